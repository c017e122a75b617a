//! All choices of a game at a glance, and one of them with the board.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill, Size};

use super::Message;
use crate::app::review::all::{self, Costly, Line, Table, margin, overview, titled};
use crate::app::review::moment::{self, Ranked, room};
use crate::app::review::{At, Go, Way, figure, tabs, word};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Chart, Element, Scale, board};
use crate::coach::classic::Advice;
use crate::coach::review::classic::{Choice, Moment, Review, Turn};
use crate::coach::review::{Judged, Measure};
use crate::rules::Seat;
use crate::session::{Classic, Player, Session};
use crate::text::{self as words, Figures, number, phrase, say};

const TABLE: Table = Table {
    title: phrase!("coach-review-turns"),
    number: 36.0,
    dice: 84.0,
    choice: 72.0,
    value: 56.0,
};
/// Below this height there is no room for a list that scrolls by itself.
const LOW: f32 = 480.0;

/// Everything that is shown of the game of a seat but one choice.
pub(super) fn all<'a>(
    reviews: &'a [Review],
    review: &'a Review,
    at: At,
    session: &'a Session<Classic>,
    within: Size,
) -> Element<'a, Message> {
    let players = session.players();
    let head = column![
        tabs(players, at.seat, |seat| Message::Go(Go::Seat(seat))),
        summary(review, session.is_over())
    ]
    .spacing(gap::M);
    if review.moments.is_empty() {
        let name = players
            .get(at.seat.index())
            .map_or("", |player| player.name.as_str());
        let nothing = say!("coach-review-nothing-to-choose", name = name);
        return column![head, word(nothing)]
            .padding(margin(within.width))
            .into();
    }
    overview(
        within,
        LOW,
        (within.height * 0.24).clamp(120.0, 260.0),
        head,
        |room| course(reviews, review, at, session, room),
        |width| costliest(review, players, width),
        list(
            review,
            players.get(at.seat.index()).filter(|_| !review.is_solo),
            at,
        ),
    )
}

/// The course of the game as a line, in which the pointer looks at a turn.
fn course<'a>(
    reviews: &'a [Review],
    review: &'a Review,
    at: At,
    session: &'a Session<Classic>,
    room: Size,
) -> Element<'a, Message> {
    let players = session.players();
    let loss = if review.is_solo {
        |turn: &Turn| -turn.loss
    } else {
        |turn: &Turn| turn.loss
    };
    let others = Seat::enumerate(players.iter().zip(reviews));
    let chart = Chart {
        colour: players[at.seat].colour,
        scale: if review.is_solo {
            Scale::Turns
        } else {
            Scale::Chance
        },
        course: review.course().collect(),
        best: review
            .turns
            .iter()
            .map(|turn| turn.value + loss(turn))
            .collect(),
        others: others
            .filter(|&(seat, _)| seat != at.seat)
            .map(|(_, (player, review))| (player.colour, review.course().collect()))
            .collect(),
        marked: review.moments.get(at.place).map(|moment| moment.turn.get()),
    };
    let about = if review.is_solo {
        say!("coach-review-course-turns")
    } else {
        say!("coach-review-course-chance")
    };
    all::course(chart, about, at, room)
}

/// Every choice of this player of several with what it was worth, below its head.
fn list<'a>(
    review: &'a Review,
    of_several: Option<&'a Player>,
    at: At,
) -> [Element<'a, Message>; 2] {
    let table = TABLE.counting_to(review.turns.len());
    let most = review.moments.iter().map(Moment::loss).fold(1e-6, f64::max);
    let measure = Measure::on_board(review.is_solo);
    let line = move |moment: &Moment| {
        let figures = Figures::of(measure, [moment.loss()]);
        let worth = |advice: &Advice<Choice>| {
            let value = figures.value(advice.value);
            [words::board_choice(advice.choice), value]
        };
        Line {
            number: moment.turn.get(),
            dice: moment.roll.dice().to_vec(),
            chosen: worth(&moment.chosen),
            better: (!moment.is_best()).then(|| worth(&moment.best)),
            cost: (words::lost(measure, moment.loss()), moment.loss() / most),
            heard: [
                titled(
                    of_several,
                    say!("coach-review-turn", turn = moment.turn.get()),
                ),
                words::board_choice(moment.chosen.choice),
                words::board_choice(moment.best.choice),
            ],
        }
    };
    table.list(&review.moments, at, line, Message::Open)
}

/// A choice with its board, large.
pub(super) fn moment<'a>(
    review: &'a Review,
    moment: &'a Moment,
    at: At,
    shown: Way,
    session: &'a Session<Classic>,
    within: Size,
) -> Element<'a, Message> {
    let place = place(moment, shown);
    let advice = moment.choices.get(place).unwrap_or(&moment.chosen);
    let shown = moment.had_been(*advice);
    let is_chosen = advice.choice == moment.chosen.choice;
    let ghost = match advice.choice {
        Choice::Play(play) => moment.position.play(&moment.roll, play).ok(),
        Choice::Decision(_) => None,
    };
    let measure = Measure::on_board(review.is_solo);
    let losses = moment.choices.iter();
    let losses: Vec<f64> = losses
        .map(|advice| moment.had_been(*advice).loss())
        .collect();
    let figures = Figures::of(measure, losses.iter().copied());
    let ranked = moment
        .choices
        .iter()
        .zip(losses)
        .map(|(advice, loss)| Ranked {
            choice: words::board_choice_alone(advice.choice),
            heard: words::board_choice_alone(advice.choice),
            value: figures.value(advice.value),
            loss: (loss > 0.0).then(|| words::worse(measure, loss)),
            is_chosen: advice.choice == moment.chosen.choice,
        });
    let loss = (!shown.is_best()).then(|| shown.loss());
    let turns = session.table().turns();
    let turn = turns.iter().find(|turn| turn.number == moment.turn);
    let nth = turn.map_or(moment.number.get(), |turn| turn.nth(moment.number));
    let count = review.moments.len();
    moment::Moment {
        player: &session.players()[at.seat],
        title: say!(
            "coach-review-turn-roll",
            turn = moment.turn.get(),
            roll = nth
        ),
        place: Some(say!(
            "coach-review-choice-of",
            choice = at.place + 1,
            count = count
        )),
        is_first: at.place == 0,
        is_last: at.place + 1 == count,
        dice: moment.roll.dice().to_vec(),
        measure: words::values_are(measure, review.is_estimate),
        choices: ranked.collect(),
        shown: place,
        effects: Vec::new(),
        cost: words::cost(measure, loss, is_chosen),
        why: words::board_cause(&shown, session.players()),
        to_win: None,
        all: say!("coach-review-all-choices"),
    }
    .view(
        board(
            &moment.position,
            ghost.as_ref(),
            session.players(),
            room(within),
        ),
        within,
        Message::Go,
        [Message::PlayOn, Message::Ask, Message::Close],
    )
}

/// The place of what is shown among all that could be chosen.
pub(super) fn place(moment: &Moment, shown: Way) -> usize {
    let mut choices = moment.choices.iter();
    shown.place(choices.position(|advice| advice.choice == moment.chosen.choice))
}

/// Where the result came from, as a sum, and how well was chosen.
fn summary<'a>(review: &'a Review, is_over: bool) -> Element<'a, Message> {
    let about = match (review.is_solo, review.is_estimate) {
        (true, false) => say!("coach-review-measure-turns"),
        (false, false) => say!("coach-review-measure-chance"),
        (true, true) => say!("coach-review-measure-turns-estimate"),
        (false, true) => say!("coach-review-measure-chance-estimate"),
    };
    // What rounding leaves over goes to the dice, so that the sum is right as people read it.
    let round = |value: f64| (value * if review.is_solo { 10.0 } else { 100.0 }).round();
    let [start, skill, others, end] =
        [review.start, review.skill(), review.others(), review.end()].map(round);
    let luck = end - start - skill - others;
    let whole = |value: f64| {
        if review.is_solo {
            number(value / 10.0, 1)
        } else {
            say!("common-percent", number = number(value, 0))
        }
    };
    let part = |value: f64, name: String| {
        let good = if review.is_solo { -value } else { value };
        let words = match value {
            value if value > 0.0 => format!("+{}", whole(value)),
            value if value < 0.0 => format!("−{}", whole(-value)),
            _ => whole(0.0),
        };
        figure(words, name, theme::text::points(good as i32))
    };
    let sum = row![
        figure(
            whole(start),
            say!("coach-review-at-start"),
            theme::text::ink
        ),
        part(luck, say!("coach-review-luck")),
        part(skill, say!("coach-review-choices")),
        (!review.is_solo).then(|| part(others, say!("coach-review-others"))),
        text("=").size(size::HEADING).style(theme::text::soft),
        figure(
            whole(end),
            if is_over {
                say!("coach-review-result")
            } else {
                say!("coach-review-expected")
            },
            theme::text::ink
        ),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let [mean, best] = all::skill(&review.moments, Measure::on_board(review.is_solo));
    container(
        row![
            sum,
            mean,
            best,
            container(text(about).size(size::CAPTION).style(theme::text::soft)).max_width(220.0),
        ]
        .spacing(gap::XL)
        .align_y(Center)
        .wrap()
        .vertical_spacing(gap::S),
    )
    .padding([gap::S, gap::L])
    .width(Fill)
    .style(theme::container::card)
    .into()
}

/// The costliest moments as cards.
fn costliest<'a>(review: &'a Review, players: &[Player], width: f32) -> Element<'a, Message> {
    let moments = review.moments.costliest().into_iter().map(|moment| {
        let place = review.moments.iter().position(|other| other == moment);
        Costly {
            title: say!("coach-review-turn", turn = moment.turn.get()),
            dice: moment.roll.dice().to_vec(),
            loss: words::lost(Measure::on_board(review.is_solo), moment.loss()),
            before: None,
            chosen: say!(
                "coach-review-chosen-was",
                choice = words::board_choice(moment.chosen.choice)
            ),
            best: say!(
                "coach-review-best-was",
                choice = words::board_choice(moment.best.choice)
            ),
            to_win: None,
            why: words::board_cause(moment, players),
            open: place.map(Message::Open),
        }
    });
    all::costliest(moments, width)
}
