//! The coach's hint at the table: the best choice first, and what others lose against it.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill, Font};

use super::{Hint, Message};
use crate::app::game_ui::View;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, Icon, Saying, Urgency, bold, icon, said_as, soft, told_as};
use crate::app::words;
use crate::coach::review::Measure;
use crate::rules::express::Choice;
use crate::session::Express;

/// How many choices stand in a hint at least, with the best one.
const SHOWN: usize = 3;

impl<'a> View<'a, Express> {
    pub(super) fn advice(self, hint: &'a Hint) -> Element<'a, Message> {
        let heard = move || words::hint(hint).join(" ");
        // As far as the one of which the coach says why it is worth less.
        let shown = SHOWN.max(hint.as_good().count() + 2);
        let others = hint.choices.iter().enumerate().skip(1);
        let others = others
            .filter(|&(place, other)| place < shown || self.lit(self.host) == Some(other.choice));
        let others = others.map(|(_, other)| self.compared(hint, other.choice));
        let goal = words::goal(hint);
        let goal = goal.map(|goal| self.with_dice(&goal, theme::FONT));
        let best = words::best_choice(hint);
        let best = best.map(|best| self.with_dice(&best, theme::BOLD));
        let lines = column![best].extend(others).push(goal).spacing(gap::XS);
        let lines = row![icon(Icon::Hint, size::HEADING, true), lines].spacing(gap::S);
        let lines = container(lines)
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::container::seat(self.player(self.seat).colour, true));
        let lines = said_as(lines, move || Saying::image(heard()));
        told_as(lines, Urgency::News, heard)
    }

    /// A choice with what it loses, and why if the coach says that.
    fn compared(self, hint: &Hint, choice: Choice) -> Element<'a, Message> {
        let worth = hint.of(choice).map(|(_, loss)| {
            if Measure::Points.is_toss_up(loss) {
                return bold(words::worth(loss).words, size::BODY).style(theme::text::plus);
            }
            let worse = words::worse(Measure::Points, loss);
            bold(worse, size::BODY).style(theme::text::minus)
        });
        let why = hint.why.as_ref().filter(|(second, _)| *second == choice);
        let why = why.map(|(_, why)| soft(words::unbroken(&words::cause(why)), size::BODY));
        let drawn = self.drawn(self.seat, choice, size::BODY);
        column![row![container(drawn).width(Fill), worth], why].into()
    }

    /// A sentence of the coach, with the choice in it drawn.
    fn with_dice(self, sentence: &str, font: Font) -> Element<'a, Message> {
        let written = |words: &str| {
            let words = words.split(' ').filter(|word| !word.is_empty());
            let words = words.map(|word| text(word.to_owned()).size(size::BODY).font(font).into());
            words.collect::<Vec<_>>()
        };
        let mut choices = self.choices(self.host).into_iter();
        let parts = choices.find_map(|choice| {
            let name = words::unbroken(&words::choice_in_words(&choice));
            let (before, after) = sentence.split_once(&name)?;
            let drawn = self.drawn(self.seat, choice, size::BODY);
            let before = written(before).into_iter().chain([drawn]);
            Some(before.chain(written(after)).collect())
        });
        let parts: Vec<_> = parts.unwrap_or_else(|| written(sentence));
        let parts = row(parts).spacing(gap::XS).align_y(Center).wrap();
        parts.vertical_spacing(0.0).into()
    }
}
