//! What is shown of an open game: one of its screens, and what the bar above offers.

use iced::widget::{column, responsive, row};

use super::{HINT_KEY, Message, Open, REVIEW_KEY, Screen};
use crate::app::keymap::Command;
use crate::app::screens::{HistoryScreen, PlayScreen, ReviewScreen, Screens};
use crate::app::theme::{self, gap};
use crate::app::widget::{Element, control};
use crate::app::{history, seats};
use crate::store::Settings;

impl<G: Screens> Open<G> {
    /// What is shown of the game, as the settings say.
    pub fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message<G>> {
        match &self.screen {
            Screen::Play(play) => {
                let table = responsive(move |size| {
                    play.view(self.session(), settings, size).map(Message::Play)
                });
                // Between players nobody's time runs.
                let is_shown = !play.is_over() && (!play.is_covered() || self.clock.is_paused());
                match self.timer().filter(|_| is_shown) {
                    Some(timer) => column![self.clock(timer), table].into(),
                    None => table.into(),
                }
            }
            Screen::History(history) => responsive(move |size| {
                let width = history::room(size.width);
                history.view(self.session(), width).map(Message::History)
            })
            .into(),
            Screen::Result => G::result(self),
            Screen::Seats(seats) => seats.view(self.session()).map(Message::Seats),
            Screen::Review(review) => {
                responsive(|size| review.view(self.session(), size).map(Message::Review)).into()
            }
        }
    }

    /// What the bar above the screens offers in a game.
    pub fn controls(&self) -> Element<'_, Message<G>> {
        let log = self.session().log();
        let quiet = |label, command: Command, message| {
            control(label, command.key(), theme::button::quiet, message)
        };
        let mut controls = row![].spacing(gap::XS);
        controls = match &self.screen {
            Screen::Play(play) if play.is_over() => controls.push(control(
                "Result",
                "Enter",
                theme::button::quiet,
                Some(Message::ShowResult),
            )),
            Screen::Play(_) => controls,
            Screen::Review(_) | Screen::Seats(_) => {
                controls.push(quiet("Back", Command::Back, self.on_command(Command::Back)))
            }
            Screen::History(_) | Screen::Result => {
                controls.push(quiet("Table", Command::Back, Some(Message::ShowTable)))
            }
        };
        if self.is_programs_turn() {
            controls = controls.push(control(
                "Go on",
                "Space",
                theme::button::quiet,
                Some(Message::Hurry),
            ));
        }
        if let Some(play) = self.play().filter(|play| !play.is_over()) {
            let at_table = |label, key, message| control(label, key, theme::button::quiet, message);
            let question = play.question(self.session(), self.best);
            let hint = (!play.is_covered())
                .then(|| at_table("Hint", HINT_KEY, question.map(|_| Message::Hint)));
            let players = at_table("Players", seats::KEY, Some(Message::ShowSeats));
            controls = controls.push(hint).push(players);
        }
        let history = !matches!(self.screen, Screen::History(_));
        let review = match &self.screen {
            // The result leads there, and a small window has no room for both.
            Screen::Play(play) if play.is_over() => None,
            Screen::Review(_) => Some(None),
            Screen::Seats(_) => None,
            Screen::Play(_) | Screen::History(_) | Screen::Result => {
                Some(Some(Message::ShowReview))
            }
        };
        let review =
            review.map(|message| control("Review", REVIEW_KEY, theme::button::quiet, message));
        controls
            .push(quiet(
                "Undo",
                Command::Undo,
                (log.cursor() > 0).then_some(Message::Undo),
            ))
            .push(quiet(
                "Redo",
                Command::Redo,
                (!log.undone().is_empty()).then_some(Message::Redo),
            ))
            .push(quiet(
                "History",
                Command::History,
                history.then_some(Message::ShowHistory),
            ))
            .push(review)
            .into()
    }
}
