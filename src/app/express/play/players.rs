//! Everybody at the table: cards with the whole pad at a glance, or chips where there is no room.

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, Stage};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, fitted, hint, named, press, shape, small_pad, width_of};
use crate::app::words;
use crate::rules::express::{Choice, Pad, Phase, Score};
use crate::rules::{Seat, ThrowNumber};
use crate::table::Device;
use crate::text::say;

const BETWEEN: f32 = 6.0;
const HEAD: f32 = 22.0;
/// The greatest height of a card.
const MOST: f32 = 180.0;
/// Below this height of a card its margins make room.
const LOW: f32 = 100.0;
/// The height of the row of chips.
pub(super) const CHIP: f32 = 52.0;
/// The height of a name in a line above the throw.
const NAME: f32 = 22.0;
/// From this width on such a name has a total beside it.
const WITH_TOTAL: f32 = 90.0;
/// Below this width more is told by another letter than by the sign that some are left out.
const WITH_DOTS: f32 = 60.0;

/// In how many lines the names of so many players stand.
fn name_lines(players: usize) -> usize {
    if players > 2 { 2 } else { 1 }
}

/// The height of these lines.
pub(super) fn names_height(players: usize) -> f32 {
    let lines = name_lines(players) as f32;
    lines * NAME + (lines - 1.0) * gap::XXS
}

impl Play {
    pub(super) fn cards<'a>(&'a self, host: &'a Host, within: Size) -> Element<'a, Message> {
        let players = host.session().players();
        let count = players.len() as f32;
        let height = ((within.height - BETWEEN * (count - 1.0)) / count)
            .clamp(60.0, MOST)
            .floor();
        let beside = if height < LOW { gap::XS } else { gap::S };
        let inner = Size::new(
            within.width - 2.0 * gap::M,
            height - 2.0 * beside - HEAD - gap::XS,
        );
        let cards = Seat::enumerate(players).map(|(seat, player)| {
            let total = words::signed(self.seen_total(seat, host));
            let status = self.status(seat, host);
            let name = player.name.as_str();
            let needed = width_of(name, size::LABEL, theme::MEDIUM)
                + width_of(&status, size::BODY, theme::FONT)
                + width_of(&total, size::LABEL, theme::BOLD);
            let between = size::BODY + 3.0 * gap::S;
            // Its frame tells too that a player is asked; a name in full tells more.
            let status = if needed + between <= inner.width {
                status
            } else {
                self.sign(seat, host)
            };
            let head = row![
                container(named(player, size::BODY, size::LABEL)).width(Fill),
                text(status).size(size::BODY).style(theme::text::soft),
                text(total).size(size::LABEL).font(theme::BOLD),
            ]
            .spacing(gap::S)
            .height(HEAD)
            .align_y(Center);
            let pressable = press(
                button(column![head, self.glance(seat, host, inner)].spacing(gap::XS))
                    .padding([beside, gap::M])
                    .width(within.width)
                    .height(height)
                    .style(theme::button::card(seat == self.seat)),
                Some(Message::Show(seat)),
            );
            hint(pressable, format!("Alt+{seat}"))
        });
        column(cards).spacing(BETWEEN).into()
    }

    /// Names in a line or two: those who are awaited stand out, and totals are told where there is room.
    pub(super) fn names<'a>(&'a self, host: &'a Host, width: f32) -> Element<'a, Message> {
        let table = host.session().table();
        let players = host.session().players();
        let lines = name_lines(players.len());
        let across = players.len().div_ceil(lines);
        let count = across as f32;
        let each = ((width - gap::XXS * (count - 1.0)) / count).floor();
        let beside = if each < WITH_DOTS { gap::XXS } else { gap::XS };
        let is_choosing = matches!(table.phase(), Phase::Choices(_));
        let names = Seat::enumerate(players).map(|(seat, player)| {
            let is_awaited = !is_choosing || table.waiting().any(|(_, other)| other == seat);
            let style = if is_awaited {
                theme::text::same
            } else {
                theme::text::soft
            };
            let room = each - 3.0 * beside - size::CAPTION;
            let name = if each < WITH_DOTS {
                let name = player.name.as_str();
                let begins = |&end: &usize| {
                    let start = name.chars().take(end).collect::<String>();
                    width_of(&start, size::CAPTION, theme::MEDIUM) <= room
                };
                let letters = (1..=name.chars().count()).rev().find(begins);
                let start: String = name.chars().take(letters.unwrap_or(1)).collect();
                Element::from(
                    text(start)
                        .size(size::CAPTION)
                        .font(theme::MEDIUM)
                        .style(style),
                )
            } else {
                fitted(player.name.as_str(), size::CAPTION, theme::MEDIUM, style)
            };
            let total = (each >= WITH_TOTAL).then(|| {
                let total = words::signed(self.seen_total(seat, host));
                text(total).size(size::CAPTION).font(theme::BOLD)
            });
            let line = row![
                shape(player.colour, size::CAPTION),
                container(name).width(Fill),
            ];
            let pressable = press(
                button(
                    line.push(total)
                        .spacing(beside)
                        .height(Fill)
                        .align_y(Center),
                )
                .padding([0.0, beside])
                .width(each)
                .height(NAME)
                .style(theme::button::card(seat == self.seat)),
                Some(Message::Show(seat)),
            );
            hint(pressable, format!("Alt+{seat}"))
        });
        let mut names: Vec<Element<'_, Message>> = names.collect();
        let below = names.split_off(across);
        let line = |names| row(names).spacing(gap::XXS);
        column![line(names)]
            .push((lines > 1).then(|| line(below)))
            .spacing(gap::XXS)
            .into()
    }

    /// Chips side by side.
    pub(super) fn chips<'a>(&'a self, host: &'a Host, width: f32) -> Element<'a, Message> {
        let players = host.session().players();
        let count = players.len() as f32;
        let chip = ((width - BETWEEN * (count - 1.0)) / count)
            .min(240.0)
            .floor();
        let letters = if chip < 130.0 {
            size::CAPTION
        } else {
            size::BODY
        };
        let beside = if chip < 64.0 { gap::XS } else { gap::S };
        let chips = Seat::enumerate(players).map(|(seat, player)| {
            let total = words::signed(self.seen_total(seat, host));
            let room = chip - 2.0 * beside - gap::S - width_of(&total, letters, theme::BOLD);
            let status = self.status(seat, host);
            let status = match chip {
                // Where points leave no room for a word, the frame tells who is asked.
                ..80.0 if self.is_asked_now(seat, host) => String::new(),
                130.0.. if width_of(&status, letters, theme::FONT) <= room => status,
                _ => self.sign(seat, host),
            };
            let name = named(player, size::CAPTION, size::BODY).spacing(gap::XS);
            let standing = row![
                text(total).size(letters).font(theme::BOLD),
                space().width(Fill),
                text(status).size(letters).style(theme::text::soft),
            ]
            .spacing(gap::XXS);
            let pressable = press(
                button(column![name, standing].spacing(gap::XXS))
                    .padding([gap::XS, beside])
                    .width(chip)
                    .height(CHIP)
                    .style(theme::button::card(seat == self.seat)),
                Some(Message::Show(seat)),
            );
            hint(pressable, format!("Alt+{seat}"))
        });
        row(chips).spacing(BETWEEN).into()
    }

    /// The pad of a player at a glance, with what was marked last.
    pub(super) fn glance<'a>(&self, seat: Seat, host: &Host, size: Size) -> Element<'a, Message> {
        let now = self.seen(seat, host);
        let before = self
            .last_choice(seat, host)
            .map_or(now, |(before, _)| before);
        small_pad(&before, &now, size)
    }

    /// What a player has chosen for the throw that is shown, and the pad before it, unless that is secret.
    pub(super) fn last_choice(&self, seat: Seat, host: &Host) -> Option<(Pad, Choice)> {
        let number = self.shown_throw(host);
        let cell = host.session().table().round(number)?.cell(seat)?;
        let choice = cell.choice()?;
        (!self.hides(number, seat, host)).then(|| (*cell.before(), choice))
    }

    /// The points that this choice has brought or cost, unless it is secret.
    pub(super) fn change(&self, seat: Seat, host: &Host) -> Option<i32> {
        let (before, _) = self.last_choice(seat, host)?;
        let penalty = host.session().setup().penalty();
        Some(self.seen_total(seat, host) - Score::of(&before, penalty).total())
    }

    /// What a player has chosen for the throw that is shown, unless it is secret.
    fn taken(&self, seat: Seat, host: &Host) -> Option<String> {
        let (_, choice) = self.last_choice(seat, host)?;
        Some(words::choice(&choice))
    }

    /// Where a player stands in this throw.
    pub(super) fn status(&self, seat: Seat, host: &Host) -> String {
        let table = host.session().table();
        let waiting = table.waiting().find(|&(_, other)| other == seat);
        if let Some(throw) = host.session().tenure(seat).departed {
            return say!("express-status-left", throw = throw);
        }
        match (self.seen_out_at(seat, host), waiting) {
            (Some(throw), None) => say!("express-status-out", throw = throw.get()),
            (None, None) => match self.taken(seat, host) {
                Some(taken) => taken,
                None if matches!(table.phase(), Phase::Throw(_)) => String::new(),
                None => say!("express-status-chosen"),
            },
            (_, Some(_)) if host.session().level(seat).is_some() => {
                say!("express-status-thinks")
            }
            (_, Some(_)) if host.device(seat) == Device::Phone => {
                say!("express-status-thinking")
            }
            (_, Some(_)) if host.device(seat) == Device::AwayPhone => {
                say!("express-status-away")
            }
            (_, Some((number, _))) => {
                if self.is_asked(seat, number, host) {
                    say!("express-status-now")
                } else if number < self.shown_throw(host) {
                    say!("express-status-first", throw = number.get())
                } else {
                    say!("express-status-to-choose")
                }
            }
        }
    }

    /// The same in a sign.
    pub(super) fn sign(&self, seat: Seat, host: &Host) -> String {
        let table = host.session().table();
        let waits = table.waiting().any(|(_, other)| other == seat);
        match waits {
            _ if table.has_departed(seat) => say!("express-sign-left"),
            true if self.is_asked_now(seat, host) => say!("express-sign-now"),
            false if self.seen_out_at(seat, host).is_some() => say!("express-sign-out"),
            false if matches!(table.phase(), Phase::Choices(_)) => "✓".to_owned(),
            true if host.device(seat) == Device::AwayPhone => say!("express-sign-away"),
            true | false => String::new(),
        }
    }

    /// Whether this player is asked now for the first choice of theirs that is missing.
    fn is_asked_now(&self, seat: Seat, host: &Host) -> bool {
        let mut waiting = host.session().table().waiting();
        let first = waiting.find(|&(_, other)| other == seat);
        first.is_some_and(|(number, _)| self.is_asked(seat, number, host))
    }

    /// Whether this player is asked for a choice of this throw now.
    fn is_asked(&self, seat: Seat, number: ThrowNumber, host: &Host) -> bool {
        matches!(self.stage, Stage::Choice { number: asked, .. } if asked == number)
            && seat == self.sits(host)
    }
}
