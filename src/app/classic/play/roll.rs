//! The panel beside the board: the dice, and what to do with them.
//!
//! Each part keeps its place and its height through all stages, so that nothing moves under the pointer.

use iced::widget::{button, column, container, row, scrollable, space, text};
use iced::{Center, Fill, Size};

use super::decision::stacked;
use super::players::{columns_won, starters};
use super::progress::progress;
use super::{Host, Message, Play, Stage, hint};
use crate::app::banner::Banner;
use crate::app::game_ui::PlayScreen;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    self, Element, chances, fitted, height_of, named, named_bold, next_control, press, shape, slot,
    told, width_of,
};
use crate::app::{banner, typing, words};
use crate::rules::classic::{Decision, Entry, Step, Tally, column_odds};
use crate::rules::dice::{Die, Roll, RollOff};
use crate::rules::{Seat, TurnNumber};
use crate::text::say;

/// Below this height everything is closer together.
const LOW: f32 = 560.0;
/// Below this height there is no room for anything that can be done without.
const VERY_LOW: f32 = 430.0;
/// Below this width the dice of a split stand above its plays.
const NARROW: f32 = 220.0;
/// The height of the line that tells what the turn has played.
const STORY: f32 = 20.0;
/// The least and the greatest height of a play.
const LEAST: f32 = 32.0;
const MOST: f32 = 112.0;
/// The height of rolling on and of stopping where one stands above the other.
const SMALL_TILE: f32 = 44.0;
/// The same where what it brings stands beside its name.
const LINE_TILE: f32 = 30.0;
/// What how far one has come needs beside the faces to click.
const PROGRESS: f32 = 100.0;
/// The height of the faces to click where they are smallest.
const FACES: f32 = 76.0;
/// The height of the chances of the columns.
const CHANCES: f32 = 128.0;
/// The side of a die that stands above its plays.
const SMALL_DIE: f32 = 22.0;
/// The share of the panel that a name takes at most.
const MOST_NAME: f32 = 0.66;
/// The ways to split a roll.
const SPLITS: f32 = 3.0;

/// The measures of the panel.
#[derive(Debug, Clone, Copy)]
pub(super) struct Panel {
    pub(super) within: Size,
    /// The height of the name of whose turn it is.
    head: f32,
    /// The side of a die.
    die: f32,
    /// The height of the line that says what is awaited, and of an error.
    slot: f32,
    /// The height of a play.
    pub(super) line: f32,
    /// The height of rolling on and stopping.
    pub(super) tile: f32,
    between: f32,
}

impl Panel {
    /// The measures of a panel of this size.
    fn new(within: Size) -> Panel {
        let Size { width, height } = within;
        let (head, slot, tile, between) = match height {
            ..VERY_LOW => (26.0, 46.0, 60.0, gap::XS),
            ..LOW => (34.0, 64.0, 84.0, gap::S),
            _ => (38.0, 72.0, 96.0, gap::M),
        };
        let tile = match width {
            ..NARROW => 2.0 * SMALL_TILE + gap::XS,
            _ if width < stacked() => 2.0 * LINE_TILE + gap::XS,
            _ => tile,
        };
        let across = (width - gap::S * (Roll::DICE as f32 - 1.0)) / Roll::DICE as f32;
        let die = across.min(height * 0.115).floor();
        let mut panel = Panel {
            within,
            head,
            die,
            slot,
            line: 0.0,
            tile,
            between,
        };
        let lines = (panel.rest() - (SPLITS - 1.0) * panel.between_lines()) / SPLITS;
        panel.line = (lines - panel.above_line()).floor().clamp(LEAST, MOST);
        panel
    }

    /// The height that all but the plays leaves.
    fn rest(self) -> f32 {
        let others = self.head + self.die + self.slot + self.story() + self.tile;
        self.within.height - others - 5.0 * self.between
    }

    /// The heights of the plays of the splits, which need these; more than there is room for where nothing else helps.
    pub(super) fn lines(self, needed: &[f32]) -> Vec<f32> {
        if needed.iter().all(|&needed| needed <= self.line) {
            return vec![self.line; needed.len()];
        }
        let spare = (self.middle() - self.height_of(needed)).max(0.0) / needed.len() as f32;
        needed.iter().map(|needed| needed + spare).collect()
    }

    /// The height of splits whose plays are so high.
    pub(super) fn height_of(self, lines: &[f32]) -> f32 {
        let between = lines.len().saturating_sub(1) as f32 * self.between_lines();
        lines.iter().sum::<f32>() + lines.len() as f32 * self.above_line() + between
    }

    /// The room of the ways to split the dice.
    pub(super) fn middle(self) -> f32 {
        let line = self.line + self.above_line();
        SPLITS * line + (SPLITS - 1.0) * self.between_lines()
    }

    /// The height of the dice above a play.
    fn above_line(self) -> f32 {
        if self.is_narrow() {
            SMALL_DIE + gap::XS
        } else {
            0.0
        }
    }

    /// The height of the line that tells what the turn has played.
    fn story(self) -> f32 {
        if self.within.height < VERY_LOW {
            0.0
        } else {
            STORY
        }
    }

    pub(super) fn between_lines(self) -> f32 {
        if self.within.height < LOW {
            gap::XS
        } else {
            gap::S
        }
    }

    /// Between plays of one split.
    pub(super) fn between_plays(self) -> f32 {
        if self.line < 60.0 { gap::XS } else { gap::S }
    }

    pub(super) fn is_narrow(self) -> bool {
        self.within.width < NARROW
    }

    /// The side of a die beside its plays.
    pub(super) fn split_die(self) -> f32 {
        if self.is_narrow() {
            SMALL_DIE
        } else {
            // Low plays may be lower still where others need more.
            let most = if self.line < 60.0 { 20.0 } else { 40.0 };
            ((self.line - gap::XXS) / 2.0).min(most).floor()
        }
    }

    /// The width of the plays of a split.
    pub(super) fn plays_width(self) -> f32 {
        if self.is_narrow() {
            self.within.width
        } else {
            self.within.width - 2.0 * self.split_die() - gap::XXS - gap::M
        }
    }

    /// Whether rolling on stands above stopping.
    pub(super) fn stacks_ways(self) -> bool {
        self.within.width < stacked()
    }

    /// Whether rolling on and stopping have room for larger letters.
    pub(super) fn has_large_ways(self) -> bool {
        self.within.height >= VERY_LOW && !self.stacks_ways()
    }

    /// Whether each consequence of a play has a line of its own.
    pub(super) fn is_high(self) -> bool {
        self.line >= 96.0
    }

    /// The size of the name of a play.
    pub(super) fn letters(self) -> f32 {
        if self.line < 72.0 {
            size::LABEL
        } else {
            size::HEADING
        }
    }
}

impl Play {
    pub(super) fn roll_zone<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        record: Option<i32>,
        within: Size,
    ) -> Element<'a, Message> {
        if self.stage == Stage::Over {
            return self.over(host);
        }
        let panel = Panel::new(within);
        let (dice, count) = self.rolled(host);
        let middle = match &self.stage {
            // What there is to choose would give the dice away before they lie still.
            Stage::Play { .. } if self.tumble.is_some() => None,
            Stage::Play { .. } => self
                .step(host)
                .map(|step| self.splits(step, host, shows_odds, panel)),
            Stage::Decision { .. } | Stage::Over => None,
            Stage::RollOff { .. } | Stage::Roll { .. } => {
                let needed = if self.takes_dice(host) { FACES } else { 0.0 };
                Some((self.typing(host, shows_odds, panel), needed))
            }
        };
        let (middle, needed) = middle.unwrap_or_else(|| (space().into(), 0.0));
        // In a very low window plays and faces have their room all the same, and the panel scrolls.
        // While a play is chosen, what the coach says stands where the turn goes on later, and has all that the plays leave.
        let hint = self.hint.as_ref();
        let hint = hint.filter(|_| matches!(self.stage, Stage::Play { .. }));
        let room = match self.stage {
            Stage::Play { .. } if hint.is_some() => needed,
            Stage::Play { .. } => panel.middle().max(needed),
            _ => panel.middle().min(panel.rest().max(needed)),
        };
        let foot: Option<Element<'a, Message>> = match hint {
            Some(hint) => {
                let left = (panel.middle() - needed).max(0.0);
                let height = panel.story() + panel.between + panel.tile + left;
                Some(slot(height, hint::words(hint, host.session()), false).into())
            }
            // Neither way is open yet, so the plays may take its room.
            None if matches!(self.stage, Stage::Play { .. }) && needed > panel.middle() => None,
            None => {
                let foot = column![
                    container(self.story(host, panel)).height(panel.story()),
                    container(self.ways(host, shows_odds, panel)).height(panel.tile),
                ];
                Some(foot.spacing(panel.between).into())
            }
        };
        column![
            container(self.head(host, record, panel)).center_y(panel.head),
            self.dice(dice, count, panel.die),
            self.asked(host, record, panel),
            container(middle).height(room),
        ]
        .push(foot)
        .spacing(panel.between)
        .into()
    }

    /// The dice that lie on the table, if any, and how many there are.
    pub(super) fn rolled(&self, host: &Host) -> (Option<[Die; Roll::DICE]>, usize) {
        match &self.stage {
            Stage::RollOff { .. } => (None, RollOff::DICE),
            Stage::Roll { .. } if self.is_correcting(host) => (None, Roll::DICE),
            Stage::Roll { .. } => (self.last_roll(host), Roll::DICE),
            Stage::Play { .. } => (self.step(host).map(|step| step.roll().dice()), Roll::DICE),
            &Stage::Decision { number } => {
                let step = host.session().table().step(number);
                (step.map(|step| step.roll().dice()), Roll::DICE)
            }
            Stage::Over => (None, 0),
        }
    }

    /// The turn that is shown.
    pub(super) fn turn(&self, host: &Host) -> TurnNumber {
        let table = host.session().table();
        match &self.moment {
            Some(_) => table.steps().last().map_or(TurnNumber::FIRST, Step::turn),
            None => table.turn(),
        }
    }

    /// Whose turn it is, and which one.
    fn head<'a>(&self, host: &Host, record: Option<i32>, panel: Panel) -> Element<'a, Message> {
        let session = host.session();
        let seat = self.positions(host).0.turn();
        let player = &session.players()[seat];
        let more = match &self.stage {
            Stage::RollOff { number } if self.is_correcting(host) => {
                say!("board-correction-start", roll = number.get())
            }
            Stage::Roll { number } | Stage::Play { number, .. } | Stage::Decision { number }
                if self.is_correcting(host) =>
            {
                say!("board-correction", roll = number.get())
            }
            Stage::RollOff { .. } | Stage::Over => String::new(),
            Stage::Roll { .. } | Stage::Play { .. } | Stage::Decision { .. } => {
                let turn = self.turn(host).get();
                let is_of_record = host.may_set_record() && !session.table().steps().is_empty();
                match (player.level, record.filter(|_| is_of_record)) {
                    (None, None) => say!("board-turn", turn = turn),
                    (None, Some(record)) => {
                        say!("board-turn-record", turn = turn, record = record)
                    }
                    (Some(_), _) => say!("board-turn-program", turn = turn),
                }
            }
        };
        // The name makes room by its size, and what stands beside it by its end.
        let most = panel.within.width * MOST_NAME;
        let name = |letters: f32| {
            let name = width_of(player.name.as_str(), letters, theme::BOLD);
            (letters + gap::S + name).ceil().min(most)
        };
        let beside = width_of(&more, size::BODY, theme::FONT) + gap::S;
        let fits = |&letters: &f32| name(letters) + beside <= panel.within.width;
        let sizes = [size::TITLE.min(panel.head - gap::XS), size::HEADING];
        let letters = sizes.into_iter().find(fits).unwrap_or(size::LABEL);
        let more = fitted(more, size::BODY, theme::FONT, theme::text::soft);
        let head = row![
            named_bold(player, letters).width(name(letters)),
            container(more).align_right(Fill),
        ];
        told(head.spacing(gap::S).align_y(Center))
    }

    /// What stands where something is corrected.
    fn was(&self, host: &Host) -> Option<String> {
        if !self.is_correcting(host) {
            return None;
        }
        let table = host.session().table();
        let was = match &self.stage {
            Stage::RollOff { number } => {
                let (_, dice) = table.roll_offs().nth(number.index())?;
                typing::was(dice)
            }
            Stage::Roll { number } => typing::was(table.rolls().get(number.index())?.roll),
            Stage::Play { number, .. } => {
                let play = table.step(*number)?.written().play?;
                typing::was(words::board_play(play))
            }
            Stage::Decision { number } => match table.step(*number)?.written().decision {
                Some(Decision::Stop) => say!("board-was-stop"),
                _ => say!("board-was-roll-on"),
            },
            Stage::Over => return None,
        };
        Some(was)
    }

    /// The dice of the last roll, as long as the app's dice lie there or it is told what they have done. Where real dice are
    /// typed, theirs are the empty places.
    fn last_roll(&self, host: &Host) -> Option<[Die; Roll::DICE]> {
        let last = host.session().table().steps().last()?;
        let lies_there = !last.ends_turn() && !host.session().setup().dice().are_real();
        let is_told = self.moment.is_some() || lies_there || self.tumble.is_some();
        (is_told && self.typed.is_empty()).then(|| last.roll().dice())
    }

    fn dice<'a>(
        &self,
        shown: Option<[Die; Roll::DICE]>,
        count: usize,
        side: f32,
    ) -> Element<'a, Message> {
        let faces = (0..count).map(|place| {
            let Some(dice) = shown else {
                let typed = self.typed.die(place);
                let face = die(typed, Look::Plain, side);
                let Some(typed) = typed else {
                    return face;
                };
                let face = button(typing::heard(typed, face))
                    .padding(0.0)
                    .style(theme::button::quiet);
                return widget::hint(
                    press(face, Some(Message::TakeBack(place))),
                    say!("common-take-die-back"),
                );
            };
            let tumbling = self.tumble.and_then(|tumble| tumble.shown(place));
            die(Some(tumbling.unwrap_or(dice[place])), Look::Plain, side)
        });
        self.typed.told(count, row(faces).spacing(gap::S))
    }

    /// What is awaited, and below it the news, an error, or the choice made here.
    fn asked<'a>(
        &'a self,
        host: &'a Host,
        record: Option<i32>,
        panel: Panel,
    ) -> Element<'a, Message> {
        let is_very_low = panel.within.height < VERY_LOW;
        let beside = match self.stage {
            Stage::RollOff { .. } if is_very_low => None,
            Stage::RollOff { .. } if !self.is_correcting(host) => {
                let players = host.session().players();
                let words = match host.session().table().ties().last() {
                    Some(tie) => say!(
                        "board-rolls-again",
                        names = words::together(tie.seats.iter().map(|&seat| &players[seat].name)),
                        total = tie.total.value()
                    ),
                    None => say!("board-rolls-for-start"),
                };
                Some(words)
            }
            _ => self.was(host),
        };
        let news = self.thinking(host, record);
        let news = news.or_else(|| self.word.clone());
        let news = news.or_else(|| self.step(host).and_then(refused));
        let width = panel.within.width;
        let said = match (&news, &beside) {
            (Some(news), _) => news.height(width) + gap::XXS,
            (None, Some(words)) => height_of(words, size::BODY, theme::FONT, width) + gap::XXS,
            (None, None) => 0.0,
        };
        let beside = beside.map(|words| {
            let words = text(words).size(size::BODY);
            words.style(theme::text::soft).into()
        });
        let words = news.map(banner::face).or(beside);
        // In little room, the news comes first.
        let asked = self.awaited(host).and_then(|asked| {
            let high = |letters: f32| height_of(&asked, letters, theme::MEDIUM, width) + said;
            let fits = |&letters: &f32| high(letters) <= panel.slot;
            let letters = [size::LABEL, size::BODY].into_iter().find(fits);
            let letters = letters.or_else(|| words.is_none().then_some(size::BODY))?;
            let high = high(letters);
            let asked = text(asked).size(letters).font(theme::MEDIUM);
            let asked = asked.style(theme::text::accent);
            // How many dice are still to come is told with each of them.
            let takes_dice = matches!(self.stage, Stage::RollOff { .. } | Stage::Roll { .. });
            Some(if self.typed.is_empty() || !takes_dice {
                (told(asked), high)
            } else {
                (asked.into(), high)
            })
        });
        let (asked, high) = asked.unzip();
        let is_whole = high.unwrap_or(said) <= panel.slot;
        let asked = column![].push(asked).push(words).spacing(gap::XXS);
        slot(panel.slot, asked, is_whole).into()
    }

    /// What is awaited.
    fn awaited(&self, host: &Host) -> Option<String> {
        if self.moment.is_some() || self.tumble.is_some() {
            // The news is seen first.
            return None;
        }
        let session = host.session();
        let position = session.table().position();
        let is_programs = session.level(position.turn()).is_some();
        let is_correcting = self.is_correcting(host);
        let is_running = position.is_running();
        Some(match &self.stage {
            Stage::RollOff { .. } if is_correcting => self
                .typed
                .remaining(RollOff::DICE, say!("board-type-two-as-they-lay")),
            Stage::Roll { .. } if is_correcting => self
                .typed
                .remaining(Roll::DICE, say!("board-type-four-as-they-lay")),
            Stage::RollOff { .. } | Stage::Roll { .. } if self.rolls(host) => {
                match (is_programs, is_running) {
                    (true, _) => say!("board-program-rolls"),
                    (false, true) if position.may_stop() => say!("board-roll-on-or-stop"),
                    (false, true) => say!("board-can-only-roll-on"),
                    (false, false) => return None,
                }
            }
            Stage::RollOff { .. } => self
                .typed
                .remaining(RollOff::DICE, say!("board-roll-two-and-type")),
            Stage::Roll { .. } if self.is_program_deciding(host) => {
                let is_taken_back = !session.log().undone().is_empty();
                if is_taken_back {
                    say!("board-space-lets-program")
                } else {
                    say!("board-program-decides")
                }
            }
            Stage::Roll { .. } => {
                let first = match (is_running, is_programs) {
                    (true, true) => say!("board-program-rolls-on"),
                    (true, false) => say!("board-roll-on-and-type"),
                    (false, _) => say!("board-roll-four-and-type"),
                };
                self.typed.remaining(Roll::DICE, &first)
            }
            Stage::Play { .. } => self.which_play(host),
            Stage::Decision { .. } => say!("board-did-it-go-on"),
            Stage::Over => return None,
        })
    }

    /// Which play is asked for.
    fn which_play(&self, host: &Host) -> String {
        let plays = self.plays(host);
        if self.is_program_choosing(host) {
            return say!("board-program-chooses");
        }
        match (self.wanted(), &self.wanted_places(host)[..]) {
            ([], [_]) => say!("board-only-play"),
            ([], _) => say!("board-which-pairs"),
            (_, &[place]) => {
                say!(
                    "board-once-more-plays",
                    play = words::board_play(plays[place])
                )
            }
            (columns, _) => {
                say!("board-which-one", columns = words::together(columns))
            }
        }
    }

    /// Whether the dice that lie on the table are typed or clicked now.
    fn takes_dice(&self, host: &Host) -> bool {
        self.is_correcting(host) || !(self.rolls(host) || self.is_program_deciding(host))
    }

    /// The faces to click, how far one has come, and who has rolled what for the start or what the coach says.
    fn typing<'a>(&self, host: &Host, shows_odds: bool, panel: Panel) -> Element<'a, Message> {
        let around = gap::XS + 2.0 * gap::XS;
        let (across, down) = if panel.is_high() {
            (0.33, 0.27)
        } else {
            (0.18, 0.5)
        };
        let side = (panel.within.width * across).min(panel.middle() * down) - around;
        let side = side.floor().max(26.0);
        let width = 3.0 * (side + around);
        let faces = self
            .takes_dice(host)
            .then(|| container(typing::faces(side, Message::Face)).width(width));
        let beside = match &faces {
            Some(_) if !panel.is_high() => panel.within.width - width - gap::M,
            _ => panel.within.width,
        };
        let has_progress = matches!(self.stage, Stage::Roll { .. })
            && !self.is_correcting(host)
            && self.moment.is_none()
            && beside >= PROGRESS;
        let position = host.session().table().position();
        // The app's dice leave room before the first roll of a turn.
        let has_chances = has_progress && faces.is_none() && !position.is_running() && shows_odds;
        let chances = has_chances.then(|| {
            chances(say!("board-odds"), panel.within.width, |column| {
                let is_open = position.is_playable(column);
                is_open.then(|| column_odds(column))
            })
        });
        let progress = has_progress.then(|| {
            let mut room = panel.middle().min(panel.rest());
            if panel.is_high() && faces.is_some() {
                room -= 2.0 * (side + around) + panel.between;
            }
            if has_chances {
                room -= CHANCES + panel.between;
            }
            progress(position, Size::new(beside, room))
        });
        let words = match (&self.stage, &self.hint) {
            (Stage::RollOff { .. }, _) => Some(starters(host, panel.is_high())),
            (_, Some(hint)) => Some(hint::words(hint, host.session())),
            _ => None,
        };
        let words = words.map(|words| scrollable(words).width(Fill).spacing(gap::XS).into());
        let lines = if panel.is_high() {
            let below = words.is_none().then_some(chances).flatten();
            column![].push(faces).push(words.or(progress)).push(below)
        } else {
            let (beside, below) = match self.stage {
                Stage::RollOff { .. } => (words, None),
                _ => (progress, words),
            };
            column![row![].push(faces).push(beside).spacing(gap::M)].push(below)
        };
        lines.spacing(panel.between).into()
    }

    /// The plays of the turn that is under way, the last ones where there are many.
    fn story<'a>(&self, host: &Host, panel: Panel) -> Element<'a, Message> {
        // A letter of this size is about half as wide as it is high.
        let letters = (panel.within.width / 7.2) as usize;
        let table = host.session().table();
        let turn = table.turn();
        let told = |plays: &str| say!("board-this-turn", plays = plays);
        let mut plays = String::new();
        let steps = table.steps().iter().rev();
        let of_turn = steps.take_while(|step| step.turn() == turn);
        for play in of_turn.filter_map(Step::play) {
            let play = words::board_play(play);
            let longer = if plays.is_empty() {
                play
            } else {
                format!("{play} · {plays}")
            };
            if told(&format!("… · {longer}")).chars().count() > letters {
                plays = format!("… · {plays}");
                break;
            }
            plays = longer;
        }
        let words = if plays.is_empty() {
            plays
        } else {
            told(&plays)
        };
        text(words).size(size::BODY).style(theme::text::soft).into()
    }

    /// How everybody stands at the end, and the way to the result.
    fn over<'a>(&'a self, host: &'a Host) -> Element<'a, Message> {
        let session = host.session();
        let table = session.table();
        let position = table.position();
        let winner = position.winner().unwrap_or(position.turn());
        let player = &session.players()[winner];
        let more = if position.has_outlasted(winner) {
            say!("board-has-outlasted")
        } else {
            let turns = Tally::of(&table.turns(), winner).turns;
            say!("board-has-won", turns = turns)
        };
        // A heading of more letters is written smaller.
        let letters = if player.name.as_str().chars().count() > 14 {
            size::HEADING
        } else {
            size::TITLE
        };
        let name = text(player.name.to_string())
            .size(letters)
            .font(theme::BOLD);
        let head = row![shape(player.colour, size::TITLE), name]
            .spacing(gap::S)
            .align_y(Center);
        let standings = Seat::enumerate(session.players()).map(|(seat, player)| {
            row![
                named(player, size::HEADING, size::HEADING).width(Fill),
                columns_won(host, seat),
            ]
            .spacing(gap::S)
            .align_y(Center)
            .into()
        });
        column![
            head,
            text(more).size(size::LABEL).font(theme::MEDIUM),
            column(standings).spacing(gap::M),
            next_control(say!("common-to-result"), "Enter", Some(Message::Result)),
        ]
        .push(banner::view(&self.word))
        .spacing(gap::L)
        .into()
    }
}

/// Why a play that stood here has to be made again.
fn refused(step: &Step) -> Option<Banner> {
    let Entry::Refused(illegal) = step.entry() else {
        return None;
    };
    Some(Banner::Refusal(words::play_no_longer_legal(illegal)))
}
