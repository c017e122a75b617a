//! Solo play: today's dice and other dice that were played solo, with the result of each attempt.

use iced::widget::{button, column, container, operation, row, scrollable};
use iced::{Center, Fill, Task, clipboard, task};
use jiff::Zoned;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::action::{Action, Request};
use super::background::{background, cancellable};
use super::keymap::{Bindings, Command, bindings};
use super::theme::{self, gap, size};
use super::widget::{
    Element, bold, card, fitted, medium, next_control, plain_control, press, soft,
};
use super::{records, words};
use crate::rules::Seat;
use crate::session::{DiceSource, Seed};
use crate::stats::Contest;
use crate::store::{
    Course, DiceKind, GameKind, Id, LastTable, Listed, Overview, Store, seed_of_day,
};
use crate::text::{phrase, say};

const LIST: &str = "dice";
const LINE: f32 = 56.0;
const SIDE: f32 = 280.0;
const ATTEMPT: f32 = 200.0;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    id: Id,
    game: Overview,
    /// Points in Express, turns in Classic.
    result: i32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SameDice {
    seed: Seed,
    contest: Contest,
    /// The day whose dice these are, if any.
    day: Option<Date>,
    /// Oldest first.
    attempts: Vec<Attempt>,
}

impl SameDice {
    /// Today's dice, before anybody has played them.
    fn of_today(contest: Contest) -> SameDice {
        let today = Zoned::now().date();
        SameDice {
            seed: seed_of_day(today),
            contest,
            day: Some(today),
            attempts: Vec::new(),
        }
    }

    /// `None` unless it is a finished solo game that counts.
    fn of_game(listed: &Listed) -> Option<SameDice> {
        let game = listed.content.as_ref().ok()?;
        let counts = game.over && game.counts && game.is_solo();
        let (seed, result) = (game.seed?, game.course.result(Seat::FIRST)?);
        let began = game.created.to_zoned(TimeZone::system()).date();
        let attempt = Attempt {
            id: listed.id.clone(),
            game: game.clone(),
            result,
        };
        (counts && game.has_single_owner(Seat::FIRST)).then(|| SameDice {
            seed,
            contest: game.contest,
            day: (seed == seed_of_day(began)).then_some(began),
            attempts: vec![attempt],
        })
    }

    /// The best result without help, and its index among the attempts.
    fn best(&self) -> Option<(usize, i32)> {
        let attempts = self.attempts.iter().enumerate();
        let without_help = attempts.filter(|(_, attempt)| attempt.game.helps.is_empty());
        let results = without_help.map(|(place, attempt)| (place, attempt.result));
        results.reduce(|best, other| {
            if self.contest.is_better(other.1, best.1) {
                other
            } else {
                best
            }
        })
    }

    fn is_like(&self, other: &SameDice) -> bool {
        (self.seed, self.contest) == (other.seed, other.contest)
    }

    fn name(&self) -> String {
        match self.day {
            Some(day) if day == Zoned::now().date() => say!("home-dice-today"),
            Some(day) => words::calendar_day(day),
            None => self.seed.code(),
        }
    }

    fn title(&self) -> String {
        match self.day {
            Some(day) if day == Zoned::now().date() => say!("home-dice-title-today"),
            Some(day) => say!("home-dice-title-day", date = words::calendar_day(day)),
            None => say!("home-dice-title-code"),
        }
    }
}

/// The dice of all finished solo games that count, most recently played first. `games` must be sorted newest first.
pub fn played(games: &[Listed]) -> Vec<SameDice> {
    let mut all: Vec<SameDice> = Vec::new();
    for dice in games.iter().filter_map(SameDice::of_game) {
        match all.iter_mut().find(|other| other.is_like(&dice)) {
            Some(other) => {
                other.day = other.day.or(dice.day);
                other.attempts.extend(dice.attempts);
            }
            None => all.push(dice),
        }
    }
    for dice in &mut all {
        dice.attempts.sort_by_key(|attempt| attempt.game.created);
    }
    all
}

/// Today's dice so far: the contest played last, the best result in it, and the number of attempts.
pub fn today(games: &[Listed]) -> Option<(Contest, i32, usize)> {
    let today = seed_of_day(Zoned::now().date());
    let dice = played(games).into_iter().find(|dice| dice.seed == today)?;
    let (_, best) = dice.best()?;
    Some((dice.contest, best, dice.attempts.len()))
}

#[derive(Debug)]
pub struct Alone {
    table: Option<LastTable>,
    /// Today's dice first.
    dice: Vec<SameDice>,
    /// The index of the selected dice.
    at: usize,
    is_listing: bool,
    copied: Option<Seed>,
    /// Dropping it cancels the listing.
    _listing: task::Handle,
}

#[derive(Debug, Clone)]
pub enum Message {
    Listed(Vec<SameDice>),
    /// Select the dice at this index.
    Look(usize),
    Move(isize),
    Play,
    Copy,
    Open(Id),
    Back,
}

impl Alone {
    pub fn new(table: Option<LastTable>, store: &Store) -> (Alone, Task<Message>) {
        let folder = store.clone();
        let games = background(move |token| {
            let games = folder.games_while(|| !token.is_cancelled());
            played(&games.unwrap_or_default())
        });
        let listed = games.map(|dice| Message::Listed(dice.unwrap_or_default()));
        let (listed, handle) = cancellable(listed);
        let today = SameDice::of_today(contest(table.as_ref()));
        let alone = Alone {
            table,
            dice: vec![today],
            at: 0,
            is_listing: true,
            copied: None,
            _listing: handle,
        };
        (alone, listed)
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        bindings! {
            "↑ ↓", at => Message::Move([-1, 1][at]), phrase!("keys-alone-other-dice");
            "Enter" => Message::Play, phrase!("keys-alone-play-these-dice");
            "C" => Message::Copy, phrase!("keys-alone-copy-their-code");
            Command::Back.key() => Message::Back, phrase!("keys-go-back");
        }
    }

    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Listed(played) => {
                self.is_listing = false;
                let mut today = self.dice.swap_remove(0);
                let (same, others) = played.into_iter().partition(|dice| dice.is_like(&today));
                let same: Vec<SameDice> = same;
                today.attempts = same.into_iter().flat_map(|dice| dice.attempts).collect();
                self.dice = [today].into_iter().chain::<Vec<_>>(others).collect();
                self.at = 0;
            }
            Message::Look(at) => self.at = at.min(self.dice.len() - 1),
            Message::Move(by) => {
                self.at = self.at.saturating_add_signed(by).min(self.dice.len() - 1);
                let y = self.at.saturating_sub(2) as f32 * LINE;
                let to = operation::AbsoluteOffset { x: 0.0, y };
                return Action::Run(operation::scroll_to(LIST, to));
            }
            Message::Play => {
                let SameDice { seed, contest, .. } = self.dice[self.at];
                let Some(mut table) = self.table.clone() else {
                    return Request::SetUpToday.into();
                };
                table.dice = DiceKind::App;
                table.play_in(contest);
                return Request::Start {
                    table,
                    dice: Some(DiceSource::App(seed)),
                    counts: true,
                }
                .into();
            }
            Message::Copy => {
                let seed = self.dice[self.at].seed;
                self.copied = Some(seed);
                return Action::Run(clipboard::write(seed.code()));
            }
            Message::Open(id) => return Request::Open(id).into(),
            Message::Back => return Command::Home.into(),
        }
        Action::None
    }

    pub fn view(&self) -> Element<'_, Message> {
        let player = self.table.as_ref().and_then(|table| table.players.first());
        let play = match player {
            Some(player) => {
                let name = words::fitted(player.name.as_str(), 16);
                say!("home-dice-play-as", name)
            }
            None => say!("home-dice-play"),
        };
        let heading = fitted(say!("home-dice-heading"), size::TITLE, theme::BOLD);
        let head = row![
            container(heading).width(Fill),
            next_control(play, "Enter", Some(Message::Play)),
        ]
        .spacing(gap::M)
        .align_y(Center);
        let lines = self.dice.iter().enumerate();
        let lines = lines.map(|(place, dice)| self.line(place, dice));
        let list = card(
            scrollable(column(lines).spacing(gap::XXS))
                .spacing(gap::XS)
                .id(LIST),
        )
        .padding(gap::XS)
        .width(SIDE)
        .height(Fill);
        // With large text the attempts extend below the visible part.
        let detail = scrollable(
            container(self.detail())
                .padding(records::BESIDE)
                .width(Fill),
        );
        let detail = card(detail).padding(gap::L).width(Fill).height(Fill);
        container(
            column![head, row![list, detail].spacing(gap::M)]
                .spacing(gap::L)
                .max_width(1180.0),
        )
        .padding(gap::XL)
        .center_x(Fill)
        .height(Fill)
        .into()
    }

    fn line<'a>(&self, place: usize, dice: &SameDice) -> Element<'a, Message> {
        let count = dice.attempts.len();
        let about = match dice.best() {
            None if self.is_listing => say!("home-looking"),
            None if count == 0 => say!("home-dice-unplayed"),
            None => say!("home-dice-helped"),
            Some((_, best)) => {
                let game = words::kind(match dice.contest {
                    Contest::Express(_) => GameKind::Express,
                    Contest::Classic(_) => GameKind::Classic,
                });
                let best = records::result(dice.contest, best);
                match count {
                    1 => say!("home-dice-once", game, result = best),
                    _ => say!("home-dice-best", game, result = best, count),
                }
            }
        };
        let face = column![
            fitted(dice.name(), size::LABEL, theme::MEDIUM),
            fitted(about, size::BODY, theme::FONT).style(theme::text::soft),
        ];
        let face = button(face)
            .padding([gap::XS, gap::M])
            .width(Fill)
            .height(LINE - gap::XXS)
            .style(theme::button::line(place == self.at));
        press(face, Some(Message::Look(place)))
    }

    fn detail(&self) -> Element<'_, Message> {
        let dice = &self.dice[self.at];
        let told = match self.copied == Some(dice.seed) {
            true => say!("home-dice-copied"),
            false => say!("home-dice-shared"),
        };
        let code = row![
            medium(dice.seed.code(), size::HEADING),
            plain_control(say!("home-dice-copy"), "C", Message::Copy),
        ]
        .spacing(gap::L)
        .align_y(Center);
        let title = column![
            bold(dice.title(), size::TITLE),
            soft(records::name(dice.contest), size::LABEL),
        ];
        let code = column![code, soft(told, size::BODY)].spacing(gap::S);
        let nobody = dice.attempts.is_empty();
        let nobody = nobody.then(|| soft(say!("home-dice-nobody"), size::BODY));
        let attempts = dice.attempts.iter().enumerate();
        let attempts = attempts.map(|(place, attempt)| attempt_card(place, attempt, dice));
        let attempts = row(attempts)
            .spacing(gap::S)
            .push(nobody)
            .wrap()
            .vertical_spacing(gap::S);
        column![title.spacing(gap::XXS), code, attempts]
            .spacing(gap::XL)
            .into()
    }
}

fn attempt_card<'a>(place: usize, attempt: &Attempt, dice: &SameDice) -> Element<'a, Message> {
    let name = attempt.game.players[0].name.as_str();
    let best = dice.best();
    let is_best = best.is_some_and(|(best, _)| best == place);
    let behind = best.map_or(0, |(_, best)| (best - attempt.result).abs());
    let compared = match words::helps(&attempt.game.helps) {
        Some(helps) => say!("records-helped", helps),
        None if is_best => say!("home-attempt-best"),
        None if behind == 0 => say!("home-attempt-equal"),
        None if dice.contest.is_express() => say!("home-attempt-behind", points = behind),
        None => say!("home-attempt-more", turns = behind),
    };
    let total = records::result(dice.contest, attempt.result);
    let is_compared = dice.attempts.len() > 1;
    let is_told = is_compared || !attempt.game.helps.is_empty();
    let mut facts: Vec<String> = is_told.then_some(compared).into_iter().collect();
    if let Course::Express { throws, .. } = attempt.game.course {
        facts.push(say!("home-attempt-throws", count = throws));
    }
    facts.push(words::moment(attempt.game.created));
    let facts = facts.into_iter().map(|fact| soft(fact, size::BODY).into());
    let title = say!("home-attempt", number = place + 1, name);
    let face = column![
        fitted(title, size::LABEL, theme::MEDIUM),
        fitted(total, size::TITLE, theme::BOLD),
    ]
    .extend(facts)
    .spacing(gap::XXS);
    let face = button(face)
        .padding(gap::M)
        .width(ATTEMPT + 2.0 * gap::M)
        .style(theme::button::card(is_best && is_compared));
    press(face, Some(Message::Open(attempt.id.clone())))
}

fn contest(table: Option<&LastTable>) -> Contest {
    match table {
        None => Contest::Express(Default::default()),
        Some(table) => match table.game {
            GameKind::Express => Contest::Express(table.penalty),
            GameKind::Classic => Contest::Classic(table.setting).alone(),
        },
    }
}
