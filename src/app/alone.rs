//! Solo play: today's dice and other dice that were played solo, with the result of each attempt.

use iced::widget::{button, column, container, operation, row, scrollable};
use iced::{Center, Fill, Size, Task, clipboard, task};

use super::action::{Action, Request};
use super::background::{background, cancellable};
use super::keymap::{Bindings, Command, bindings};
use super::panel::{MOST, screen};
use super::records::ranked;
use super::theme::{self, gap, size};
use super::widget::{
    Element, bold, card, fitted, medium, next_control, plain_control, press, soft,
};
use super::words;
use crate::session::{DiceSource, Seed};
use crate::store::{Course, DiceKind, Id, LastTable, Store};
use crate::text::games::kind;
use crate::text::records::{name, result};
use crate::text::same_dice::{Attempt, SameDice};
use crate::text::{phrase, say};

const LIST: &str = "dice";
const LINE: f32 = 56.0;
/// The share of the width for the list, and its greatest width.
const SHARE: f32 = 0.38;
const SIDE: f32 = 320.0;

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
        let penalty = table.as_ref().map(|table| table.penalty);
        let penalty = penalty.unwrap_or_default();
        let dice = background(move |token| {
            let games = folder.games_while(|| !token.is_cancelled());
            SameDice::all(&games.unwrap_or_default(), penalty)
        });
        let nobodys = move |_| SameDice::all(&[], penalty);
        let listed = dice.map(move |dice| Message::Listed(dice.unwrap_or_else(nobodys)));
        let (listed, handle) = cancellable(listed);
        let alone = Alone {
            table,
            dice: SameDice::all(&[], penalty),
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
            Command::Back.key() => Message::Back, phrase!("common-back");
        }
    }

    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Listed(dice) => {
                self.is_listing = false;
                self.dice = dice;
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
        let name = player.map(|player| words::fitted(player.name.as_str(), 16));
        let play = match name {
            Some(name) => say!("home-dice-play-as", name),
            None => say!("home-dice-play"),
        };
        let play = next_control(play, "Enter", Some(Message::Play));
        let title = say!("home-dice-heading");
        screen(MOST, title, play, |room| self.content(room))
    }

    fn content(&self, room: Size) -> Element<'_, Message> {
        let lines = self.dice.iter().enumerate();
        let lines = lines.map(|(place, dice)| self.line(place, dice));
        let list = scrollable(column(lines).spacing(gap::XXS));
        let list = card(list.spacing(gap::XS).id(LIST)).padding(gap::XS);
        let detail = container(self.detail()).padding(gap::L);
        row![
            list.width((room.width * SHARE).min(SIDE)),
            card(scrollable(detail).width(Fill)).padding(gap::XS),
        ]
        .spacing(gap::L)
        .height(room.height)
        .into()
    }

    fn line<'a>(&self, place: usize, dice: &SameDice) -> Element<'a, Message> {
        let about = match dice.best() {
            None if self.is_listing => say!("home-looking"),
            None if dice.attempts.is_empty() => say!("home-dice-unplayed"),
            None => say!("home-dice-helped"),
            Some((at, best)) => {
                let game = kind(&dice.attempts[at].game);
                let best = result(dice.contest, best);
                match dice.unaided().count() {
                    1 => say!("home-dice-once", game, result = best),
                    count => say!("home-dice-best", game, result = best, count),
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
            soft(name(dice.contest), size::LABEL),
        ];
        let code = column![code, soft(told, size::BODY)].spacing(gap::S);
        let nobody = dice.attempts.is_empty() && !self.is_listing;
        let nobody = nobody.then(|| soft(say!("home-dice-nobody"), size::LABEL));
        let attempts = dice.attempts.iter().enumerate();
        let attempts = attempts.map(|(place, attempt)| attempt_line(place, attempt, dice));
        column![title.spacing(gap::XXS), code, nobody, column(attempts)]
            .spacing(gap::XL)
            .into()
    }
}

fn attempt_line<'a>(place: usize, attempt: &Attempt, dice: &SameDice) -> Element<'a, Message> {
    let best = dice.best();
    let behind = best.map_or(0, |(_, best)| (best - attempt.result).abs());
    let compared = match words::helps(&attempt.game.helps) {
        Some(helps) => Some(say!("records-helped", helps)),
        None if dice.attempts.len() == 1 => None,
        None if best.is_some_and(|(best, _)| best == place) => Some(say!("home-attempt-best")),
        None if behind == 0 => Some(say!("home-attempt-equal")),
        None if dice.contest.is_express() => Some(say!("home-attempt-behind", points = behind)),
        None => Some(say!("home-attempt-more", turns = behind)),
    };
    let throws = match attempt.game.course {
        Course::Express { throws, .. } => Some(say!("home-attempt-throws", count = throws)),
        Course::Classic { .. } => None,
    };
    let when = words::moment(attempt.game.created);
    let facts: Vec<String> = compared.into_iter().chain(throws).chain([when]).collect();
    ranked(
        place + 1,
        &attempt.game.players[0],
        facts.join(" · "),
        result(dice.contest, attempt.result),
        false,
        Message::Open(attempt.id.clone()),
    )
}
