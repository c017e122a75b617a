//! All choices of a game at a glance, and one of them with the board.

use iced::widget::{button, column, container, mouse_area, row, scrollable, space, text};
use iced::{Center, Fill, Padding, Right, Size, padding};

use super::{Message, Review};
use crate::app::review::{
    Go, LINE, LIST, LOSS, TALL, WIDE, Way, beside, card, figure, loss, tabs, way, word,
};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    ButtonStyle, Chart, Drawing, Element, Scale, board, control, fitted, focusable, press, shape,
    small_die,
};
use crate::app::words;
use crate::coach::review::classic::{Choice, Moment, Review as Judged, Turn};
use crate::session::{Classic, Session};

// The columns of the list.
const TURN: f32 = 36.0;
const DICE: f32 = 88.0;
const CHOICE: f32 = 84.0;
const VALUE: f32 = 56.0;
/// Below this height there is no room for a list that scrolls by itself.
const LOW: f32 = 480.0;

impl Review {
    pub(super) fn all<'a>(
        &'a self,
        session: &'a Session<Classic>,
        review: &'a Judged,
        within: Size,
    ) -> Element<'a, Message> {
        let players = session.players();
        let is_wide = within.width >= WIDE;
        let margin = if is_wide { gap::L } else { gap::S };
        let head = column![
            tabs(players, self.seat, |seat| Message::Go(Go::Seat(seat))),
            summary(review, session.table().position().winner().is_some())
        ]
        .spacing(gap::M);
        if review.moments.is_empty() {
            let name = players
                .get(self.seat)
                .map_or("", |player| player.name.as_str());
            let nothing = format!("{name} had nothing to choose yet.");
            return column![head, word(nothing)].padding(margin).into();
        }
        if is_wide && within.height >= LOW {
            let side = beside(within.width);
            let inner = within.width - 2.0 * margin;
            let height = (within.height * 0.24).clamp(120.0, 260.0);
            let room = Size::new(inner - side - gap::M, height);
            let list = column![
                self.course(session, review, room),
                card(column![
                    list_head(),
                    scrollable(self.list(review)).id(LIST).height(Fill),
                ])
                .height(Fill),
            ]
            .spacing(gap::M);
            let bar = if within.height < TALL { gap::M } else { 0.0 };
            let costliest = scrollable(costliest(review, side - bar))
                .width(side)
                .height(Fill);
            return column![head, row![list, costliest].spacing(gap::M)]
                .spacing(gap::M)
                .padding(margin)
                .into();
        }
        let room = within.width - 2.0 * margin - gap::M;
        scrollable(
            column![
                head,
                self.course(session, review, Size::new(room, 180.0)),
                costliest(review, room),
                card(column![list_head(), self.list(review)]),
            ]
            .spacing(gap::M)
            .padding(padding::all(margin).right(margin + gap::M)),
        )
        .into()
    }

    /// The course of the game as a line, in which the pointer looks at a turn.
    fn course<'a>(
        &'a self,
        session: &'a Session<Classic>,
        review: &'a Judged,
        room: Size,
    ) -> Element<'a, Message> {
        let players = session.players();
        let loss = if review.is_solo {
            |turn: &Turn| -turn.loss
        } else {
            |turn: &Turn| turn.loss
        };
        let others = players.iter().zip(self.reviews()).enumerate();
        let chart = Chart {
            colour: players[self.seat].colour,
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
                .filter(|&(seat, _)| seat != self.seat)
                .map(|(_, (player, review))| (player.colour, review.course().collect()))
                .collect(),
            marked: review.moments.get(self.place).map(|moment| moment.turn),
        };
        let plain = Size::new(room.width - 2.0 * gap::M, room.height);
        let under = chart.clone();
        let place = self.place;
        let plot = mouse_area(Drawing::new(chart, plain))
            .on_move(move |point| Message::Look(under.nearest(point.x, plain.width)))
            .on_press(Message::Open(place));
        let about = if review.is_solo {
            "Turns of the whole game as expected after each turn; a bar is what the choices cost"
        } else {
            "Chance to win after each turn; a bar is what the choices of the turn cost"
        };
        let caption = text(about).size(size::CAPTION).style(theme::text::soft);
        card(column![caption, plot]).into()
    }

    /// Every choice with what it was worth.
    fn list<'a>(&'a self, review: &'a Judged) -> Element<'a, Message> {
        let most = review.moments.iter().map(Moment::loss).fold(1e-6, f64::max);
        let lines = review.moments.iter().enumerate().map(|(place, moment)| {
            let dice = moment.roll.dice().map(|die| small_die(die, 19.0));
            let (best, cost): (Element<'_, Message>, Element<'_, Message>) = if moment.is_best() {
                let best = text("the best one")
                    .size(size::CAPTION)
                    .style(theme::text::soft)
                    .width(CHOICE + gap::S + VALUE);
                (best.into(), space().width(LOSS).into())
            } else {
                let best = row![
                    choice(moment.best.choice),
                    value(measure(review, moment.best.value)),
                ];
                let cost = loss(lost(review, moment.loss()), moment.loss() / most);
                (best.spacing(gap::S).align_y(Center).into(), cost)
            };
            let line = row![
                text(moment.turn.to_string())
                    .size(size::BODY)
                    .font(theme::BOLD)
                    .width(TURN),
                row(dice).spacing(2.0).width(DICE),
                choice(moment.chosen.choice),
                value(measure(review, moment.chosen.value)),
                space().width(gap::S),
                best,
                cost,
            ]
            .spacing(gap::S)
            .align_y(Center);
            let style: ButtonStyle = if place == self.place {
                theme::button::chosen
            } else {
                theme::button::quiet
            };
            let line = button(container(line).center_y(Fill))
                .padding([0.0, gap::S])
                .width(Fill)
                .height(LINE)
                .style(style)
                .on_press(Message::Open(place));
            focusable(line, Some(Message::Open(place)))
                .id(format!("moment {place}"))
                .into()
        });
        column(lines).padding(padding::right(gap::M)).into()
    }

    /// A choice with its board, large.
    pub(super) fn moment<'a>(
        &'a self,
        session: &'a Session<Classic>,
        review: &'a Judged,
        moment: &'a Moment,
        shown: Way,
        within: Size,
    ) -> Element<'a, Message> {
        let players = session.players();
        let margin = if within.width < 800.0 { gap::S } else { gap::L };
        let side = (within.width * 0.32).clamp(270.0, 440.0);
        let room = Size::new(
            within.width - side - 5.0 * margin,
            within.height - 4.0 * margin,
        );
        let advice = match shown {
            Way::Chosen => &moment.chosen,
            Way::Best => &moment.best,
        };
        let ghost = match advice.choice {
            Choice::Play(play) => moment.position.play(&moment.roll, play).ok(),
            Choice::Decision(_) => None,
        };
        let dice = moment.roll.dice().map(|die| small_die(die, 32.0));
        let of = |of: Way, advice: &crate::coach::classic::Advice<Choice>| {
            let choice = words::sentence(&advice.choice.to_string());
            let value = measure(review, advice.value);
            way(of, of == shown, choice, value, Message::Go(Go::Show(of)))
        };
        let mut ways = column![of(Way::Chosen, &moment.chosen)].spacing(gap::S);
        if !moment.is_best() {
            ways = ways.push(of(Way::Best, &moment.best));
        }
        let cost = if moment.is_best() {
            "This was the best choice.".to_owned()
        } else {
            let of = if review.is_solo {
                "turns"
            } else {
                "points of the chance to win"
            };
            format!("The choice cost {} {of}.", lost(review, moment.loss()))
        };
        let player = players.get(self.seat).map(|player| {
            row![
                shape(player.colour, size::LABEL),
                fitted(
                    player.name.as_str(),
                    size::LABEL,
                    theme::MEDIUM,
                    theme::text::same
                ),
            ]
            .spacing(gap::S)
            .align_y(Center)
        });
        let step = |label, key, by| {
            control(
                label,
                key,
                theme::button::plain,
                Some(Message::Go(Go::Move(by))),
            )
        };
        let close = Some(Message::Close);
        let about = column![
            player,
            text(format!("Turn {}, roll {}", moment.turn, moment.number))
                .size(size::HEADING)
                .font(theme::BOLD),
            row(dice).spacing(gap::XS),
            ways,
            text(cost).size(size::LABEL).font(theme::MEDIUM),
            moment.why().map(|why| text(why).size(size::BODY)),
            row![
                step("←", "The choice before", -1),
                step("→", "The next choice", 1),
                space().width(Fill),
                control("All choices", "Esc", theme::button::plain, close),
            ]
            .spacing(gap::S),
        ]
        .spacing(gap::M);
        row![
            container(board(&moment.position, ghost.as_ref(), players, room))
                .padding(margin)
                .center_x(Fill)
                .height(Fill)
                .style(theme::container::card),
            container(scrollable(
                container(about)
                    .padding(Padding::from(margin).right(margin.max(gap::M)))
                    .width(Fill)
            ))
            .width(side)
            .height(Fill)
            .style(theme::container::card),
        ]
        .spacing(margin)
        .padding(margin)
        .into()
    }
}

fn list_head<'a>() -> Element<'a, Message> {
    let caption = |words: &'a str| text(words).size(size::CAPTION).style(theme::text::soft);
    let right = |words: &'a str, width: f32| container(caption(words)).width(width).align_x(Right);
    row![
        caption("Turn").width(TURN),
        caption("Dice").width(DICE),
        caption("Choice").width(CHOICE),
        right("Value", VALUE),
        space().width(gap::S),
        caption("Best").width(CHOICE),
        right("Value", VALUE),
        right("Loss", LOSS),
    ]
    .spacing(gap::S)
    .padding(padding::horizontal(gap::S).bottom(gap::XS))
    .into()
}

/// Where the result came from, as a sum, and how well was chosen.
fn summary<'a>(review: &'a Judged, is_over: bool) -> Element<'a, Message> {
    let about = if review.is_solo {
        "In turns, of which fewer are better; values are the turns to the end."
    } else {
        "Values are chances to win; losses are in points of them."
    };
    // What rounding leaves over goes to the dice, so that the sum is right as people read it.
    let round = |value: f64| (value * if review.is_solo { 10.0 } else { 100.0 }).round();
    let [start, skill, others, end] =
        [review.start, review.skill(), review.others(), review.end()].map(round);
    let luck = end - start - skill - others;
    let whole = |value: f64| {
        if review.is_solo {
            format!("{:.1}", value / 10.0)
        } else {
            format!("{value:.0} %")
        }
    };
    let part = |value: f64, name: &'static str| {
        let good = if review.is_solo { -value } else { value };
        let words = match value {
            value if value > 0.0 => format!("+{}", whole(value)),
            value if value < 0.0 => format!("−{}", whole(-value)),
            _ => whole(0.0),
        };
        figure(words, name, theme::text::points(good as i32))
    };
    let sum = row![
        figure(whole(start), "at the start", theme::text::ink),
        part(luck, "dice"),
        part(skill, "choices"),
        (!review.is_solo).then(|| part(others, "turns of others")),
        text("=").size(size::HEADING).style(theme::text::soft),
        figure(
            whole(end),
            if is_over { "result" } else { "expected" },
            theme::text::ink
        ),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let best = format!("{} of {}", review.best_choices(), review.moments.len());
    let mean = lost(review, review.mean_loss());
    container(
        row![
            sum,
            figure(mean, "mean loss", theme::text::ink),
            figure(best, "best choices", theme::text::ink),
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
fn costliest<'a>(review: &'a Judged, width: f32) -> Element<'a, Message> {
    let costly = review.costliest();
    let title = if costly.is_empty() {
        "Every choice was the best one"
    } else {
        "The costliest moments"
    };
    let cards = costly.into_iter().map(|moment| {
        let dice = moment.roll.dice().map(|die| small_die(die, 20.0));
        let face = column![
            row![
                text(format!("Turn {}", moment.turn))
                    .size(size::BODY)
                    .font(theme::BOLD),
                row(dice).spacing(2.0),
                space().width(Fill),
                text(format!("−{}", lost(review, moment.loss())))
                    .size(size::LABEL)
                    .font(theme::BOLD)
                    .style(theme::text::minus),
            ]
            .spacing(gap::S)
            .align_y(Center),
            row![
                text(format!("Chosen: {}", moment.chosen.choice)).size(size::BODY),
                text(format!("Best: {}", moment.best.choice))
                    .size(size::BODY)
                    .font(theme::MEDIUM),
            ]
            .spacing(gap::L),
            moment
                .why()
                .map(|why| text(why).size(size::CAPTION).style(theme::text::soft)),
        ]
        .spacing(6.0);
        let place = review.moments.iter().position(|other| other == moment);
        press(
            button(face)
                .padding([gap::S, gap::M])
                .width(width)
                .style(theme::button::card(false)),
            place.map(Message::Open),
        )
    });
    column![text(title).size(size::LABEL).font(theme::MEDIUM)]
        .extend(cards)
        .spacing(gap::S)
        .width(width)
        .into()
}

fn choice<'a>(choice: Choice) -> Element<'a, Message> {
    text(choice.to_string())
        .size(size::BODY)
        .width(CHOICE)
        .into()
}

fn value<'a>(words: String) -> Element<'a, Message> {
    container(text(words).size(size::BODY))
        .width(VALUE)
        .align_x(Right)
        .into()
}

/// A value: a chance to win, or turns to the end.
fn measure(review: &Judged, value: f64) -> String {
    if review.is_solo {
        format!("{value:.2}")
    } else {
        format!("{:.1} %", value * 100.0)
    }
}

/// A loss: points of the chance to win, or turns.
fn lost(review: &Judged, loss: f64) -> String {
    if review.is_solo {
        format!("{loss:.2}")
    } else {
        format!("{:.1}", loss * 100.0)
    }
}
