//! The data behind a result: the course of the game, the games to compare it with, the review, the picture; and the
//! facts that both games' results share.

use std::cmp::Ordering;
use std::time::Duration;

use iced::widget::text;
use iced::{Right, Size, Subscription, Task, window};
use jiff::Timestamp;

use super::Message;
use crate::app::analysis::Analysis;
use crate::app::background::{background, every, in_words};
use crate::app::export;
use crate::app::motion::Motion;
use crate::app::theme::{self, Theme, size};
use crate::app::widget::{Element, medium, soft};
use crate::app::words;
use crate::app::written::Written;
use crate::coach::express::Par;
use crate::paper::{Fact, PlayerFacts, Summary};
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::scene::{Lane, LaneWeight as Weight, Measure, Role};
use crate::session::{AnySession, Player, Session};
use crate::store::{OwnGames, Saved};
use crate::table::{Host, Hosted};
use crate::text::evenings::Evening;
use crate::text::moments::Place;
use crate::text::say;

pub trait ResultUi: Hosted {
    fn own(session: &AnySession) -> Option<&Session<Self>>;

    fn any_place(place: Self::Place) -> Place;

    fn own_place(place: Place) -> Option<Self::Place>;

    /// Every seat's standing before the first throw or round and after each one.
    fn course(session: &Session<Self>) -> Vec<Vec<f64>>;

    /// The unit of the course.
    const MEASURE: Measure;

    /// The result of a solo game, which is compared with others.
    fn result(session: &Session<Self>) -> i32;

    /// Such a result in words.
    fn told(result: i32) -> String;

    fn headline(session: &Session<Self>) -> String;

    /// By how much somebody has won.
    fn margin(over: &Over<'_, Self>) -> Option<String>;

    /// How the result of a solo game compares with the best earlier one.
    fn against_best(session: &Session<Self>, ordering: Ordering, before: i32) -> String;

    /// The titles of a player's figures after the result.
    fn titles() -> [String; 3];

    fn figures(over: &Over<'_, Self>, seat: Seat) -> [String; 4];

    /// The facts about a solo game.
    fn facts(over: &Over<'_, Self>) -> Vec<Fact>;

    /// Every seat with its place, the winner first; those who have left come last, without one.
    fn ranked(session: &Session<Self>) -> Vec<(Seat, Option<usize>)>;

    /// The fifth die that the winner named last.
    fn fifth(session: &Session<Self>) -> Option<Die>;

    fn shown<'a>(over: &Over<'a, Self>, size: Size) -> Element<'a, Message>;

    fn lines<'a>(over: &Over<'a, Self>, columns: &[Column<'a, Self>]) -> Vec<Line<'a>>;
}

pub struct Column<'a, G: ResultUi> {
    pub session: &'a Session<G>,
    pub seat: Seat,
    pub(super) name: String,
    pub(super) is_lit: bool,
}

pub struct Line<'a> {
    pub label: String,
    pub figures: Vec<Element<'a, Message>>,
    /// The rule above it: a strong one above a total.
    pub above: Role,
}

impl<'a> Line<'a> {
    pub fn of(label: String, figures: impl Iterator<Item = String>) -> Line<'a> {
        let figures = figures.map(|words| text(words).size(size::BODY).align_x(Right).into());
        Line {
            label,
            figures: figures.collect(),
            above: Role::Line,
        }
    }

    /// A line of points; `None` where there are none.
    pub fn points(label: String, points: impl Iterator<Item = Option<i32>>) -> Line<'a> {
        let figures = points.map(|points| match points {
            Some(points) => medium(words::signed(points), size::BODY)
                .style(theme::text::points(points))
                .into(),
            None => soft("–", size::BODY).into(),
        });
        Line {
            label,
            figures: figures.collect(),
            above: Role::Line,
        }
    }
}

#[derive(Clone)]
pub struct Over<'a, G: ResultUi> {
    pub host: &'a Host<G>,
    pub created: Timestamp,
    pub ending: &'a Ending,
    /// How this game compares with the best earlier solo result, the better one being greater, and that result; `None`
    /// if there is nothing to compare.
    pub best: Option<(Ordering, i32)>,
    /// Other games to compare it with, as far as they have been looked up.
    pub compared: &'a Compared,
    /// Whether the game has just been played to its end, rather than opened later.
    pub has_just_ended: bool,
}

impl<'a, G: ResultUi> Over<'a, G> {
    pub fn session(&self) -> &'a Session<G> {
        self.host.session()
    }

    /// The player in whose colour the result is.
    pub fn first(&self) -> &'a Player {
        let session = self.session();
        let first = G::ranked(session).first().map(|&(seat, _)| seat);
        &session.players()[first.unwrap_or(Seat::FIRST)]
    }

    pub fn summary(&self) -> Summary {
        let session = self.session();
        let (is_solo, names) = (session.is_solo(), words::seat_names(session));
        let players = G::ranked(session).into_iter().filter(|_| !is_solo);
        let lines = players.map(|(seat, place)| PlayerFacts {
            name: names[seat.index()].clone(),
            colour: session.players()[seat].colour,
            place,
            has_won: place == Some(1),
            figures: G::figures(self, seat),
        });
        let margin = self.against_earlier().or_else(|| G::margin(self));
        Summary {
            headline: G::headline(session),
            margin: margin.unwrap_or_default(),
            titles: G::titles(),
            lines: lines.collect(),
            facts: match is_solo {
                true => G::facts(self),
                false => Default::default(),
            },
            measure: G::MEASURE,
            lanes: self.lanes(),
        }
    }

    /// How a solo game compares with the best one, or what the one before came to.
    fn against_earlier(&self) -> Option<String> {
        let last = self.compared.before.last();
        let last = last.map(|&last| say!("result-last-time", result = G::told(last)));
        let best = self.best;
        best.map(|(ordering, best)| G::against_best(self.session(), ordering, best))
            .or(last)
    }

    /// The record that this game has broken, unless the details are shown in place of the new one.
    pub fn broken_record(&self) -> Option<i32> {
        let (ordering, before) = self.best?;
        (ordering.is_gt() && !self.ending.has_details).then_some(before)
    }

    /// The other solo games with the same dice, earliest first, each with when it began.
    pub(super) fn attempts(&self) -> Vec<(Timestamp, &'a Session<G>)> {
        let attempts = self.compared.attempts.iter();
        let attempts = attempts.filter_map(|one| Some((one.created, G::own(&one.session)?)));
        attempts.collect()
    }

    pub fn own_games(&self, seat: Seat) -> Option<OwnGames> {
        *self.compared.own.get(seat.index())?
    }

    /// How the lead changed, in a sentence; `None` where nobody led.
    pub(super) fn leaders(&self) -> Option<String> {
        let players = self.session().players();
        if players.len() == 1 {
            return None;
        }
        let leaders = alone_in_lead(&self.ending.course).into_iter();
        let mut leaders: Vec<usize> = leaders.flatten().collect();
        leaders.dedup();
        match leaders[..] {
            [] => None,
            [only] => {
                let name = players[only].name.as_str();
                Some(say!("result-course-one", name))
            }
            _ => Some(say!("result-course-changes", count = leaders.len() - 1)),
        }
    }

    /// How far the winner is ahead of those who are next, and since when, or a kind word below zero.
    pub fn ahead(&self, winner: Seat, total: i32, count: u32, names: &str) -> String {
        let leaders = alone_in_lead(&self.ending.course);
        let last = leaders.iter().rev();
        let led = last.take_while(|&&leader| leader == Some(winner.index()));
        let led = led.count();
        let throw = leaders.len() - led + 1;
        match (total, led) {
            (..=-1000, _) => say!("result-ahead-deep", count, names),
            (..0, _) => say!("result-ahead-kind", count, names),
            (_, 0) => say!("result-ahead", count, names),
            (_, 1) => say!("result-ahead-last", count, names),
            _ => say!("result-ahead-since", count, names, throw),
        }
    }

    /// The costliest choice of a seat; `tell` words the verdict, its title, the choice itself and its cost.
    pub fn costliest(&self, seat: Seat, tell: impl Fn([String; 4]) -> String) -> String {
        let analysis = self.ending.analysis.as_ref();
        analysis.map_or("…".to_owned(), |analysis| {
            analysis.costliest_of(seat, tell)
        })
    }

    /// The same in brief: when, and at what cost.
    pub fn cost(&self, seat: Seat) -> String {
        self.costliest(seat, |[_, when, _, cost]| {
            say!("result-costliest-told", when, cost)
        })
    }

    /// The rank of a result among the same person's: `best of 12`, `4th of 12`.
    pub fn own_place(&self, seat: Seat) -> String {
        match self.own_games(seat) {
            None => "–".to_owned(),
            Some(own) if own.games == 1 => say!("result-own-first"),
            Some(own) if own.place == 1 => say!("result-own-best", count = own.games),
            Some(own) => say!("result-own-place", place = own.place, count = own.games),
        }
    }

    /// The rank with the best of the other results.
    pub fn among_own(&self) -> String {
        let own = self.own_games(Seat::FIRST);
        let Some((OwnGames { place, games, .. }, best)) =
            own.and_then(|own| Some((own, own.best?)))
        else {
            return self.own_place(Seat::FIRST);
        };
        let best = G::told(best);
        match place {
            1 => say!("result-own-among-best", count = games, best),
            _ => say!("result-own-among", place, count = games, best),
        }
    }

    /// The facts about the dice of a solo game and the attempts with them.
    pub fn dice_facts(&self) -> Vec<Fact> {
        let dice = self.session().dice();
        let dice = words::dice(dice, self.created);
        let mut facts = vec![Fact::on_screen(say!("result-dice"), dice)];
        let attempts = self.attempts();
        if !attempts.is_empty() {
            let before = attempts.iter().filter(|(began, _)| *began < self.created);
            let others = attempts.iter();
            let others = others.map(|(_, attempt)| G::told(G::result(attempt)));
            let others: Vec<String> = others.collect();
            let fact = say!(
                "result-attempts-told",
                place = before.count() + 1,
                count = attempts.len() + 1,
                others = others.join(", ")
            );
            facts.push(Fact::new(say!("result-attempts"), fact));
        }
        facts
    }

    /// The courses of all players, and of other attempts with the same dice.
    pub fn lanes(&self) -> Vec<Lane> {
        let players = self.session().players();
        let first = self.first().colour;
        let attempts = self.attempts().into_iter().map(|(_, attempt)| Lane {
            colour: first,
            name: String::new(),
            values: G::course(attempt).swap_remove(0),
            weight: Weight::Earlier,
        });
        let lanes = players.iter().zip(&self.ending.course);
        let lanes = lanes.map(|(player, course)| Lane {
            colour: player.colour,
            name: match players.len() {
                1 => String::new(),
                _ => words::fitted(player.name.as_str(), 12),
            },
            values: course.clone(),
            weight: match player.colour == first {
                true => Weight::First,
                false => Weight::Other,
            },
        });
        attempts.chain(lanes).collect()
    }
}

#[derive(Debug, Clone, Default)]
pub struct Compared {
    /// The share of near-perfect games that ended with less, 0 to 1, by seat; empty until it is known.
    pub places: Vec<f64>,
    /// The best that the dice allowed, once that is known; only for solo games of Express with the app's dice.
    pub par: Option<Par>,
    /// How the result ranks among the same person's, by seat; empty until that is known.
    pub own: Vec<Option<OwnGames>>,
    /// The results of the last solo games of the same person before this one, earliest first.
    pub before: Vec<i32>,
    /// The other solo games with the same dice, earliest first.
    pub attempts: Vec<Saved>,
    /// The evening up to this game, if it is not its first one.
    pub evening: Option<Box<Evening>>,
    /// The link that hands the game to BG Stats.
    pub link: Option<String>,
}

#[derive(Debug, Clone)]
pub struct Ending {
    pub course: Vec<Vec<f64>>,
    pub analysis: Option<Box<Analysis>>,
    /// The notice about the picture.
    pub picture: Option<Result<Written, String>>,
    /// The picture, which is saved only once.
    pub saved: Option<Written>,
    /// Whether the details are shown in place of the podium and the course.
    pub has_details: bool,
    /// Whether the code for BG Stats is shown in place of all.
    pub has_code: bool,
    /// Whether the players have had time to see the result.
    ///
    /// Until then a key press may still be meant for the table, where the same keys do other things.
    pub is_seen: bool,
    /// The rising podium, or the falling dice of a record.
    pub motion: Option<Motion>,
}

const SEEN_AFTER: Duration = Duration::from_millis(800);
const MOTION_LASTS: Duration = Duration::from_millis(600);

impl Ending {
    pub fn new<G: ResultUi>(session: &Session<G>) -> Ending {
        Ending {
            course: G::course(session),
            analysis: None,
            picture: None,
            saved: None,
            has_details: false,
            has_code: false,
            is_seen: true,
            motion: None,
        }
    }

    /// Fires at every frame while a new result moves, and when it counts as seen.
    pub fn time(&self) -> Subscription<Message> {
        let seen =
            (!self.is_seen).then(|| Subscription::run(|| every(SEEN_AFTER)).map(|_| Message::Seen));
        let moves = self.motion.is_some();
        let frames = moves.then(|| window::frames().map(Message::Frame));
        Subscription::batch(seen.into_iter().chain(frames))
    }

    /// How far a part of a new result has come that begins late and moves this long, both in milliseconds, 0 to 1.
    pub fn eased(&self, late: f32, long: f32) -> f32 {
        self.motion.map_or(1.0, |motion| motion.eased(late, long))
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        match (message, &mut self.picture) {
            (Message::Saved(Ok(paths)), picture) => {
                self.saved = Written::new(paths);
                *picture = self.saved.clone().map(Ok);
            }
            (Message::Saved(Err(words)), picture) => *picture = Some(Err(words::sentence(&words))),
            (Message::Save, picture) => *picture = self.saved.clone().map(Ok),
            (Message::Found(message), Some(Ok(written))) => {
                return written.update(message).map(Message::Found);
            }
            (Message::Read, picture) => *picture = None,
            (Message::Details, _) => self.has_details = !self.has_details,
            (Message::BgStats, _) => self.has_code = !self.has_code,
            (Message::Seen, _) => self.is_seen = true,
            (Message::Frame(now), _) => {
                self.motion = self.motion.and_then(|motion| motion.at(now, MOTION_LASTS));
            }
            _ => {}
        }
        Task::none()
    }
}

pub fn save_picture(saved: Saved, summary: Summary, theme: Theme) -> Task<Message> {
    let saved = background(move |_| export::save_picture(&saved, &summary, theme));
    saved.map(|result| Message::Saved(in_words(result)))
}

/// Who led alone after each throw or round; nobody if several did.
fn alone_in_lead(courses: &[Vec<f64>]) -> Vec<Option<usize>> {
    let length = courses.iter().map(Vec::len).max().unwrap_or_default();
    let leader = |at: usize| {
        // Players who are out or have left keep what they have.
        let standings = courses.iter();
        let standings = standings.map(|course| *course.get(at).or(course.last()).unwrap_or(&0.0));
        let best = standings.clone().fold(f64::MIN, f64::max);
        let mut first = standings.enumerate().filter(|(_, value)| *value == best);
        let (leader, _) = first.next()?;
        first.next().is_none().then_some(leader)
    };
    (1..length).map(leader).collect()
}
