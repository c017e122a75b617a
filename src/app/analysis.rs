//! The analysis: what each choice in a game, in a position set up by hand, or in practice was worth.
//!
//! One screen serves all three: moments on the left, the pad or board in the middle, every choice on the right. The
//! coach does the judging; this screen only shows it.

mod edit;
mod judged;
mod practice;
mod view;

use std::mem;
use std::sync::Arc;
use std::time::Duration;

use iced::advanced::widget::{Id, operate};
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Task, task};

pub(super) use self::edit::Edit;

use self::judged::{Judgement, SeatReview};
use self::practice::{Found, Practice, Round};
use super::background::{Failed, Report, cancellable};
use super::keymap::{Bindings, Command, bindings};
use super::widget::show_lit;
use crate::coach::review::Judged;
use crate::rules::{Seat, ThrowNumber};
use crate::session::{AnySession, Name, Player};
use crate::store::Store;
use crate::text::moments::{Moment, Place};
use crate::text::{self as words, phrase, say};

pub const KEY: &str = "V";
const EDIT_KEY: &str = "E";
const QUIZ_KEY: &str = "Q";

pub const PLAY_ON_KEY: &str = "Ctrl+D";

/// The list of all moments: the height of a line, its widget id, and how many lines stay in view above the open one.
const LINE: f32 = 32.0;
const MOMENTS: &str = "moments";
const CHOICES: &str = "choices";
/// The choices below the best one, where they scroll alone.
const OTHERS: Id = Id::new("other choices");
const LINES_ABOVE: usize = 1;

/// How long a moment must stay open before the coach works on it, so that skimming past it costs nothing.
const GLANCE: Duration = Duration::from_millis(100);

#[derive(Debug, Clone)]
pub struct Analysis {
    source: Source,
    at: At,
    looked: Option<Looked>,
    edit: Option<Box<Edit>>,
    /// Whether the answers are covered until the player has chosen.
    is_quiz: bool,
    /// Whether all moments are listed, not only the costliest.
    is_unfolded: bool,
    /// Whether it is on the screen; a result has its game judged before the analysis is opened.
    is_shown: bool,
}

#[derive(Debug, Clone)]
enum Source {
    Game(Game),
    Practice(Practice),
    Position,
}

#[derive(Debug, Clone)]
struct Game {
    players: Vec<Player>,
    /// Who sat at each seat, one after another.
    names: Vec<String>,
    /// Whether all choose with the same dice, so that another seat is shown at the same throw.
    shares_dice: bool,
    /// The throw whose choices are still secret.
    secret: Option<ThrowNumber>,
    /// The place to open at; if `None`, the costliest moment.
    wanted: Option<Place>,
    judging: Judging,
}

#[derive(Debug, Clone)]
enum Judging {
    /// In progress, at this percentage; dropping the handle cancels the rest.
    Awaited {
        percent: usize,
        _judging: task::Handle,
    },
    Done(Arc<Vec<SeatReview>>),
    Failed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct At {
    seat: Seat,
    index: usize,
}

/// The open moment.
#[derive(Debug, Clone)]
struct Looked {
    moment: Moment,
    /// The rank of the selected choice; 0 is the best, and `None` before anybody has looked at a covered one.
    rank: Option<usize>,
    /// Whether the player has to choose before the best choice is shown.
    is_covered: bool,
    /// The rank of the choice that a player has made; `None` in a position set up by hand.
    chosen: Option<usize>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Judged(Judgement),
    Found(Result<Found, Failed>),
    /// The next choices to practise.
    Round(Result<Round, Failed>),
    Answer(edit::Answer),
    Seat(Seat),
    Open(usize),
    /// Select the choice of this rank; while the answers are covered, make it.
    Choose(usize),
    Below(isize),
    /// Make the selected choice, or go on to the next moment.
    Enter,
    /// List all moments, or only the costliest.
    Unfold,
    /// Set up the position by hand; handled by the open game, which knows the position.
    Edit,
    Change(edit::Change),
    /// Cover the answers, or uncover them; in practice, go back to what can be practised.
    Quiz,
    /// Look for the choices of this person.
    Person(Name),
    /// Begin with what stands in this line.
    Practise(usize),
    PlayOn,
    Back,
}

pub(super) enum Action {
    Run(Task<Message>),
    PlayOn,
    Leave,
}

impl Analysis {
    pub(super) fn of_game(
        session: AnySession,
        names: Vec<String>,
        secret: Option<ThrowNumber>,
        wanted: Option<Place>,
    ) -> (Analysis, Task<Message>) {
        let players = session.players().to_vec();
        let shares_dice = matches!(session, AnySession::Express(_));
        let (judging, handle) = cancellable(judged::judge(session).map(Message::Judged));
        let game = Game {
            players,
            names,
            shares_dice,
            secret,
            wanted,
            judging: Judging::Awaited {
                percent: 0,
                _judging: handle,
            },
        };
        (Analysis::new(Source::Game(game)), judging)
    }

    pub fn of_position(edit: Box<Edit>) -> (Analysis, Task<Message>) {
        let mut analysis = Analysis::new(Source::Position);
        analysis.is_shown = true;
        let task = analysis.set_up(edit);
        (analysis, task)
    }

    pub fn of_practice(store: &Store) -> (Analysis, Task<Message>) {
        let (practice, looking) = Practice::new(store);
        let mut analysis = Analysis::new(Source::Practice(practice));
        (analysis.is_quiz, analysis.is_shown) = (true, true);
        (analysis, looking.map(Message::Found))
    }

    fn new(source: Source) -> Analysis {
        Analysis {
            source,
            at: At {
                seat: Seat::FIRST,
                index: 0,
            },
            looked: None,
            edit: None,
            is_quiz: false,
            is_unfolded: false,
            is_shown: false,
        }
    }

    pub(super) fn title(&self) -> String {
        match &self.source {
            Source::Practice(practice) => practice.title(self.at.index),
            Source::Game(_) | Source::Position => say!("coach-analysis-title"),
        }
    }

    /// Of the open seat, or of the practice; `None` while the moments are unknown.
    fn moment(&self, index: usize) -> Option<&Moment> {
        match &self.source {
            Source::Game(_) => self.review()?.moments.get(index),
            Source::Practice(practice) => Some(&practice.round.get(index)?.moment),
            Source::Position => None,
        }
    }

    fn count(&self) -> usize {
        match &self.source {
            Source::Game(_) => self.review().map_or(0, |review| review.moments.len()),
            Source::Practice(practice) => practice.round.len(),
            Source::Position => 0,
        }
    }

    fn review(&self) -> Option<&SeatReview> {
        self.reviews()?.get(self.at.seat.index())
    }

    fn reviews(&self) -> Option<&[SeatReview]> {
        match &self.source {
            Source::Game(Game {
                judging: Judging::Done(reviews),
                ..
            }) => Some(reviews),
            _ => None,
        }
    }

    pub(super) fn place(&self) -> Option<Place> {
        Some(self.moment(self.at.index)?.place(self.at.seat))
    }

    /// What a choice of each seat lost on average, as records keep it.
    pub fn mean_losses(&self) -> Option<Vec<f64>> {
        let reviews = self.reviews()?.iter();
        Some(reviews.map(|review| review.mean_loss).collect())
    }

    /// `tell` words it from the verdict, its title, the choice and its cost; a note on the progress until the game is judged.
    pub fn costliest_of(&self, seat: Seat, tell: impl Fn([String; 4]) -> String) -> String {
        let Some(reviews) = self.reviews() else {
            return match &self.source {
                Source::Game(game) if matches!(game.judging, Judging::Failed) => "–".to_owned(),
                _ => say!("coach-review-under-way"),
            };
        };
        let costliest = reviews.get(seat.index()).map(SeatReview::costliest);
        match costliest.unwrap_or_default().first() {
            Some((_, moment)) => tell([
                words::verdict(moment.verdict(moment.chosen())),
                moment.title(),
                moment.chosen_in_words(),
                moment.cost(),
            ]),
            None => say!("coach-review-costliest-none"),
        }
    }

    /// The ranks of the choices, in the order of their lines.
    fn lines(&self) -> Vec<usize> {
        match &self.looked {
            Some(looked) if looked.is_covered => looked.moment.offered(),
            Some(looked) => (0..looked.moment.count()).collect(),
            None => Vec::new(),
        }
    }

    fn is_covered(&self) -> bool {
        self.looked.as_ref().is_some_and(|looked| looked.is_covered)
    }

    fn may_go_on(&self) -> bool {
        let is_over = self.at.index + 1 >= self.count();
        match &self.source {
            Source::Practice(practice) => !practice.is_looking() && !self.is_covered(),
            Source::Game(_) | Source::Position => self.is_quiz && !self.is_covered() && !is_over,
        }
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        let is_game = matches!(self.source, Source::Game(_));
        if let Some(edit) = &self.edit {
            let below = bindings! {
                PLAY_ON_KEY, _ if is_game => Message::PlayOn;
                "Alt+1 … 8", seat if is_game => Message::Seat(Seat::new(seat));
            };
            return below.and(edit.bindings());
        }
        // There are at most fifteen choices.
        let answers = bindings! {
            "A … O", line if self.is_covered() => self.lines().get(line).copied().map(Message::Choose),
                phrase!("keys-express-make-the-choice-with-this");
            "↑ ↓", at => Message::Below([-1, 1][at]), phrase!("keys-go-through-the-choices-enter");
            "Enter", _ if self.is_covered() || self.may_go_on() => Message::Enter,
                phrase!("keys-quiz-the-next-question");
        };
        if let Source::Practice(_) = self.source {
            let is_asked = self.looked.is_some();
            return answers.and(bindings! {
                "A … O", line if !is_asked => Message::Practise(line), phrase!("keys-practice-begin");
                QUIZ_KEY, _ if is_asked => Message::Quiz, phrase!("keys-practice-choose");
                Command::Back.key() => Message::Back, phrase!("common-back");
            });
        }
        let (seat, index) = (self.at.seat.index(), self.at.index);
        let game = bindings! {
            "← →", at => Message::Open(index.saturating_add_signed([-1, 1][at])),
                phrase!("keys-board-review-the-choice-before-the-next");
            "↑ ↓", at => Message::Below([-1, 1][at]), phrase!("keys-review-a-better-choice-a-worse");
            "Page Up, Page Down", at => Message::Seat(Seat::new(seat.saturating_add_signed([-1, 1][at]))),
                phrase!("keys-the-player-before-the-next");
            "Alt+1 … Alt+8", seat => Message::Seat(Seat::new(seat)), phrase!("keys-the-game-of-this-player");
            EDIT_KEY, _ if !self.is_covered() => Message::Edit, phrase!("keys-analysis-edit");
            QUIZ_KEY => Message::Quiz, phrase!("keys-analysis-quiz");
            PLAY_ON_KEY => Message::PlayOn, phrase!("keys-play-on-from-here");
            Command::Back.key() => Message::Back, phrase!("common-back");
        };
        if self.is_quiz {
            answers.and(game)
        } else {
            game
        }
    }

    pub fn show(&mut self) -> Task<Message> {
        self.is_shown = true;
        match self.looked {
            Some(_) => self.scroll(),
            None => self.open_selected(),
        }
    }

    pub(super) fn update(&mut self, message: Message) -> Action {
        Action::Run(match message {
            Message::Judged(report) => self.on_judged(report),
            Message::Found(found) => {
                if let Source::Practice(practice) = &mut self.source {
                    practice.hear(found);
                }
                Task::none()
            }
            Message::Round(round) => {
                if let Source::Practice(practice) = &mut self.source {
                    practice.ask(round);
                    self.at.index = 0;
                }
                self.open_selected()
            }
            Message::Answer(answer) => {
                let moment = self.edit.as_mut().and_then(|edit| edit.hear(answer));
                self.looked = moment.map(|moment| Looked {
                    chosen: None,
                    ..Looked::new(moment)
                });
                Task::none()
            }
            Message::Seat(seat) => self.change_seat(seat),
            Message::Open(index) => self.open(index),
            Message::Choose(rank) => self.choose(rank),
            Message::Below(by) => self.show_below(by),
            Message::Enter => match &self.looked {
                Some(looked) if looked.is_covered => match looked.rank {
                    Some(rank) => self.choose(rank),
                    None => Task::none(),
                },
                _ if !self.may_go_on() => Task::none(),
                _ if self.at.index < self.count() => {
                    self.at.index += 1;
                    self.open_selected()
                }
                _ => match &mut self.source {
                    Source::Practice(practice) => practice.begin(0).map(Message::Round),
                    Source::Game(_) | Source::Position => Task::none(),
                },
            },
            Message::Unfold => {
                self.is_unfolded = !self.is_unfolded;
                self.scroll_moments()
            }
            Message::Quiz => {
                match &mut self.source {
                    Source::Practice(practice) => practice.leave_round(),
                    Source::Game(_) | Source::Position => self.is_quiz = !self.is_quiz,
                }
                self.open_selected()
            }
            Message::Person(person) => match &mut self.source {
                Source::Practice(practice) => practice.look(Some(person)).map(Message::Found),
                Source::Game(_) | Source::Position => Task::none(),
            },
            Message::Practise(line) => match &mut self.source {
                Source::Practice(practice) => practice.begin(line).map(Message::Round),
                Source::Game(_) | Source::Position => Task::none(),
            },
            Message::Edit => Task::none(),
            Message::Change(change) => {
                if let Some(edit) = &mut self.edit {
                    edit.change(change);
                }
                self.ask()
            }
            Message::PlayOn => return Action::PlayOn,
            Message::Back if matches!(self.source, Source::Position) => return Action::Leave,
            Message::Back if self.edit.is_some() => {
                self.edit = None;
                self.open_selected()
            }
            Message::Back => return Action::Leave,
        })
    }

    fn on_judged(&mut self, report: Judgement) -> Task<Message> {
        let Source::Game(game) = &mut self.source else {
            return Task::none();
        };
        match (report, &mut game.judging) {
            (Report::Progress(done, all), Judging::Awaited { percent, .. }) => {
                *percent = 100 * done / all.max(1);
            }
            (Report::Over, judging @ Judging::Awaited { .. }) => *judging = Judging::Failed,
            (Report::Progress(..) | Report::Over, _) => {}
            (Report::Done(reviews), judging) => {
                *judging = Judging::Done(reviews);
                self.open_wanted();
                return self.open_selected();
            }
        }
        Task::none()
    }

    /// Opens at this choice of the game.
    pub fn look_at(&mut self, choice: Place) {
        if let Source::Game(game) = &mut self.source {
            game.wanted = Some(choice);
        }
        self.open_wanted();
    }

    fn open_wanted(&mut self) {
        let wanted = match &self.source {
            Source::Game(game) => game.wanted,
            Source::Practice(_) | Source::Position => None,
        };
        let reviews = self.reviews().unwrap_or_default();
        let found = Seat::enumerate(reviews).find_map(|(seat, review)| {
            let mut moments = review.moments.iter();
            let index = moments.position(|moment| Some(moment.place(seat)) == wanted)?;
            Some(At { seat, index })
        });
        self.at = found.unwrap_or(At {
            index: self.costliest(),
            ..self.at
        });
    }

    fn costliest(&self) -> usize {
        let costliest = self.review().map(SeatReview::costliest).unwrap_or_default();
        costliest.first().map_or(0, |(index, _)| *index)
    }

    fn open_selected(&mut self) -> Task<Message> {
        if !self.is_shown || self.edit.is_some() {
            return Task::none();
        }
        let at = self.at;
        let Some(moment) = self.moment(at.index) else {
            self.looked = None;
            return Task::none();
        };
        let mut looked = Looked::new(moment.clone());
        if self.is_quiz {
            looked.is_covered = true;
            looked.rank = None;
        }
        self.looked = Some(looked);
        self.scroll()
    }

    fn open(&mut self, index: usize) -> Task<Message> {
        self.at.index = index.min(self.count().saturating_sub(1));
        self.open_selected()
    }

    fn change_seat(&mut self, seat: Seat) -> Task<Message> {
        let Source::Game(game) = &self.source else {
            return Task::none();
        };
        let shares_dice = game.shares_dice;
        self.at.seat = seat.min(Seat::new(game.players.len().saturating_sub(1)));
        let index = match shares_dice {
            true => self.at.index,
            false => self.costliest(),
        };
        self.open(index)
    }

    fn choose(&mut self, rank: usize) -> Task<Message> {
        let Some(looked) = &mut self.looked else {
            return Task::none();
        };
        looked.rank = Some(rank);
        if mem::take(&mut looked.is_covered) {
            looked.moment = looked.moment.had_chosen(rank);
            looked.chosen = Some(rank);
            let loss = looked.moment.loss();
            if let Source::Practice(practice) = &mut self.source {
                let lost = if looked.moment.is_best() { 0.0 } else { loss };
                let kept = practice.answer(self.at.index, lost);
                return Task::batch([operate(show_lit(None)).discard(), kept]);
            }
        }
        operate(show_lit(None)).discard()
    }

    fn show_below(&mut self, by: isize) -> Task<Message> {
        let lines = self.lines();
        let Some(looked) = &mut self.looked else {
            return Task::none();
        };
        let line = lines.iter().position(|&rank| Some(rank) == looked.rank);
        let line = line.map_or(0, |line| line.saturating_add_signed(by));
        looked.rank = lines.get(line).copied().or(lines.last().copied());
        operate(show_lit(None)).discard()
    }

    pub(super) fn set_up(&mut self, mut edit: Box<Edit>) -> Task<Message> {
        // It may be asked about the same position again.
        edit.asked = None;
        self.edit = Some(edit);
        self.looked = None;
        self.ask()
    }

    /// The position being set up, to be kept when the analysis closes.
    pub fn into_edit(self) -> Option<Box<Edit>> {
        self.edit
    }

    fn ask(&mut self) -> Task<Message> {
        let asked = self.edit.as_mut().and_then(|edit| edit.ask());
        asked.map_or_else(Task::none, |answer| {
            self.looked = None;
            answer.map(Message::Answer)
        })
    }

    pub fn scroll(&self) -> Task<Message> {
        let top = operation::scroll_to(CHOICES, AbsoluteOffset { x: 0.0, y: 0.0 });
        let shown = operate(show_lit(Some(OTHERS))).discard();
        Task::batch([self.scroll_moments(), top.chain(shown)])
    }

    fn scroll_moments(&self) -> Task<Message> {
        let before = self.at.index.saturating_sub(LINES_ABOVE);
        let (x, y) = (0.0, before as f32 * LINE);
        operation::scroll_to(MOMENTS, AbsoluteOffset { x, y })
    }
}

impl Looked {
    fn new(moment: Moment) -> Looked {
        Looked {
            rank: Some(moment.chosen()),
            chosen: Some(moment.chosen()),
            moment,
            is_covered: false,
        }
    }
}
