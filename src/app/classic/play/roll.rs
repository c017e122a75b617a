//! The dice, and what is to be done with them: type, roll, play, roll on or stop.

use iced::widget::{button, column, container, mouse_area, row, space, text};
use iced::{Center, Fill, Size};

use super::{Hint, Message, Play, Session, Stage};
use crate::app::screens::PlayScreen;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, fitted, key_cap, next_control, press, shape, small_die};
use crate::app::{typing, word, words};
use crate::coach::classic::Advice;
use crate::rules::classic::{self, Decision, Entry, Phase, Position, Step, bust_odds};
use crate::rules::dice::{Die, Pairs, Roll, RollOff, Sum};

/// Below this height everything is a little smaller.
const LOW: f32 = 560.0;

/// A heading of more letters is written smaller.
const LONG: usize = 14;

impl Play {
    pub(super) fn roll_zone<'a>(
        &'a self,
        session: &'a Session,
        shows_odds: bool,
        within: Size,
    ) -> Element<'a, Message> {
        let side = (within.width / 4.0 - 2.0 * gap::S)
            .min(within.height * 0.13)
            .floor();
        let between = if within.height < LOW { gap::S } else { gap::L };
        let mut lines = column![self.head(session)].spacing(between);
        if let Some(was) = self.was(session) {
            lines = lines.push(typing::was(was));
        }
        lines = match self.stage {
            Stage::RollOff { .. } => lines
                .push(self.dice(None, RollOff::DICE, side))
                .push(word::view(&self.word))
                .push(self.asked(session, side))
                .push(starters(session)),
            Stage::Roll { .. } if self.is_correcting(session) => lines
                .push(self.dice(None, Roll::DICE, side))
                .push(word::view(&self.word))
                .push(self.asked(session, side)),
            Stage::Roll { .. } => {
                let position = session.table().position();
                let last = self.last_roll(session);
                let mut lines = lines
                    .push(self.dice(last, Roll::DICE, side))
                    .push(word::view(&self.word))
                    .push(self.next(session, side));
                if let Some(Hint::Decisions(advice)) = &self.hint {
                    let name = |decision: Decision| match decision {
                        Decision::RollOn => "Rolling on".to_owned(),
                        Decision::Stop => "Stopping".to_owned(),
                    };
                    lines = lines.push(hint_face(advice, position.players(), name));
                }
                if position.is_running() {
                    lines = lines.push(at_stake(position, "", shows_odds));
                }
                lines.push(turn_so_far(session))
            }
            Stage::Play { .. } => {
                let mut lines = match self.step(session) {
                    Some(step) => lines
                        .push(self.dice(Some(step.roll().dice()), Roll::DICE, side))
                        .push(refused(step))
                        .push(word::view(&self.word))
                        .push(self.splits(step)),
                    None => lines,
                };
                let (position, ghost) = self.positions(session);
                if let Some(Hint::Plays(advice)) = &self.hint {
                    let name = |play: classic::Play| play.to_string();
                    lines = lines.push(hint_face(advice, position.players(), name));
                }
                lines = match &ghost {
                    Some(ghost) => lines.push(at_stake(ghost, "then ", shows_odds)),
                    None if position.is_running() => {
                        lines.push(at_stake(&position, "", shows_odds))
                    }
                    None => lines,
                };
                lines.push(turn_so_far(session))
            }
            Stage::Decision { .. } => lines
                .push(
                    text("Did the turn go on after this roll?")
                        .size(size::LABEL)
                        .font(theme::MEDIUM),
                )
                .push(word::view(&self.word))
                .push(
                    row![
                        next_control("It went on", "R", Some(Message::RollOn)),
                        next_control("It stopped", "S", Some(Message::Stop)),
                    ]
                    .spacing(gap::S),
                ),
            Stage::Over => lines.push(word::view(&self.word)),
        };
        lines.into()
    }

    /// Whose turn it is, and which roll.
    fn head<'a>(&self, session: &Session) -> Element<'a, Message> {
        let table = session.table();
        let position = self.positions(session).0;
        let seat = match self.stage {
            Stage::Over => position.winner().unwrap_or(position.turn()),
            _ => position.turn(),
        };
        let player = &session.players()[seat];
        let (heading, more) = match self.stage {
            Stage::RollOff { number } if self.is_correcting(session) => (
                "Correction".to_owned(),
                format!("Roll {number} for the start"),
            ),
            Stage::Roll { number } | Stage::Play { number, .. } | Stage::Decision { number }
                if self.is_correcting(session) =>
            {
                ("Correction".to_owned(), format!("Roll {number}"))
            }
            Stage::RollOff { .. } => (
                player.name.to_string(),
                "Rolls for the start: the highest of two dice".to_owned(),
            ),
            Stage::Over => (player.name.to_string(), "has won".to_owned()),
            Stage::Roll { .. } | Stage::Play { .. } | Stage::Decision { .. } => {
                let turn = match &self.moment {
                    Some(_) => table.steps().last().map_or(1, Step::turn),
                    None => table.turn(),
                };
                let more = match player.level {
                    None => format!("Turn {turn}"),
                    Some(_) if session.setup().dice().are_real() => {
                        format!("Turn {turn}: the program plays")
                    }
                    Some(_) => format!("Turn {turn}: the program plays, Space goes on"),
                };
                (player.name.to_string(), more)
            }
        };
        let more = text(more).size(size::BODY).style(theme::text::soft);
        if heading == "Correction" {
            return column![text(heading).size(size::TITLE).font(theme::BOLD), more].into();
        }
        let size = if heading.chars().count() > LONG {
            size::HEADING
        } else {
            size::TITLE
        };
        column![
            row![
                shape(player.colour, size::TITLE),
                fitted(heading, size, theme::BOLD, theme::text::same),
            ]
            .spacing(gap::S)
            .align_y(Center),
            more,
        ]
        .into()
    }

    /// What stands where something is being corrected.
    fn was(&self, session: &Session) -> Option<String> {
        if !self.is_correcting(session) {
            return None;
        }
        let table = session.table();
        match self.stage {
            Stage::RollOff { number } => table
                .roll_offs()
                .nth(number - 1)
                .map(|(_, dice)| dice.to_string()),
            Stage::Roll { number } => table
                .rolls()
                .get(number - 1)
                .map(|written| written.roll.to_string()),
            Stage::Play { number, .. } => Some(table.step(number)?.written().play?.to_string()),
            Stage::Decision { number } => Some(match table.step(number)?.written().decision {
                Some(Decision::Stop) => "a stop".to_owned(),
                _ => "rolling on".to_owned(),
            }),
            Stage::Over => None,
        }
    }

    /// The dice of the last roll, while the next one is awaited.
    fn last_roll(&self, session: &Session) -> Option<[Die; Roll::DICE]> {
        let last = session.table().steps().last()?;
        let is_told = self.moment.is_some() || !last.ends_turn() || self.tumble.is_some();
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
    fn next<'a>(&'a self, session: &'a Session, side: f32) -> Element<'a, Message> {
        let position = session.table().position();
        let is_programs = session.level(position.turn()).is_some();
        let mut lines = column![self.asked(session, side)].spacing(gap::M);
        if position.is_running() && !is_programs {
            let held: Vec<String> = position
                .held_by()
                .map(|column| column.to_string())
                .collect();
            lines = lines.push(if held.is_empty() {
                let face = row![
                    text("Stop and keep").size(size::LABEL).font(theme::BOLD),
                    space().width(Fill),
                    key_cap("S"),
                ]
                .spacing(gap::M)
                .align_y(Center);
                press(
                    button(face)
                        .padding([gap::M, gap::L])
                        .width(Fill)
                        .style(theme::button::chosen),
                    Some(Message::Stop),
                )
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
    fn asked<'a>(&self, session: &Session, side: f32) -> Element<'a, Message> {
        let is_programs = session.level(session.table().position().turn()).is_some();
        let said = |words| {
            text(words)
                .size(size::LABEL)
                .font(theme::MEDIUM)
                .style(theme::text::accent)
        };
        if self.rolls(session) && is_programs && !self.is_correcting(session) {
            return said("The program rolls").into();
        }
        if self.is_program_deciding(session) {
            return said("The program decides: roll on or stop").into();
        }
        if self.rolls(session) {
            let label = match session.table().phase() {
                Phase::RollOff { .. } => "Roll for the start",
                _ if session.table().position().is_running() => "Roll on",
                _ => "Roll the dice",
            };
            return next_control(label, "Space", Some(Message::Roll));
        }
        let is_running = session.table().position().is_running();
        let (count, first) = match self.stage {
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
    fn splits<'a>(&self, step: &Step) -> Element<'a, Message> {
        let before = step.before();
        let plays = before.plays(step.roll());
        let lines = splits_of(step.roll()).into_iter().map(|(pairs, dice)| {
            let [a, b, c, d] = dice.map(|die| small_die(die, 26.0));
            let dice = column![row![a, b].spacing(gap::XXS), row![c, d].spacing(gap::XXS),]
                .spacing(gap::XXS);
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
                .map(|place| self.play_button(place, &plays[place].to_string()));
            row![dice]
                .extend(buttons)
                .spacing(gap::M)
                .align_y(Center)
                .into()
        });
        column(lines).spacing(gap::S).into()
    }

    fn play_button<'a>(&self, place: usize, label: &str) -> Element<'a, Message> {
        let is_lit = matches!(self.stage, Stage::Play { lit, .. } if lit == Some(place));
        let letter = char::from(b'A' + place as u8);
        let face = row![
            text(label.to_owned()).size(size::LABEL).font(theme::MEDIUM),
            space().width(Fill),
            key_cap(letter.to_string()),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let pressable = press(
            button(face)
                .padding([gap::M, gap::M])
                .width(Fill)
                .style(theme::button::choice(is_lit, false)),
            Some(Message::Choose(place)),
        );
        mouse_area(pressable)
            .on_enter(Message::Entered(place))
            .on_exit(Message::Left(place))
            .into()
    }
}

/// The different ways to split a roll, with the dice of the low pair and then of the high one.
fn splits_of(roll: &Roll) -> Vec<(Pairs, [Die; Roll::DICE])> {
    let [a, b, c, d] = roll.dice();
    let mut splits: Vec<(Pairs, [Die; Roll::DICE])> = Vec::new();
    for [a, b, c, d] in [[a, b, c, d], [a, c, b, d], [a, d, b, c]] {
        let pairs = Pairs::new(Sum::of(a, b), Sum::of(c, d));
        if splits.iter().all(|(other, _)| *other != pairs) {
            splits.push((pairs, [a, b, c, d]));
        }
    }
    splits
}

/// What the coach says: what each way is worth, and what is to be expected of the best one and the next.
fn hint_face<'a, T: Copy>(
    advice: &[Advice<T>],
    players: usize,
    name: impl Fn(T) -> String,
) -> Element<'a, Message> {
    let lines = advice.iter().enumerate().map(|(place, one)| {
        let worth = if players == 1 {
            format!("{:.2} turns to go", one.value)
        } else {
            format!("wins {:.1} %", one.value * 100.0)
        };
        row![
            text(name(one.choice)).size(size::BODY).font(theme::MEDIUM),
            space().width(Fill),
            text(worth)
                .size(size::BODY)
                .font(if place == 0 { theme::BOLD } else { theme::FONT }),
        ]
        .spacing(gap::S)
        .into()
    });
    let why = advice
        .iter()
        .take(2)
        .map(|one| words::turn_ahead(&name(one.choice), one));
    let why: Vec<Element<'a, Message>> = why
        .map(|words| {
            text(words)
                .size(size::CAPTION)
                .style(theme::text::soft)
                .into()
        })
        .collect();
    container(column(lines).extend(why).spacing(gap::XS))
        .padding(gap::M)
        .width(Fill)
        .style(theme::container::notice)
        .into()
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
    Some(word::refusal(words))
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
fn turn_so_far<'a>(session: &Session) -> Option<Element<'a, Message>> {
    let table = session.table();
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
fn starters<'a>(session: &Session) -> Element<'a, Message> {
    let players = session.players();
    let lines = session.table().roll_offs().filter_map(|(seat, dice)| {
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
