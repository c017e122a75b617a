//! One throw, with the pad as the choice or the best one left it.

use iced::widget::{column, row, space, text};
use iced::{Fill, Size};

use super::{Message, Review, Seat};
use crate::app::review::{Go, Way, way};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::app::widget::{Element, control, named, small_die, zone};
use crate::app::words;
use crate::coach::review::express::Moment;
use crate::rules::express::Choice;
use crate::session::Session;

impl Review {
    /// A throw with its pad, large.
    pub(super) fn moment<'a>(
        &'a self,
        session: &'a Session,
        seat: &'a Seat,
        moment: &'a Moment,
        shown: Way,
        within: Size,
    ) -> Element<'a, Message> {
        let player = &session.players()[self.seat];
        let penalty = session.setup().penalty();
        let margin = zone::margin(within.width);
        let side = (within.width * 0.32).clamp(270.0, 440.0);
        let room = Size::new(
            within.width - side - 5.0 * margin,
            within.height - 4.0 * margin,
        );
        let scale = Scale::fitting(room);
        let choice = match shown {
            Way::Chosen => moment.chosen,
            Way::Best => moment.best,
        };
        let after = |choice: Choice| moment.pad.play(&moment.throw, choice).unwrap_or(moment.pad);
        let sheet = Sheet {
            before: moment.pad,
            now: after(choice),
            ghost: None,
            penalty,
        };

        let dice = moment.throw.dice().map(|die| small_die(die, 32.0));
        let effects = words::effects(&moment.pad, &after(choice), choice, penalty);
        let effects = effects
            .into_iter()
            .map(|line| text(line).size(size::BODY).into());
        let cost = if moment.is_best() {
            text("This was the best choice.").size(size::LABEL)
        } else {
            text(format!("The choice cost {:.1} points.", moment.loss()))
                .size(size::LABEL)
                .font(theme::MEDIUM)
        };
        let why = seat
            .costliest
            .iter()
            .find(|(costly, _)| costly.number == moment.number);
        let why = why.map(|(_, why)| text(why).size(size::BODY));
        let whole = |value: f64| words::signed(value.round() as i32);
        let way = |of: Way, choice: Choice, value: f64| {
            let message = Message::Go(Go::Show(of));
            way(of, of == shown, choice.to_string(), whole(value), message)
        };
        let mut ways = column![way(Way::Chosen, moment.chosen, moment.value)].spacing(gap::S);
        if !moment.is_best() {
            ways = ways.push(way(Way::Best, moment.best, moment.best_value));
        }
        let steps = row![
            control(
                "←",
                "The throw before",
                theme::button::plain,
                Some(Message::Go(Go::Move(-1)))
            ),
            control(
                "→",
                "The next throw",
                theme::button::plain,
                Some(Message::Go(Go::Move(1)))
            ),
            space().width(Fill),
            control(
                "All throws",
                "Esc",
                theme::button::plain,
                Some(Message::Close)
            ),
        ]
        .spacing(gap::S);
        let about = column![
            named(player, size::LABEL, size::LABEL),
            text(format!(
                "Throw {} of {}",
                moment.number,
                seat.review.moments.len()
            ))
            .size(size::HEADING)
            .font(theme::BOLD),
            row(dice).spacing(gap::XS),
            ways,
            column(effects).spacing(gap::XS),
            cost,
            why,
            steps,
        ]
        .spacing(gap::M);
        row![
            zone::main(pad(&sheet, scale), margin),
            zone::side(about, side, margin),
        ]
        .spacing(margin)
        .padding(margin)
        .into()
    }
}
