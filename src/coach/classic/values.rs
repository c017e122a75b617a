use std::sync::LazyLock;

use super::board::{Board, LENGTHS, Weaker};
use super::net::{Net, Race, Seats};
use super::turn::{Runners, Solved, Ways};
use crate::coach::checksum;
use crate::rules::Seat;
use crate::rules::classic::{Placement, Position, Sharing};

const NAME: [u8; 8] = *b"classic2";

/// The learned values of boards at the start of a turn: for a solo player the turns to the end, for one of two the chance to
/// win.
///
/// Among three or four, the chances to win are to one another as the chances to win a duel with each of the others, to the
/// power 7/8 or 3/4, which fits games of equals (`assets/coach/classic.md`). The house rules for placing runners (C13) change
/// how a turn is solved, but not the values.
#[derive(Debug, Clone, PartialEq)]
pub struct Values {
    /// The turns of a solo player.
    pub solo: Net,
    /// The chance of one of two equals, by what happens on the square of another player (C11, C12).
    pub pairs: [Net; Sharing::ALL.len()],
    /// The chance of a weaker player, whose turn begins, against a master.
    pub weaker: Net,
}

impl Values {
    /// The values that are part of the program; the first call reads them.
    pub fn built_in() -> &'static Values {
        static BUILT_IN: LazyLock<Values> = LazyLock::new(|| {
            let bytes = include_bytes!("../../../assets/coach/classic.values");
            // The file is embedded, and a test reads it.
            Values::read(bytes).expect("values that were written by the program")
        });
        &BUILT_IN
    }

    /// Reads the bytes of a file: the name, the checksum, then the parameters of all nets, all little-endian; `None` if they
    /// are something else, or incomplete, or damaged.
    pub fn read(bytes: &[u8]) -> Option<Values> {
        let solo = Net::numbers(Seats::Solo);
        let pair = Net::numbers(Seats::Pair);
        let (sum, numbers) = bytes.strip_prefix(&NAME)?.split_first_chunk()?;
        let wanted = solo + (Sharing::ALL.len() + 1) * pair;
        let is_whole = numbers.len() == size_of::<f32>() * wanted;
        if !is_whole || *sum != checksum(numbers).to_le_bytes() {
            return None;
        }
        let numbers: Vec<f32> = numbers
            .as_chunks()
            .0
            .iter()
            .map(|&bytes| f32::from_le_bytes(bytes))
            .collect();
        let (alone, others) = numbers.split_at(solo);
        let net = |number: usize| Net::new(Seats::Pair, &others[number * pair..][..pair]);
        Some(Values {
            solo: Net::new(Seats::Solo, alone),
            pairs: std::array::from_fn(net),
            weaker: net(Sharing::ALL.len()),
        })
    }

    /// Whether the values of a position are estimates: none were learned for its house rule (C13), or for more than two.
    pub fn estimates(position: &Position) -> bool {
        let plays_on = |&seat: &Seat| position.plays_on(seat);
        let players = Seat::all(position.players()).filter(plays_on).count();
        players > 2 || position.setting().placement != Placement::default()
    }

    /// The learned value of a position to each seat before the next turn: the chance to win among these players, 0 to 1; for
    /// a solo player the turns to the end. Runners do not count.
    pub fn chances(&self, position: &Position, weaker: Weaker) -> Vec<f64> {
        let board = Board::new(position).among(weaker);
        if let Some(winner) = position.winner() {
            let is_won = |seat| board.players > 1 && seat == winner;
            let seats = Seat::all(board.players);
            return seats.map(|seat| f64::from(is_won(seat))).collect();
        }
        if board.players == 1 {
            return vec![f64::from(self.solo.value(&Race::new(&board, 0, 0)))];
        }
        self.shares(&board)[..board.players].to_vec()
    }

    /// The learned chance of each seat to win before a turn of two or more.
    pub fn shares(&self, board: &Board) -> Shares {
        let pair = self.pair(board);
        let seats: Vec<usize> = board.seats().collect();
        let mut duels = [1.0; Position::MOST_PLAYERS];
        for (turns, &first) in seats.iter().enumerate() {
            for &then in &seats[turns + 1..] {
                let chance = pair.value(&Race::new(board, first, then));
                let chance = match (board.is_weaker(first), board.is_weaker(then)) {
                    (false, true) => favoured(chance),
                    (true, false) => 1.0 - favoured(1.0 - chance),
                    (false, false) | (true, true) => chance,
                };
                duels[first] *= chance;
                duels[then] *= 1.0 - chance;
            }
        }
        let mut shares = [0.0; Position::MOST_PLAYERS];
        // A player who has left wins nothing (C14).
        for &seat in &seats {
            shares[seat] = f64::from(weight(duels[seat], seats.len()));
        }
        let all: f64 = shares.iter().sum();
        shares.map(|share| share / all)
    }

    /// The chance of each seat to win before a turn of two equals or more, by the turn as it is solved: nearer to the truth
    /// than what was learned.
    pub(super) fn ahead(&self, board: &Board) -> Shares {
        let mut shares = [0.0; Position::MOST_PLAYERS];
        if let [first, then] = board.seats().collect::<Vec<_>>()[..] {
            let (_, [chance, _], _) = self.solve_pair(board);
            shares[first] = f64::from(chance);
            shares[then] = f64::from(1.0 - chance);
            return shares;
        }
        let mut reached = 0.0;
        let mut add = |chance: f64, further: Shares| {
            reached += chance;
            for (share, further) in shares.iter_mut().zip(further) {
                *share += chance * further;
            }
        };
        let solved = self.solve_simply(board, usize::MAX);
        let bust = solved.stops(board, SELDOM, |mut after, chance| {
            add(
                chance,
                match after.stop() {
                    Some(winner) => std::array::from_fn(|seat| f64::from(u8::from(seat == winner))),
                    None => self.shares(&after),
                },
            );
        });
        let mut busted = *board;
        busted.bust();
        add(bust, self.shares(&busted));
        shares.map(|share| share / reached)
    }

    /// The values of two players under the rules of a board.
    pub fn pair(&self, board: &Board) -> &Net {
        &self.pairs[board.setting.sharing as usize]
    }

    /// The nets that value the turns of the others against the one whose turn it is, by seat.
    ///
    /// Where squares share spaces, values against a weaker player were learned; elsewhere the odds against an equal are
    /// multiplied by [`ODDS`].
    fn nets(&self, board: &Board) -> Nets<'_> {
        let is_learned = board.setting.sharing == Sharing::Share;
        std::array::from_fn(|seat| match board.is_weaker(seat) && is_learned {
            true => &self.weaker,
            false => self.pair(board),
        })
    }

    /// Solves the rest of a turn, with the learned value of a bust.
    pub(super) fn solve_simply(&self, board: &Board, most: usize) -> Solved {
        self.solve_with(self.nets(board), board, most)
    }

    /// Solves the rest of a turn, with each opponent valued by this net, for at most so many places of the runners.
    pub fn solve_by(&self, others: &Net, board: &Board, most: usize) -> Solved {
        self.solve_with([others; Position::MOST_PLAYERS], board, most)
    }

    fn solve_with(&self, nets: Nets<'_>, board: &Board, most: usize) -> Solved {
        let bust = self.bust(nets, board);
        Solved::new(board, most, bust, |ways, runners, worth| {
            self.stops(nets, board, ways, runners, worth);
        })
    }

    pub(super) fn solve(&self, board: &Board) -> Solved {
        let mut board = *board;
        board.take_off();
        match board.others().count() {
            0 => self.solve_alone(&board).0,
            1 if board.is_among_equals() => {
                let (solved, worths, _) = self.solve_pair(&board);
                solved.with_bust(1.0 - worths[1])
            }
            _ if board.is_among_equals() => {
                let mut busted = board;
                busted.bust();
                let bust = self.ahead(&busted)[board.turn];
                self.solve_simply(&board, usize::MAX).with_bust(bust as f32)
            }
            _ => self.solve_simply(&board, usize::MAX),
        }
    }

    /// Solves a whole turn of a solo player, and returns its worth too: the turns to the end, less than zero. After a bust
    /// the same turn begins again, one turn later.
    pub fn solve_alone(&self, board: &Board) -> (Solved, f32) {
        let mut solved = self.solve_simply(board, usize::MAX);
        let mut worth = solved.bust();
        // Three or four steps of Newton's method are enough for sensible values.
        for _ in 0..20 {
            let root = solved.roll(board) - 1.0;
            let bust = solved.risk(board);
            worth = (root - bust * solved.bust()) / (1.0 - bust);
            if (worth - solved.bust()).abs() < 1e-3 {
                break;
            }
            solved = solved.with_bust(worth);
        }
        (solved, worth)
    }

    /// Solves the turns of both players on the same board, and returns the chance to win with which each of them begins its
    /// turn. After a bust of one follows the turn of the other.
    pub fn solve_pair(&self, board: &Board) -> (Solved, [f32; 2], Solved) {
        let mut other_board = *board;
        other_board.bust();
        let one = self.solve_simply(board, usize::MAX);
        let one_bust = one.risk(board);
        let one_root = one.roll(board);
        let other = Solved::new(
            &other_board,
            usize::MAX,
            1.0 - one_root,
            |ways, runners, worth| self.stops(self.nets(board), &other_board, ways, runners, worth),
        );
        let other_bust = other.risk(&other_board);
        let other_root = other.roll(&other_board);
        // worth = root + bust · (1 − worth of the other − assumed worth of the bust), for both.
        let one_const = one_root + one_bust * (1.0 - one.bust());
        let other_const = other_root + other_bust * (1.0 - other.bust());
        let one_worth = (one_const - one_bust * other_const) / (1.0 - one_bust * other_bust);
        let other_worth = other_const - other_bust * one_worth;
        (one, [one_worth, other_worth], other)
    }

    /// The worth of a bust, with the opponents valued by these nets.
    pub(super) fn bust(&self, nets: Nets<'_>, board: &Board) -> f32 {
        let me = board.turn;
        let others: Vec<usize> = board.others().collect();
        if others.is_empty() {
            return -self.solo.value(&Race::new(board, me, me));
        }
        let chances = others.iter();
        against(chances.map(|&other| {
            let chance = nets[other].value(&Race::new(board, other, me));
            chance_against(board, other, chance)
        }))
    }

    /// The worth of stops, with the opponents valued by these nets.
    fn stops(
        &self,
        nets: Nets<'_>,
        board: &Board,
        ways: &Ways,
        runners: &Runners,
        worth: &mut [f32],
    ) {
        let me = board.turn;
        let others: Vec<usize> = board.others().collect();
        if others.is_empty() {
            let race = Race::new(board, me, me);
            self.solo.stops(&race, ways, runners, worth);
            for worth in worth.iter_mut() {
                *worth = -*worth;
            }
        } else {
            let chances = others.iter().map(|&other| {
                let mut chances = vec![0.0; worth.len()];
                let race = Race::new(board, other, me);
                nets[other].stops(&race, ways, runners, &mut chances);
                for chance in &mut chances {
                    *chance = chance_against(board, other, *chance);
                }
                chances
            });
            let chances: Vec<Vec<f32>> = chances.collect();
            for (place, worth) in worth.iter_mut().enumerate() {
                *worth = against(chances.iter().map(|chances| chances[place]));
            }
        }
        if let (Some(winner), Some(last)) = (winner_of_last(board, ways, runners), worth.last_mut())
        {
            *last = f32::from(winner == me);
        }
    }
}

/// The winner by the last stop of these runners, if it leaves no column and nobody has enough of them (C10).
fn winner_of_last(board: &Board, ways: &Ways, runners: &Runners) -> Option<usize> {
    let mut after = *board;
    for (i, &column) in runners.columns().iter().enumerate() {
        if runners.low[i] + runners.size[i] == ways.spaces(column).len() {
            after.runners[column] = LENGTHS[column];
            after.placed |= 1 << column;
            after.topped |= 1 << column;
        }
    }
    after.stop();
    after.most_of_all(board.turn)
}

/// The chance to win of each seat.
pub type Shares = [f64; Position::MOST_PLAYERS];

/// A net for each seat.
type Nets<'a> = [&'a Net; Position::MOST_PLAYERS];

/// The chance below which a stop of the turn ahead is left out.
const SELDOM: f64 = 1e-5;

/// The odds against a master relative to those against an equal on the same board: where an equal would win one game of two,
/// the master wins four of five, as against the Rule of 28.
const ODDS: f32 = 0.25;

/// The chance of a master to win where an equal would have this chance.
fn favoured(chance: f32) -> f32 {
    chance / (chance + ODDS * (1.0 - chance))
}

/// The chance of another player as a net says it, less if no net was learned for somebody weaker.
fn chance_against(board: &Board, other: usize, chance: f32) -> f32 {
    match board.is_weaker(other) && board.setting.sharing != Sharing::Share {
        true => 1.0 - favoured(1.0 - chance),
        false => chance,
    }
}

/// The chance to win against others, each of whom would win against this player alone with such a chance.
///
/// The chance of the others against each other follows from it by the model of Bradley and Terry.
fn against(mut others: impl ExactSizeIterator<Item = f32>) -> f32 {
    let players = 1 + others.len();
    if players == 2 {
        return others.next().map_or(1.0, |chance| 1.0 - chance);
    }
    // The odds of everyone against this player, who comes first.
    let mut odds = [1.0; Position::MOST_PLAYERS];
    let odds = &mut odds[..players];
    for (odds, chance) in odds[1..].iter_mut().zip(others) {
        *odds = odds_of(chance);
    }
    let weight = |seat: usize| {
        let rivals = odds.iter().enumerate().filter(|(rival, _)| *rival != seat);
        let duels =
            rivals.map(|(_, rival)| odds[seat] / (odds[seat] + rival).max(f32::MIN_POSITIVE));
        weight(duels.product(), players)
    };
    weight(0) / (0..players).map(weight).sum::<f32>()
}

/// The weight, among so many players, of one who wins a duel with each of the others with this chance.
fn weight(duels: f32, players: usize) -> f32 {
    let root = duels.sqrt();
    match players {
        ..=2 => duels,
        3 => root * root.sqrt() * root.sqrt().sqrt(),
        4.. => root * root.sqrt(),
    }
}

fn odds_of(chance: f32) -> f32 {
    chance / (1.0 - chance).max(1e-6)
}
