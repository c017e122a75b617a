//! An open game at its end: the comparison with the best result, and the messages of the result screen.

use iced::Task;
use iced::theme::Base;

use super::{Action, GameScreen, Message, Screen};
use crate::app::analysis::Analysis;
use crate::app::bar::Ground;
use crate::app::game_ui::GameUi;
use crate::app::result::{self, Ending, Over, ending};
use crate::app::theme::{self, Theme};
use crate::store::Settings;
use crate::table::Input;

impl<G: GameUi> GameScreen<G> {
    pub(super) fn over<'a>(&'a self, ending: &'a Ending) -> Over<'a, G> {
        let session = self.session();
        let is_compared = session.is_over() && self.host.may_set_record();
        let best = self.best.filter(|_| is_compared);
        let best = best.map(|best| (G::against(session, best), best));
        Over {
            host: &self.host,
            created: self.created,
            ending,
            best,
            compared: &self.compared,
            has_just_ended: self.has_just_ended,
        }
    }

    pub(crate) fn ground(&self) -> Option<Ground> {
        match &self.screen {
            Screen::Result(ending) => Some(result::ground(&self.over(ending))),
            _ => None,
        }
    }

    pub(crate) fn judge(&mut self) -> Task<Message<G>> {
        match &mut self.screen {
            Screen::Result(ending)
                if ending.analysis.is_none() && self.host.session().is_over() =>
            {
                let session = G::any(self.host.session().clone());
                let (analysis, task) = Analysis::of_game(session, None, None);
                ending.analysis = Some(Box::new(analysis));
                task.map(Message::Analysis)
            }
            _ => Task::none(),
        }
    }

    pub(super) fn on_result(
        &mut self,
        message: result::Message,
        settings: &Settings,
    ) -> Action<Message<G>> {
        match message {
            result::Message::Again | result::Message::SameDice => {
                let has_same_dice = message == result::Message::SameDice;
                Action::Again { has_same_dice }
            }
            result::Message::Count => {
                let counts = !self.host.record().counts;
                self.handle(Input::Count(counts), settings)
            }
            result::Message::Analysis => self.update(Message::ShowAnalysis, settings),
            result::Message::Table => self.update(Message::ShowTable, settings),
            result::Message::Save => {
                let theme = match theme::chosen(settings.theme) {
                    Some(theme) => Task::done(theme),
                    None => iced::system::theme().map(Theme::default),
                };
                let draw = |theme: Theme| result::Message::Draw(theme.picture());
                Action::Run(theme.map(draw).map(Message::Result))
            }
            result::Message::Draw(theme) => {
                let Screen::Result(ending) = &self.screen else {
                    return Action::None;
                };
                let summary = G::summary(&self.over(ending));
                let saving = ending::save_picture(self.saved(), summary, colours);
                Action::Run(saving.map(Message::Result))
            }
            message => match &mut self.screen {
                Screen::Result(ending) => Action::Run(ending.update(message).map(Message::Result)),
                _ => Action::None,
            },
        }
    }
}
