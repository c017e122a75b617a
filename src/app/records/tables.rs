//! The finished games of a contest: the records, and the players with their figures.

use std::cmp::Reverse;
use std::sync::Arc;

use iced::widget::{button, column, row, text};
use iced::{Center, Fill};

use super::{Message, result, sheet};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, fitted, press, soft};
use crate::rules::Seat;
use crate::session::Player;
use crate::stats::{
    Contest, DiceCounts, Figures, Game, Record, Who, alone, everybody, leads, players, results,
    shown, together,
};
use crate::store::{About, AllFinished, Finished, Id};
use crate::text::{self as words, say};

/// The most solo results listed, and the most of each kind in groups.
const ALONE: usize = 10;
const TOGETHER: usize = 5;
/// The most players listed; those with the fewest games are left out.
const PLAYERS: usize = 200;

/// All finished games, and the tables of one contest.
#[derive(Debug)]
pub(super) struct Tables {
    all: Arc<AllFinished>,
    /// Whether the tables are of the games with help or of those without.
    pub(super) with_help: bool,
    /// The contests that have games.
    pub(super) contests: Vec<Contest>,
    pub(super) contest: Contest,
    /// The best results alone, the best in groups, and the biggest wins.
    pub(super) best: [Vec<Record>; 3],
    /// All persons together if there are several, then each person, then the bots.
    pub(super) players: Vec<Figures>,
    /// The place of the player shown.
    pub(super) player: usize,
    /// The player's results, the earliest first.
    pub(super) own: Vec<Record>,
    /// The statistics of the app's dice and of real ones.
    pub(super) shown: (DiceCounts, DiceCounts),
}

impl Tables {
    /// The tables of these games, of what is shown now if it still has games, or of the contest with the most.
    pub(super) fn of(all: Arc<AllFinished>, now: Option<&Tables>) -> Tables {
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
            all,
        };
        tables.choose(contest, now.and_then(Tables::who).cloned());
        tables
    }

    /// Shows this player in this contest, or all if the player has no games in it.
    pub(super) fn choose(&mut self, contest: Contest, who: Option<Who>) {
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
    }

    pub(super) fn show(&mut self, contest: Contest) {
        self.choose(contest, self.who().cloned());
    }

    /// The contest this many steps from the one shown, or this one at the ends.
    pub(super) fn contest_beside(&self, by: isize) -> Contest {
        let mut contests = self.contests.iter();
        let at = contests.position(|&other| other == self.contest);
        let beside = at.and_then(|at| self.contests.get(at.checked_add_signed(by)?));
        beside.copied().unwrap_or(self.contest)
    }

    /// Shows the player at this place, or the last one.
    pub(super) fn look_at(&mut self, place: usize) {
        let place = place.min(self.players.len().saturating_sub(1));
        let who = self.players.get(place).map(|figures| figures.who.clone());
        self.choose(self.contest, who);
    }

    /// Changes between the games with help and those without, if there are both.
    pub(super) fn change_help(&mut self) {
        if self.has_help() {
            self.with_help = !self.with_help;
            self.show(self.contest);
        }
    }

    pub(super) fn who(&self) -> Option<&Who> {
        Some(&self.players.get(self.player)?.who)
    }

    /// The player's best result, the first of equals.
    pub(super) fn record(&self) -> Option<&Record> {
        let better = |one: &Record, other| self.contest.is_better(one.result, other);
        let own = self.own.iter();
        own.reduce(|best, own| if better(own, best.result) { own } else { best })
    }

    /// The number of the player's games; of several players' results in one, it is one.
    pub(super) fn games(&self) -> usize {
        self.own.chunk_by(|one, next| one.game == next.game).count()
    }

    /// Whether the player's results are of solo games.
    pub(super) fn is_alone(&self) -> bool {
        let first = self.own.first();
        first.is_none_or(|own| self.game(own).is_solo())
    }

    /// The player's best result in a group, and the biggest win.
    pub(super) fn in_groups(&self) -> [Option<Record>; 2] {
        let games = &self.finished().games;
        let own = |records: Vec<Record>| {
            let is_own = |who: &Who, record: &Record| who.plays(&games[record.game], record.seat);
            let mut records = records.into_iter();
            records.find(|record| self.who().is_some_and(|who| is_own(who, record)))
        };
        [together, leads].map(|best| own(best(games, self.contest, usize::MAX)))
    }

    pub(super) fn has_help(&self) -> bool {
        !self.all.with_help.games.is_empty()
    }

    fn finished(&self) -> &Finished {
        finished(&self.all, self.with_help)
    }

    /// The finished games whose choices are not judged yet, newest first.
    pub(super) fn unjudged(&self) -> Vec<Id> {
        let all = [&self.all.without_help, &self.all.with_help].into_iter();
        let all = all.flat_map(|finished| finished.games.iter().zip(&finished.about));
        let unjudged = all.filter(|(game, _)| game.noted.losses.is_none());
        let mut unjudged: Vec<&About> = unjudged.map(|(_, about)| about).collect();
        unjudged.sort_by_key(|about| Reverse(about.created));
        unjudged.into_iter().map(|about| about.id.clone()).collect()
    }

    pub(super) fn note(&mut self, id: &Id, losses: &[f64]) {
        let all = Arc::make_mut(&mut self.all);
        for finished in [&mut all.without_help, &mut all.with_help] {
            let at = finished.about.iter().position(|about| about.id == *id);
            if let Some(at) = at {
                finished.games[at].noted.losses = Some(losses.to_vec());
            }
        }
        self.show(self.contest);
    }

    /// Whether no game counts.
    pub(super) fn is_empty(&self) -> bool {
        self.all.without_help.games.is_empty() && !self.has_help()
    }

    /// All lines in the order of the selection.
    pub(super) fn records(&self) -> impl Iterator<Item = &Record> {
        self.best.iter().flatten()
    }

    fn game(&self, record: &Record) -> &Game {
        &self.finished().games[record.game]
    }

    pub(super) fn about(&self, record: &Record) -> &About {
        &self.finished().about[record.game]
    }

    /// The person shown, as the record was made.
    pub(super) fn person(&self) -> Option<&Player> {
        let record = self.record()?;
        matches!(self.who(), Some(Who::Person(_))).then(|| self.player_of(record))
    }

    pub(super) fn player_of(&self, record: &Record) -> &Player {
        &self.game(record).players[record.seat]
    }

    /// How many games of a player there are, how many were won, and what they came to on average.
    pub(super) fn figures(&self, figures: &Figures) -> String {
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

    /// The best games, one of which is selected.
    pub(super) fn view(&self, at: usize) -> Element<'_, Message> {
        let is_express = self.contest.is_express();
        let (best, title) = match is_express {
            true => (say!("records-alone-points"), say!("records-groups-totals")),
            false => (say!("records-alone-turns"), say!("records-groups-turns")),
        };
        let [alone, together, leads] = &self.best;
        let nobody = || say!("records-groups-nobody");
        let below = |before: usize| at.checked_sub(before);
        let first = alone.len();
        let alone = self.table(best, say!("records-alone-nobody"), alone, Some(at));
        let groups = self.table(title, nobody(), together, below(first));
        let first = first + together.len();
        let wins = say!("records-groups-wins");
        let wins = is_express.then(|| self.table(wins, nobody(), leads, below(first)));
        row![alone, column![groups, wins].spacing(gap::M)]
            .spacing(gap::M)
            .into()
    }

    fn table<'a>(
        &'a self,
        title: String,
        nobody: String,
        records: &'a [Record],
        at: Option<usize>,
    ) -> Element<'a, Message> {
        if records.is_empty() {
            return sheet(title, None, soft(nobody, size::BODY)).into();
        }
        let lines = records.iter().enumerate().map(|(line, record)| {
            // Equal results share a place.
            let equal = |other: &Record| other.result == record.result;
            let place = records.iter().position(equal).unwrap_or(line) + 1;
            self.line(place, record, at == Some(line))
        });
        sheet(title, None, column(lines).spacing(gap::XXS)).into()
    }

    /// What is known of the game of a record: when and with whom it was played, its dice, what has helped.
    pub(super) fn facts(&self, record: &Record) -> String {
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

    fn line<'a>(&'a self, place: usize, record: &'a Record, is_lit: bool) -> Element<'a, Message> {
        let name = self.player_of(record).name.as_str();
        let name = fitted(name, size::LABEL, theme::MEDIUM);
        let face = row![
            text(format!("{place}.")).size(size::LABEL).width(28.0),
            column![name, soft(self.facts(record), size::CAPTION)].width(Fill),
            bold(result(self.contest, record.result), size::HEADING),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let face = button(face)
            .padding([gap::XS, gap::S])
            .width(Fill)
            .style(theme::button::line(is_lit));
        press(face, Some(Message::Open(self.about(record).id.clone())))
    }
}

/// The games with help or those without.
fn finished(all: &AllFinished, with_help: bool) -> &Finished {
    match with_help {
        true => &all.with_help,
        false => &all.without_help,
    }
}
