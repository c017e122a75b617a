//! The finished games of a contest: the records, and the players with their figures. The page of a player has the record
//! as hero, how the games are spread, the last ten as a line, and the figures at the table.

use std::cmp::Reverse;
use std::sync::Arc;

use iced::widget::{button, column, container, row, space, stack, text};
use iced::{Center, Fill, FillPortion, Size};

use super::{Message, plotted, result, sheet};
use crate::app::theme::{self, gap, radius, size};
use crate::app::widget::{Drawing, Element, bold, fitted, hint, medium, press, soft};
use crate::coach::express::{Distribution, ValueTable, average};
use crate::coach::review::Measure;
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::rules::express::Penalty;
use crate::scene::{self as chart, Look, Scene};
use crate::session::{Colour, Level, Player};
use crate::stats::{
    Contest, DiceCounts, Figures, Game, Record, Who, alone, everybody, leads, players, results,
    shown, together,
};
use crate::store::{About, AllFinished, Finished, Id};
use crate::text::{self as words, say, signed};

/// The most solo results listed, and the most of each kind in groups.
const ALONE: usize = 10;
const TOGETHER: usize = 5;
/// The most players listed; those with the fewest games are left out.
const PLAYERS: usize = 200;

/// The height below which the page scrolls.
const LEAST_HEIGHT: f32 = 480.0;
/// From this width on, the record stands beside the charts.
const WIDE: f32 = 860.0;
/// The greatest width of the record's card, and the side of the die on it.
const HERO: f32 = 448.0;
const DIE: f32 = 132.0;
/// The greatest size of the record itself.
const FIGURE: f32 = 120.0;
/// The greatest width of the figures at the table, and the height of a line of them.
const TABLE: f32 = 272.0;
const LINE: f32 = 38.0;
/// The games in the line of the last ones, and the fewest of which the median is told.
const LAST: usize = 10;
const FEW: usize = 5;
/// The colour where there is no record.
const HOUSE: Colour = Colour::Green;

#[derive(Debug)]
pub(super) struct Tables {
    all: Arc<AllFinished>,
    /// Whether the tables are of the games with help or of those without.
    pub(super) with_help: bool,
    pub(super) contests: Vec<Contest>,
    pub(super) contest: Contest,
    /// The best results alone, the best in groups, and the biggest wins.
    pub(super) best: [Vec<Record>; 3],
    /// All persons together if there are several, then each person, then the bots.
    pub(super) players: Vec<Figures>,
    pub(super) player: usize,
    /// The player's results, the earliest first.
    pub(super) own: Vec<Record>,
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

    pub(super) fn is_alone(&self) -> bool {
        let first = self.own.first();
        first.is_none_or(|own| self.game(own).is_solo())
    }

    /// The player's best result in a group, and the biggest win.
    pub(super) fn in_groups(&self) -> [Option<Record>; 2] {
        let games = &finished(&self.all, self.with_help).games;
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

    pub(super) fn is_empty(&self) -> bool {
        self.all.without_help.games.is_empty() && !self.has_help()
    }

    /// All lines in the order of the selection.
    pub(super) fn records(&self) -> impl Iterator<Item = &Record> {
        self.best.iter().flatten()
    }

    fn game(&self, record: &Record) -> &Game {
        &finished(&self.all, self.with_help).games[record.game]
    }

    pub(super) fn about(&self, record: &Record) -> &About {
        &finished(&self.all, self.with_help).about[record.game]
    }

    /// The person shown, as the record was made.
    pub(super) fn person(&self) -> Option<&Player> {
        let record = self.record()?;
        matches!(self.who(), Some(Who::Person(_))).then(|| self.player_of(record))
    }

    pub(super) fn player_of(&self, record: &Record) -> &Player {
        &self.game(record).players[record.seat]
    }

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

fn finished(all: &AllFinished, with_help: bool) -> &Finished {
    match with_help {
        true => &all.with_help,
        false => &all.without_help,
    }
}

pub(super) fn page(tables: &Tables, within: Size) -> Element<'_, Message> {
    let best = tables.record();
    let colour = best.map_or(HOUSE, |best| tables.player_of(best).colour);
    if within.width < WIDE {
        return column![
            container(hero(tables, colour, within.width)).height(LEAST_HEIGHT),
            container(spread(tables, colour)).height(LEAST_HEIGHT / 2.0),
            container(last(tables, colour)).height(LEAST_HEIGHT / 2.0),
            container(at_the_table(tables)).height(LEAST_HEIGHT / 1.5),
        ]
        .spacing(gap::L)
        .into();
    }
    let left = (within.width * 0.38).min(HERO);
    let table = (0.4 * (within.width - left - gap::XL)).min(TABLE);
    let below = row![
        last(tables, colour),
        container(at_the_table(tables)).width(table)
    ];
    let beside = column![
        container(spread(tables, colour)).height(FillPortion(44)),
        below.spacing(gap::L).height(FillPortion(56))
    ];
    row![hero(tables, colour, left), beside.spacing(gap::L)]
        .spacing(gap::XL)
        .height(within.height.max(LEAST_HEIGHT))
        .into()
}

fn hero(tables: &Tables, colour: Colour, width: f32) -> Element<'_, Message> {
    let best = tables.record();
    let title = |words: String| bold(words, size::HEADING);
    let record: Element<'_, Message> = match best {
        None => container(title(say!("records-alone-nobody")))
            .height(Fill)
            .into(),
        Some(best) => {
            let name = tables.player_of(best).name.as_str();
            let mut die = Scene::new((DIE, DIE * 1.1));
            let middle = (DIE / 2.0, DIE / 2.0);
            die.die(middle, DIE, Some(Die::Two), Look::Shade(colour));
            let (figure, letters) = match tables.contest.is_express() {
                true => (signed(best.result), FIGURE),
                false => (result(tables.contest, best.result), FIGURE * 0.6),
            };
            // In a narrow window it is as wide as its card.
            let letters = letters.min((width - 2.0 * gap::XXL) / 3.2);
            let words = column![
                title(say!("records-of", name)),
                space().height(Fill),
                bold(figure, letters),
                text(tables.facts(best)).size(size::HEADING),
            ];
            let die = container(Drawing::new(die)).align_right(Fill).height(Fill);
            let face = button(stack![die, words])
                .padding(0)
                .width(Fill)
                .height(Fill)
                .style(theme::button::player(colour));
            let open = Message::Open(tables.about(best).id.clone());
            hint(press(face, Some(open)), say!("records-open"))
        }
    };
    let next = best.map(|best| {
        let (words, share) = next(tables.contest, best.result);
        column![title(words)].push(share.map(|share| text(share).size(size::LABEL)))
    });
    let beat = match best {
        Some(_) => say!("records-beat"),
        None => say!("home-alone"),
    };
    let key = text(words::key("Enter")).size(size::BODY);
    let beat = row![bold(beat, size::HEADING)].push((width >= HERO).then_some(key));
    let beat = container(beat.spacing(gap::M).align_y(Center)).center(Fill);
    let beat = button(beat)
        .height(56.0)
        .width(Fill)
        .style(theme::button::on_player(colour));
    let content = column![record, next, press(beat, Some(Message::Enter))].spacing(gap::XXL);
    container(content)
        .padding(gap::XXL)
        .width(width)
        .height(Fill)
        .style(theme::container::player_card(colour, radius::CARD))
        .into()
}

/// What would beat a record, and how often a near-perfect game does.
fn next(contest: Contest, record: i32) -> (String, Option<String>) {
    let Contest::Express(penalty) = contest else {
        let turns = record - 1;
        return (say!("records-next-turns", count = turns), None);
    };
    // Below zero, zero is a goal.
    let target = (record + Distribution::STEP).max(0);
    let games = ValueTable::shipped(penalty).distribution();
    let share = 1.0 - games.percentile(target).lower;
    let share = (share < 0.5).then(|| say!("records-next-share", share = words::percent(share)));
    (say!("records-next", points = signed(target)), share)
}

fn spread(tables: &Tables, colour: Colour) -> Element<'_, Message> {
    let mut results: Vec<i32> = tables.own.iter().map(|own| own.result).collect();
    results.sort_unstable();
    let count = results.len();
    let title = match tables.is_alone() {
        true => say!("records-solo"),
        false => say!("records-groups"),
    };
    let games = say!("records-games", count = tables.games());
    let (drawn, note) = match tables.contest {
        _ if count == 0 => (plotted(Fill, Scene::new), games),
        Contest::Classic(_) => {
            let draw = move |room| chart::turns(&results, colour, room);
            (plotted(Fill, draw), games)
        }
        Contest::Express(penalty) => {
            let points = chart::Measure::Points;
            let mean = f64::from(results.iter().sum::<i32>()) / count as f64;
            let median = f64::from(results[(count - 1) / 2] + results[count / 2]) / 2.0;
            let own = say!("records-average", points = points.told(mean));
            let coach = average(Level::Master, penalty).map(|coach| {
                let words = say!("records-coach-average", points = signed(coach));
                (f64::from(coach), words)
            });
            let own = (count > 1).then_some((mean, own));
            let means: Vec<(f64, String)> = own.into_iter().chain(coach).collect();
            let draw =
                move |room| chart::totals(&results, near_optimal(penalty), &means, colour, room);
            let half = say!("records-half-above", points = points.told(median));
            let note = match count < FEW {
                true => games,
                false => format!("{games}, {half}"),
            };
            (plotted(Fill, draw), note)
        }
    };
    let note = soft(note, size::LABEL);
    sheet(title, Some(note.into()), drawn).into()
}

/// The last games as a line, the record among them as a die.
fn last(tables: &Tables, colour: Colour) -> Element<'_, Message> {
    let own = &tables.own[tables.own.len().saturating_sub(LAST)..];
    let results: Vec<i32> = own.iter().map(|own| own.result).collect();
    let measure = unit(tables);
    let record = tables.record().map(|best| {
        let words = say!("records-record", result = measure.told(best.result.into()));
        (best.result, words)
    });
    let draw = move |room| chart::last_games(&results, measure, record.clone(), colour, room);
    sheet(say!("records-last"), None, plotted(Fill, draw)).into()
}

fn at_the_table(tables: &Tables) -> Element<'_, Message> {
    let Some(figures) = tables.players.get(tables.player) else {
        return space().into();
    };
    let is_express = tables.contest.is_express();
    let (turns, busts) = figures.turns;
    let busts = (turns > 0).then(|| words::percent(busts as f64 / turns as f64));
    let seconds = figures.time().map(|time| time.as_secs_f64().round());
    let time = seconds.map(|seconds| say!("common-seconds", seconds));
    let has_won = figures.in_groups > 0 && figures.who != Who::Everybody;
    let (wins, games) = (figures.wins, figures.in_groups);
    let won = has_won.then(|| say!("records-won-of", wins, games));
    let (measure, time_about) = match is_express {
        true => (Measure::Points, say!("records-time-a-choice")),
        false => (Measure::Chance, say!("records-time-a-turn")),
    };
    let loss = figures.loss().map(|loss| words::mean_lost(measure, loss));
    let [together, lead] = tables.in_groups();
    let best =
        |record: Option<Record>| record.map(|record| unit(tables).told(record.result.into()));
    let lines = [
        (say!("records-best-in-a-group"), best(together)),
        (say!("records-biggest-win"), best(lead)),
        (say!("records-won"), won),
        (say!("records-lost"), loss),
        (say!("records-bust"), busts),
        (time_about, time),
    ];
    let lines = lines.into_iter().filter_map(|(about, figure)| {
        let line = container(space()).height(1).width(Fill);
        let about = soft(about, size::LABEL).width(Fill);
        let words = row![about, medium(figure?, size::LABEL)];
        let words = words.spacing(gap::S).align_y(Center).height(LINE);
        Some(
            column![
                line.style(theme::container::ground(chart::Role::Line)),
                words
            ]
            .into(),
        )
    });
    sheet(say!("records-at-the-table"), None, column(lines))
        .height(Fill)
        .into()
}

fn near_optimal(penalty: Penalty) -> Vec<(i32, f64)> {
    let games = ValueTable::shipped(penalty).distribution();
    let all = games.games().max(1) as f64;
    let shares = games.counts();
    let shares = shares.map(|(total, count)| (total, f64::from(count) / all));
    shares.collect()
}

fn unit(tables: &Tables) -> chart::Measure {
    match tables.contest.is_express() {
        true => chart::Measure::Points,
        false => chart::Measure::Columns,
    }
}
