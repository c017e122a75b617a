//! The dice, and what to do with them: type, roll, choose.

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::choices::{Choices, split};
use super::{Message, Stage, spoken};
use crate::app::banner::Banner;
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::Plan;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::Mark;
use crate::app::widget::{
    self, Element, Urgency, bold, chances, dice_in_words, fitted, medium, named_bold, next_control,
    part, plain_control, press, soft, told, told_as, zone,
};
use crate::app::{at_table, banner, timer, typing, words};
use crate::coach::express::MarkOdds;
use crate::rules::ThrowNumber;
use crate::rules::dice::{Die, Throw, Values};
use crate::rules::express::{Cell, Entry, FifthDie};
use crate::session::{Express, Player};
use crate::text::say;

/// The largest side of a die on the table, and of a face to click.
const DIE: f32 = 62.0;
const FACE: f32 = 108.0;
/// The side of a die that cannot be the fifth one.
const REFUSED: f32 = 26.0;

impl<'a> View<'a, Express> {
    pub(super) fn throw_zone(self, has_dice: bool, plan: Plan) -> Element<'a, Message> {
        let within = plan.inside();
        let content = match &self.stage {
            Stage::Dice(number) => {
                let pad = &self.session().table().pads()[self.seat];
                let has_odds =
                    self.settings.show_odds && !self.is_correcting(self.host) && !pad.is_out();
                // How likely the next throw is to mark each row of the shown pad.
                let odds = has_odds.then(|| {
                    let odds = MarkOdds::of(pad);
                    let name = self.player(self.seat).name.as_str();
                    let title = say!("express-odds", name);
                    chances(title, within.width, |sum| Some(odds.row(sum)))
                });
                column![self.dice(*number, has_dice, within), odds]
                    .spacing(gap::XL)
                    .into()
            }
            Stage::Choice(number) => self.choice(*number, has_dice, within),
            Stage::Room(_) => space().into(),
            Stage::Over => at_table::over(),
        };
        let messages = self.messages();
        zone::side_above(content, messages, None, plan.side, plan.margin)
    }

    fn messages(self) -> Vec<Element<'a, Message>> {
        let word = self.thinking().or_else(|| self.at.word.clone());
        let refused = match self.cell(self.host).map(Cell::entry) {
            Some(Entry::Refused(illegal)) => {
                Some(Banner::Refusal(words::choice_no_longer_legal(illegal)))
            }
            _ => None,
        };
        let hint = self.at.hint.as_ref().map(spoken::hint_sentences);
        let said = [word, refused].into_iter().flatten().map(banner::face);
        said.chain(hint.map(banner::advice)).collect()
    }

    fn dice(self, number: ThrowNumber, has_dice: bool, within: Size) -> Element<'a, Message> {
        let throw = number.get();
        let (heading, first) = match self.is_correcting(self.host) {
            true => (
                say!("express-correct-throw", throw),
                say!("express-type-as-they-lay"),
            ),
            false => (say!("express-throw", throw), say!("express-throw-and-type")),
        };
        let typed = has_dice.then(|| self.typed_dice(side(within)));
        let was = self.session().table().round(number).map(|was| {
            let face = text(typing::was(was.throw())).size(size::BODY);
            let heard = move || typing::was(dice_in_words(&was.throw().dice()));
            told_as(face.style(theme::text::soft), Urgency::Asked, heard)
        });
        let asked = if self.throws(self.host) {
            let label = say!("express-roll-dice");
            next_control(label, "Space", Some(Message::Throw))
        } else {
            let side = (within.width / 3.0 - 4.0 * gap::S)
                .min(FACE)
                .min(within.height * 0.15);
            let typed = &self.at.typed;
            typed.asked(Throw::DICE, &first, side, within.width, Message::Face)
        };
        column![told(headed(heading, None)), typed, was, asked]
            .spacing(gap::L)
            .into()
    }

    pub(super) fn typed_dice(self, side: f32) -> Element<'a, Message> {
        self.at.typed.places(Throw::DICE, side, Message::TakeBack)
    }

    /// The player whose pad is shown, unless they play alone.
    pub(super) fn shown(self) -> Option<&'a Player> {
        let session = self.session();
        (!session.is_solo()).then(|| &session.players()[self.seat])
    }

    fn choice(self, number: ThrowNumber, has_dice: bool, within: Size) -> Element<'a, Message> {
        let table = self.session().table();
        let Some((cell, round)) = self.cell(self.host).zip(table.round(number)) else {
            return space().into();
        };
        let is_late = number < table.last_throw();
        let throw = number.get();
        let heading = match (is_late, cell.entry()) {
            _ if self.is_looking(self.host) => say!("express-throw", throw),
            (false, Entry::Chosen(_)) => say!("express-change-throw", throw),
            (false, _) | (true, Entry::Out(_) | Entry::Departed) => {
                say!("express-throw", throw)
            }
            (true, Entry::Open) => say!("express-throw-missed", throw),
            (true, Entry::Refused(_)) => say!("express-throw-again", throw),
            (true, Entry::Chosen(_)) => say!("express-correct-throw", throw),
        };
        // With `has_dice`, the head of the pad names the player.
        let player = self.shown().filter(|_| !has_dice);
        let title = headed(heading.clone(), player);
        let asked = move || self.asked(&heading, cell, round.throw());
        let heading = told_as(title, Urgency::Asked, asked);
        let dice = has_dice.then(|| self.thrown(round.throw(), side(within)));
        let clock = timer::line(self.host, self.thought(self.host));
        let mut lines = column![heading, dice, clock].spacing(gap::M);
        if self.is_aside(self.host) || self.is_looking(self.host) {
            lines = lines.push(self.aside());
        } else if self.at.tumble.is_none() {
            lines = lines.push(self.choosing(has_dice, cell, round.throw(), within));
        }
        lines.into()
    }

    fn choosing(
        self,
        has_dice: bool,
        cell: &Cell,
        throw: &Throw,
        within: Size,
    ) -> Element<'a, Message> {
        let fifth_die = cell.before().fifth_die(throw);
        let asked = match cell.entry() {
            Entry::Out(_) => say!("express-out-no-choices"),
            Entry::Departed => say!("express-left-no-choices"),
            Entry::Open | Entry::Chosen(_) | Entry::Refused(_) => words::fifth_die(fifth_die),
        };
        let is_late = self.shown_throw(self.host) < self.session().table().last_throw();
        let was = cell.choice().filter(|_| is_late).map(|was| {
            let was = words::choice_in_words(&was);
            soft(say!("express-it-was", choice = was), size::BODY)
        });
        let lines = self.lines(self.host);
        let refused = refused(throw, fifth_die).filter(|_| !lines.is_empty());
        // The height taken above and below the choices, with room for a message.
        let dice = if has_dice { side(within) + 68.0 } else { 0.0 };
        let clock = self.host.timer().map_or(0.0, |_| timer::HEIGHT + gap::M);
        let others = if refused.is_some() { 190.0 } else { 130.0 };
        let height = (within.height - dice - clock - others).max(0.0);
        let choices = Choices {
            view: self,
            cell,
            throw,
            choices: self.choices(self.host),
            wanted: self.wanted_places(self.host),
        };
        let choices = choices.grid(lines, Size::new(within.width, height));
        let best = move || self.best_key().unwrap_or_default();
        // A correction is cancelled above the table.
        let next = self.next_throw(self.host);
        let back = next.filter(|_| !self.is_correcting(self.host)).map(|next| {
            let words = say!("express-back-to-throw", throw = next);
            plain_control(words, "Esc", Message::Back)
        });
        let is_advised = self.at.is_advised(&self.host.record().options);
        let hint = banner::hint_control(is_advised, Message::Hint);
        let asked = container(told(medium(asked, size::LABEL))).width(Fill);
        let choices = told_as(choices, Urgency::News, best);
        column![
            row![asked, hint].align_y(Center),
            was,
            choices,
            refused,
            back
        ]
        .spacing(gap::M)
        .into()
    }

    /// The five dice thrown, split as in the selected choice; a click on a die keeps only the choices that leave it
    /// over.
    pub(super) fn thrown(self, throw: &Throw, side: f32) -> Element<'a, Message> {
        let colour = self.player(self.seat).colour;
        let lit = self.lit(self.host);
        let split = lit.and_then(|choice| split(throw, choice));
        let dice = split.unwrap_or(throw.dice());
        let fifth = match split {
            Some(_) => Some(Throw::DICE - 1),
            None => {
                let left = self.left_over(self.host);
                dice.iter().position(|&die| Some(die) == left)
            }
        };
        let takes_wishes = !self.lines(self.host).is_empty();
        let face = |place: usize| {
            let value = dice[place];
            let shown = self.at.tumble.and_then(|tumble| tumble.shown(place));
            let look = match fifth == Some(place) {
                true => Look::Fifth(colour),
                false => Look::Plain,
            };
            let face = die(Some(shown.unwrap_or(value)), look, side);
            if !takes_wishes {
                return Element::from(container(face).padding(gap::XXS));
            }
            let face = button(face).padding(gap::XXS).style(theme::button::quiet);
            let key = words::key(&format!("Ctrl+{value}"));
            widget::hint(
                press(face, Some(Message::Want(Mark::Track(value)))),
                say!("express-leave-over", die = value, key),
            )
        };
        let Some(choice) = lit.filter(|_| split.is_some()) else {
            // As they were typed, with room for sums below.
            let dice = row((0..Throw::DICE).map(face)).spacing(gap::XS);
            return part(column![dice, bold("", size::LABEL)]);
        };
        let pair = |place: usize| {
            let dice = row![face(2 * place), face(2 * place + 1)].spacing(gap::XXS);
            let sum = choice.pairs.sums()[place].to_string();
            column![dice, bold(sum, size::LABEL)].align_x(Center)
        };
        let between = side * 0.25;
        part(row![pair(0), pair(1), face(4)].spacing(between))
    }
}

fn headed<'a>(heading: String, player: Option<&Player>) -> Element<'a, Message> {
    column![
        fitted(heading, size::TITLE, theme::BOLD),
        player.map(|player| named_bold(player, size::HEADING))
    ]
    .into()
}

fn refused<'a>(throw: &Throw, fifth_die: FifthDie) -> Option<Element<'a, Message>> {
    let refused = |&die: &Die| fifth_die.refuses(die).is_some();
    let dice: Values = throw.values().iter().filter(refused).collect();
    let reason = fifth_die.refuses(dice.iter().next()?)?;
    let faces = dice
        .iter()
        .map(|value| die(Some(value), Look::Faint, REFUSED));
    let why = soft(words::not_fifth(dice, reason), size::BODY);
    let why = container(why).width(Fill);
    let line = row![row(faces).spacing(gap::XS), why];
    Some(line.spacing(gap::M).align_y(Center).into())
}

fn side(within: Size) -> f32 {
    // Includes the gaps within and between the pairs.
    let across = (within.width - 6.0 * gap::XS) / 5.5;
    across.min(within.height * 0.14).min(DIE).floor()
}
