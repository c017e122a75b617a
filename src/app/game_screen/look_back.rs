//! Looking back in an open game: its result, the analysis, and practice copies that go on from the place shown.

use iced::Task;
use iced::theme::Base;
use jiff::Timestamp;

use super::{Action, GameScreen, Message, Screen};
use crate::app::analysis::{self, Analysis, Edit};
use crate::app::banner::Banner;
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::app::result::{self, ending};
use crate::app::theme::{self, Theme};
use crate::app::{setup, words};
use crate::coach::review::noted;
use crate::session::{Help, Title};
use crate::store::{Saved, Settings};
use crate::table::{Effect, Input, Record, Viewer};
use crate::text::say;

/// The most letters of a game's name in the title of its copy.
const LETTERS: usize = 80;

#[derive(Debug, Clone)]
pub struct PracticeCopy {
    /// In no file yet.
    pub saved: Box<Saved>,
    /// Whether the original was newly marked as having this help, and must be saved.
    pub is_noted: bool,
}

impl<G: GameUi> GameScreen<G> {
    /// Shows the analysis, at the place selected in the history. In a game under way this counts as help.
    pub(super) fn show_analysis(&mut self, settings: &Settings) -> Action<Message<G>> {
        if let Screen::Result(ending) = &mut self.screen
            && let Some(mut analysis) = ending.analysis.take()
        {
            let task = analysis.show().map(Message::Analysis);
            self.screen = Screen::Analysis(analysis);
            return Action::Run(task);
        }
        let wanted = match &self.screen {
            Screen::History(history) => history.place(self.session()),
            _ => None,
        };
        let effects = self.give_to_host(Input::LookBack);
        let may_look_back = self.host.may_look_back();
        // The table shows the notice about it.
        if !may_look_back && !matches!(self.screen, Screen::Play(_)) {
            self.screen = Screen::Play(self.new_play());
        }
        let noted = self.run(effects, settings);
        if !may_look_back {
            return noted;
        }
        let seen = self.host.seen_by(Viewer::Room).into_owned();
        let wanted = wanted.map(G::any_place);
        let (names, secret) = (words::seat_names(&seen), self.host.secret());
        let (mut analysis, judging) = Analysis::of_game(G::any(seen), names, secret, wanted);
        let shown = analysis.show();
        self.screen = Screen::Analysis(Box::new(analysis));
        noted.and(Task::batch([judging, shown]).map(Message::Analysis))
    }

    /// Applies a message of the analysis, on its own screen or behind the result.
    pub(super) fn on_analysis(
        &mut self,
        message: analysis::Message,
        settings: &Settings,
    ) -> Action<Message<G>> {
        let is_judged = matches!(message, analysis::Message::Judged(_));
        let analysis = match &mut self.screen {
            Screen::Analysis(analysis) => analysis,
            Screen::Result(ending) => match &mut ending.analysis {
                Some(analysis) => analysis,
                None => return Action::None,
            },
            Screen::Play(_) | Screen::History(_) | Screen::Seats(_) => return Action::None,
        };
        if let analysis::Message::Edit = message {
            let seen = self.host.seen_by(Viewer::Room).into_owned();
            let Some(place) = analysis.place() else {
                return Action::None;
            };
            let edit = Edit::of(&G::any(seen), place);
            let asking = analysis.set_up(Box::new(edit));
            return Action::Run(asking.map(Message::Analysis));
        }
        let task = match analysis.update(message) {
            analysis::Action::Run(task) => task.map(Message::Analysis),
            analysis::Action::PlayOn => return self.play_on(),
            analysis::Action::Leave => return self.update(Message::ShowGame, settings),
        };
        match analysis.mean_losses() {
            Some(losses) if is_judged => {
                let input = Input::Reviewed(losses.into_iter().map(noted).collect());
                self.handle(input, settings).and(task)
            }
            _ => Action::Run(task),
        }
    }

    /// Makes a practice copy that goes on from the place shown in the history, in the analysis or in a correction. In a
    /// game under way this counts as help, like a review.
    pub(super) fn play_on(&mut self) -> Action<Message<G>> {
        let place = match &self.screen {
            Screen::History(history) => history.place(self.session()),
            Screen::Analysis(analysis) => analysis.place().and_then(G::own_place),
            Screen::Play(play) => play.place(),
            Screen::Result(_) | Screen::Seats(_) => None,
        };
        let Some(place) = place else {
            return Action::None;
        };
        let effects = self.give_to_host(Input::LookBack);
        let may_look_back = self.host.may_look_back();
        let is_strict = self.host.record().options.strict;
        let word = (!may_look_back).then(|| match is_strict {
            true => Banner::Refusal(say!("history-play-on-strict")),
            false => {
                let key = words::key(analysis::PLAY_ON_KEY);
                Banner::Notice(say!("history-play-on-marks", key))
            }
        });
        match &mut self.screen {
            Screen::History(history) => history.tell(word),
            _ => self.tell(word),
        }
        if !may_look_back {
            return Action::None;
        }
        let is_noted = effects.iter().any(|effect| matches!(effect, Effect::Note));
        let copy = setup::fresh_seed().map(|fresh| {
            let seen = self.host.seen_by(Viewer::Room);
            let session = seen.practice_from(place, fresh);
            let name = words::title(self.file.title.as_ref(), seen.players());
            let title = G::copy_title(&words::fitted(&name, LETTERS), place, &seen);
            let record = Record {
                counts: false,
                // Even if a player lets it count, it is not a game in its own right.
                helps: [Help::KnownDice].into(),
                ..Record::default()
            };
            let saved = Saved {
                title: Title::new(&title).ok(),
                record,
                ..Saved::new(G::any(session), Timestamp::now())
            };
            PracticeCopy {
                saved: Box::new(saved),
                is_noted,
            }
        });
        Action::PlayOn(copy)
    }

    pub(super) fn judge(&mut self) -> Task<Message<G>> {
        match &mut self.screen {
            Screen::Result(ending)
                if ending.analysis.is_none() && self.host.session().is_over() =>
            {
                let session = self.host.session().clone();
                let names = words::seat_names(&session);
                let (analysis, task) = Analysis::of_game(G::any(session), names, None, None);
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
        let has_saved = matches!(&self.screen, Screen::Result(ending) if ending.saved.is_some());
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
            result::Message::Evening => Action::Evening,
            result::Message::Table => self.update(Message::ShowTable, settings),
            result::Message::Save if !has_saved => {
                let theme = match theme::chosen(settings.theme) {
                    Some(theme) => Task::done(theme),
                    None => iced::system::theme().map(Theme::default),
                };
                let draw = |theme| result::Message::Draw(Box::new(theme));
                Action::Run(theme.map(move |theme| Message::Result(draw(theme))))
            }
            result::Message::Draw(theme) => {
                let Screen::Result(ending) = &self.screen else {
                    return Action::None;
                };
                let summary = self.over(ending).summary();
                let saving = ending::save_picture(self.saved(), summary, *theme);
                Action::Run(saving.map(Message::Result))
            }
            message => match &mut self.screen {
                Screen::Result(ending) => Action::Run(ending.update(message).map(Message::Result)),
                _ => Action::None,
            },
        }
    }
}
