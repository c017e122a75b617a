//! What the end of a game says about the evening, and how to hand the game to other apps.

use maud::{Markup, html};

use super::{class, named};
use crate::rules::Seat;
use crate::text::say;
use crate::web::Snapshot;

/// What everybody has made in the games of the evening up to this one, if there were others; the last ones are `shown`,
/// all are in the sums.
pub fn table(game: &Snapshot, shown: usize) -> Markup {
    let evening = game.ended.as_ref().and_then(|ended| ended.evening.as_ref());
    let Some(evening) = evening else {
        return Markup::default();
    };
    let (games, sums) = (evening.lines(), evening.sums());
    let shown = || (1..).zip(&games).skip(games.len().saturating_sub(shown));
    html! {
        section #evening {
            table {
                caption { (say!("evening-game-of", number = games.len())) }
                thead { tr {
                    td {}
                    @for (number, _) in shown() { th scope="col" { (say!("result-place", place = number)) } }
                    @for sum in &sums { th scope="col" { (sum.about) } }
                } }
                tbody {
                    @for (at, standing) in evening.standings.iter().enumerate() {
                        tr class=(class(standing.player.colour)) {
                            th scope="row" { (named(&standing.player)) }
                            @for (_, game) in shown() {
                                @let (result, has_won) = &game.cells[at];
                                td .best[*has_won] { (result) }
                            }
                            @for sum in &sums { td { b { (sum.cells[at].0) } } }
                        }
                    }
                }
            }
        }
    }
}

/// The way to BG Stats, which opens the app on a phone that has it.
pub fn handed_over(game: &Snapshot, seat: Seat) -> Markup {
    html! {
        @if game.ended.is_some() {
            p #bg-stats { a href={ (seat) "/bg-stats" } { (say!("result-bg-stats")) } }
        }
    }
}
