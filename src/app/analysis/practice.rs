//! Practice: an analysis of a person's own costly choices, with its answers covered.
//!
//! While a choice is answered right, it comes back after growing intervals. Only the answers are kept; the choices are
//! found in the games each time.

mod questions;

use accesskit::Role;
use iced::widget::{Text, button, column, container, row, scrollable, space, text};
use iced::{Bottom, Center, Fill, Right, Task, task};
use jiff::Timestamp;

use self::questions::{find, of_master};
use super::{LINE, Message};
use crate::app::background::{Failed, background, cancellable};
use crate::app::theme::{self, Theme as Look, gap, size};
use crate::app::widget::{
    Element, Saying, card, medium, named, next_control, option, options, plot, press, said_as, soft,
};
use crate::coach::practice::is_costly;
use crate::coach::review::Judged;
use crate::rules::Seat;
use crate::scene::bars;
use crate::session::{AnySession, Level, Name, Player};
use crate::stats::{Theme, due};
use crate::store::{Answer, Asked, GameKind, Store, day, note};
use crate::text::moments::{Moment, PadMoment};
use crate::text::{self as words, say};

/// The choices asked in a row.
const COUNT: usize = 10;

/// The most bars in the chart, the answers of each, its width with its room, and the height of the chart.
const BARS: usize = 10;
const TEN: usize = 10;
const BAR: f32 = 40.0;
const HEIGHT: f32 = 176.0;
/// The widths of the themes and of the progress, and of the figures of a theme.
const THEMES: f32 = 580.0;
const PROGRESS: f32 = 400.0;
const FIGURES: [f32; 3] = [76.0, 60.0, 96.0];
/// The last answers, of which a theme tells how many were right, and those whose progress is told.
const LAST: usize = 30;
const MOST: usize = 100;

#[derive(Debug, Clone)]
pub struct Practice {
    store: Store,
    /// `None` while the search is under way.
    found: Option<Found>,
    /// The choices asked now; none before the first ones.
    pub round: Vec<Question>,
    /// What the answers to them have lost.
    losses: Vec<f64>,
    /// What is looked for, or prepared.
    working: Option<task::Handle>,
}

#[derive(Debug, Clone, Default)]
pub struct Found {
    /// Everybody who has finished a game, the latest first.
    people: Vec<Player>,
    person: Option<Name>,
    /// The costly choices of that person.
    cards: Vec<Question>,
    /// The answers about that person's choices, the earliest first; if there are no such choices, about the master's.
    answers: Vec<Answer>,
    today: i32,
}

#[derive(Debug, Clone)]
pub struct Question {
    pub moment: Moment,
    pub players: Vec<Player>,
    seat: Seat,
    /// `None` for a choice by the master.
    asked: Option<Asked>,
    theme: Option<Theme>,
    /// The day from which on it is due again; `None` if it was never asked.
    due: Option<i32>,
}

/// The next questions, and the choices that turned out to cost nothing in their games.
#[derive(Debug, Clone, Default)]
pub struct Round {
    questions: Vec<Question>,
    costless: Vec<Asked>,
}

/// What can be chosen to practise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    All,
    Of(Theme),
    /// Without choices of one's own: hard ones of the master's.
    Express,
    Board,
    BoardAlone,
}

impl Subject {
    fn name(self) -> String {
        match self {
            Subject::All => say!("lessons-practice-all"),
            Subject::Of(theme) => words::practice::theme(theme),
            Subject::Express => words::kind(GameKind::Express),
            Subject::Board => words::kind(GameKind::Classic),
            Subject::BoardAlone => say!("lessons-practice-board-alone"),
        }
    }

    fn has(self, theme: Option<Theme>) -> bool {
        match self {
            Subject::Of(one) => theme == Some(one),
            _ => true,
        }
    }
}

impl Question {
    /// Whose choice it is.
    pub fn player(&self) -> &Player {
        &self.players[self.seat]
    }

    /// The choice as it is judged in its game: in a group by the chance to win, which takes too long for all choices. `None`
    /// if it costs nothing there.
    fn in_its_game(mut self, store: &Store) -> Option<Question> {
        if let Moment::Pad(moment) = &self.moment
            && self.players.len() > 1
        {
            let game = &self.asked.as_ref()?.game;
            let AnySession::Express(session) = store.load(game).ok()?.session else {
                return None;
            };
            let moment = PadMoment::in_game(moment.judged, moment.table, &session, self.seat);
            self.moment = Moment::Pad(moment);
        }
        is_costly(self.moment.measure(), self.moment.loss()).then_some(self)
    }

    /// What the choice has lost, in toss-ups.
    fn stake(&self) -> f64 {
        self.moment.loss() / self.moment.measure().toss_up()
    }
}

impl Found {
    fn subjects(&self) -> Vec<Subject> {
        if self.cards.is_empty() {
            return vec![Subject::Express, Subject::Board, Subject::BoardAlone];
        }
        let is_there = |one: &Theme| self.cards.iter().any(|card| card.theme == Some(*one));
        let themes = Theme::ALL.into_iter().filter(is_there);
        let themes = themes.map(Subject::Of);
        [Subject::All].into_iter().chain(themes).collect()
    }

    fn cards(&self, subject: Subject) -> impl Iterator<Item = &Question> {
        self.cards
            .iter()
            .filter(move |card| subject.has(card.theme))
    }

    /// All choices in the order in which they are asked: those that are due, then new ones, the costliest first, then those
    /// that are due the soonest.
    fn next(&self, subject: Subject) -> Vec<Question> {
        let mut cards: Vec<&Question> = self.cards(subject).collect();
        cards.sort_by(|one, other| other.stake().total_cmp(&one.stake()));
        cards.sort_by_key(|card| match card.due {
            None => (1, 0),
            Some(due) if due <= self.today => (0, due),
            Some(due) => (2, due),
        });
        cards.into_iter().cloned().collect()
    }

    /// How many choices of a subject are due and new, and how many of the last answers were right; `None` without choices.
    fn figures(&self, subject: Subject) -> Option<[String; 3]> {
        let count = |is_counted: &dyn Fn(Option<i32>) -> bool| {
            let cards = self.cards(subject);
            cards
                .filter(|card| is_counted(card.due))
                .count()
                .to_string()
        };
        let right = words::practice::right(&self.answers(subject, LAST));
        let is_due = |due: Option<i32>| due.is_some_and(|due| due <= self.today);
        let figures = [
            count(&is_due),
            count(&|due| due.is_none()),
            right.unwrap_or_default(),
        ];
        (!self.cards.is_empty()).then_some(figures)
    }

    /// Whether the last answers were right, at most so many, the earliest first.
    fn answers(&self, subject: Subject, most: usize) -> Vec<bool> {
        let answers = self.answers.iter().rev();
        let answers = answers
            .filter(|answer| subject.has(answer.theme))
            .take(most);
        let mut answers: Vec<bool> = answers.map(|answer| answer.right).collect();
        answers.reverse();
        answers
    }
}

impl Practice {
    pub fn new(store: &Store) -> (Practice, Task<Result<Found, Failed>>) {
        let mut practice = Practice {
            store: store.clone(),
            found: None,
            round: Vec::new(),
            losses: Vec::new(),
            working: None,
        };
        let looking = practice.look(None);
        (practice, looking)
    }

    /// Looks for the choices of a person, at first of whoever has practised last.
    pub fn look(&mut self, person: Option<Name>) -> Task<Result<Found, Failed>> {
        let store = self.store.clone();
        self.found = None;
        let found = background(move |token| find(&store, person, || !token.is_cancelled()));
        let (found, handle) = cancellable(found);
        self.working = Some(handle);
        found
    }

    pub fn is_looking(&self) -> bool {
        self.found.is_none()
    }

    pub fn hear(&mut self, found: Result<Found, Failed>) {
        self.working = None;
        self.found = Some(found.unwrap_or_default());
    }

    /// Prepares the next choices of the subject in this line.
    pub fn begin(&mut self, line: usize) -> Task<Result<Round, Failed>> {
        let found = self.found.as_ref();
        let subject = found.and_then(|found| found.subjects().get(line).copied());
        let Some((found, subject)) = found.zip(subject) else {
            return Task::none();
        };
        let (next, seed) = (found.next(subject), found.answers.len() as u64);
        let store = self.store.clone();
        let round = background(move |token| {
            let goes_on = || !token.is_cancelled();
            let mut round = Round::default();
            for question in next.into_iter().take_while(|_| goes_on()) {
                if round.questions.len() == COUNT {
                    break;
                }
                let asked = question.asked.clone();
                match question.in_its_game(&store) {
                    Some(question) => round.questions.push(question),
                    None => round.costless.extend(asked),
                }
            }
            if round.questions.is_empty() {
                round.questions = of_master(subject, seed, goes_on);
            }
            for question in &round.questions {
                // Its cause is found, and kept.
                question.moment.in_short();
            }
            round
        });
        let (round, handle) = cancellable(round);
        self.working = Some(handle);
        round
    }

    pub fn ask(&mut self, round: Result<Round, Failed>) {
        self.working = None;
        self.leave_round();
        let round = round.unwrap_or_default();
        self.round = round.questions;
        if let Some(found) = &mut self.found {
            let is_costless = |asked: &Asked| round.costless.contains(asked);
            let cards = &mut found.cards;
            cards.retain(|card| !card.asked.as_ref().is_some_and(is_costless));
        }
    }

    pub fn leave_round(&mut self) {
        self.round.clear();
        self.losses.clear();
    }

    /// What it asks about, and of whom if those are not the players here.
    pub fn title(&self, index: usize) -> String {
        let player = self.round.get(index).map(Question::player);
        match player.filter(|player| player.level.is_some()) {
            Some(program) => say!("lessons-practice-hard", name = program.name.as_str()),
            None => say!("lessons-practice"),
        }
    }

    /// All questions, with what the answers so far have lost; once the open one is answered, the next one opens.
    pub fn list<'a>(&'a self, open: usize) -> Element<'a, Message> {
        let lines = self.round.iter().enumerate().map(|(index, question)| {
            let player = question.player();
            let name = named(player, size::BODY, theme::MEDIUM);
            let loss = match self.losses.get(index) {
                None => text(""),
                Some(0.0) => text("✓").style(theme::text::plus),
                Some(&loss) => {
                    let loss = words::worse(question.moment.measure(), loss);
                    text(loss).style(theme::text::minus)
                }
            };
            let number = soft((index + 1).to_string(), size::BODY).width(gap::XL);
            let title = soft(question.moment.title(), size::BODY);
            let line = row![number, name.width(Fill), title, loss.size(size::BODY)];
            let line = container(line.spacing(gap::S)).padding([0.0, gap::S]);
            let line = line.center_y(LINE);
            if index == open {
                let style = theme::container::seat(player.colour, true);
                return line.style(style).into();
            }
            if index == open + 1 && self.losses.len() > open {
                let next = button(line).padding(0).style(theme::button::quiet);
                return press(next, Some(Message::Enter));
            }
            line.into()
        });
        column(lines).into()
    }

    /// Notes what the answer to this question has lost, and keeps it.
    pub fn answer(&mut self, question: usize, loss: f64) -> Task<Message> {
        self.losses.push(loss);
        let Some((found, question)) = self.found.as_mut().zip(self.round.get(question)) else {
            return Task::none();
        };
        let answer = Answer {
            asked: question.asked.clone(),
            theme: question.theme,
            given: Timestamp::now(),
            right: loss == 0.0,
        };
        found.answers.push(answer.clone());
        let mut cards = found.cards.iter_mut();
        if let Some(card) = cards.find(|card| card.asked == question.asked) {
            let given = found
                .answers
                .iter()
                .filter(|given| given.asked == card.asked);
            card.due = due(given.map(|given| (day(given.given), given.right)));
        }
        let store = self.store.clone();
        background(move |_| {
            if let Err(error) = store.add_answer(answer) {
                note(format_args!("an answer is not kept: {:?}", error.kind()));
            }
        })
        .discard()
    }

    /// Whose choices and which of them can be practised, and how that person gets on.
    pub fn page<'a>(&'a self) -> Element<'a, Message> {
        let Some(found) = &self.found else {
            return space().into();
        };
        let people = found.people.iter().map(|player| {
            let is_it = |person: &Name| person.is_like(&player.name);
            let is_chosen = found.person.as_ref().is_some_and(is_it);
            let person = Message::Person(player.name.clone());
            option(&player.name, "", is_chosen, person)
        });
        let people = (found.people.len() > 1).then(|| options(people));
        let best = self.losses.iter().filter(|&&loss| loss == 0.0).count();
        let over = (!self.losses.is_empty())
            .then(|| say!("lessons-practice-over", best, count = self.losses.len()));
        let master = words::level(Level::Master).to_string();
        let none = found.cards.is_empty();
        let none = none.then(|| say!("lessons-practice-none", name = master));
        let about = over.into_iter().chain(none);
        let about = about.map(|words| medium(words, size::LABEL).into());
        let begin = next_control(
            say!("lessons-practice-begin"),
            "Enter",
            Some(Message::Enter),
        );
        let waits = self.working.is_some();
        let waits = waits.then(|| soft(say!("coach-review-begins"), size::LABEL).into());
        let subjects = column![people]
            .extend(about)
            .extend([begin, self.subjects(found)])
            .extend(waits)
            .spacing(gap::L)
            .width(THEMES);
        let page = row![subjects, progress(found)].spacing(gap::XXL).wrap();
        let page = page.vertical_spacing(gap::XL);
        let card = card(scrollable(container(page).padding(gap::XL)));
        container(card).center(Fill).into()
    }

    /// What can be practised, each with how many choices are due and new, and how many answers were right.
    fn subjects<'a>(&self, found: &Found) -> Element<'a, Message> {
        let captions = [
            say!("lessons-practice-due"),
            say!("lessons-practice-new"),
            say!("lessons-practice-right"),
        ];
        let cell = |(words, width): (Text<'a, Look>, f32)| -> Element<'a, Message> {
            words.width(width).align_x(Right).into()
        };
        let head = captions
            .iter()
            .map(|caption| soft(caption.clone(), size::BODY));
        let head = head.zip(FIGURES).map(cell);
        let head = row![space().width(Fill)].extend(head).spacing(gap::S);
        let head = head.padding([0.0, gap::M]).align_y(Bottom);
        let head = (!found.cards.is_empty()).then_some(head);
        let subjects = found.subjects().into_iter().enumerate();
        let lines = subjects.map(|(line, subject)| {
            let figures = found.figures(subject).unwrap_or_default();
            let told = captions.iter().zip(&figures);
            let told = told.filter(|(_, figure)| !figure.is_empty());
            let told = told.map(|(caption, figure)| format!(", {caption}: {figure}"));
            let heard = subject.name() + &told.collect::<String>();
            let letter = char::from(b'A' + line as u8).to_string();
            let letter = soft(letter, size::BODY).width(gap::L);
            let name = text(subject.name()).size(size::LABEL).width(Fill);
            let figures = figures.map(|figure| medium(figure, size::LABEL));
            let figures = figures.into_iter().zip(FIGURES).map(cell);
            let face = row![letter, name].extend(figures);
            let face = face.spacing(gap::S).align_y(Center);
            let face = said_as(face, move || Saying::new(Role::Label, heard.as_str()));
            let face = button(face).padding([gap::S, gap::M]).width(Fill);
            let face = face.style(theme::button::line(false));
            press(face, Some(Message::Practise(line)))
        });
        column![head].extend(lines).into()
    }
}

/// How often the last answers are right, in words and ten by ten.
fn progress<'a>(found: &Found) -> Element<'a, Message> {
    let answers = found.answers(Subject::All, MOST);
    let told = text(words::practice::progress(&answers)).size(size::LABEL);
    let tens = answers.rchunks_exact(TEN).take(BARS);
    let tens = tens.map(|ten| ten.iter().filter(|&&right| right).count());
    let mut tens: Vec<_> = tens.map(|ten| (ten as f64, ten.to_string())).collect();
    tens.reverse();
    let size = (BAR * tens.len() as f32, HEIGHT);
    let course = (!tens.is_empty()).then(|| {
        let about = soft(say!("lessons-practice-course"), size::BODY);
        column![about, plot(bars(&tens, 1, TEN as f64, size))].spacing(gap::S)
    });
    column![told, course].spacing(gap::L).width(PROGRESS).into()
}
