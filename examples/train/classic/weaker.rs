use fifth_die::coach::classic::Values;
use fifth_die::coach::classic::engine::{
    Board, Dice, EVOLVED, Net, RULE_OF_28, Race, Rule, Solved, by_rule, careless,
};

use super::{Lesson, Sample, Subject, WHIM, setting, turn};

/// The turns of the weaker player that are played to estimate one.
const TURNS: u32 = 100;

/// Plays a game of a master against a weaker player. `master` values the chance of the master whose turn begins.
pub fn play(values: &Values, master: &Net, seed: u64, game: u32) -> Lesson {
    let mut dice = Dice::new(seed, 1 << 32 | u64::from(game));
    let setting = setting(Subject::Weaker, &mut dice);
    let rule: &Rule = if dice.below(2) == 0 {
        &RULE_OF_28
    } else {
        &EVOLVED
    };
    let me = dice.below(2);
    let mut board = Board::start(setting, 2, 0);
    let mut lesson = Lesson::default();
    let mut known = None;
    loop {
        lesson.turns += 1;
        let before = board.squares;
        let mut whim = Dice::new(seed, 1 << 33 | dice.below(1 << 30) as u64);
        let winner = if board.turn == me {
            let solved = match known.take() {
                Some(solved) => solved,
                None => solve_against(values, rule, master, &board, &mut dice, &mut lesson),
            };
            let winner = turn(&solved, &mut board, &mut dice, &mut whim);
            if board.squares == before {
                known = Some(solved);
            }
            winner
        } else {
            if known.is_none() {
                let (rest, busts) = outcome(rule, master, &board, &mut dice);
                let again = master.value(&Race::new(&board, me, 1 - me));
                lesson.samples.push(Sample {
                    race: Race::new(&board, 1 - me, me),
                    target: 1.0 - rest - busts * again,
                });
            }
            let winner = match dice.below(2 * WHIM) {
                0 => careless(&mut board, &mut dice, &mut whim),
                _ => by_rule(rule, &mut board, &mut dice),
            };
            if board.squares != before {
                known = None;
            }
            winner
        };
        if winner.is_some() {
            return lesson;
        }
    }
}

/// Solves the turn of the master, after whose bust follow a turn of the weaker player on the same board, and perhaps its
/// own turn again.
fn solve_against(
    values: &Values,
    rule: &Rule,
    master: &Net,
    board: &Board,
    dice: &mut Dice,
    lesson: &mut Lesson,
) -> Solved {
    let solved = values.solve_by(&values.weaker, board, usize::MAX);
    let mut after = *board;
    after.bust();
    let (rest, busts) = outcome(rule, master, &after, dice);
    // worth = root + bust · (worth of the other's turn − assumed worth of the bust), both ways.
    let root = solved.roll(board);
    let bust = solved.risk(board);
    let waiting = (rest + busts * (root - bust * solved.bust())) / (1.0 - busts * bust);
    let worth = root + bust * (waiting - solved.bust());
    let (me, other) = (board.turn, 1 - board.turn);
    let race = Race::new(board, me, other);
    let error = master.value(&race) - worth;
    lesson.squared += error * error;
    lesson.master.push(Sample {
        race,
        target: worth,
    });
    lesson.samples.push(Sample {
        race: Race::new(board, other, me),
        target: 1.0 - waiting,
    });
    solved
}

/// The result of a turn by the rule: the chance of the master over the turns that change the board, and the share of turns
/// that do not.
fn outcome(rule: &Rule, master: &Net, board: &Board, dice: &mut Dice) -> (f32, f32) {
    let me = 1 - board.turn;
    let mut rest = 0.0;
    let mut busts = 0;
    for _ in 0..TURNS {
        let mut after = *board;
        match by_rule(rule, &mut after, dice) {
            Some(winner) => rest += f32::from(u8::from(winner == me)),
            None if after.squares == board.squares => busts += 1,
            None => rest += master.value(&Race::new(&after, me, 1 - me)),
        }
    }
    (rest / TURNS as f32, busts as f32 / TURNS as f32)
}
