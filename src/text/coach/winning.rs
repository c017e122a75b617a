//! Why a choice of Express wins more often than another one, against others with the same dice.
//!
//! What a choice costs or brings in points is told in [the room above](super).

use std::ops::RangeInclusive;

use super::{choice_in_words, paragraph};
use crate::coach::express::{Advice, Chance, Rival, ToWin, Winning};
use crate::coach::review::Measure;
use crate::coach::review::express::Cause;
use crate::rules::dice::Pairs;
use crate::rules::express::Choice;
use crate::session::Player;
use crate::text::{counted, of_games, percent, say, share, signed, together};

/// The chance to win against others who play on, with the best of these choices, and with that of the most points if another
/// one wins more often.
pub fn to_win(to_win: &ToWin, choices: &[Advice]) -> Option<String> {
    let best = to_win.best()?;
    let most = choices
        .iter()
        .max_by(|one, other| one.value.total_cmp(&other.value))?;
    let instead = wins_instead(to_win, choices, most.choice);
    instead.or_else(|| {
        let (choice, share) = (choice_in_words(&best.choice), wins(best));
        Some(say!("express-hint-win", choice, share))
    })
}

/// How much more often the best of these choices wins than another one, and what that costs or brings in points: `4 + 7, fifth
/// 2 wins 43% of games instead of 25%, −15 points.` `None` if both are as good.
pub fn wins_instead(to_win: &ToWin, choices: &[Advice], other: Choice) -> Option<String> {
    let (best, shown) = (to_win.best()?, to_win.of(other)?);
    let more = scores_more(to_win, choices, other)?;
    let choice = choice_in_words(&best.choice);
    let [share, less] = [best, shown].map(|chance| share(chance.share));
    let points = signed(more.round() as i32);
    Some(say!("coach-wins-instead", choice, share, less, points))
}

/// Why the best of these choices wins more often than another one beyond its points; `None` if nothing else says why.
pub fn why_it_wins(
    to_win: &ToWin,
    choices: &[Advice],
    other: Choice,
    cause: Option<&Cause>,
    players: &[Player],
) -> Option<String> {
    let more = scores_more(to_win, choices, other)?;
    let winning = to_win.winning(other, more);
    // That others choose the same says less than whom a few points pass.
    let is_between = is_passed(to_win, choices, other)?;
    let is_odd = to_win.loss(other)? >= ODD * more;
    let is_this = |winning: &Winning<'_>| match winning {
        Winning::Apart(theirs, _) => theirs.pairs == other.pairs && more >= 1.0,
        Winning::Alike(_) | Winning::Ahead(_) => false,
    };
    let least = points(choices, other)? - LEVEL;
    let lasts = |winning: &Winning<'_>| match winning {
        Winning::Ahead(_) => to_win
            .strongest()
            .is_some_and(|rival| rival.expects < least),
        Winning::Alike(_) | Winning::Apart(..) => true,
    };
    let winning = winning.filter(|winning| is_odd || !(is_between && is_this(winning)));
    let winning = winning.filter(lasts);
    let by_others = winning.and_then(|it| by_others(to_win, choices, other, players, &it));
    let shared = || by_shared_dice(to_win, choices, other, players);
    let shared = || is_odd.then(shared).flatten();
    let close = || {
        let rival = close_rival(to_win, choices, other, players);
        let choosing = is_odd.then(|| what_others_choose(to_win, other, players));
        let race = close_race(to_win, choices, other);
        let swings = swings(to_win, choices, other);
        // A gap is told with those who expect the most.
        let is_gap = race.is_some() || swings.is_some();
        let strongest = || strongest(to_win, choices, other, players).filter(|_| is_gap);
        let rival = rival.or_else(strongest);
        let close = paragraph([rival, choosing.flatten(), race, swings]);
        (!close.is_empty()).then_some(close)
    };
    let why = by_others.or_else(shared).or_else(close);
    let why = why.or_else(|| gap(to_win, other, more).filter(|_| is_odd));
    let at_once = cause.and_then(|cause| at_once(cause, to_win.loss(other)?, more));
    let why = paragraph([why, at_once]);
    let why = (!why.is_empty()).then_some(why);
    // Where it brings fewer points, the others are all that can be why.
    why.or_else(|| others(to_win, choices, other, players).filter(|_| more < 0.0))
}

/// Why the best of these choices wins more often than another one, by what others choose and have marked.
fn by_others(
    to_win: &ToWin,
    choices: &[Advice],
    other: Choice,
    players: &[Player],
    winning: &Winning<'_>,
) -> Option<String> {
    let rivals = winning.rivals();
    let (names, count) = (names(rivals, players), rivals.len());
    let is_same = rivals.iter().all(|rival| rival.differing == 0);
    let share = |pairs: Pairs| choosing(rivals, pairs);
    let best_pairs = to_win.best()?.choice.pairs;
    let (rarely, best) = (percent(share(best_pairs)), best_pairs.to_string());
    let usual = match *winning {
        Winning::Apart(usual, _) => usual,
        Winning::Alike(_) => {
            let marks = if is_same { "same" } else { "nearly" };
            return Some(say!("coach-wins-alike", names, count, marks));
        }
        Winning::Ahead(_) => {
            return Some(say!("coach-wins-ahead", names, count, best, often = rarely));
        }
    };
    let is_leader = |rival: &Rival| rival.is_near && LEADER.contains(&rival.lead.round());
    let is_close = matches!(rivals, [rival] if is_leader(rival));
    let more = scores_more(to_win, choices, other)?;
    // What they choose is no reason against a choice that is neither that nor brings much less than the best one.
    let is_theirs = other.pairs == usual.pairs || more >= MUCH_LESS;
    if !(is_same || is_close) || !is_theirs {
        return by_shared_dice(to_win, choices, other, players);
    }
    let most = points(choices, usual)?;
    let (often, pairs) = (percent(share(usual.pairs)), usual.pairs.to_string());
    let why = match *rivals {
        [rival] if !is_same => {
            let (name, points) = (names, counted(rival.lead, 0));
            say!(
                "coach-wins-leader",
                name,
                points,
                pairs,
                often,
                best,
                rarely
            )
        }
        _ => say!("coach-wins-same", names, count, pairs, often, best, rarely),
    };
    let together = (is_same && count > 1).then(|| say!("coach-wins-together"));
    let less = most - points(choices, other)?;
    let less = (less >= SOME_LESS && more >= 0.0).then(|| {
        let (points, pairs) = (counted(less, 0), beside(usual, other));
        say!("coach-wins-less", points, pairs)
    });
    Some(paragraph([Some(why), together, less]))
}

/// What the others choose, and what the shared dice make of the best choice and this one, where that makes the difference.
fn by_shared_dice(
    to_win: &ToWin,
    choices: &[Advice],
    other: Choice,
    players: &[Player],
) -> Option<String> {
    let best = to_win.best()?.choice;
    let [shared, other_shared] = to_win.shared(other)?;
    let is_shared = shared.apart - other_shared.apart <= SHARED * to_win.loss(other)?;
    let apart = is_shared.then(|| {
        let [best_share, chosen] = [shared, other_shared].map(|shared| share(shared.apart));
        let pairs = beside(best, other);
        say!(
            "coach-wins-by-shared-dice",
            pairs,
            best = best_share,
            chosen
        )
    });
    let swings = swings(to_win, choices, other);
    let track = on_same_track(to_win, other, players);
    let choosing = what_others_choose(to_win, other, players);
    // Who shares them has to be told.
    let apart = apart.filter(|_| track.is_some() || choosing.is_some());
    if apart.is_none() && swings.is_none() {
        return None;
    }
    let strongest = strongest(to_win, choices, other, players);
    Some(paragraph([strongest, choosing, track, apart, swings]))
}

/// What the best choice and this one bring at once near the end, if that says more than the points.
fn at_once(cause: &Cause, loss: f64, more: f64) -> Option<String> {
    let ([score, best_score], [_, throws]) = (cause.scores, cause.throws);
    let is_more = f64::from(best_score - score) >= more.max(0.0) + LEVEL;
    let is_why = is_more && throws <= FEW_THROWS && loss >= ODD * more;
    let [best, chosen] = [best_score, score].map(signed);
    let pairs = beside(cause.choices[1], cause.choices[0]);
    is_why.then(|| say!("coach-wins-at-once", pairs, best, chosen))
}

/// How far the gap to the best of the others varies after the best choice and after this one, where that is a great part of why the
/// best one wins more often, or why this one wins hardly less often with many points less.
fn swings(to_win: &ToWin, choices: &[Advice], other: Choice) -> Option<String> {
    let best = to_win.best()?.choice;
    let (loss, more) = (to_win.loss(other)?, scores_more(to_win, choices, other)?);
    let by_swings = to_win.by_swings(other)?;
    let [shared, other_shared] = to_win.shared(other)?;
    if shared.swings.min(other_shared.swings) < LEVEL {
        return None;
    }
    let is_behind = shared.lead + other_shared.lead < 0.0;
    let is_odd = loss >= ODD * more && by_swings >= SWING.max(LITTLE * loss);
    let is_cheap = more >= MANY && loss <= CHEAP * more && by_swings <= -CLEAR.max(PART * loss);
    let why = match (is_odd, is_cheap, is_behind) {
        (true, _, true) => "behind",
        (true, _, false) => "ahead",
        (false, true, true) => "cheap-behind",
        (false, true, false) => "cheap-ahead",
        (false, false, _) => return None,
    };
    let [best_swings, chosen] = [shared, other_shared].map(|shared| counted(shared.swings, 0));
    let pairs = beside(best, other);
    Some(say!(
        "coach-wins-swings",
        why,
        pairs,
        best = best_swings,
        chosen
    ))
}

/// How little the gap to the best of the others varies, where a few points decide many games.
fn close_race(to_win: &ToWin, choices: &[Advice], other: Choice) -> Option<String> {
    let (loss, more) = (to_win.loss(other)?, scores_more(to_win, choices, other)?);
    let [swings, other_swings] = to_win.shared(other)?.map(|shared| shared.swings);
    let most = swings.max(other_swings);
    let is_race = more >= 1.0 && loss >= ODD * more && (LEVEL..=RACE).contains(&most);
    let is_why = to_win.by_gap(other, more)? >= PART * loss;
    (is_race && is_why).then(|| say!("coach-wins-race", points = counted(most, 0)))
}

/// The mean gap to the best of several others after the best choice and after this one, which brings so many points less, where that says
/// why the best one wins more often.
fn gap(to_win: &ToWin, other: Choice, more: f64) -> Option<String> {
    let best = to_win.best()?.choice;
    let [shared, other_shared] = to_win.shared(other)?;
    let is_why = to_win.by_gap(other, more)? >= SOME_PART * to_win.loss(other)?;
    let [gap, chosen] = [shared.lead, shared.lead - more].map(|gap| signed(gap.round() as i32));
    let [spread, chosen_spread] = [shared, other_shared].map(|shared| counted(shared.swings, 0));
    let pairs = beside(best, other);
    (is_why && to_win.rivals.len() > 1).then(|| {
        say!(
            "coach-wins-gap",
            pairs,
            best = gap,
            spread,
            chosen,
            chosen_spread
        )
    })
}

/// The pairs of a choice, with its fifth die where another one has the same pairs.
fn beside(choice: Choice, other: Choice) -> String {
    match choice.pairs == other.pairs {
        true => choice_in_words(&choice),
        false => choice.pairs.to_string(),
    }
}

/// What the strongest of the others expects and mostly chooses; `None` if neither is to be told.
fn others(to_win: &ToWin, choices: &[Advice], other: Choice, players: &[Player]) -> Option<String> {
    let strongest = strongest(to_win, choices, other, players);
    let told = paragraph([strongest, what_others_choose(to_win, other, players)]);
    (!told.is_empty()).then_some(told)
}

/// What the strongest of the others expects, beside this choice and the best one.
fn strongest(
    to_win: &ToWin,
    choices: &[Advice],
    other: Choice,
    players: &[Player],
) -> Option<String> {
    against(
        to_win.strongest()?,
        beside_best(to_win, choices, other)?,
        players,
    )
}

/// Who of the others near by mostly makes the best choice or this one, and how often they make the other one of the two. Those with the
/// same marks come first.
fn what_others_choose(to_win: &ToWin, other: Choice, players: &[Player]) -> Option<String> {
    let (best, other) = (to_win.best()?.choice.pairs, other.pairs);
    let same = to_win.those(|rival| rival.differing == 0);
    let first = same.map_or_else(|| to_win.strongest(), |same| same.first().copied())?;
    let is_other = first.chooses(other) > first.chooses(best);
    let both = [[best, other], [other, best]];
    let [first, second] = if is_other { [both[1], both[0]] } else { both };
    let choosing = |both| who_choose(to_win, both, players);
    choosing(first).or_else(|| choosing(second))
}

/// Who of the others near by mostly chooses the first of these pairs, and how often the second.
fn who_choose(to_win: &ToWin, [theirs, best]: [Pairs; 2], players: &[Player]) -> Option<String> {
    if theirs == best {
        return None;
    }
    let choose = |rival: &Rival| {
        let is_near = rival.lead.abs() <= *LEADER.end();
        is_near && rival.chooses(theirs) >= MOST && rival.can_choose(best)
    };
    let is_same = |rival: &Rival| {
        let often = rival.chooses(theirs);
        rival.differing == 0 && often >= SOME && often >= TIMES * rival.chooses(best)
    };
    let same = to_win.those(|rival| is_same(rival) && rival.can_choose(best));
    let is_same = same.is_some();
    let rivals = same.or_else(|| to_win.those(choose))?;
    let (names, count) = (names(&rivals, players), rivals.len());
    let [often, rarely] = [theirs, best].map(|pairs| percent(choosing(&rivals, pairs)));
    let (pairs, best) = (theirs.to_string(), best.to_string());
    Some(match is_same {
        true => {
            let together = (count > 1).then(|| say!("coach-wins-together"));
            let same = say!("coach-wins-same", names, count, pairs, often, best, rarely);
            paragraph([Some(same), together])
        }
        false => say!(
            "coach-wins-others",
            names,
            count,
            pairs,
            often,
            best,
            rarely
        ),
    })
}

/// The names of these of the others.
fn names(rivals: &[&Rival], players: &[Player]) -> String {
    let named = rivals
        .iter()
        .filter_map(|rival| players.get(rival.seat.index()));
    together(named.map(|player| &player.name))
}

/// How often each of these of the others chooses these pairs, on average.
fn choosing(rivals: &[&Rival], pairs: Pairs) -> f64 {
    let shares = rivals.iter().map(|rival| rival.chooses(pairs));
    shares.sum::<f64>() / rivals.len() as f64
}

/// Who with nearly the same marks mostly takes the same fifth die, if the best choice takes another one.
fn on_same_track(to_win: &ToWin, other: Choice, players: &[Player]) -> Option<String> {
    let best = to_win.best()?.choice;
    let die = other.fifth.filter(|_| other.fifth != best.fifth)?;
    let is_on_it = |rival: &Rival| rival.is_near && rival.takes(die) >= MOST;
    let rivals = to_win.those(is_on_it)?;
    let shares = rivals.iter().map(|rival| rival.takes(die));
    let least = shares.reduce(f64::min)?;
    let names = names(&rivals, players);
    Some(say!(
        "coach-wins-same-track",
        often = percent(least),
        die,
        names
    ))
}

/// The share of games from which on somebody mostly makes a choice or takes a die.
const MOST: f64 = 0.6;
/// The same of those with the same marks, and how many times as often as the other choice.
const SOME: f64 = 0.4;
const TIMES: f64 = 2.0;
/// The most of the difference that remains with other dice where the shared ones make it.
const SHARED: f64 = 0.4;
/// The part of the difference from which on the gap is why, alone or with others, or swings, and the least share of games; the least where
/// swings win games back.
const PART: f64 = 0.5;
const SOME_PART: f64 = 0.4;
const LITTLE: f64 = 0.15;
const SWING: f64 = 0.01;
const CLEAR: f64 = 0.02;
/// How far the gap to the others varies at most where a few points decide.
const RACE: f64 = 150.0;
/// So many points are many, and cheap if each of them costs no more wins than this.
const MANY: f64 = 30.0;
const CHEAP: f64 = 0.001;
/// The most throws to come where points that are made at once say why.
const FEW_THROWS: f64 = 3.0;
/// How much more often a choice wins for each point that nothing explains.
const ODD: f64 = 0.0025;
/// The points from which on it is told that a choice brings less than that of others.
const SOME_LESS: f64 = 5.0;
/// What others choose is a reason against any other choice too, if that brings so many points less than the best one.
const MUCH_LESS: f64 = 10.0;
/// How much less often a choice wins where a close rival is told.
const MUCH: f64 = 0.07;
/// The points of a leader whose marks are nearly the same.
const LEADER: RangeInclusive<f64> = 10.0..=60.0;
/// The points between a close rival and either choice, and how many times as many as between the two.
const CLOSE: [f64; 2] = [40.0, 100.0];
const NEAR: f64 = 2.0;
/// The same where the one of them ends the game.
const WITHIN: f64 = 120.0;
/// Whoever expects more points than the strongest of the others wins more often than that.
const UNLIKELY: f64 = 0.35;
/// So many points more or less make nobody the stronger one.
const LEVEL: f64 = 10.0;

/// Why going out at once wins more often than playing on, or less often.
pub fn why_going_out_wins(
    to_win: &ToWin,
    choices: &[Advice],
    cause: &Cause,
    players: &[Player],
) -> Option<String> {
    let rival = to_win.strongest()?;
    let both = beside_best(to_win, choices, cause.choices[0])?;
    let [(chosen, _), (best, share_of_best)] = both;
    let is_sure = share_of_best > 0.995;
    // Of several others, the share doesn’t tell how often this one ends below.
    let is_alone = to_win.rivals.iter().filter(|rival| !rival.is_out).count() == 1;
    let is_safer = cause.ends[1] && !rival.is_out && is_alone && chosen > best && !is_sure;
    if !is_safer {
        let is_close = rival.is_out || is_within(rival, both, WITHIN);
        return is_close.then(|| against(rival, both, players)).flatten();
    }
    let name = players.get(rival.seat.index())?.name.as_str();
    let [points, best] = [rival.expects, best].map(|points| signed(points.round() as i32));
    let share = share(share_of_best);
    Some(say!("coach-rival-falls", name, points, best, share))
}

/// The strongest of the others, where a few points decide.
fn close_rival(
    to_win: &ToWin,
    choices: &[Advice],
    other: Choice,
    players: &[Player],
) -> Option<String> {
    let rival = to_win.strongest()?;
    let both = beside_best(to_win, choices, other)?;
    let [(chosen, _), (best, _)] = both;
    let loss = to_win.loss(other)?;
    let is_much = best - chosen >= 1.0 && loss >= MUCH.max(ODD * (best - chosen));
    let within = (NEAR * (best - chosen).abs()).clamp(CLOSE[0], CLOSE[1]);
    let is_close = match rival.is_out {
        true => loss >= MUCH,
        false => is_much && is_within(rival, both, within),
    };
    is_close.then(|| against(rival, both, players)).flatten()
}

/// Whether this rival expects no more than so many points less or more than these two choices bring.
fn is_within(rival: &Rival, [(one, _), (other, _)]: [(f64, f64); 2], points: f64) -> bool {
    (one.min(other) - points..=one.max(other) + points).contains(&rival.expects)
}

/// Whether the strongest of the others expects about as much as this choice or the best one brings, or something between.
fn is_passed(to_win: &ToWin, choices: &[Advice], choice: Choice) -> Option<bool> {
    let [(chosen, _), (best, _)] = beside_best(to_win, choices, choice)?;
    let between = chosen - LEVEL..=best + LEVEL;
    Some(between.contains(&to_win.strongest()?.expects))
}

/// The points and the chance to win of this choice, and those of the best one.
fn beside_best(to_win: &ToWin, choices: &[Advice], choice: Choice) -> Option<[(f64, f64); 2]> {
    let worth = |chance: Chance| Some((points(choices, chance.choice)?, chance.share));
    Some([worth(to_win.of(choice)?)?, worth(to_win.best()?)?])
}

/// How many points this rival has or expects, and what a choice and the best one are worth; `None` where that doesn’t agree with how
/// often they win.
fn against(rival: &Rival, both: [(f64, f64); 2], players: &[Player]) -> Option<String> {
    let is_odd = |(worth, share): (f64, f64)| match worth >= rival.expects + LEVEL {
        true => share < UNLIKELY,
        false => share > 1.0 - UNLIKELY,
    };
    if both.into_iter().any(is_odd) {
        return None;
    }
    let name = players.get(rival.seat.index())?.name.as_str();
    let [(chosen, _), (best, _)] = both;
    let [points, chosen, best] =
        [rival.expects, chosen, best].map(|points| signed(points.round() as i32));
    Some(match rival.is_out {
        true => say!("coach-rival-is-out", name, points, chosen, best),
        false => say!("coach-rival-expects", name, points, chosen, best),
    })
}

/// How many points more the best of these choices is worth than another one; `None` if both are as good.
fn scores_more(to_win: &ToWin, choices: &[Advice], other: Choice) -> Option<f64> {
    let [(points, _), (best, _)] = beside_best(to_win, choices, other)?;
    (!Measure::Chance.is_toss_up(to_win.loss(other)?)).then_some(best - points)
}

/// The points that one of these choices is worth.
fn points(choices: &[Advice], choice: Choice) -> Option<f64> {
    let of_choice = choices.iter().find(|advice| advice.choice == choice);
    of_choice.map(|advice| advice.value)
}

/// A chance to win: `30 % ± 2 %`, or `0 %`.
fn wins(chance: Chance) -> String {
    match chance.share {
        0.0 | 1.0 => share(chance.share),
        part => of_games(part, chance.error),
    }
}
