//! Review after a game: what a choice was worth, and luck and choices apart.

use fifth_die::coach::classic::{Advice, Choice, Effort, Values};
use fifth_die::coach::express::{Differs, ValueTable, deep};
use fifth_die::coach::review::classic::{Moment as BoardMoment, Review as BoardReview};
use fifth_die::coach::review::express::{Moment, Review, parts, to_win};
use fifth_die::coach::review::{Judged, Measure, Moments, Verdict};
use fifth_die::rules::classic::{End, Setting, Turn};
use fifth_die::rules::express::{Pad, Penalty};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Classic, Colour, DiceSource, Level, Player, Seed, Session, Setup};
use fifth_die::store;
use fifth_die::table::Hosted;
use fifth_die::text::{self, Figures, board_cause};

use crate::fixtures::{chosen, session, take, thrown};
use crate::play::{self, express};

pub fn table(penalty: Penalty) -> &'static ValueTable {
    ValueTable::shipped(penalty)
}

/// Whole games of two by simple players, for every penalty.
fn games() -> impl Iterator<Item = Session> {
    Penalty::ALL.into_iter().flat_map(|penalty| {
        (0..10).map(move |seed| {
            let mut session = play::table(&["Ann", "Ben"], penalty, DiceSource::App(Seed(seed)));
            play::play(&mut session, Seed(seed), play::TO_THE_END);
            session
        })
    })
}

fn by_the_table(seed: u64) -> Session {
    play::played_by(&["Ann"], DiceSource::App(Seed(seed)), |pad, throw| {
        deep(table(Penalty::TwoHundred), pad, throw)[0].choice
    })
}

#[track_caller]
pub fn assert_near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-6, "{one} is not {other}");
}

#[test]
fn luck_and_skill_add_up_to_the_result_and_a_toss_up_is_as_good_as_the_best() {
    let mut toss_ups = 0;
    for session in games() {
        let table = table(session.setup().penalty());
        for seat in Seat::all(2) {
            let review = Review::of(table, &session, seat);
            let total = f64::from(session.score(seat).total());
            assert_near(review.start + review.luck() + review.skill(), total);
            assert_near(review.end(), total);
            assert_near(review.start, table.deep_value(&Pad::EMPTY));
            let throws = session.table().out_at(seat).unwrap().get();
            assert_eq!(review.moments.len(), throws);
            assert_eq!(review.course().count(), review.moments.len() + 1);
            assert_eq!(review.course().last(), Some(review.end()));

            let moments = &review.moments;
            for moment in moments.iter() {
                let best = moment.choices(table)[0];
                if Measure::Points.is_toss_up(best.value - moment.value) {
                    assert!(moment.is_best() && moment.loss() == 0.0);
                    toss_ups += usize::from(best.choice != moment.chosen);
                } else {
                    assert_eq!(moment.best, best.choice);
                    assert!(moment.loss() > 0.5);
                }
            }
            let mut losses: Vec<f64> = moments.iter().map(Moment::loss).collect();
            let best = losses.iter().filter(|&&loss| loss == 0.0).count();
            assert_eq!(best, moments.best_choices());
            let mean = losses.iter().sum::<f64>() / losses.len() as f64;
            assert_near(moments.mean_loss(), mean);
            losses.sort_by(|one, other| other.total_cmp(one));
            let costly = moments.costliest();
            assert!(
                costly
                    .iter()
                    .zip(losses)
                    .all(|(moment, loss)| moment.loss() == loss)
            );
            assert!(costly.len() <= Moments::<Moment>::COSTLIEST);
        }
    }
    assert!(toss_ups > 0, "none of these choices was close");
}

#[test]
fn a_verdict_goes_by_the_loss_and_by_what_else_could_be_chosen() {
    for measure in [Measure::Points, Measure::Chance, Measure::Turns] {
        let bounds = Verdict::bounds(measure);
        assert!(measure.toss_up() < bounds[0] && bounds.is_sorted());
        let words = [Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake];
        let of = |loss, second| Verdict::of(measure, loss, second, || true);
        for (bound, word) in bounds.into_iter().zip(words) {
            assert_eq!(of(bound, bound), word);
            assert_ne!(of(1.01 * bound, bound), word);
        }
        assert_eq!(of(2.0 * bounds[2], 0.0), Verdict::Blunder);
        // Of two choices that are worth the same as far as the coach knows, neither is the best.
        for loss in [0.0, measure.toss_up()] {
            assert_eq!(of(loss, measure.toss_up()), Verdict::AsGood);
        }
        let far = 1.01 * bounds[2];
        assert_eq!(of(0.0, far), Verdict::Brilliant);
        assert_eq!(of(0.0, bounds[2]), Verdict::Best, "the second is too good");
        let obvious = Verdict::of(measure, 0.0, far, || false);
        assert_eq!(obvious, Verdict::Best);
    }
}

#[test]
fn one_who_plays_by_the_table_loses_nothing() {
    for seed in 0..5 {
        let session = by_the_table(seed);
        let table = table(Penalty::TwoHundred);
        let review = Review::of(table, &session, Seat::new(0));
        assert_eq!((review.skill(), review.moments.mean_loss()), (0.0, 0.0));
        assert_eq!(review.moments.best_choices(), review.moments.len());
        assert_eq!(review.moments.costliest(), Vec::<&Moment>::new());
        assert_eq!(review.moments[0].cause(table), None);
        let total = f64::from(session.score(Seat::new(0)).total());
        assert_near(review.luck(), total - review.start);
    }
}

#[test]
fn a_game_under_way_is_reviewed_as_far_as_it_is_settled() {
    let mut session = session(
        2,
        [
            thrown(1, [1, 3, 4, 4, 6]),
            chosen(1, 0, take([4, 10], 4)),
            chosen(1, 1, take([5, 7], 6)),
            thrown(2, [1, 2, 4, 4, 5]),
            chosen(2, 1, take([5, 9], 2)),
        ],
    );
    let table = table(Penalty::TwoHundred);
    let numbers = |session: &Session, seat| -> Vec<usize> {
        let review = Review::of(table, session, seat);
        review
            .moments
            .iter()
            .map(|moment| moment.number.get())
            .collect()
    };
    assert_eq!(numbers(&session, Seat::new(0)), [1]);
    assert_eq!(numbers(&session, Seat::new(1)), [1, 2]);
    assert_eq!(numbers(&session, Seat::new(2)), [0_usize; 0]);
    let review = Review::of(table, &session, Seat::new(1));
    let pad = &session.table().pads()[1];
    assert_eq!(review.end(), table.deep_value(pad));

    // A throw that is written again makes both choices of it illegal, and those after it wait for them.
    session.record(thrown(1, [1, 1, 1, 1, 1])).unwrap();
    assert_eq!(numbers(&session, Seat::new(0)), [0_usize; 0]);
    assert_eq!(numbers(&session, Seat::new(1)), [0_usize; 0]);
    let empty = Review::of(table, &session, Seat::new(1));
    assert_eq!(format!("{:.1}", empty.moments.mean_loss()), "0.0");
    assert_eq!(empty.end(), empty.start);
}

#[test]
fn the_parts_of_a_loss_add_up_to_it() {
    for session in games().step_by(7) {
        let table = table(session.setup().penalty());
        for seat in Seat::all(2) {
            for moment in Review::of(table, &session, seat).moments.iter().step_by(5) {
                let choices = moment.choices(table);
                let best = choices[0];
                for choice in [choices.last().unwrap(), &choices[choices.len() / 2]] {
                    let pair = [choice.choice, best.choice];
                    let parts = parts(table, &moment.pad, &moment.throw, pair).unwrap();
                    let sum: f64 = parts.iter().map(|part| part.points).sum();
                    assert_near(sum, best.value - choice.value);
                    // Only what the two choices do not share is blamed.
                    let [after, after_best] = pair.map(|choice| {
                        let pad = moment.pad.play(&moment.throw, choice).unwrap();
                        move |row| pad.marks(row)
                    });
                    for part in &parts {
                        match part.what {
                            Differs::Row { row, marks } => {
                                let before = moment.pad.marks(row);
                                assert_eq!(marks, [before, after(row), after_best(row)]);
                                assert_ne!(marks[1], marks[2]);
                            }
                            Differs::Named { dice } | Differs::Track { dice, .. } => {
                                assert_eq!(dice.map(Some), pair.map(|choice| choice.fifth));
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn figures_have_the_digits_that_they_deserve() {
    let lost = |measure, losses: [f64; 3]| losses.map(|loss| text::lost(measure, loss));
    let points = lost(Measure::Points, [0.62, 9.94, 9.96]);
    assert_eq!(points, ["0.6", "9.9", "10"]);
    let chances = lost(Measure::Chance, [0.011, 0.0147, 0.2]);
    assert_eq!(chances, ["1", "1", "20"]);
    let turns = lost(Measure::Turns, [0.04, 0.31, 1.0]);
    assert_eq!(turns, ["0.04", "0.3", "1.0"]);
    let values = |measure, values: [f64; 2]| {
        let [one, other] = values;
        let figures = Figures::of(measure, [(one - other).abs()]);
        values.map(|value| figures.value(value))
    };
    assert_eq!(values(Measure::Points, [251.6, -3.0]), ["+252", "−3"]);
    assert_eq!(values(Measure::Chance, [0.414, 0.385]), ["41%", "39%"]);
    assert_eq!(values(Measure::Turns, [3.21, 3.4]), ["3.2", "3.4"]);
    // The one is worse, so they do not look the same; of a toss-up they may.
    assert_eq!(values(Measure::Chance, [0.414, 0.402]), ["41%", "40%"]);
    assert_eq!(values(Measure::Turns, [3.21, 3.24]), ["3.21", "3.24"]);
    assert_eq!(values(Measure::Chance, [0.414, 0.412]), ["41%", "41%"]);
}

#[test]
fn the_best_choice_in_a_group_wins_most_often() {
    let saved = store::read("saves/v1-finished.ron".as_ref()).unwrap();
    let session = express(&saved.session);
    let table = table(session.setup().penalty());
    for seat in Seat::all(session.players().len()) {
        for judged in Review::of(table, session, seat).moments.iter() {
            let chances = to_win(table, session, seat, judged.number).unwrap();
            assert_eq!(
                to_win(table, session, seat, judged.number),
                Some(chances.clone())
            );
            let best = chances.best().unwrap();
            assert_eq!(chances.loss(best.choice), Some(0.0));
            assert!(
                chances
                    .chances
                    .is_sorted_by_key(|chance| chances.loss(chance.choice))
            );
            // Points decide what may be chance.
            let [loss, own] = [
                chances.loss(judged.best),
                chances.of(judged.best).map(|own| own.share),
            ];
            assert!(loss == Some(0.0) || own.unwrap() < best.share, "{judged:?}");
        }
    }
    // Alone there is nobody to beat.
    let solo = store::read("saves/v1-solo.ron".as_ref()).unwrap();
    let solo = express(&solo.session);
    assert_eq!(to_win(table, solo, Seat::FIRST, ThrowNumber::FIRST), None);
}

#[test]
fn every_choice_at_the_board_is_judged_by_what_could_be_chosen() {
    let names = ["Ann", "Ben"];
    let games = (0..4).map(|seed| {
        let dice = DiceSource::App(Seed(seed));
        play::board_after(&names, dice, Seed(seed), 8)
    });
    let games: Vec<Session<Classic>> = games.collect();
    let mut toss_ups = 0;
    for (session, seat) in games
        .iter()
        .flat_map(|game| Seat::all(2).map(move |seat| (game, seat)))
    {
        let review = BoardReview::of(Values::built_in(), session, seat);
        assert!(!review.is_solo && !review.moments.is_empty());
        for moment in review.moments.iter() {
            let step = session.table().step(moment.number).unwrap();
            assert_eq!((step.seat(), step.turn()), (seat, moment.turn));
            for advice in [&moment.chosen, &moment.best] {
                assert!((0.0..=1.0).contains(&advice.value), "{advice:?}");
            }
            let best = moment.choices[0];
            if best.value - moment.chosen.value <= 0.01 {
                assert!(moment.is_best() && moment.loss() == 0.0);
                toss_ups += usize::from(best.choice != moment.chosen.choice);
            } else {
                assert_eq!(moment.best.choice, best.choice);
                assert!(moment.loss() > 0.01);
            }
            let cause = board_cause(moment, session.players());
            assert_eq!(moment.is_best(), cause.is_none());
            match moment.chosen.choice {
                Choice::Play(play) => {
                    assert_eq!(Some(play), step.play());
                    assert!(moment.position.plays(step.roll()).len() > 1);
                }
                decision => {
                    let tells_both = |why: String| {
                        why.contains(" after stopping here.") || why.contains(": 100% (")
                    };
                    assert!(
                        cause.is_none_or(tells_both),
                        "what becomes of stop and roll"
                    );
                    assert_eq!(moment.position, step.played());
                    assert_eq!(decision == Choice::Stop, step.ends_turn());
                }
            }
        }
        let losses: Vec<f64> = review
            .moments
            .costliest()
            .iter()
            .map(|moment| moment.loss())
            .collect();
        assert!(losses.is_sorted_by(|one, other| one >= other) && losses.len() <= 3);
    }
    assert!(toss_ups > 0, "none of these choices was close");
}

#[test]
fn a_master_plays_as_the_review_of_its_table_judges() {
    let levels = [Level::Master, Level::Steady, Level::Careless];
    for (count, seed) in [(2, 1), (2, 2), (3, 3)] {
        let seats = levels.into_iter().zip(Colour::ALL).take(count);
        let players = seats.map(|(level, colour)| Player {
            level: Some(level),
            ..play::player(&format!("{level:?}"), colour)
        });
        let dice = DiceSource::App(Seed(seed));
        let setup = Setup::new(players.collect(), Setting::default(), dice).unwrap();
        let mut session = Session::new(setup);
        while let Some(event) = Classic::bot_event(&session) {
            session.record(event).unwrap();
        }
        assert!(session.is_over());
        let review = BoardReview::of(Values::built_in(), &session, Seat::FIRST);
        assert!(review.moments.len() > 10);
        assert_eq!(review.skill(), 0.0, "the master’s own choices cost nothing");
        // Against weaker players it expects more than an equal share.
        assert!(review.start > 0.6, "{}", review.start);
    }
}

/// Games on the board: two that are over, one of them alone, and the first rolls of one of three.
fn at_the_board() -> [Session<Classic>; 3] {
    let [finished, solo] = ["saves/v1-classic-finished.ron", "saves/v1-classic-solo.ron"]
        .map(|file| play::classic(&store::read(file.as_ref()).unwrap().session).clone());
    let names = ["Ann", "Ben", "Cleo"];
    let three = play::board_after(&names, DiceSource::App(Seed(7)), Seed(7), 4);
    [finished, solo, three]
}

#[test]
fn at_the_board_dice_choices_and_others_add_up_to_the_result() {
    for session in at_the_board() {
        let winner = session.table().position().winner();
        let count = session.setup().players().len();
        let reviews: Vec<BoardReview> = Seat::all(count)
            .map(|seat| BoardReview::of(Values::built_in(), &session, seat))
            .collect();
        let ended = |turn: &Turn| turn.end != End::Open;
        let turns = session.table().turns().into_iter().filter(ended).count();
        for (seat, review) in Seat::enumerate(&reviews) {
            let sum = review.start + review.luck() + review.skill() + review.others();
            assert_near(sum, review.end());
            assert_eq!((review.seat, review.turns.len()), (seat, turns));
            assert_eq!(review.course().last(), Some(review.end()));
            match winner {
                Some(_) if count == 1 => assert_near(review.end(), turns as f64),
                Some(winner) => assert_near(review.end(), f64::from(u8::from(seat == winner))),
                None => {}
            }
            if count == 1 {
                assert!(review.skill() >= 0.0 && review.others() == 0.0);
            } else {
                assert!(review.skill() <= 0.0);
            }
        }
        if count > 1 {
            for turn in 0..=turns {
                let values = reviews
                    .iter()
                    .filter_map(|review| review.course().nth(turn));
                assert_near(values.sum(), 1.0);
            }
        }
    }
}

#[test]
fn a_choice_at_the_board_is_worth_what_a_hint_says() {
    let values = Values::built_in();
    let [finished, solo, _] = at_the_board();
    for session in [finished, solo] {
        let review = BoardReview::of(values, &session, Seat::FIRST);
        let is_play = |moment: &&BoardMoment| matches!(moment.chosen.choice, Choice::Play(_));
        let (plays, decisions): (Vec<_>, Vec<_>) = review.moments.iter().partition(is_play);
        let hint = values.advice(&plays[0].position, Some(&plays[0].roll), Effort::Deep);
        let hinted = |advice: &Advice| {
            let mut plays = hint.iter();
            let play = plays.find(|play| play.choice == advice.choice);
            play.unwrap().value
        };
        assert_near(hint[0].value, plays[0].best.value);
        assert_near(hinted(&plays[0].chosen), plays[0].chosen.value);
        let hint = values.advice(&decisions[0].position, None, Effort::Deep);
        assert_near(hint[0].value, decisions[0].best.value);
    }
}
