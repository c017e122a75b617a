//! Rolling on and stopping, each with what it brings about, always in the same two places.

use iced::widget::{button, column, container, row, space, text};
use iced::{Fill, Size};

use super::players::told_within;
use super::plays::told;
use super::roll::Panel;
use super::{Host, Message, Play, Stage};
use crate::app::game_ui::PlayScreen;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{ButtonStyle, Element, answer, height_of, width_of};
use crate::app::words;
use crate::rules::classic::{Phase, Position};
use crate::rules::dice::Sum;
use crate::session::classic::Place;
use crate::text::{Consequence, Phrase, Tone, phrase, say};

const ROLL_ON: Phrase = phrase!("board-roll-on");
const STOP: Phrase = phrase!("board-stop");

/// One of the two ways on.
struct Way {
    label: Phrase,
    key: &'static str,
    brings: Vec<Consequence>,
    /// What it does, where it can be pressed.
    press: Option<Message>,
    /// Whether it is the one next thing to do.
    is_next: bool,
}

impl Stage {
    /// What is asked for.
    pub(super) fn place(&self) -> Option<Place> {
        match *self {
            Stage::RollOff { number } => Some(Place::RollOff(number)),
            Stage::Roll { number } => Some(Place::Roll(number)),
            Stage::Play { number, .. } => Some(Place::Play(number)),
            Stage::Decision { number } => Some(Place::Decision(number)),
            Stage::Over => None,
        }
    }
}

/// Below this width of a panel rolling on and stopping stand one above the other: the words have no room side by side.
pub(super) fn stacked() -> f32 {
    /// At least this.
    const LEAST: f32 = 270.0;

    let stake = say!("board-risks", count = 9);
    let kept = say!("board-stop-keeps", count = 9);
    let [stake, kept] = [stake, kept].map(|words| width_of(&words, size::BODY, theme::FONT));
    LEAST.max(2.0 * (stake.max(kept) + 2.0 * gap::M) + gap::S)
}

impl Way {
    /// One that is not open.
    fn closed(label: Phrase) -> Way {
        Way {
            label,
            key: "",
            brings: Vec::new(),
            press: None,
            is_next: false,
        }
    }
}

impl Play {
    /// The decisions: to roll or roll on, and to stop.
    pub(super) fn ways<'a>(
        &self,
        host: &Host,
        shows_odds: bool,
        panel: Panel,
    ) -> Element<'a, Message> {
        let position = host.session().table().position();
        let (roll, stop) = match &self.stage {
            Stage::Decision { .. } => self.answers(host, shows_odds),
            Stage::RollOff { .. } => {
                let start = if self.skips_start(host) {
                    Some(Way {
                        key: "S",
                        press: Some(Message::Stop),
                        ..Way::closed(phrase!("board-skip-start"))
                    })
                } else {
                    self.roll_control(host, phrase!("board-roll-for-start"))
                };
                return match start {
                    Some(start) => self.way(start, panel, panel.tile),
                    None => space().into(),
                };
            }
            Stage::Roll { .. } if self.is_correcting(host) => {
                (Way::closed(ROLL_ON), Way::closed(STOP))
            }
            Stage::Roll { .. } if position.is_running() => (
                self.rolling_on(host, shows_odds),
                self.stopping(host, position),
            ),
            Stage::Roll { .. } => (self.first_roll(host, shows_odds), Way::closed(STOP)),
            Stage::Play { .. } => {
                let (_, ghost) = self.positions(host);
                match ghost {
                    Some(ghost) => (
                        Way {
                            brings: risks(&ghost, shows_odds),
                            ..Way::closed(ROLL_ON)
                        },
                        Way {
                            brings: words::stop_consequences(&ghost),
                            ..Way::closed(STOP)
                        },
                    ),
                    None => (Way::closed(ROLL_ON), Way::closed(STOP)),
                }
            }
            Stage::Over => return space().into(),
        };
        if panel.stacks_ways() {
            let height = (panel.tile - gap::XS) / 2.0;
            let ways = [roll, stop].map(|way| self.way(way, panel, height));
            return column(ways).spacing(gap::XS).into();
        }
        let ways = [roll, stop].map(|way| self.way(way, panel, panel.tile));
        row(ways).spacing(gap::S).into()
    }

    /// The button of the app's dice, where people roll them.
    fn roll_control(&self, host: &Host, label: Phrase) -> Option<Way> {
        let session = host.session();
        let seat = match session.table().phase() {
            Phase::RollOff { seat, .. } | Phase::Roll { seat, .. } => seat,
            Phase::Play(_) | Phase::Decision(_) | Phase::Over { .. } => return None,
        };
        (self.rolls(host) && session.level(seat).is_none()).then(|| Way {
            key: "Space",
            press: Some(Message::Roll),
            is_next: true,
            ..Way::closed(label)
        })
    }

    /// The first roll of a turn: there is nothing to lose, though columns that are won can make it a bust.
    fn first_roll(&self, host: &Host, shows_odds: bool) -> Way {
        let bust = words::bust_consequence(host.session().table().position());
        Way {
            brings: shows_odds.then_some(bust).into_iter().collect(),
            ..self.rolling(host, phrase!("board-roll"))
        }
    }

    fn rolling_on(&self, host: &Host, shows_odds: bool) -> Way {
        Way {
            brings: risks(host.session().table().position(), shows_odds),
            is_next: false,
            ..self.rolling(host, ROLL_ON)
        }
    }

    /// The next roll, which the app's dice or those on the table bring.
    fn rolling(&self, host: &Host, label: Phrase) -> Way {
        let rolls_real = host.session().setup().dice().are_real();
        let roll = self.roll_control(host, label);
        roll.unwrap_or(Way {
            key: if rolls_real { "1 … 6" } else { "" },
            ..Way::closed(label)
        })
    }

    fn stopping(&self, host: &Host, position: &Position) -> Way {
        let held: Vec<Sum> = position.held_by().collect();
        if !held.is_empty() {
            let shared = say!("board-shared", count = held.len());
            let why = [words::together(held), shared];
            let tone = Tone::Loss;
            return Way {
                brings: why.map(|words| Consequence { words, tone }).into(),
                ..Way::closed(phrase!("board-no-stop"))
            };
        }
        let brings = words::stop_consequences(position);
        let is_people = host.session().level(position.turn()).is_none();
        Way {
            label: STOP,
            key: if is_people { "S" } else { "" },
            is_next: is_people && brings.iter().any(|one| one.tone == Tone::End),
            brings,
            press: is_people.then_some(Message::Stop),
        }
    }

    /// The answers to what was decided after a roll.
    fn answers(&self, host: &Host, shows_odds: bool) -> (Way, Way) {
        let (position, _) = self.positions(host);
        let rolled_on = Way {
            key: "R",
            brings: risks(&position, shows_odds),
            press: Some(Message::RollOn),
            ..Way::closed(phrase!("board-it-went-on"))
        };
        let stopped = Way {
            label: phrase!("board-it-stopped"),
            key: "S",
            press: Some(Message::Stop),
            is_next: false,
            ..self.stopping(host, &position)
        };
        (rolled_on, stopped)
    }

    fn way<'a>(&self, way: Way, panel: Panel, height: f32) -> Element<'a, Message> {
        let is_open = way.press.is_some() || !way.brings.is_empty();
        let letters = if panel.has_large_ways() {
            size::HEADING
        } else {
            size::LABEL
        };
        let label = way.label.to_string();
        let key = words::key(way.key);
        // One above the other, what a way brings goes before its key, and rather has smaller letters than two lines.
        let room = panel.within.width - 2.0 * (gap::M + gap::S);
        let beside = |words: &str, size| width_of(words, size, theme::BOLD);
        let taken = beside(&label, letters)
            + way
                .brings
                .first()
                .map_or(0.0, |one| beside(&one.words, size::BODY));
        let is_line = panel.stacks_ways() && !panel.is_narrow();
        let has_key = if is_line {
            taken + beside(&key, size::BODY) <= room
        } else {
            let across = if panel.stacks_ways() { 1.0 } else { 2.0 };
            let inner = (panel.within.width - gap::S) / across - 2.0 * gap::M;
            beside(&label, letters) + beside(&key, size::BODY) <= inner
        };
        let small = if is_line && taken > room {
            size::CAPTION
        } else {
            size::BODY
        };
        let above = if panel.has_large_ways() { gap::S } else { 0.0 };
        let inner = (panel.within.width - gap::S) / 2.0 - 2.0 * gap::M;
        let left = height - 2.0 * above - letters * size::LEADING;
        let high = |size: f32| -> f32 {
            let heights = way.brings.iter();
            heights
                .map(|one| height_of(&one.words, size, theme::BOLD, inner))
                .sum()
        };
        // Side by side, what they bring rather has smaller letters than no room.
        let small = if !panel.stacks_ways() && high(small) > left {
            size::CAPTION
        } else {
            small
        };
        let lines = way.brings.len().max(1) as f32;
        let each =
            (!panel.stacks_ways() && high(small) > left).then_some(Size::new(inner, left / lines));
        let label = text(label)
            .size(letters)
            .font(theme::BOLD)
            .style(if is_open {
                theme::text::same
            } else {
                theme::text::faint
            });
        let key = has_key.then(|| text(key).size(size::BODY));
        // What matters most comes first.
        let count = if panel.stacks_ways() { 1 } else { usize::MAX };
        let brings = way.brings.into_iter().take(count).map(|one| {
            match each {
                // The colours of consequences are made for paper.
                _ if way.is_next => text(one.words).size(small).font(theme::BOLD).into(),
                Some(each) => told_within(one, each),
                None => told(one, small, true),
            }
        });
        let told: Element<'a, Message> = if is_line {
            let line = row![label].extend(brings).push(space().width(Fill));
            line.push(key).spacing(gap::S).align_y(iced::Center).into()
        } else {
            let head = row![label, space().width(Fill), key].align_y(iced::Center);
            column![head].extend(brings).into()
        };
        let face = container(told).clip(true);
        let face = face.padding([above, 0.0]).height(Fill);
        let face = if panel.stacks_ways() {
            face.align_y(iced::Center)
        } else {
            face
        };
        match way.press {
            Some(message) => {
                let style: ButtonStyle = if way.is_next {
                    theme::button::next
                } else {
                    theme::button::plain
                };
                let face = button(face)
                    .padding([0.0, gap::M])
                    .width(Fill)
                    .height(height)
                    .style(style);
                answer(face, self.stage.question(), message)
            }
            None => container(face)
                .padding([0.0, gap::M])
                .width(Fill)
                .height(height)
                .style(theme::container::well)
                .into(),
        }
    }
}

/// What rolling on can cost, and how likely that is.
fn risks(position: &Position, shows_odds: bool) -> Vec<Consequence> {
    let stake = Consequence {
        words: say!("board-risks", count = position.at_stake()),
        tone: Tone::Plain,
    };
    let bust = shows_odds.then(|| words::bust_consequence(position));
    bust.into_iter().chain([stake]).collect()
}
