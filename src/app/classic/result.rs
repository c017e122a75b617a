//! The result: who won, and the account of every player's turns.

use std::cmp::Ordering;

use iced::widget::{column, container, responsive, row, scrollable, space, text};
use iced::{Center, Fill, Right, Size, padding};

use crate::app::open::{self, Open};
use crate::app::result::{assisted, compared, controls, heading, record, stories};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, board, fitted, shape};
use crate::app::words;
use crate::rules::classic::Tally;
use crate::session::Classic;

type Message = open::Message<Classic>;

const LABEL: f32 = 150.0;
const PLAYER: f32 = 100.0;
/// The width of the board beside the account: at least, or it stands below it, and at most.
const SMALL: f32 = 270.0;
const LARGE: f32 = 560.0;
/// The height of the board for its width.
const HEIGHT: f32 = 0.96;
/// The height that the page needs around the board.
const AROUND: f32 = 300.0;

/// The result of a game that is over, or as it stands.
pub(super) fn view(open: &Open<Classic>) -> Element<'_, Message> {
    responsive(|within| view_within(open, within)).into()
}

fn view_within(open: &Open<Classic>, within: Size) -> Element<'_, Message> {
    let session = open.session();
    let players = session.players();
    let table = session.table();
    let position = table.position();
    let turns = table.turns();
    let tallies: Vec<Tally> = (0..players.len())
        .map(|seat| Tally::of(&turns, seat))
        .collect();
    let is_last = |winner: usize| {
        position.columns_won(winner) < position.setting().columns.count()
            && (0..players.len()).all(|seat| seat == winner || !position.plays_on(seat))
    };
    let words = match position.winner() {
        Some(_) if session.is_solo() => {
            format!("Won in {}", words::counted(tallies[0].turns, "turn"))
        }
        Some(winner) if is_last(winner) => {
            format!("{} wins: nobody else is left", players[winner].name)
        }
        Some(winner) => format!(
            "{} wins in {}",
            players[winner].name,
            words::counted(tallies[winner].turns, "turn")
        ),
        None => "Under way".to_owned(),
    };
    let record = open
        .against_best()
        .map(|(ordering, before)| match ordering {
            Ordering::Less => compared(format!(
                "The best game so far: {}",
                words::counted(before as usize, "turn")
            )),
            Ordering::Equal => compared("As few turns as the best game so far".to_owned()),
            Ordering::Greater => record(
                open,
                format!(
                    "The fewest turns alone for {} columns",
                    session.setup().setting().columns.count()
                ),
                format!("{before} before"),
            ),
        });

    let mut head = row![space().width(LABEL)];
    for player in players {
        head = head.push(
            column![
                shape(player.colour, size::LABEL),
                fitted(
                    player.name.as_str(),
                    size::BODY,
                    theme::MEDIUM,
                    theme::text::same
                ),
            ]
            .align_x(Right)
            .spacing(gap::XS)
            .padding(padding::left(gap::S))
            .width(PLAYER),
        );
    }
    let columns = (0..players.len()).map(|seat| {
        let won = position.won_by(seat).map(|column| column.to_string());
        let won: Vec<String> = won.collect();
        if won.is_empty() {
            "–".to_owned()
        } else {
            won.join(", ")
        }
    });
    let mut lines = vec![
        head.into(),
        rule(players.len()),
        line("Columns won", columns, true),
    ];
    let mut count = |label, count: fn(&Tally) -> String| {
        lines.push(line(label, tallies.iter().map(count), false));
    };
    count("Turns", |tally| tally.turns.to_string());
    count("Rolls", |tally| tally.rolls.to_string());
    count("Busts", |tally| tally.busts.to_string());
    count("Longest turn", |tally| {
        words::counted(tally.longest, "roll")
    });
    count("Furthest turn", |tally| {
        words::counted(tally.furthest as usize, "space")
    });
    count("Spaces kept", |tally| tally.kept.to_string());
    count("Spaces lost to busts", |tally| tally.lost.to_string());
    let account = column(lines).spacing(gap::S);

    let sheet = container(account)
        .padding(gap::XL)
        .style(theme::container::card);
    // Less the margins of the page, of the board and of the account, and the gap between these.
    let beside = within.width
        - (LABEL + PLAYER * players.len() as f32)
        - (4.0 * gap::XL + 2.0 * gap::L)
        - gap::L;
    let is_beside = beside >= SMALL;
    let room = if is_beside {
        beside
    } else {
        within.width - 2.0 * (gap::XL + gap::L)
    };
    let seen_whole = ((within.height - AROUND) / HEIGHT).max(SMALL);
    let side = room.min(seen_whole).min(LARGE);
    let size = Size::new(side, (side * HEIGHT).floor());
    let shown = container(board(position, None, players, size))
        .padding(gap::L)
        .style(theme::container::card);
    let account: Element<'_, Message> = if is_beside {
        row![sheet, shown].spacing(gap::L).into()
    } else {
        column![sheet, shown].spacing(gap::L).align_x(Center).into()
    };
    let lines = column![
        heading(words, within.width),
        record,
        assisted(open),
        stories(session),
        controls(open, "Board", session.setup().dice().seed()),
        account,
    ]
    .spacing(gap::L)
    .align_x(Center);
    scrollable(container(lines).padding(gap::XL).center_x(Fill))
        .height(Fill)
        .into()
}

fn line<'a>(
    label: &'a str,
    figures: impl IntoIterator<Item = String>,
    is_strong: bool,
) -> Element<'a, Message> {
    let figures = figures.into_iter().map(|figure| {
        container(text(figure).size(size::LABEL).font(if is_strong {
            theme::BOLD
        } else {
            theme::FONT
        }))
        .width(PLAYER)
        .align_x(Right)
        .into()
    });
    row![
        text(label)
            .size(size::BODY)
            .style(theme::text::soft)
            .width(LABEL)
    ]
    .extend(figures)
    .align_y(Center)
    .into()
}

/// A line across the columns of so many players.
fn rule<'a>(players: usize) -> Element<'a, Message> {
    container(space().width(LABEL + PLAYER * players as f32).height(1.0))
        .style(theme::container::hairline)
        .into()
}
