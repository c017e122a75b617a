//! The records and figures of finished games, as the screen of records shows them.

mod people;
mod standings;

pub use people::Regular;
pub use standings::{Span, group_name, measure, skill};

use std::sync::Arc;

use crate::coach::express::{Distribution, ValueTable};
use crate::rules::Seat;
use crate::rules::classic::{Placement, Sharing};
use crate::session::{Name, Player};
use crate::stats::{
    Contest, DiceCounts, Figures, Game, Member, Record, Verdict, Who, alone, everybody, leads,
    players, results, shown, together,
};
use crate::store::{About, AllFinished, Finished, Id};
use crate::text::{self as words, number, say, signed};

/// The most solo results listed, and the most of each kind in groups.
const ALONE: usize = 10;
const TOGETHER: usize = 5;
/// The most players listed; those with the fewest games are left out.
const PLAYERS: usize = 200;

/// The finished games of a contest: the records, and the players with their figures.
#[derive(Debug)]
pub struct Tables {
    all: Arc<AllFinished>,
    /// Whether the tables are of the games with help or of those without.
    pub with_help: bool,
    /// The contests that have games.
    pub contests: Vec<Contest>,
    /// The one shown.
    pub contest: Contest,
    /// The best results alone, the best in groups, and the biggest wins.
    pub best: [Vec<Record>; 3],
    /// All persons together if there are several, then each person, then the bots.
    pub players: Vec<Figures>,
    /// The place of the player shown.
    pub player: usize,
    /// The player's results, the earliest first.
    pub own: Vec<Record>,
    /// What the dice of the app and real ones have shown.
    pub shown: (DiceCounts, DiceCounts),
    /// Whose standings are shown; everybody's if nobody is named.
    pub group: Vec<Name>,
    /// The time over which they are.
    pub span: Span,
    /// The standings of those who have played together in this contest.
    pub members: Vec<Member>,
    /// Everybody who plays here, in any contest.
    pub people: Vec<Regular>,
}

impl Tables {
    /// The tables of these games, of what is shown now if it still has games, or of the contest with the most.
    pub fn of(all: Arc<AllFinished>, now: Option<&Tables>) -> Tables {
        let games = || all.without_help.games.iter().chain(&all.with_help.games);
        let count = |contest: &Contest| games().filter(|game| game.contest == *contest).count();
        let contests: Vec<Contest> = Contest::all().filter(|it| count(it) > 0).collect();
        let most = contests.iter().copied().max_by_key(count);
        let contest = now
            .map(|now| now.contest)
            .filter(|it| contests.contains(it));
        let contest = contest.or(most);
        let contest = contest.unwrap_or(Contest::Express(Default::default()));
        let mut tables = Tables {
            shown: shown(games().chain(&all.uncounted)),
            with_help: now.is_some_and(|now| now.with_help),
            contests,
            contest,
            best: Default::default(),
            players: Vec::new(),
            player: 0,
            own: Vec::new(),
            group: now.map(|now| now.group.clone()).unwrap_or_default(),
            span: now.map(|now| now.span).unwrap_or_default(),
            members: Vec::new(),
            people: people::regulars(&all),
            all,
        };
        tables.choose(contest, now.and_then(Tables::who).cloned());
        tables
    }

    /// Shows this player in this contest, or all if the player has no games in it.
    pub fn choose(&mut self, contest: Contest, who: Option<Who>) {
        let all = Arc::clone(&self.all);
        let games = &finished(&all, self.with_help).games;
        self.contest = contest;
        self.best = [
            alone(games, contest, ALONE),
            together(games, contest, TOGETHER),
            leads(games, contest, TOGETHER),
        ];
        self.players = players(games, contest);
        self.players.truncate(PLAYERS);
        let is_person = |figures: &&Figures| matches!(figures.who, Who::Person(_));
        if self.players.iter().filter(is_person).count() > 1 {
            self.players.insert(0, everybody(games, contest));
        }
        let like = |figures: &Figures| who.as_ref().is_some_and(|who| figures.who.is_like(who));
        let first = self.players.iter().position(|figures| is_person(&figures));
        let shown = self.players.iter().position(like).or(first);
        self.player = shown.unwrap_or(0);
        let own = self.who().map(|who| results(games, contest, who));
        self.own = own.unwrap_or_default();
        self.rank_members();
    }

    /// Shows this contest, and the same player in it.
    pub fn show(&mut self, contest: Contest) {
        self.choose(contest, self.who().cloned());
    }

    /// The contest this many steps from the one shown, or this one at the ends.
    pub fn contest_beside(&self, by: isize) -> Contest {
        let mut contests = self.contests.iter();
        let at = contests.position(|&other| other == self.contest);
        let beside = at.and_then(|at| self.contests.get(at.checked_add_signed(by)?));
        beside.copied().unwrap_or(self.contest)
    }

    /// Shows the player at this place, or the last one.
    pub fn look_at(&mut self, place: usize) {
        let place = place.min(self.players.len().saturating_sub(1));
        let who = self.players.get(place).map(|figures| figures.who.clone());
        self.choose(self.contest, who);
    }

    /// Changes between the games with help and those without, if there are both.
    pub fn change_help(&mut self) {
        if self.has_help() {
            self.with_help = !self.with_help;
            self.show(self.contest);
        }
    }

    /// The player shown.
    pub fn who(&self) -> Option<&Who> {
        Some(&self.players.get(self.player)?.who)
    }

    /// The player's best result; in a tie, the first.
    pub fn record(&self) -> Option<&Record> {
        let better = |one: &Record, other| self.contest.is_better(one.result, other);
        let own = self.own.iter();
        own.reduce(|best, own| if better(own, best.result) { own } else { best })
    }

    /// The number of the player's games; of several players' results in one, it is one.
    pub fn games(&self) -> usize {
        self.own.chunk_by(|one, next| one.game == next.game).count()
    }

    /// Whether the results of the player are those of solo games.
    pub fn is_alone(&self) -> bool {
        let first = self.own.first();
        first.is_none_or(|own| self.game(own).is_solo())
    }

    /// The player's best result in a group, and the biggest win.
    pub fn in_groups(&self) -> [Option<Record>; 2] {
        let games = &finished(&self.all, self.with_help).games;
        let own = |records: Vec<Record>| {
            let is_own = |who: &Who, record: &Record| who.plays(&games[record.game], record.seat);
            let mut records = records.into_iter();
            records.find(|record| self.who().is_some_and(|who| is_own(who, record)))
        };
        [together, leads].map(|best| own(best(games, self.contest, usize::MAX)))
    }

    /// Whether there are games with help.
    pub fn has_help(&self) -> bool {
        !self.all.with_help.games.is_empty()
    }

    /// Notes what each seat of a game has lost on average.
    pub fn note(&mut self, id: &Id, losses: &[f64]) {
        let all = Arc::make_mut(&mut self.all);
        for finished in [&mut all.without_help, &mut all.with_help] {
            let at = finished.about.iter().position(|about| about.id == *id);
            if let Some(at) = at {
                finished.games[at].noted.losses = Some(losses.to_vec());
            }
        }
        self.show(self.contest);
    }

    /// Whether there are no games at all.
    pub fn is_empty(&self) -> bool {
        self.all.without_help.games.is_empty() && !self.has_help()
    }

    /// All lines in the order of the selection.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.best.iter().flatten()
    }

    fn game(&self, record: &Record) -> &Game {
        &finished(&self.all, self.with_help).games[record.game]
    }

    /// The file of the game of a record.
    pub fn about(&self, record: &Record) -> &About {
        &finished(&self.all, self.with_help).about[record.game]
    }

    /// The person shown, as the record was made.
    pub fn person(&self) -> Option<&Player> {
        let record = self.record()?;
        matches!(self.who(), Some(Who::Person(_))).then(|| self.player_of(record))
    }

    /// The player who made a record.
    pub fn player_of(&self, record: &Record) -> &Player {
        &self.game(record).players[record.seat]
    }

    /// The number of games of a player, and the average.
    pub fn figures(&self, figures: &Figures) -> String {
        let games = say!("records-games", count = figures.games);
        let mean = figures.mean().map(|mean| match self.contest.is_express() {
            true => words::signed(mean.round() as i32),
            false => words::number(mean, 1),
        });
        match mean {
            Some(points) => format!("{games} · {}", say!("records-average", points)),
            None => games,
        }
    }

    /// What is known of the game of a record: when and with whom it was played, its dice, what has helped.
    pub fn facts(&self, record: &Record) -> String {
        let (game, about) = (self.game(record), self.about(record));
        let mut facts = vec![words::date(about.created)];
        if !game.is_solo() {
            let others = Seat::enumerate(&game.players);
            let others = others.filter(|&(seat, _)| seat != record.seat);
            let others = words::together(others.map(|(_, player)| player.name.as_str()));
            facts.push(say!("records-with", others));
        }
        let helped = words::helps(&game.noted.helps);
        facts.extend(helped.map(|helps| say!("records-helped", helps)));
        facts.extend(game.noted.is_strict.then(|| say!("common-bar-strict")));
        // A non-breaking hyphen keeps the code in one piece.
        let code = game.dice.seed();
        let code = code.map(|seed| seed.code().replace('-', "\u{2011}"));
        facts.extend(code.map(|code| say!("records-dice-code", code)));
        facts.join(" · ")
    }
}

fn finished(all: &AllFinished, with_help: bool) -> &Finished {
    match with_help {
        true => &all.with_help,
        false => &all.without_help,
    }
}

/// A contest by its game and rules.
pub fn name(contest: Contest) -> String {
    match contest {
        Contest::Express(penalty) => say!("records-express", penalty = penalty.points()),
        Contest::Classic(setting) => {
            let sharing = match setting.sharing {
                Sharing::Share => "share",
                Sharing::Jump => "jump",
                Sharing::Forced => "forced",
            };
            let placement = match setting.placement {
                Placement::Within => "within",
                Placement::MustPlace => "must",
                Placement::Most => "most",
            };
            let columns = setting.columns.count();
            say!("records-classic", columns, sharing, placement)
        }
    }
}

/// Who the figures are of.
pub fn who(figures: &Figures) -> String {
    match &figures.who {
        Who::Everybody => say!("records-all-people"),
        Who::Person(name) => name.to_string(),
        Who::Program(level) => words::level(*level).to_string(),
    }
}

/// What the test of dice says.
pub fn judged(verdict: &Verdict, throws: usize) -> String {
    let Some(chance) = verdict.chance else {
        return say!("records-dice-few", throws, enough = DiceCounts::ENOUGH);
    };
    let times = (1.0 / chance.max(1e-9)).round();
    let percent = |digits| number(chance * 100.0, digits);
    match chance {
        0.05.. => say!("records-dice-fair", cases = (chance * 100.0).round()),
        0.01.. => say!("records-dice-little-unusual", times, percent = percent(1)),
        0.001.. => say!("records-dice-unusual", times, percent = percent(2)),
        _ => say!("records-dice-hardly-fair"),
    }
}

/// A result as shown: signed points or turns.
pub fn result(contest: Contest, result: i32) -> String {
    match contest.is_express() {
        true => signed(result),
        false => say!("common-turns", count = result.unsigned_abs()),
    }
}

/// What would beat a record, if anything can, and how often a near-perfect game does where that is rare.
pub fn next(contest: Contest, record: i32) -> Option<(String, Option<String>)> {
    let Contest::Express(penalty) = contest else {
        let turns = record - 1;
        return (turns > 0).then(|| (say!("records-next-turns", count = turns), None));
    };
    let target = record + Distribution::STEP;
    if target <= 0 {
        return Some((say!("records-next-zero"), None));
    }
    let games = ValueTable::shipped(penalty).distribution();
    let share = 1.0 - games.percentile(target).lower;
    let share = (share < 0.5).then(|| say!("records-next-share", share = words::percent(share)));
    Some((say!("records-next", points = signed(target)), share))
}
