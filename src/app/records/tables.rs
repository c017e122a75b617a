//! The tables of records for the contest shown.

use std::cmp::Reverse;
use std::sync::Arc;

use iced::widget::{button, column, row, space, text};
use iced::{Center, Fill, Size};

use super::{Message, result, titled_card};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, fitted, press, soft};
use crate::rules::Seat;
use crate::stats::{
    Contest, DiceCounts, Figures, Game, Record, Who, alone, everybody, leads, players, shown,
    together,
};
use crate::store::{About, AllFinished, Finished, Id};
use crate::text::{self as words, say};

/// The most solo results listed, and the most of each kind in groups.
const ALONE: usize = 10;
const TOGETHER: usize = 5;
/// The most players listed; those with the fewest games are left out.
const PLAYERS: usize = 200;
/// From this width on, the tables of groups stand beside the solo one.
const WIDE: f32 = 800.0;

/// All finished games, and the tables of one contest.
#[derive(Debug)]
pub(super) struct Tables {
    all: Arc<AllFinished>,
    /// Whether the tables are of the games with help or of those without.
    pub(super) with_help: bool,
    /// The contests that have games.
    pub(super) contests: Vec<Contest>,
    /// The contest shown.
    pub(super) contest: Contest,
    alone: Vec<Record>,
    together: Vec<Record>,
    leads: Vec<Record>,
    /// All persons together, then each person, then the bots.
    pub(super) players: Vec<Figures>,
    /// The statistics of the app's dice and of real ones.
    pub(super) shown: (DiceCounts, DiceCounts),
}

impl Tables {
    /// The tables of these games, with or without help. If `contest` has no games, they show the contest with the most.
    pub(super) fn of(all: Arc<AllFinished>, contest: Option<Contest>, with_help: bool) -> Tables {
        let games = || {
            let without_help = all.without_help.games.iter();
            without_help.chain(&all.with_help.games)
        };
        let count = |contest: Contest| games().filter(|game| game.contest == contest).count();
        let contests: Vec<Contest> = Contest::all()
            .filter(|&contest| count(contest) > 0)
            .collect();
        let most = contests
            .iter()
            .copied()
            .max_by_key(|&contest| count(contest));
        let contest = contest
            .filter(|contest| contests.contains(contest))
            .or(most)
            .unwrap_or(Contest::Express(Default::default()));
        let mut tables = Tables {
            shown: shown(games().chain(&all.uncounted)),
            with_help,
            contests,
            contest,
            alone: Vec::new(),
            together: Vec::new(),
            leads: Vec::new(),
            players: Vec::new(),
            all,
        };
        tables.choose(contest);
        tables
    }

    /// Shows another contest.
    pub(super) fn choose(&mut self, contest: Contest) {
        let all = Arc::clone(&self.all);
        let games = &finished(&all, self.with_help).games;
        self.contest = contest;
        self.alone = alone(games, contest, ALONE);
        self.together = together(games, contest, TOGETHER);
        self.leads = leads(games, contest, TOGETHER);
        self.players = players(games, contest);
        self.players.truncate(PLAYERS);
        let everybody = everybody(games, contest);
        if everybody.games > 0 {
            self.players.insert(0, everybody);
        }
    }

    /// Shows the games with help or those without.
    pub(super) fn look_at_help(&mut self, with_help: bool) {
        self.with_help = with_help;
        self.choose(self.contest);
    }

    /// Whether any game had help.
    pub(super) fn has_help(&self) -> bool {
        !self.all.with_help.games.is_empty()
    }

    fn finished(&self) -> &Finished {
        finished(&self.all, self.with_help)
    }

    /// The contest this many steps from the one shown, if there is one.
    pub(super) fn further(&self, by: isize) -> Option<Contest> {
        let at = self
            .contests
            .iter()
            .position(|&other| other == self.contest)?;
        self.contests.get(at.checked_add_signed(by)?).copied()
    }

    /// The index of a player in the table.
    pub(super) fn place_of(&self, who: &Who) -> Option<usize> {
        let mut players = self.players.iter();
        players.position(|figures| figures.who.is_like(who))
    }

    /// The finished games whose choices are not judged yet, newest first.
    pub(super) fn unjudged(&self) -> Vec<Id> {
        let all = [&self.all.without_help, &self.all.with_help];
        let all = all
            .into_iter()
            .flat_map(|finished| finished.games.iter().zip(&finished.about));
        let mut unjudged: Vec<&About> = all
            .filter(|(game, _)| game.noted.losses.is_none())
            .map(|(_, about)| about)
            .collect();
        unjudged.sort_by_key(|about| Reverse(about.created));
        unjudged.into_iter().map(|about| about.id.clone()).collect()
    }

    /// Notes the losses of a game's choices.
    pub(super) fn note(&mut self, id: &Id, losses: &[f64]) {
        let all = Arc::make_mut(&mut self.all);
        for finished in [&mut all.without_help, &mut all.with_help] {
            let at = finished.about.iter().position(|about| about.id == *id);
            if let Some(at) = at {
                finished.games[at].noted.losses = Some(losses.to_vec());
            }
        }
        self.choose(self.contest);
    }

    /// Whether no game counts.
    pub(super) fn is_empty(&self) -> bool {
        self.all.without_help.games.is_empty() && !self.has_help()
    }

    /// All lines in the order of the selection.
    pub(super) fn records(&self) -> impl Iterator<Item = &Record> {
        self.alone.iter().chain(&self.together).chain(&self.leads)
    }

    fn game(&self, record: &Record) -> &Game {
        &self.finished().games[record.game]
    }

    /// The game of a record.
    pub(super) fn about(&self, record: &Record) -> &About {
        &self.finished().about[record.game]
    }

    pub(super) fn view(&self, at: usize, within: Size) -> Element<'_, Message> {
        let is_express = self.contest.is_express();
        let (best, title) = if is_express {
            (say!("records-alone-points"), say!("records-groups-totals"))
        } else {
            (say!("records-alone-turns"), say!("records-groups-turns"))
        };
        let alone = self.table(best, say!("records-alone-nobody"), &self.alone, 0, at);
        let first = self.alone.len();
        let nobody = say!("records-groups-nobody");
        let mut groups =
            column![self.table(title, nobody.clone(), &self.together, first, at)].spacing(gap::M);
        if is_express {
            let first = first + self.together.len();
            let title = say!("records-groups-wins");
            groups = groups.push(self.table(title, nobody, &self.leads, first, at));
        }
        if within.width >= WIDE {
            row![alone, groups].spacing(gap::M).into()
        } else {
            column![alone, groups].spacing(gap::M).into()
        }
    }

    fn table<'a>(
        &'a self,
        title: String,
        nobody: String,
        records: &'a [Record],
        first: usize,
        at: usize,
    ) -> Element<'a, Message> {
        if records.is_empty() {
            let word = soft(nobody, size::BODY);
            return titled_card(title, column![word, space().height(gap::S)]);
        }
        let mut place = 0;
        let lines = records.iter().enumerate().map(|(line, record)| {
            // Equal results share a place.
            if line == 0 || records[line - 1].result != record.result {
                place = line + 1;
            }
            self.line(place, record, first + line == at)
        });
        titled_card(title, column(lines).spacing(gap::XXS))
    }

    fn line<'a>(&'a self, place: usize, record: &'a Record, is_lit: bool) -> Element<'a, Message> {
        let (game, about) = (self.game(record), self.about(record));
        let player = &game.players[record.seat];
        let mut facts = vec![words::date(about.created)];
        if !game.is_solo() {
            let others = Seat::enumerate(&game.players);
            let others = others.filter(|&(seat, _)| seat != record.seat);
            let others = words::together(others.map(|(_, player)| player.name.as_str()));
            facts.push(say!("records-with", others = others));
        }
        let helped = words::helps(&game.noted.helps);
        facts.extend(helped.map(|helps| say!("records-helped", helps = helps)));
        facts.extend(game.noted.is_strict.then(|| say!("common-bar-strict")));
        // A non-breaking hyphen keeps the code in one piece.
        let code = game.dice.seed();
        let code = code.map(|seed| seed.code().replace('-', "\u{2011}"));
        facts.extend(code.map(|code| say!("records-dice-code", code = code)));
        let name = column![
            fitted(player.name.as_str(), size::LABEL, theme::MEDIUM),
            soft(facts.join(" · "), size::CAPTION),
        ]
        .width(Fill);
        let face = row![
            text(format!("{place}.")).size(size::LABEL).width(28.0),
            name,
            bold(result(self.contest, record.result), size::HEADING),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let face = button(face)
            .padding([gap::XS, gap::S])
            .width(Fill)
            .style(theme::button::line(is_lit));
        press(face, Some(Message::Open(about.id.clone())))
    }
}

/// The games with help or those without.
fn finished(all: &AllFinished, with_help: bool) -> &Finished {
    match with_help {
        true => &all.with_help,
        false => &all.without_help,
    }
}
