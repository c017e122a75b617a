//! A quiz on the costliest choices in the players' own games: an analysis with its answers covered.
//!
//! Only the mean loss is saved.

use iced::widget::{button, column, container, row, text};
use iced::{Fill, Task, task};
use jiff::Timestamp;

use super::{LINE, Message};
use crate::app::background::{Failed, background, cancellable};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, medium, named, plot, press, soft};
use crate::coach::classic::Values;
use crate::coach::express::{Par, ValueTable};
use crate::coach::quiz;
use crate::coach::review::Measure;
use crate::coach::review::classic::Moment as JudgedBoard;
use crate::coach::review::express::Moment as JudgedPad;
use crate::rules::Seat;
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;
use crate::scene::bars;
use crate::session::{
    AnySession, Classic, Colour, DiceSource, Express, Level, Name, Player, Seed, Session,
};
use crate::store::{self, Course, Overview, QuizKind, Store, note};
use crate::text::moments::{BoardMoment, Moment, PadMoment};
use crate::text::{self as words, mean_lost, say};

/// The number of questions in a quiz, and the most of them from a game by the master.
const COUNT: usize = 10;
const OF_MASTER: usize = 4;
/// Games on the board with more turns than this, longer than anybody plays, are skipped.
const MOST_TURNS: usize = 200;

/// The most quizzes in the chart, the width of a bar with its room, and the height of the chart.
const BARS: usize = 10;
const BAR: f32 = 48.0;
const HEIGHT: f32 = 224.0;
/// The full height stands for at least this many toss-ups, so that small losses look small.
const LOW: f64 = 40.0;

#[derive(Debug, Clone)]
pub struct Quiz {
    store: Store,
    /// `None` while the search is under way.
    pub found: Option<Found>,
    losses: Vec<f64>,
    _looking: task::Handle,
}

#[derive(Debug, Clone, Default)]
pub struct Found {
    kind: QuizKind,
    questions: Vec<Question>,
    /// The saved quizzes, including this one once it is over.
    kept: Vec<store::Quiz>,
}

impl Quiz {
    /// Without a kind, the quiz is of the same kind as the last one.
    pub fn new(store: &Store, kind: Option<QuizKind>) -> (Quiz, Task<Result<Found, Failed>>) {
        let folder = store.clone();
        let found = background(move |token| {
            let kept = folder.quizzes();
            let last = || kept.last().map(|quiz| quiz.kind);
            let kind = kind.or_else(last).unwrap_or_default();
            let quizzes = kept.iter().filter(|quiz| quiz.kind == kind).count();
            let questions = questions(&folder, kind, quizzes, || !token.is_cancelled());
            Found {
                kind,
                questions,
                kept,
            }
        });
        let (found, handle) = cancellable(found);
        let quiz = Quiz {
            store: store.clone(),
            found: None,
            losses: Vec::new(),
            _looking: handle,
        };
        (quiz, found)
    }

    pub fn kind(&self) -> QuizKind {
        let found = self.found.as_ref();
        found.map(|found| found.kind).unwrap_or_default()
    }

    pub fn questions(&self) -> Option<&[Question]> {
        Some(&self.found.as_ref()?.questions)
    }

    pub fn question(&self, index: usize) -> Option<&Question> {
        self.questions()?.get(index)
    }

    /// What it asks about, and of whom if those are not the players here.
    pub fn title(&self, index: usize) -> String {
        let player = self.question(index).map(Question::player);
        match player.filter(|player| player.level.is_some()) {
            Some(program) => say!("lessons-quiz-hard", name = program.name.as_str()),
            None => say!("lessons-quiz"),
        }
    }

    /// All questions, with what the answers so far have lost; once the open one is answered, the next one opens.
    pub fn list<'a>(&self, open: usize) -> Element<'a, Message> {
        let questions = self.questions().unwrap_or_default().iter().enumerate();
        let lines = questions.map(|(index, question)| {
            let player = question.player();
            let name = named(player, size::BODY, theme::MEDIUM);
            let loss = match self.loss(index) {
                None => text(""),
                Some(0.0) => text("✓").style(theme::text::plus),
                Some(loss) => {
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
            if index == open + 1 && self.loss(open).is_some() {
                let next = button(line).padding(0).style(theme::button::quiet);
                return press(next, Some(Message::Enter));
            }
            line.into()
        });
        column(lines).into()
    }

    /// `question` counts from 0.
    pub fn loss(&self, question: usize) -> Option<f64> {
        self.losses.get(question).copied()
    }

    /// Adds the loss of an answer, and saves the result after the last one.
    pub fn answer(&mut self, loss: f64) {
        self.losses.push(loss);
        let mean_loss = self.mean_loss();
        let Some(found) = &mut self.found else {
            return;
        };
        if self.losses.len() < found.questions.len() {
            return;
        }
        let quiz = store::Quiz {
            kind: found.kind,
            ended: Timestamp::now(),
            questions: self.losses.len() as u32,
            mean_loss,
        };
        found.kept.push(quiz);
        if let Err(error) = self.store.add_quiz(quiz) {
            note(format_args!("a quiz is not kept: {:?}", error.kind()));
        }
    }

    fn mean_loss(&self) -> f64 {
        self.losses.iter().sum::<f64>() / self.losses.len().max(1) as f64
    }

    pub fn result<'a, Message: 'a>(&self) -> Element<'a, Message> {
        let measure = match self.kind() {
            QuizKind::Express => Measure::Points,
            QuizKind::Board => Measure::Chance,
            QuizKind::BoardAlone => Measure::Turns,
        };
        let best = self.losses.iter().filter(|&&loss| loss == 0.0).count();
        let (count, mean) = (self.losses.len(), mean_lost(measure, self.mean_loss()));
        let (result, about) = match measure {
            Measure::Points => (
                say!("lessons-quiz-over", best, count, points = mean),
                say!("lessons-quiz-course"),
            ),
            Measure::Chance => (
                say!("lessons-quiz-over-chance", best, count, points = mean),
                say!("lessons-quiz-course-chance"),
            ),
            Measure::Turns => (
                say!("lessons-quiz-over-turns", best, count, turns = mean),
                say!("lessons-quiz-course-turns"),
            ),
        };
        let kept = self.found.iter().flat_map(|found| &found.kept);
        let kept = kept.filter(|quiz| quiz.kind == self.kind());
        let losses: Vec<f64> = kept.map(|quiz| quiz.mean_loss).collect();
        let first = losses.len().saturating_sub(BARS);
        let least = LOW * measure.toss_up();
        let last = losses[first..].iter();
        let last: Vec<_> = last.map(|&loss| (loss, mean_lost(measure, loss))).collect();
        let size = (BAR * last.len() as f32, HEIGHT);
        column![
            medium(result, size::LABEL),
            soft(about, size::BODY),
            plot(bars(&last, first + 1, least, size)),
        ]
        .spacing(gap::M)
        .into()
    }
}

#[derive(Debug, Clone)]
pub struct Question {
    pub moment: Moment,
    /// The loss of that choice; for a choice by the master, the loss of the second best one.
    stake: f64,
    seat: Seat,
    pub players: Vec<Player>,
}

impl Question {
    /// Whose choice it is.
    pub fn player(&self) -> &Player {
        &self.players[self.seat]
    }
}

/// The questions of a quiz of this kind, after `quizzes` earlier ones: the costliest choices of the players here, and
/// if there are too few, hard choices from games by the master.
fn questions(
    store: &Store,
    kind: QuizKind,
    quizzes: usize,
    goes_on: impl Fn() -> bool,
) -> Vec<Question> {
    let games = store.games_while(&goes_on).unwrap_or_default();
    let games = games.into_iter().filter(|listed| {
        let overview = listed.content.as_ref();
        overview.is_ok_and(|overview| overview.over && is_asked_about(overview, kind))
    });
    let games = games.take_while(|_| goes_on());
    let sessions = games.filter_map(|listed| Some(store.load(&listed.id).ok()?.session));
    let sessions = sessions.filter(AnySession::is_over);
    // The newest games; to review one takes a tenth of a second on the board.
    let most = match kind {
        QuizKind::Express => 40,
        QuizKind::Board | QuizKind::BoardAlone => 15,
    };
    let mut questions = Vec::new();
    for session in sessions.take(most) {
        questions.extend(of_people(&session));
    }
    sort(&mut questions);
    // Successive quizzes go through all of them, then begin again.
    let quizzes_of_own = questions.len().div_ceil(COUNT).max(1);
    questions.drain(..(quizzes % quizzes_of_own) * COUNT);
    questions.truncate(COUNT);
    // Each quiz has its own seeds.
    let first = quizzes as u64 * COUNT as u64;
    for seed in (first..first + COUNT as u64).take_while(|_| goes_on()) {
        let room = COUNT - questions.len();
        if room == 0 {
            break;
        }
        let more = of_master(kind, Seed(seed)).unwrap_or_default();
        questions.extend(more.into_iter().take(room.min(OF_MASTER)));
    }
    for question in &mut questions {
        if let Moment::Pad(moment) = &mut question.moment {
            moment.cause = moment.judged.cause(moment.table);
        }
    }
    questions
}

fn sort(questions: &mut [Question]) {
    questions.sort_by(|one, other| other.stake.total_cmp(&one.stake));
}

/// Whether a quiz of this kind asks about this game; games longer than anybody plays are skipped.
fn is_asked_about(overview: &Overview, kind: QuizKind) -> bool {
    match (&overview.course, kind) {
        (Course::Express { throws, .. }, QuizKind::Express) => *throws <= Par::MOST_THROWS,
        (Course::Classic { turns, .. }, QuizKind::Board | QuizKind::BoardAlone) => {
            let is_alone = kind == QuizKind::BoardAlone;
            *turns <= MOST_TURNS && overview.is_solo() == is_alone
        }
        (Course::Express { .. } | Course::Classic { .. }, _) => false,
    }
}

/// The costliest choices of the players in a game; bots and shared seats are left out.
fn of_people(session: &AnySession) -> Vec<Question> {
    let (players, shared) = (session.players(), session.shared());
    let seats = Seat::enumerate(players);
    let people = seats.filter(|(seat, player)| player.level.is_none() && !shared.contains(seat));
    let questions = people.flat_map(|(seat, _)| match session {
        AnySession::Express(session) => {
            let table = ValueTable::shipped(session.setup().penalty());
            let costliest = quiz::costly_throws(table, session, seat);
            asked(costliest, players, |judged| (on_pad(judged, table), seat))
        }
        AnySession::Classic(session) => {
            let costliest = quiz::costly_moves(Values::built_in(), session, seat);
            asked(costliest, players, |judged| (on_board(judged), seat))
        }
    });
    questions.collect()
}

/// The hard choices of a game by the master, solo or on the board against itself, the hardest first; `None` if the
/// coach has no values.
fn of_master(kind: QuizKind, seed: Seed) -> Option<Vec<Question>> {
    let name = words::level(Level::Master).to_string();
    let names = match kind {
        QuizKind::Express | QuizKind::BoardAlone => vec![name],
        QuizKind::Board => vec![name.clone(), format!("{name} 2")],
    };
    let players = names.iter().zip(Colour::ALL).map(|(name, colour)| {
        Some(Player {
            name: Name::new(name).ok()?,
            colour,
            level: Some(Level::Master),
        })
    });
    let players: Vec<Player> = players.collect::<Option<_>>()?;
    let dice = DiceSource::App(seed);
    let mut questions = match kind {
        QuizKind::Express => {
            let table = ValueTable::shipped(Penalty::default());
            let setup = Express::new(players.clone(), Penalty::default(), dice).ok()?;
            let hard = quiz::hard_throws(table, Session::new(setup));
            asked(hard, &players, |judged| {
                (on_pad(judged, table), Seat::FIRST)
            })
        }
        QuizKind::Board | QuizKind::BoardAlone => {
            let setup = Classic::new(players.clone(), Setting::default(), dice).ok()?;
            let hard = quiz::hard_moves(Values::built_in(), Session::new(setup));
            asked(hard, &players, |judged| {
                let seat = judged.position.turn();
                (on_board(judged), seat)
            })
        }
    };
    sort(&mut questions);
    Some(questions)
}

/// These choices as questions; `moment` finds the seat that made each.
fn asked<J>(
    choices: Vec<quiz::Question<J>>,
    players: &[Player],
    moment: impl Fn(J) -> (Moment, Seat),
) -> Vec<Question> {
    let questions = choices.into_iter().map(|choice| {
        let (moment, seat) = moment(choice.moment);
        Question {
            moment,
            stake: choice.stake,
            seat,
            players: players.to_vec(),
        }
    });
    questions.collect()
}

fn on_pad(judged: JudgedPad, table: &'static ValueTable) -> Moment {
    Moment::Pad(PadMoment::new(judged, table))
}

fn on_board(judged: JudgedBoard) -> Moment {
    Moment::Board(BoardMoment {
        judged: Box::new(judged),
        roll: Some(1),
    })
}
