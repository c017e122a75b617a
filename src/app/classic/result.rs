//! The result: who won, and the account of every player's turns.

use std::cmp::Ordering;

use iced::widget::{column, container, responsive, row, text};
use iced::{Center, Size};

use crate::app::result::account::{Account, Head, figure, widest};
use crate::app::result::{Message, Over, Page, compared, record};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, board};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::Tally;
use crate::session::Classic;

/// Something that is counted over a player's turns.
type Told = (&'static str, fn(&Tally) -> String);

const LABEL: f32 = 140.0;
/// The width of a player's column: at least, and at most unless a name is longer.
const NARROW: f32 = 92.0;
const WIDE: f32 = 132.0;
/// Beside the board it is at least so wide, or the board stands below.
const BESIDE: f32 = 102.0;
/// The width of the board beside the account: at least, or it stands below it, and at most.
const SMALL: f32 = 270.0;
const LARGE: f32 = 560.0;
/// The height of the board for its width.
const HEIGHT: f32 = 0.96;
/// The height that the page needs around the board.
const AROUND: f32 = 300.0;

/// The result of a game that is over.
pub(super) fn view(over: Over<'_, Classic>) -> Element<'_, Message> {
    responsive(move |within| {
        let page = Page {
            headline: headline(&over),
            compared: compare(&over),
            account: with_board(&over, within),
            seed: over.session().setup().dice().seed(),
        };
        page.view(&over, within)
    })
    .into()
}

/// Who has won.
fn headline(over: &Over<'_, Classic>) -> String {
    let session = over.session();
    let (players, table) = (session.players(), session.table());
    let position = table.position();
    let winner = position.winner().unwrap_or(position.turn());
    let turns = words::counted(Tally::of(&table.turns(), winner).turns, "turn");
    let name = &players[winner].name;
    if session.is_solo() {
        format!("Won in {turns}")
    } else if position.has_outlasted(winner) {
        format!("{name} wins: nobody else is left")
    } else {
        format!("{name} wins in {turns}")
    }
}

/// How the turns of one who played alone compare with the fewest.
fn compare<'a>(over: &Over<'a, Classic>) -> Option<Element<'a, Message>> {
    let (ordering, before) = over.best?;
    Some(match ordering {
        Ordering::Less => compared(format!(
            "The best game so far: {}",
            words::counted(before as usize, "turn")
        )),
        Ordering::Equal => compared("As few turns as the best game so far".to_owned()),
        Ordering::Greater => record(
            over,
            format!(
                "The fewest turns alone for {} columns",
                over.session().setup().setting().columns.count()
            ),
            format!("{before} before"),
        ),
    })
}

/// The account, and the board beside it or below.
fn with_board<'a>(over: &Over<'a, Classic>, within: Size) -> Element<'a, Message> {
    let session = over.session();
    let players = session.players();
    let count = players.len() as f32;
    // The margins of the page, of the board and of the account, and the gap between these.
    let margins = 4.0 * gap::XL + 2.0 * gap::L + gap::L;
    let seen_whole = ((within.height - AROUND) / HEIGHT).clamp(SMALL, LARGE);
    let beside = |side: f32| (within.width - side - margins - LABEL) / count;
    let is_beside = beside(SMALL) >= BESIDE;
    let width = if is_beside {
        beside(seen_whole).max(BESIDE)
    } else {
        (within.width - 4.0 * gap::XL - LABEL) / count
    };
    let width = width.floor().clamp(NARROW, widest(players).max(WIDE));
    let room = if is_beside {
        within.width - margins - LABEL - width * count
    } else {
        within.width - 2.0 * (gap::XL + gap::L)
    };
    let side = room.min(seen_whole);
    let size = Size::new(side, (side * HEIGHT).floor());
    let shown = board(session.table().position(), None, players, size, 1.0);
    let shown = container(shown)
        .padding(gap::L)
        .style(theme::container::card);
    let sheet = account(over, width);
    if is_beside {
        row![sheet, shown].spacing(gap::L).into()
    } else {
        column![sheet, shown].spacing(gap::L).align_x(Center).into()
    }
}

/// The turns of every player.
fn account<'a>(over: &Over<'a, Classic>, width: f32) -> Element<'a, Message> {
    let session = over.session();
    let (players, table) = (session.players(), session.table());
    let position = table.position();
    let turns = table.turns();
    let tallies: Vec<Tally> = Seat::all(players.len())
        .map(|seat| Tally::of(&turns, seat))
        .collect();
    let heads = Seat::enumerate(players).map(|(seat, player)| Head {
        player,
        place: None,
        has_won: position.winner() == Some(seat) && players.len() > 1,
    });
    let columns = Seat::all(players.len()).map(|seat| {
        let won: Vec<String> = position
            .won_by(seat)
            .map(|column| column.to_string())
            .collect();
        let won = if won.is_empty() {
            "–".to_owned()
        } else {
            won.join(", ")
        };
        figure(won, size::LABEL, true)
    });
    let soft = |words| text(words).size(size::BODY).style(theme::text::soft);
    let mut account = Account::new([LABEL, width], gap::S, None, heads.collect())
        .line(soft("Columns won"), columns);
    let lines: [Told; 7] = [
        ("Turns", |tally| tally.turns.to_string()),
        ("Rolls", |tally| tally.rolls.to_string()),
        ("Busts", |tally| tally.busts.to_string()),
        ("Longest turn", |tally| {
            words::counted(tally.longest, "roll")
        }),
        ("Furthest turn", |tally| {
            words::counted(tally.furthest as usize, "space")
        }),
        ("Spaces kept", |tally| tally.kept.to_string()),
        ("Spaces lost to busts", |tally| tally.lost.to_string()),
    ];
    for (label, count) in lines {
        let figures = tallies
            .iter()
            .map(|tally| figure(count(tally), size::LABEL, false));
        account = account.line(soft(label), figures);
    }
    account.sheet(gap::XL)
}
