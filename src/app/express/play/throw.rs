//! The dice, and what to do with them: type, roll, choose.

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::choices::{BESIDE, split};
use super::{Message, Stage};
use crate::app::banner::Banner;
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::Plan;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die, pair};
use crate::app::widget::pad::Mark;
use crate::app::widget::{
    self, Element, Urgency, chances, dice_in_words, fitted, lines_of, named_bold, next_control,
    part, plain_control, press, rule, soft, told, told_as, zone,
};
use crate::app::{at_table, banner, timer, typing, words};
use crate::coach::express::MarkOdds;
use crate::rules::ThrowNumber;
use crate::rules::dice::{Die, Throw, Values};
use crate::rules::express::{Cell, Entry, FifthDie};
use crate::scene::Role;
use crate::session::Express;
use crate::text::say;

/// The largest side of a face to click.
const FACE: f32 = 108.0;
/// Below this height the words above the choices are smaller, and the dice have no sums.
const LOW: f32 = 480.0;
/// The height of everything above the choices without the dice and the clock, in a low zone and in others.
const ABOVE: (f32, f32) = (82.0, 108.0);
/// The height of what stands at the bottom of the zone.
const FOOT: f32 = 60.0;
/// The least height kept for words, so that the choices stay where they are when the words change.
const WORDS: f32 = 3.0 * size::BODY * size::LEADING + gap::M;
/// The height of the sums of two pairs below their dice, relative to a die.
const SUMS: f32 = 0.2 + 0.36 * size::LEADING;
/// The side of a die that cannot be the fifth one.
const REFUSED: f32 = 26.0;

impl<'a> View<'a, Express> {
    pub(super) fn throw_zone(self, plan: Plan) -> Element<'a, Message> {
        let within = plan.inside();
        let is_low = within.height < LOW;
        let banners = self.banners();
        let advice = self.at.hint.as_ref().map(words::hint).unwrap_or_default();
        let said = banners.iter().map(Banner::words).chain(&advice);
        let room = within.width - size::HEADING - 3.0 * gap::M;
        let said: f32 = said
            .map(|words| lines_of(words, size::BODY, room) * size::BODY * size::LEADING + gap::M)
            .sum();
        let said = if said > 0.0 { said.max(WORDS) } else { 0.0 };
        // The words have the place of the dice that cannot be the fifth one.
        let refused = (said == 0.0 && !is_low).then(|| self.refused());
        let foot = self.back().or(refused.flatten());
        let below = zone::words_within(plan.side.height, said, plan.margin)
            + foot.as_ref().map_or(0.0, |_| FOOT);
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
                column![self.dice(*number, within), odds]
                    .spacing(gap::XL)
                    .into()
            }
            Stage::Choice(number) => self.choice(*number, within, below),
            Stage::Room(_) => space().into(),
            Stage::Over => at_table::over(),
        };
        let colour = self.player(self.seat).colour;
        let advice = (!advice.is_empty()).then(|| banner::advice(advice, colour));
        let words = banners
            .into_iter()
            .map(banner::face)
            .chain(advice)
            .collect();
        zone::side_above(content, words, foot, plan.side, plan.margin)
    }

    fn banners(self) -> Vec<Banner> {
        let word = self.thinking().or_else(|| self.at.word.clone());
        let refused = match self.cell(self.host).map(Cell::entry) {
            Some(Entry::Refused(illegal)) => {
                Some(Banner::Refusal(words::choice_no_longer_legal(illegal)))
            }
            _ => None,
        };
        [word, refused].into_iter().flatten().collect()
    }

    /// The way from a choice that can still be changed to the throw that is awaited.
    fn back(self) -> Option<Element<'a, Message>> {
        let next = self.next_throw(self.host)?;
        // A correction is cancelled above the table, and there is a way beside what is only shown.
        let is_open = self.before(self.host).is_some() && !self.is_correcting(self.host);
        let words = say!("express-back-to-throw", throw = next);
        is_open.then(|| plain_control(words, "Esc", Message::Back))
    }

    /// The dice that cannot be the fifth one, and why; a hint takes their place.
    fn refused(self) -> Option<Element<'a, Message>> {
        self.lines(self.host).first()?;
        let (pad, throw) = self.before(self.host).filter(|_| self.at.hint.is_none())?;
        let fifth_die = pad.fifth_die(&throw);
        let refused = |&die: &Die| fifth_die.refuses(die).is_some();
        let dice: Values = throw.values().iter().filter(refused).collect();
        let reason = fifth_die.refuses(dice.iter().next()?)?;
        let faces = dice
            .iter()
            .map(|value| die(Some(value), Look::Faint, REFUSED));
        let why = soft(words::not_fifth(dice, reason), size::BODY);
        let line = row![row(faces).spacing(gap::XS), container(why).width(Fill)];
        let line = column![rule(Role::Line), line.spacing(gap::M).align_y(Center)];
        Some(line.spacing(gap::M).into())
    }

    fn dice(self, number: ThrowNumber, within: Size) -> Element<'a, Message> {
        let throw = number.get();
        let (heading, first) = match self.is_correcting(self.host) {
            true => (
                say!("express-correct-throw", throw),
                say!("express-type-as-they-lay"),
            ),
            false => (say!("express-throw", throw), say!("express-throw-and-type")),
        };
        let typed = &self.at.typed;
        let places = typed.places(Throw::DICE, side(within), Message::TakeBack);
        let was = self.session().table().round(number).map(|was| {
            let face = text(typing::was(was.throw())).size(size::BODY);
            let heard = move || typing::was(dice_in_words(&was.throw().dice()));
            told_as(face.style(theme::text::soft), Urgency::Asked, heard)
        });
        let asked = if self.throws(self.host) {
            let label = say!("express-roll-dice");
            next_control(label, "Space", Some(Message::Throw))
        } else {
            let side = (within.width / 3.0 - 3.0 * gap::XS)
                .min(FACE)
                .min(within.height * 0.16);
            typed.asked(Throw::DICE, &first, side, within.width, Message::Face)
        };
        let heading = told(fitted(heading, size::TITLE, theme::BOLD));
        column![heading, places, was, asked].spacing(gap::L).into()
    }

    /// The choices above what takes the height `below`.
    fn choice(self, number: ThrowNumber, within: Size, below: f32) -> Element<'a, Message> {
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
        // Beside a single pad, its head names the player.
        let player = self.player(self.seat);
        let player = self.shows_all().then(|| named_bold(player, size::HEADING));
        let is_low = within.height < LOW;
        let (letters, between) = match is_low {
            true => (size::HEADING, gap::S),
            false => (size::TITLE, gap::M),
        };
        let title = fitted(heading.clone(), letters, theme::BOLD);
        let title = row![title, player].spacing(gap::L).align_y(Center).wrap();
        let asked = move || self.asked(&heading, cell, round.throw());
        let title = container(told_as(title, Urgency::Asked, asked)).width(Fill);
        let is_open = !self.lines(self.host).is_empty();
        let is_advised = is_open && self.at.is_advised(&self.host.record().options);
        let mut hint = banner::hint_control(is_advised, Message::Hint);
        let above = column![
            row![title, hint.take_if(|_| is_low)].align_y(Center),
            self.thrown(round.throw(), side(within), !is_low),
            timer::line(self.host, self.thought(self.host)),
        ];
        let above = above.spacing(between);
        if self.is_aside(self.host) || self.is_looking(self.host) {
            return above.push(self.aside()).into();
        } else if self.at.tumble.is_some() {
            return above.into();
        }
        let fifth_die = cell.before().fifth_die(round.throw());
        let (fifth, asked) = match cell.entry() {
            Entry::Out(_) => (None, say!("express-out-no-choices")),
            Entry::Departed => (None, say!("express-left-no-choices")),
            _ if matches!(fifth_die, FifthDie::Named(_)) => {
                let fifth = soft(say!("express-column-fifth"), size::BODY).width(BESIDE);
                (Some(fifth), say!("express-column-pairs"))
            }
            _ => (None, words::fifth_die(fifth_die)),
        };
        let asked = container(told(soft(asked, size::BODY))).width(Fill);
        let asked = row![fifth, asked, hint].spacing(gap::S).align_y(Center);
        let was = cell.choice().filter(|_| is_late).map(|was| {
            let was = words::choice_in_words(&was);
            soft(say!("express-it-was", choice = was), size::BODY)
        });
        let clock = self.host.timer().map_or(0.0, |_| timer::HEIGHT + gap::M);
        let dice = side(within) + 2.0 * gap::XXS;
        let above_choices = clock
            + match is_low {
                true => ABOVE.0 + dice,
                false => ABOVE.1 + dice * (1.0 + SUMS),
            };
        let height = (within.height - above_choices - below).max(0.0);
        let choices = self.choice_grid(cell, round.throw(), Size::new(within.width, height));
        let best = move || self.best_key().unwrap_or_default();
        let choices = told_as(choices, Urgency::News, best);
        let refused = is_low.then(|| self.refused());
        let below = column![asked, was, choices, refused.flatten()];
        above.push(below.spacing(gap::S)).into()
    }

    /// The five dice thrown, split as in the selected choice; a click on a die keeps only the choices that leave it
    /// over. `has_sums` keeps room for the sums of the pairs below.
    pub(super) fn thrown(self, throw: &Throw, side: f32, has_sums: bool) -> Element<'a, Message> {
        let colour = self.player(self.seat).colour;
        let lit = self.lit(self.host);
        let split = lit.and_then(|choice| split(throw, choice)?.arrange(throw));
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
            // As they were typed.
            let dice = row((0..Throw::DICE).map(face)).spacing(gap::XS);
            let below = has_sums.then(|| space().height((side + 2.0 * gap::XXS) * SUMS));
            return part(column![dice, below]);
        };
        let split_pair = |place: usize| {
            let dice = [face(2 * place), face(2 * place + 1)];
            if !has_sums {
                return row(dice).spacing(gap::XXS).into();
            }
            let sum = choice.pairs.sums()[place].to_string();
            pair(dice, side + 2.0 * gap::XXS, sum)
        };
        let between = side * 0.3;
        part(row![split_pair(0), split_pair(1), face(4)].spacing(between))
    }
}

fn side(within: Size) -> f32 {
    // Includes the gaps within and between the pairs.
    let across = (within.width - 9.0 * gap::XS) / 5.6;
    across.min(within.height * 0.12).floor()
}
