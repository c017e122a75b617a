//! The dice, and what is to be done with them: type, roll, play, roll on or stop.

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::players::columns_won;
use super::{Host, Message, Play, Stage, hint};
use crate::app::game_ui::PlayScreen;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    ButtonStyle, Element, answer, fitted, focusable, key_cap, next_answer, next_control, shape,
    small_die,
};
use crate::app::{banner, typing, words};
use crate::rules::TurnNumber;
use crate::rules::classic::{self, Decision, Entry, Phase, Position, Step, Tally, bust_odds};
use crate::rules::dice::{Die, Roll, RollOff};
use crate::table::{plays_by_split, splits};

/// Below this height everything is a little smaller.
const LOW: f32 = 560.0;

/// Below this width the dice of a split stand above its plays.
const NARROW: f32 = 220.0;

/// A heading of more letters is written smaller.
const LONG: usize = 14;

impl Play {
    pub(super) fn roll_zone<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        within: Size,
    ) -> Element<'a, Message> {
        let side = (within.width / 4.0 - 2.0 * gap::S)
            .min(within.height * 0.13)
            .floor();
        let between = if within.height < LOW { gap::S } else { gap::L };
        let mut lines = column![self.head(host)].spacing(between);
        if let Some(was) = self.was(host) {
            lines = lines.push(typing::was(was));
        }
        lines = match self.stage {
            Stage::RollOff { .. } => {
                let skip = self.skips_start(host).then(|| {
                    let label = "Skip: the app rolls";
                    self.wide_control(label, "S", theme::button::plain, Message::Stop)
                });
                lines
                    .push(self.dice(None, RollOff::DICE, side))
                    .push(banner::view(&self.word))
                    .push(self.asked(host, side))
                    .push(skip)
                    .push(starters(host))
            }
            Stage::Roll { .. } if self.is_correcting(host) => lines
                .push(self.dice(None, Roll::DICE, side))
                .push(banner::view(&self.word))
                .push(self.asked(host, side)),
            Stage::Roll { .. } => {
                let position = host.session().table().position();
                let last = self.last_roll(host);
                let players = position.players();
                let stake = position
                    .is_running()
                    .then(|| at_stake(position, "", shows_odds));
                lines
                    .push(self.dice(last, Roll::DICE, side))
                    .push(banner::view(&self.word))
                    .push(self.next(host, side))
                    .push(self.hint.as_ref().map(|hint| hint::words(hint, players)))
                    .push(stake)
                    .push(turn_so_far(host))
            }
            Stage::Play { .. } => {
                let lines = match self.step(host) {
                    Some(step) => lines
                        .push(self.dice(Some(step.roll().dice()), Roll::DICE, side))
                        .push(refused(step))
                        .push(banner::view(&self.word))
                        .push(self.splits(step, within.width < NARROW)),
                    None => lines,
                };
                let (position, ghost) = self.positions(host);
                let players = position.players();
                let stake = match &ghost {
                    Some(ghost) => Some(at_stake(ghost, "then ", shows_odds)),
                    // The next roll comes after the play.
                    None => position
                        .is_running()
                        .then(|| at_stake(&position, "", false)),
                };
                lines
                    .push(self.hint.as_ref().map(|hint| hint::words(hint, players)))
                    .push(stake)
                    .push(turn_so_far(host))
            }
            Stage::Decision { .. } => lines
                .push(
                    text("Did the turn go on after this roll?")
                        .size(size::LABEL)
                        .font(theme::MEDIUM),
                )
                .push(banner::view(&self.word))
                .push(
                    row![
                        next_answer("It went on", "R", self.stage, Message::RollOn),
                        next_answer("It stopped", "S", self.stage, Message::Stop),
                    ]
                    .spacing(gap::S),
                ),
            Stage::Over => lines
                .push(
                    host.session()
                        .table()
                        .position()
                        .winner()
                        .map(|winner| columns_won(host, winner)),
                )
                .push(next_control("Result", "Enter", Some(Message::Result)))
                .push(banner::view(&self.word)),
        };
        lines.into()
    }

    /// Whose turn it is, and which roll.
    fn head<'a>(&self, host: &Host) -> Element<'a, Message> {
        let table = host.session().table();
        let position = self.positions(host).0;
        let seat = match self.stage {
            Stage::Over => position.winner().unwrap_or(position.turn()),
            _ => position.turn(),
        };
        let player = &host.session().players()[seat];
        let (heading, more) = match self.stage {
            Stage::RollOff { number } if self.is_correcting(host) => (
                "Correction".to_owned(),
                format!("Roll {number} for the start"),
            ),
            Stage::Roll { number } | Stage::Play { number, .. } | Stage::Decision { number }
                if self.is_correcting(host) =>
            {
                ("Correction".to_owned(), format!("Roll {number}"))
            }
            Stage::RollOff { .. } => {
                let players = host.session().players();
                let more = match table.ties().last() {
                    Some(tie) => format!("Rolls again: {}", words::tied(tie, players)),
                    None => "Rolls for the start: the highest total begins".to_owned(),
                };
                (player.name.to_string(), more)
            }
            Stage::Over => {
                let more = if table.position().has_outlasted(seat) {
                    "has won: nobody else is left".to_owned()
                } else {
                    let turns = Tally::of(&table.turns(), seat).turns;
                    format!("has won in {}", words::counted(turns, "turn"))
                };
                (player.name.to_string(), more)
            }
            Stage::Roll { .. } | Stage::Play { .. } | Stage::Decision { .. } => {
                let turn = match &self.moment {
                    Some(_) => table.steps().last().map_or(TurnNumber::FIRST, Step::turn),
                    None => table.turn(),
                };
                let more = match player.level {
                    None => format!("Turn {turn}"),
                    Some(_) if host.session().setup().dice().are_real() => {
                        format!("Turn {turn}: the program plays")
                    }
                    Some(_) => format!("Turn {turn}: the program plays, Space goes on"),
                };
                (player.name.to_string(), more)
            }
        };
        let more = match self.stage {
            Stage::Over => text(more).size(size::LABEL).font(theme::MEDIUM),
            _ => text(more).size(size::BODY).style(theme::text::soft),
        };
        if heading == "Correction" {
            return column![text(heading).size(size::TITLE).font(theme::BOLD), more].into();
        }
        let size = if heading.chars().count() > LONG {
            size::HEADING
        } else {
            size::TITLE
        };
        let name: Element<'a, Message> = match self.stage {
            // At the end there is room for all of it.
            Stage::Over => text(heading).size(size).font(theme::BOLD).into(),
            _ => fitted(heading, size, theme::BOLD, theme::text::same),
        };
        column![
            row![shape(player.colour, size::TITLE), name]
                .spacing(gap::S)
                .align_y(Center),
            more,
        ]
        .into()
    }

    /// What stands where something is being corrected.
    fn was(&self, host: &Host) -> Option<String> {
        if !self.is_correcting(host) {
            return None;
        }
        let table = host.session().table();
        match self.stage {
            Stage::RollOff { number } => table
                .roll_offs()
                .nth(number.index())
                .map(|(_, dice)| dice.to_string()),
            Stage::Roll { number } => table
                .rolls()
                .get(number.index())
                .map(|written| written.roll.to_string()),
            Stage::Play { number, .. } => Some(table.step(number)?.written().play?.to_string()),
            Stage::Decision { number } => Some(match table.step(number)?.written().decision {
                Some(Decision::Stop) => "a stop".to_owned(),
                _ => "rolling on".to_owned(),
            }),
            Stage::Over => None,
        }
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
            let value = match shown {
                Some(dice) => Some(
                    self.tumble
                        .and_then(|tumble| tumble.shown(place))
                        .unwrap_or(dice[place]),
                ),
                None => self.typed.die(place),
            };
            die(value, Look::Plain, side)
        });
        row(faces).spacing(gap::S).into()
    }

    /// What a turn can do before its next roll.
    fn next<'a>(&'a self, host: &'a Host, side: f32) -> Element<'a, Message> {
        let position = host.session().table().position();
        let is_programs = host.session().level(position.turn()).is_some();
        let mut lines = column![self.asked(host, side)].spacing(gap::M);
        if position.is_running() && !is_programs {
            let held: Vec<String> = position
                .held_by()
                .map(|column| column.to_string())
                .collect();
            lines = lines.push(if held.is_empty() {
                // Where the app rolls, rolling on is a button as strong as this one.
                let style: ButtonStyle = if self.rolls(host) {
                    theme::button::next
                } else {
                    theme::button::plain
                };
                self.wide_control("Stop and keep", "S", style, Message::Stop)
            } else {
                let columns = words::together(&held);
                let why = match held.len() {
                    1 => format!("the runner in column {columns} shares its space"),
                    _ => format!("the runners in columns {columns} share their spaces"),
                };
                text(format!("No stop: {why} (C12)."))
                    .size(size::BODY)
                    .style(theme::text::minus)
                    .into()
            });
        }
        lines.into()
    }

    /// The button of the app's dice, or the faces to click.
    fn asked<'a>(&self, host: &Host, side: f32) -> Element<'a, Message> {
        let is_programs = host
            .session()
            .level(host.session().table().position().turn())
            .is_some();
        let said = |words| {
            text(words)
                .size(size::LABEL)
                .font(theme::MEDIUM)
                .style(theme::text::accent)
        };
        if self.rolls(host) && is_programs && !self.is_correcting(host) {
            return said("The program rolls").into();
        }
        if self.is_program_deciding(host) {
            let is_taken_back = !host.session().log().undone().is_empty();
            return said(if is_taken_back {
                "Space lets the program decide"
            } else {
                "The program decides: roll on or stop"
            })
            .into();
        }
        if self.rolls(host) {
            let label = match host.session().table().phase() {
                Phase::RollOff { .. } => "Roll for the start",
                _ if host.session().table().position().is_running() => "Roll on",
                _ => "Roll the dice",
            };
            return self.wide_control(label, "Space", theme::button::next, Message::Roll);
        }
        let is_running = host.session().table().position().is_running();
        let (count, first) = match self.stage {
            Stage::RollOff { .. } if self.is_correcting(host) => {
                (RollOff::DICE, "Type or click the two dice as they lay")
            }
            _ if self.is_correcting(host) => {
                (Roll::DICE, "Type or click the four dice as they lay")
            }
            Stage::RollOff { .. } => (RollOff::DICE, "Roll two dice, then type or click them"),
            _ if is_running && is_programs => (
                Roll::DICE,
                "The program rolls on: type or click the four dice",
            ),
            _ if is_running => (Roll::DICE, "Roll on: type or click the four dice"),
            _ => (Roll::DICE, "Roll the four dice, then type or click them"),
        };
        let side = (side * 0.6).clamp(26.0, 40.0);
        self.typed.asked(count, first, side, Message::Face)
    }

    /// The ways to split the dice, a line each, with the plays that each allows.
    fn splits<'a>(&self, step: &Step, is_narrow: bool) -> Element<'a, Message> {
        let before = step.before();
        let plays = plays_by_split(step);
        let lines = splits(step.roll()).into_iter().map(|(pairs, dice)| {
            let [a, b, c, d] = dice.map(|die| small_die(die, 26.0));
            let [one, other] = [row![a, b], row![c, d]].map(|pair| pair.spacing(gap::XXS));
            let dice: Element<'_, Message> = if is_narrow {
                row![one, other].spacing(gap::S).into()
            } else {
                column![one, other].spacing(gap::XXS).into()
            };
            let of_split = before.plays_of(pairs);
            let places: Vec<usize> = plays
                .iter()
                .enumerate()
                .filter(|(_, play)| of_split.contains(play))
                .map(|(place, _)| place)
                .collect();
            if places.is_empty() {
                let why = words::not_played(before, pairs);
                return row![
                    dice,
                    text(why)
                        .size(size::CAPTION)
                        .style(theme::text::soft)
                        .width(Fill),
                ]
                .spacing(gap::M)
                .align_y(Center)
                .into();
            }
            let buttons = places
                .into_iter()
                .map(|place| self.play_button(place, plays[place], before.players()));
            if is_narrow {
                return column![dice, row(buttons).spacing(gap::XS)]
                    .spacing(gap::XS)
                    .into();
            }
            row![dice]
                .extend(buttons)
                .spacing(gap::M)
                .align_y(Center)
                .into()
        });
        let between = if is_narrow { gap::M } else { gap::S };
        column(lines).spacing(between).into()
    }

    fn play_button<'a>(
        &self,
        place: usize,
        play: classic::Play,
        players: usize,
    ) -> Element<'a, Message> {
        let is_lit = matches!(self.stage, Stage::Play { lit, .. } if lit == Some(place));
        let letter = char::from(b'A' + place as u8);
        let worth = hint::on_button(self.hint.as_ref(), play, players);
        let padding = if worth.is_some() {
            [gap::XS, gap::S]
        } else {
            [gap::M, gap::M]
        };
        let face = row![
            column![text(play.to_string()).size(size::LABEL).font(theme::MEDIUM)].push(worth),
            space().width(Fill),
            key_cap(letter.to_string()),
        ]
        .spacing(gap::XS)
        .align_y(Center);
        let face = button(face)
            .padding(padding)
            .width(Fill)
            .style(theme::button::choice(is_lit, false))
            .on_press(Message::Choose(place));
        focusable(face, Some(Message::Choose(place)))
            .asked(self.stage.unlit())
            .hovered(Message::Entered(place), Message::Left(place))
            .into()
    }

    /// A button across the zone, its key at the end.
    fn wide_control<'a>(
        &self,
        label: &'a str,
        key: &'a str,
        style: ButtonStyle,
        message: Message,
    ) -> Element<'a, Message> {
        let face = row![
            text(label).size(size::LABEL).font(theme::BOLD),
            space().width(Fill),
            text(key).size(size::CAPTION),
        ]
        .align_y(Center);
        let face = button(face)
            .padding([gap::M, gap::L])
            .width(Fill)
            .style(style);
        answer(face, self.stage, message)
    }
}

/// Why a play that stood here has to be made again.
fn refused<'a>(step: &Step) -> Option<Element<'a, Message>> {
    let Entry::Refused(illegal) = step.entry() else {
        return None;
    };
    let words = format!(
        "It was {}, which is no longer legal: {} ({}).",
        illegal.play,
        illegal.reason,
        illegal.ruling()
    );
    Some(banner::refusal(words))
}

/// What a bust would cost, and how likely it is.
fn at_stake<'a>(position: &Position, when: &'a str, shows_odds: bool) -> Element<'a, Message> {
    let stake = row![
        text(format!("{when}at stake"))
            .size(size::BODY)
            .style(theme::text::soft),
        space().width(Fill),
        text(words::counted(position.at_stake() as usize, "space"))
            .size(size::LABEL)
            .font(theme::BOLD),
    ]
    .align_y(Center);
    let mut lines = column![stake].spacing(gap::XS);
    if shows_odds {
        let odds = row![
            text("bust on the next roll")
                .size(size::BODY)
                .style(theme::text::soft),
            space().width(Fill),
            text(words::percent(bust_odds(position)))
                .size(size::LABEL)
                .font(theme::BOLD),
        ]
        .align_y(Center);
        lines = lines.push(odds);
    }
    container(lines)
        .padding(gap::M)
        .width(Fill)
        .style(theme::container::well)
        .into()
}

/// The rolls of the turn that is under way.
fn turn_so_far<'a>(host: &Host) -> Option<Element<'a, Message>> {
    let table = host.session().table();
    let turn = table.turn();
    let rolls: Vec<Element<'a, Message>> = table
        .steps()
        .iter()
        .filter(|step| step.turn() == turn)
        .filter_map(|step| {
            let play = step.play()?;
            let dice = step.roll().dice().map(|die| small_die(die, 15.0));
            let roll = row![
                row(dice).spacing(1.0),
                text(play.to_string()).size(size::CAPTION),
            ]
            .spacing(gap::XS)
            .align_y(Center)
            .width(132.0);
            Some(roll.into())
        })
        .collect();
    if rolls.is_empty() {
        return None;
    }
    let lines = column![
        text("This turn")
            .size(size::CAPTION)
            .style(theme::text::soft),
        row(rolls).spacing(gap::XS).wrap(),
    ]
    .spacing(gap::XS);
    Some(lines.into())
}

/// Who has rolled what for the start.
fn starters<'a>(host: &Host) -> Element<'a, Message> {
    let players = host.session().players();
    let lines = host
        .session()
        .table()
        .roll_offs()
        .filter_map(|(seat, dice)| {
            let player = &players[seat?];
            let shown = dice.dice().map(|die| small_die(die, 22.0));
            Some(
                row![
                    shape(player.colour, size::BODY),
                    container(fitted(
                        player.name.as_str(),
                        size::BODY,
                        theme::FONT,
                        theme::text::same
                    ))
                    .width(Fill),
                    row(shown).spacing(gap::XXS),
                    text(dice.sum().to_string())
                        .size(size::LABEL)
                        .font(theme::BOLD)
                        .width(28.0),
                ]
                .spacing(gap::S)
                .align_y(Center)
                .into(),
            )
        });
    column(lines).spacing(gap::XS).into()
}
