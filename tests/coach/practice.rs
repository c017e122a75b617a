//! Practice on one's own costly choices: what is asked and judged, what comes back, and that none of it is a game.

use std::collections::HashSet;
use std::fs;
use std::ops::RangeInclusive;

use fifth_die::coach::classic::{Choice as Move, Values};
use fifth_die::coach::express::{ValueTable, instant};
use fifth_die::coach::practice::{self, is_costly, theme_of_move, theme_of_throw};
use fifth_die::coach::review::classic::Review as BoardReview;
use fifth_die::coach::review::express::{Moment, Review};
use fifth_die::coach::review::{Judged, Measure};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::{Pad, Penalty, Score};
use fifth_die::session::{AnySession, Classic, DiceSource, Name, Seed, Session};
use fifth_die::stats::Theme;
use fifth_die::store::{Answer, Asked, Saved, Settings, Store};
use fifth_die::text;
use jiff::{SignedDuration, Timestamp};

use crate::harness::Desk;
use crate::play;
use crate::result_screen::hasty;

fn values() -> &'static ValueTable {
    ValueTable::shipped(Penalty::TwoHundred)
}

fn desk(session: impl Into<AnySession>) -> Desk {
    let saved = Saved::new(session, Timestamp::UNIX_EPOCH);
    Desk::holding(&[saved], &Settings::default())
}

/// A board of these people after so many turns, who go for tops.
fn on_board(names: &[&str], turns: usize) -> Session<Classic> {
    let dice = DiceSource::App(Seed(5));
    play::board_after(names, dice, Seed(5), turns)
}

#[test]
fn costly_throws_are_of_the_theme_whose_figures_they_have() {
    let mut found = Vec::new();
    let (mut explained, mut all) = (0.0, 0.0);
    for seed in 0..12 {
        let dice = DiceSource::App(Seed(seed));
        let session = play::played(&["Ann", "Ben"], dice, Seed(seed), play::TO_THE_END);
        let moments =
            Seat::all(2).flat_map(|seat| Review::of(values(), &session, seat).moments.to_vec());
        for moment in moments {
            let theme = theme_of_throw(values(), &moment);
            if moment.is_best() {
                assert_eq!(theme, None);
                continue;
            }
            all += moment.loss();
            let Some(theme) = theme else { continue };
            explained += moment.loss();
            let [chosen, best] = [moment.chosen, moment.best]
                .map(|choice| moment.pad.play(&moment.throw, choice).unwrap());
            let total = |pad| Score::of(pad, Penalty::TwoHundred).total();
            let misses = |marks: RangeInclusive<u32>| {
                let pairs = moment.best.pairs.sums();
                pairs.into_iter().any(|sum| {
                    marks.contains(&moment.pad.marks(sum)) && chosen.marks(sum) < best.marks(sum)
                })
            };
            let named = |pad: &Pad| pad.tracks().count();
            assert!(match theme {
                Theme::Opened => moment
                    .chosen
                    .pairs
                    .sums()
                    .into_iter()
                    .any(|sum| { chosen.marks(sum) > 0 && best.marks(sum) == 0 }),
                Theme::Greedy => misses(1..=4) && total(&chosen) > total(&best),
                Theme::InDanger => misses(1..=4) && total(&chosen) <= total(&best),
                Theme::Named => named(&chosen) > named(&moment.pad),
                Theme::Track => named(&chosen) == named(&moment.pad),
                _ => false,
            });
            found.push(theme);
        }
    }
    let themes: HashSet<Theme> = found.into_iter().collect();
    assert!(themes.len() >= 4, "only {themes:?}");
    assert!(explained > 0.5 * all, "{explained} of {all}");
}

#[test]
fn costly_moves_are_of_the_theme_whose_figures_they_have() {
    let mut found = Vec::new();
    for names in [&["Ann", "Ben"][..], &["Ann"]] {
        let board = on_board(names, 12);
        let review = BoardReview::of(Values::built_in(), &board, Seat::FIRST);
        for moment in review.moments.iter().filter(|moment| !moment.is_best()) {
            let theme = theme_of_move(moment).unwrap();
            assert_eq!(
                theme == Theme::StoppedEarly,
                moment.chosen.choice == Move::Stop
            );
            assert_eq!(
                theme == Theme::StoppedLate,
                moment.chosen.choice == Move::RollOn
            );
            let left = [moment.chosen, moment.best].map(|advice| {
                let play = advice.choice.play()?;
                let after = moment.position.play(&moment.roll, play).unwrap();
                Some(after.runners_remaining())
            });
            assert_eq!(theme == Theme::Runner, left[0] < left[1]);
            found.push(theme);
        }
    }
    assert!(found.len() > 3);
}

#[test]
fn the_master_asks_what_is_not_plain() {
    let session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(1)));
    let questions = practice::hard_throws(values(), session);
    assert!(questions.len() >= 3);
    for question in questions {
        let moment = question.moment;
        let advice = instant(values(), &moment.pad, &moment.throw);
        assert_eq!(advice[0].value - advice[1].value, question.stake);
        assert!((2.0..30.0).contains(&question.stake));
    }
    let session = play::board(&["Ann"], Setting::default(), DiceSource::App(Seed(2)));
    let questions = practice::hard_moves(Values::built_in(), session);
    assert!(questions.len() >= 4);
    for question in questions {
        let [best, second, ..] = &question.moment.choices[..] else {
            panic!("there is a choice");
        };
        let stake = second.value - best.value;
        assert!((stake - question.stake).abs() < 1e-9);
        assert!((0.08..1.2).contains(&stake), "{stake} turns");
    }
}

/// The choices of a seat that are worth practising, the costliest first.
fn costly(session: &Session, seat: Seat) -> Vec<Moment> {
    let review = Review::of(values(), session, seat);
    let costly = review
        .moments
        .iter()
        .filter(|moment| is_costly(Measure::Points, moment.loss()));
    let mut costly: Vec<Moment> = costly.copied().collect();
    costly.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
    costly
}

#[test]
fn practice_asks_judges_teaches_and_goes_on() {
    let session = hasty(&["Ann"]);
    let costly = costly(&session, Seat::FIRST);
    let mut desk = desk(session);
    desk.types("q");
    desk.expect("to repeat");
    desk.expect(&costly.len().to_string());
    assert!(!desk.shows("What do you choose?"));
    desk.keys("Enter");
    desk.expect(&format!("Throw {}", costly[0].number));
    desk.expect("What do you choose?");
    // Nothing tells beforehand what is best, and nothing is chosen yet.
    assert!(!desk.shows("Best") && !desk.shows("Chosen"));
    desk.keys("Enter");
    desk.expect("What do you choose?");

    let choices = costly[0].pad.choices(&costly[0].throw);
    let place = choices.iter().position(|&other| other == costly[0].chosen);
    let letter = char::from(b'a' + place.unwrap() as u8);
    desk.types(&letter.to_string());
    let why = text::reasons(&costly[0].cause(values()).unwrap());
    let why = &why[0].what;
    desk.expect(why);
    // The answer stands: other letters mean nothing now.
    desk.types("ab");
    desk.expect(why);

    // A click on the next question leads where Enter does.
    desk.click(&format!("Throw {}", costly[1].number));
    assert!(!desk.shows(why));
    desk.expect("What do you choose?");
    // The best choice, found with the arrows, teaches what was wrong with the one in the game.
    let choices = costly[1].pad.choices(&costly[1].throw);
    let place = choices.iter().position(|&other| other == costly[1].best);
    desk.keys(&format!("↓*{} Enter", place.unwrap() + 1));
    assert!(desk.says("Best: no other") || desk.says("A toss-up") || desk.says("Brilliant"));
    let why = text::reasons(&costly[1].cause(values()).unwrap());
    desk.expect(&why[0].what);

    // Two are answered: the wrong one is due again, the right one is not, and both are kept.
    let answers = desk.store().answers();
    let given: Vec<(usize, bool)> = answers
        .iter()
        .map(|answer| (answer.asked.as_ref().unwrap().number, answer.right))
        .collect();
    let number = |moment: &Moment| moment.number.get();
    assert_eq!(
        given,
        [(number(&costly[0]), false), (number(&costly[1]), true)]
    );
    assert_eq!(answers[0].theme, theme_of_throw(values(), &costly[0]));
    desk.keys("Q");
    desk.expect("to repeat");
    let mut desk = desk.restart();
    desk.keys("Q Enter");
    desk.expect(&format!("Throw {}", costly[0].number));
    // No game was made of it.
    assert_eq!(desk.store().games().len(), 1);
}

#[test]
fn a_choice_that_costs_nothing_in_its_game_does_not_stay_new() {
    // Every other choice is the second best one, which often costs few points.
    let session = play::played_by(&["Ann", "Ben"], DiceSource::App(Seed(6)), |pad, throw| {
        let marks: u32 = pad.tracks().map(|track| u32::from(track.marks())).sum();
        let choices = instant(values(), pad, throw);
        let rank = (marks % 2).min(choices.len() as u32 - 1);
        choices[rank as usize].choice
    });
    let costly = costly(&session, Seat::FIRST);
    let mut desk = desk(session);
    desk.types("q");
    desk.keys("Enter");
    let throws = costly
        .iter()
        .map(|moment| format!("Throw {}", moment.number));
    let count = throws.filter(|throw| desk.shows(throw)).count();
    assert!(
        0 < count && count < costly.len(),
        "{count} of {}",
        costly.len()
    );
    for _ in 0..count {
        desk.keys("A Enter");
    }
    // All but those that A answered are due again, and none is new.
    let texts = desk.texts();
    let is_found =
        |found: &usize| desk.shows(&format!("You found {found} of {count} best choices."));
    let due = count - (0..=count).find(is_found).unwrap();
    let all = texts.iter().position(|text| text == "All of them").unwrap();
    assert_eq!(texts[all + 1..all + 3], [due.to_string(), "0".to_owned()]);
}

#[test]
fn a_theme_and_a_person_can_be_chosen() {
    let session = hasty(&["Ann", "Ben"]);
    let of_theme = |seat| {
        let mut moments = costly(&session, seat);
        moments.retain(|moment| theme_of_throw(values(), moment) == Some(Theme::Opened));
        moments
    };
    let [_, ben] = [Seat::FIRST, Seat::new(1)].map(of_theme);
    let mut saved = Saved::new(session.clone(), Timestamp::UNIX_EPOCH);
    let mut desk = Desk::holding(&[saved.clone()], &Settings::default());
    desk.keys("Q");
    desk.expect("✓ Ann");
    desk.click("Ben");
    desk.expect("✓ Ben");
    desk.click(&text::practice::theme(Theme::Opened));
    desk.expect(&format!("Throw {}", ben[0].number));
    desk.keys("A");
    assert_eq!(desk.store().answers()[0].theme, Some(Theme::Opened));
    // Whoever has practised last is asked first, by any spelling of the name.
    let [ann, ben] = ["Ann", "Benjamin"].map(|name| Name::new(name).unwrap());
    let old = Name::new("Ben").unwrap();
    let store = desk.store().clone();
    store
        .change_people(|people| people.rename(&old, ben.clone(), &[]))
        .unwrap();
    saved = Saved::new(
        hasty(&["Benjamin"]),
        Timestamp::UNIX_EPOCH + SignedDuration::from_hours(9),
    );
    store.save(&saved).unwrap();
    desk.keys("Esc Q");
    desk.expect("✓ Benjamin");
    assert!(desk.shows(ann.as_str()) && !desk.shows("Ben"));
}

#[test]
fn whoever_has_made_no_costly_choice_practises_on_the_masters() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    store.save_settings(&Settings::default()).unwrap();
    let mut desk = Desk::of(store);
    desk.keys("Q Enter");
    desk.expect("Master’s hard choices");
    for _ in 0..10 {
        desk.keys("A Enter");
    }
    assert!(desk.says("best choices."));
    desk.expect("Right answers out of each ten");
    let store = Store::open(Some(folder.path())).unwrap();
    assert_eq!(store.answers().len(), 10);
    assert!(store.answers().iter().all(|answer| answer.asked.is_none()));
    assert!(store.games().is_empty());
    // Of the board too, and an answer counts at once.
    desk.keys("B");
    desk.expect("What do you choose?");
    desk.keys("A Esc");
    desk.expect("Learn the game");
    assert_eq!(store.answers().len(), 11);
}

#[test]
fn progress_is_told_with_its_error_and_a_change_only_if_it_is_clear() {
    let answers = |right: usize, wrong: usize| [vec![true; right], vec![false; wrong]].concat();
    let told = text::practice::progress;
    assert_eq!(text::practice::right(&answers(4, 0)), None);
    assert_eq!(text::practice::right(&answers(12, 0)).unwrap(), "100%");
    assert_eq!(
        text::practice::right(&answers(15, 5)).unwrap(),
        "75\u{a0}±\u{a0}10%"
    );
    // Fourteen tell of no change.
    assert!(!told(&answers(4, 10)).contains("last ten"));
    let more = told(&[answers(20, 60), answers(10, 0)].concat());
    assert!(
        more.ends_with("You got more of the last ten right than before."),
        "{more}"
    );
    let same = told(&[answers(40, 40), answers(6, 4)].concat());
    assert!(
        same.ends_with("The last ten show no clear change."),
        "{same}"
    );
}

#[test]
fn a_file_of_answers_that_is_damaged_is_kept_beside_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    assert_eq!(store.answers(), []);
    let answer = |number| Answer {
        asked: Some(Asked {
            game: Saved::new(hasty(&["Ann"]), Timestamp::UNIX_EPOCH).id,
            seat: Seat::new(1),
            number,
            decides: number == 2,
        }),
        theme: Some(Theme::Greedy),
        given: Timestamp::UNIX_EPOCH,
        right: number == 1,
    };
    let master = Answer {
        asked: None,
        theme: None,
        ..answer(1)
    };
    let all = [answer(1), answer(2), master];
    for answer in all.clone() {
        store.add_answer(answer).unwrap();
    }
    assert_eq!(store.answers(), all);

    for damage in ["(answers: [", "(answers: [(given: \"x\", right: true)])"] {
        fs::write(store.practice_file(), damage).unwrap();
        assert_eq!(store.answers(), []);
        store.add_answer(answer(1)).unwrap();
        assert_eq!(store.answers().len(), 1);
    }
    let aside = store.practice_file().with_file_name("practice-1.ron");
    assert_eq!(fs::read_to_string(aside).unwrap(), "(answers: [");
}
