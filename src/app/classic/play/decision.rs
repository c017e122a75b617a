//! Rolling on and stopping, each with its consequences, always in the same two places.

use iced::widget::{button, column, container, row, text};
use iced::{Center, Fill, Size};

use super::told::told;
use super::{Host, Message, Play};
use crate::app::game_ui::PlayScreen;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{ButtonStyle, Element, answer, bold, lines_of};
use crate::app::words;
use crate::rules::classic::{Phase, Position};
use crate::rules::dice::Sum;
use crate::session::classic::Place;
use crate::text::{Consequence, Phrase, Tone, phrase, say};

const ROLL_ON: Phrase = phrase!("board-roll-on");
const STOP: Phrase = phrase!("board-stop");

/// From this width of the zone on both buttons have room for their keys.
const WITH_KEYS: f32 = 340.0;

/// The height of each button in a zone of this height.
pub(super) fn height(zone: f32) -> f32 {
    (zone * 0.2).clamp(72.0, 104.0)
}

/// One of the two decisions.
struct Way {
    label: Phrase,
    key: &'static str,
    brings: Vec<Consequence>,
    /// The message it sends; `None` if it cannot be pressed.
    press: Option<Message>,
    /// Whether it is the only next step.
    is_next: bool,
}

impl Way {
    /// The height that it needs in a zone of this size, half of whose width it takes.
    fn height(&self, zone: Size) -> f32 {
        let inner = zone.width - 2.0 * gap::L;
        let width = (inner - gap::S) / 2.0 - 2.0 * gap::M;
        let brings = self.brings.iter();
        let lines = brings.map(|one| lines_of(&one.words, size::BODY, width));
        // The key shares the line of the label.
        let label = format!("{} {}", self.label, words::key(self.key));
        let label = lines_of(&label, size::LABEL, width);
        let words = label * size::LABEL + lines.sum::<f32>() * size::BODY;
        (words * size::LEADING + 2.0 * gap::XS).max(height(zone.height))
    }

    /// A decision that is not open.
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
    /// The decisions: to roll or roll on, and to stop; while a play is chosen, their consequences after the selected
    /// play.
    pub(super) fn ways<'a>(
        &self,
        host: &Host,
        shows_odds: bool,
        within: Size,
    ) -> Option<Element<'a, Message>> {
        let position = host.session().table().position();
        let (roll, stop) = match &self.stage {
            Some(Place::Decision(_)) => self.answers(host, shows_odds),
            Some(Place::RollOff(_)) if self.skips_start(host) => {
                let skip = Way {
                    key: "S",
                    press: Some(Message::Stop),
                    ..Way::closed(phrase!("board-skip-start"))
                };
                let height = skip.height(within);
                return Some(self.way(skip, within, height));
            }
            Some(Place::RollOff(_)) => {
                let roll = self.roll_control(host, phrase!("board-roll-for-start"));
                return roll.map(|roll| {
                    let height = roll.height(within);
                    self.way(roll, within, height)
                });
            }
            Some(Place::Roll(_)) if self.is_correcting(host) => return None,
            Some(Place::Roll(_)) if position.is_running() => (
                self.rolling_on(host, shows_odds),
                self.stopping(host, position),
            ),
            Some(Place::Roll(_)) => (self.first_roll(host, shows_odds), Way::closed(STOP)),
            Some(Place::Play(_)) => {
                let (_, ghost) = self.positions(host);
                let (risks, keeps) = ghost.map_or_else(Default::default, |ghost| {
                    let keeps = words::stop_consequences(&ghost);
                    (risks(&ghost, shows_odds), keeps)
                });
                let roll = Way {
                    brings: risks,
                    ..Way::closed(ROLL_ON)
                };
                let stop = Way {
                    brings: keeps,
                    ..Way::closed(STOP)
                };
                (roll, stop)
            }
            None => return None,
        };
        let height = roll.height(within).max(stop.height(within));
        let ways = [roll, stop].map(|way| self.way(way, within, height));
        Some(row(ways).spacing(gap::S).into())
    }

    /// The button of the app's dice, if a player rolls them.
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

    /// The first roll of a turn: nothing is at stake yet, but columns that are won can make it a bust.
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

    /// The next roll, of the app's dice or of real ones.
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

    /// The possible answers to what was decided after a roll.
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

    fn way<'a>(&self, way: Way, within: Size, height: f32) -> Element<'a, Message> {
        let is_open = way.press.is_some() || !way.brings.is_empty();
        let label = bold(way.label.to_string(), size::LABEL).style(if is_open {
            theme::text::same
        } else {
            theme::text::faint
        });
        let has_key = within.width >= WITH_KEYS;
        let key = has_key.then(|| text(words::key(way.key)).size(size::BODY));
        let head = row![label.width(Fill), key].align_y(Center);
        let brings = way.brings.into_iter().map(|one| {
            if way.is_next {
                // The colours of consequences are made for a paper background.
                return bold(one.words, size::BODY).into();
            }
            told(one, true)
        });
        let face = column![head].extend(brings);
        match way.press {
            Some(message) => {
                let style: ButtonStyle = if way.is_next {
                    theme::button::next
                } else {
                    theme::button::plain
                };
                let face = button(face)
                    .padding([gap::XS, gap::M])
                    .width(Fill)
                    .height(height)
                    .style(style);
                answer(face, self.stage, message)
            }
            None => container(face)
                .padding([gap::XS, gap::M])
                .width(Fill)
                .height(height)
                .style(theme::container::well)
                .into(),
        }
    }
}

/// What rolling on puts at stake, and how likely a bust is.
fn risks(position: &Position, shows_odds: bool) -> Vec<Consequence> {
    let stake = Consequence {
        words: say!("board-risks", count = position.at_stake()),
        tone: Tone::Plain,
    };
    let bust = shows_odds.then(|| words::bust_consequence(position));
    bust.into_iter().chain([stake]).collect()
}
