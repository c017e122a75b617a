//! Everybody at the board: who has won which columns, whose turn it is, and what each one's last turn has brought.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::plays::{shade, told};
use super::{Host, Message, Play, Stage};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, fitted, height_of, named, named_bold, shape, small_die};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::{End, Tally, Turn};
use crate::table::Device;
use crate::text::{Consequence, Tone, say};

/// The height of the row of chips.
pub(super) const CHIP: f32 = 60.0;
/// The width of a narrow card.
pub(super) const NARROW_CARD: f32 = 120.0;
/// The greatest height of a card.
const MOST: f32 = 164.0;
/// Below this height a card has no room for an account.
const LOW: f32 = 120.0;
/// The height of what a card tells last.
const LINE: f32 = size::BODY * 1.3;
/// The smallest letters of that, before its end is left out.
const SMALLEST: f32 = 11.0;
/// The place for a column that is won.
const PLACE: Size = Size::new(28.0, 24.0);
/// What a turn has brought needs this much beside such places.
const WORDS: f32 = 104.0;

impl Play {
    /// Cards one below the other.
    pub(super) fn cards<'a>(&'a self, host: &'a Host, within: Size) -> Element<'a, Message> {
        let players = host.session().players();
        let turns = over(host);
        let count = players.len() as f32;
        let is_narrow = within.width <= NARROW_CARD;
        let height = ((within.height - gap::S * (count - 1.0)) / count).min(MOST);
        let beside = if is_narrow { gap::XS } else { gap::L };
        // A narrow card has the room of the account for what it tells last.
        let lines = match height {
            LOW.. if is_narrow => 2.0,
            _ => 1.0,
        };
        let inner = Size::new(within.width - 2.0 * beside, lines * LINE);
        let cards = Seat::enumerate(players).map(|(seat, player)| {
            let tally = Tally::of(&turns, seat);
            let is_current = self.is_current(seat, host);
            let name = row![
                named_bold(player, size::HEADING).width(Fill),
                text(if is_current && !is_narrow {
                    say!("board-plays-now")
                } else {
                    String::new()
                })
                .size(size::BODY)
                .style(theme::text::accent),
                away(host, seat),
                left(host, seat),
            ]
            .spacing(gap::S)
            .align_y(Center);
            let account = say!("board-account", turns = tally.turns, busts = tally.busts);
            let account = Consequence {
                words: account,
                tone: Tone::Plain,
            };
            let account = told_within(account, Size::new(inner.width, LINE));
            let lines = column![name, columns_won(host, seat)]
                .push((height >= LOW && !is_narrow).then_some(account))
                // Its room is kept, so that names stay where they are.
                .push(container(last(host, &turns, seat, inner)).height(inner.height))
                .spacing(gap::S);
            container(lines)
                .padding([gap::S, beside])
                .width(within.width)
                .center_y(height)
                .style(theme::container::seat(is_current))
                .into()
        });
        column(cards).spacing(gap::S).into()
    }

    /// Chips side by side.
    pub(super) fn chips<'a>(&'a self, host: &'a Host, width: f32) -> Element<'a, Message> {
        let players = host.session().players();
        let turns = over(host);
        let count = players.len() as f32;
        let chip = ((width - gap::S * (count - 1.0)) / count)
            .min(480.0)
            .floor();
        let needed = host.session().table().position().setting().columns.count() as f32;
        let places = needed * (PLACE.width + gap::XS) + gap::S;
        let has_room = chip - 2.0 * gap::S - places >= WORDS;
        let chips = Seat::enumerate(players).map(|(seat, player)| {
            let name = row![
                container(named(player, size::LABEL, size::LABEL).spacing(gap::XS)).width(Fill),
                away(host, seat),
                left(host, seat),
            ]
            .spacing(gap::XS)
            .align_y(Center);
            let room = Size::new(chip - 2.0 * gap::S - places, LINE);
            let last = last(host, &turns, seat, room).filter(|_| has_room);
            let won = row![columns_won(host, seat), space().width(Fill)]
                .push(last)
                .align_y(Center);
            container(column![name, won].spacing(gap::XXS))
                .padding([gap::XS, gap::S])
                .width(chip)
                .center_y(CHIP)
                .style(theme::container::seat(self.is_current(seat, host)))
                .into()
        });
        row(chips).spacing(gap::S).into()
    }

    /// A line for each player in two corners so large: who it is, and the columns that are won.
    pub(super) fn corners<'a>(&'a self, host: &'a Host, corner: Size) -> Element<'a, Message> {
        let players = host.session().players();
        let position = host.session().table().position();
        let width = corner.width - gap::XS;
        let lines = Seat::enumerate(players).map(|(seat, player)| {
            let won: Vec<String> = position.won_by(seat).map(|won| won.to_string()).collect();
            let won = text(won.join(" ")).size(size::CAPTION).font(theme::BOLD);
            let name = container(named(player, size::CAPTION, size::BODY).spacing(gap::XS));
            let line = row![name.width(Fill), away(host, seat), left(host, seat), won];
            let line = line.spacing(gap::XS).align_y(Center);
            let line = container(line)
                .padding([0.0, gap::XS])
                .width(width)
                .style(theme::container::seat(self.is_current(seat, host)));
            Element::from(line)
        });
        let mut left: Vec<Element<'_, Message>> = lines.collect();
        let right = left.split_off(left.len().div_ceil(2));
        let corner = |lines| column(lines).spacing(gap::XXS);
        row![corner(left), space().width(Fill), corner(right)].into()
    }

    fn is_current(&self, seat: Seat, host: &Host) -> bool {
        self.stage != Stage::Over && self.positions(host).0.turn() == seat
    }
}

/// The turns that are over.
fn over(host: &Host) -> Vec<Turn> {
    let mut turns = host.session().table().turns();
    turns.retain(|turn| turn.end != End::Open);
    turns
}

/// What the last turn of a seat has brought, or before it what the seat rolled for the start, within this room.
fn last<'a>(host: &Host, turns: &[Turn], seat: Seat, within: Size) -> Option<Element<'a, Message>> {
    if let Some(turn) = turns.iter().rfind(|turn| turn.seat == seat) {
        return words::turn_end(turn).map(|end| told_within(end, within));
    }
    let rolls = host.session().table().roll_offs();
    let totals: Vec<String> = rolls
        .filter(|(by, _)| *by == Some(seat))
        .map(|(_, dice)| dice.sum().to_string())
        .collect();
    let words = say!("board-start-roll", totals = totals.join(", "));
    let tone = Tone::Plain;
    (!totals.is_empty()).then(|| told_within(Consequence { words, tone }, within))
}

/// A consequence within this room, where there is little of it in smaller letters.
pub(super) fn told_within<'a>(one: Consequence, within: Size) -> Element<'a, Message> {
    let fits = |&letters: &f32| {
        height_of(&one.words, letters, theme::BOLD, within.width) <= within.height + 0.5
    };
    let sizes = [size::BODY, size::CAPTION, SMALLEST];
    match sizes.into_iter().find(fits) {
        Some(letters) => told(one, letters, true),
        None => {
            let words = fitted(one.words, SMALLEST, theme::MEDIUM, shade(one.tone));
            container(words).max_width(within.width).into()
        }
    }
}

/// The word for a seat whose phone sleeps or is somewhere else.
fn away<'a>(host: &Host, seat: Seat) -> Option<Element<'a, Message>> {
    let word = text(say!("board-away"))
        .size(size::BODY)
        .style(theme::text::minus);
    (host.device(seat) == Device::AwayPhone).then(|| word.into())
}

/// The word for a seat that was left.
fn left<'a>(host: &Host, seat: Seat) -> Option<Element<'a, Message>> {
    let word = text(say!("board-left"))
        .size(size::BODY)
        .style(theme::text::soft);
    (!host.session().table().position().plays_on(seat)).then(|| word.into())
}

/// The columns that a seat has won, and the places for those it still needs.
pub(super) fn columns_won<'a>(host: &Host, seat: Seat) -> Element<'a, Message> {
    let position = host.session().table().position();
    let place = |words: String, style: fn(&theme::Theme) -> container::Style| {
        container(text(words).size(size::LABEL).font(theme::BOLD))
            .center_x(PLACE.width)
            .center_y(PLACE.height)
            .style(style)
            .into()
    };
    let won = position
        .won_by(seat)
        .map(|column| place(column.to_string(), theme::container::notice));
    let needed = position.columns_needed(seat);
    let needed = (0..needed).map(|_| place(String::new(), theme::container::well));
    row(won.chain(needed)).spacing(gap::XS).wrap().into()
}

/// Who has rolled what for the start.
pub(super) fn starters<'a>(host: &Host, with_dice: bool) -> Element<'a, Message> {
    let players = host.session().players();
    let lines = host
        .session()
        .table()
        .roll_offs()
        .filter_map(|(seat, dice)| {
            let player = &players[seat?];
            let shown = dice.dice().map(|die| small_die(die, 22.0));
            let shown = with_dice.then(|| row(shown).spacing(gap::XXS));
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
                    shown,
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
