//! The dice, and what to do with them: type, roll, choose.

use iced::widget::{button, column, container, responsive, row, space, stack, text};
use iced::{Center, Fill, Font, Size};

use super::choices::{BESIDE, split};
use super::{Hint, Message, Stage};
use crate::app::banner::{self, Banner};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::Plan;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die, pair};
use crate::app::widget::pad::Mark;
use crate::app::widget::{
    self, Element, Icon, Saying, Urgency, bold, chances, dice_in_words, fitted, icon, named,
    next_control, part, plain_control, press, rule, said_as, soft, told, told_as, zone,
};
use crate::app::{at_table, timer, typing, words};
use crate::coach::express::MarkOdds;
use crate::rules::ThrowNumber;
use crate::rules::dice::{Die, Throw, Values};
use crate::rules::express::{Cell, Choice, Entry, FifthDie};
use crate::scene::Role;
use crate::session::Express;
use crate::table::only_program_plays_on;
use crate::text::{Sentences, say};

/// The largest side of a face to click.
const FACE: f32 = 108.0;
/// Below this height the words above the choices are smaller, and the dice have no sums.
const LOW: f32 = 480.0;

impl<'a> View<'a, Express> {
    pub(super) fn throw_zone(self, plan: Plan) -> Element<'a, Message> {
        let within = plan.inside();
        let around = zone::around(plan.margin);
        let content = match &self.stage {
            Stage::Dice(number) => {
                // How likely the next throw is to mark each row of the shown pad.
                let odds = self.has_odds().then(|| {
                    let odds = MarkOdds::of(&self.session().table().pads()[self.seat]);
                    let name = self.player(self.seat).name.as_str();
                    let title = say!("express-odds", name);
                    chances(title, within.width, |sum| Some(odds.row(sum)))
                });
                let dice = (!self.is_for_room()).then(|| self.dice(*number, within));
                let dice = column![dice, odds];
                zone::scrolls(dice.spacing(gap::XL), around)
            }
            Stage::Choice(number) => self.choice(*number, plan),
            Stage::Room(_) => space().into(),
            Stage::Over => zone::scrolls(at_table::over(), around),
        };
        let is_low = is_low(within);
        let offer = self.offer().filter(|_| !is_low);
        let below = if is_low { Vec::new() } else { self.words() };
        let words = offer.into_iter().chain(below).collect();
        let zone = zone::side_above(content, words, self.back(), plan.side, plan.margin);
        // News moves nothing: it lies over the title, or stands beside the dice of the room.
        let word = self.thinking().or_else(|| self.at.word.clone());
        let word = word.filter(|word| is_low || !matches!(word, Banner::Offer(_)));
        let word = word.filter(|_| !self.is_for_room());
        let word = banner::view(&word).map(|word| {
            let height = title(within) * size::LEADING + gap::M;
            let word = row![space().height(height), word].align_y(Center);
            let word = container(word).id("news");
            container(word.style(theme::container::ground(Role::Paper)))
                .padding([gap::XS, plan.margin])
        });
        part(stack![zone].push(word))
    }

    /// Whether the chances of the next throw are shown.
    pub(super) fn has_odds(self) -> bool {
        let pad = &self.session().table().pads()[self.seat];
        let is_awaited = matches!(self.stage, Stage::Dice(_)) && !self.is_correcting(self.host);
        self.settings.show_odds && is_awaited && !pad.is_out()
    }

    /// What stands below the choices: the advice, or the dice that cannot be the fifth one.
    fn words(self) -> Vec<Element<'a, Message>> {
        let refused = match self.cell(self.host).map(Cell::entry) {
            Some(Entry::Refused(illegal)) => {
                Some(banner::refusal(words::choice_no_longer_legal(illegal)))
            }
            _ => None,
        };
        let advice = self.play.at.hint.as_ref().map(|hint| self.advice(hint));
        let below = [refused, advice, self.refused()];
        below.into_iter().flatten().collect()
    }

    /// The hint that a second press of its key or button gives.
    fn offer(self) -> Option<Element<'a, Message>> {
        let Some(Banner::Offer(words)) = &self.at.word else {
            return None;
        };
        let take = plain_control(say!("common-bar-hint"), banner::HINT_KEY, Message::Hint);
        let offer = row![banner::notice(words.clone()), take].spacing(gap::S);
        Some(offer.align_y(Center).into())
    }

    /// The hint: the best choice, what others lose against it, and the chance to reach the aim.
    fn advice(self, hint: &'a Hint) -> Element<'a, Message> {
        let heard = move || Vec::from_iter(words::hint(hint).into_iter().flatten()).join(" ");
        // As far as the one of which the coach says why it is worth less.
        let shown = hint.as_good().count().max(1) + 2;
        let others = hint.choices.iter().enumerate().skip(1);
        let others = others
            .filter(|&(place, other)| place < shown || self.lit(self.host) == Some(other.choice))
            .map(|(_, other)| self.compared(hint, other.choice));
        let [best, goal, ..] = words::hint(hint);
        let best = best.map(|best| self.with_dice(&best, theme::BOLD));
        let goal = goal.map(|goal| self.with_dice(&goal, theme::FONT));
        let lines = column![best].extend(others).push(goal).spacing(gap::S);
        let lines = row![icon(Icon::Hint, Icon::SIDE, true), lines].spacing(gap::S);
        let lines = container(lines)
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::container::seat(self.player(self.seat).colour, true));
        let lines = said_as(lines, move || Saying::image(heard()));
        told_as(lines, Urgency::News, heard)
    }

    /// A choice with what it loses, and the first reason if the coach gives any.
    fn compared(self, hint: &Hint, choice: Choice) -> Element<'a, Message> {
        let worth = hint.loss(choice).map(|(measure, loss)| {
            if measure.is_toss_up(loss) {
                return bold(words::worth(measure, loss).words, size::BODY)
                    .style(theme::text::plus);
            }
            bold(words::worse(measure, loss), size::BODY).style(theme::text::minus)
        });
        let why = hint.why.as_ref().filter(|(second, _)| *second == choice);
        let why = why.and_then(|(_, why)| words::reasons(why).into_iter().next());
        let why = why.map(|why| fitted(why.what, size::BODY, theme::FONT).style(theme::text::soft));
        let drawn = self.drawn(self.seat, choice, size::BODY);
        let line = row![drawn, container(why).width(Fill), worth];
        line.spacing(gap::S).align_y(Center).into()
    }

    /// A sentence of the coach, with the choice in it drawn.
    fn with_dice(self, sentence: &str, font: Font) -> Element<'a, Message> {
        let written = |words: &str| -> Vec<Element<'a, Message>> {
            let words = words.split_terminator(' ').map(str::to_owned);
            let words = words.map(|word| text(word).size(size::BODY).font(font));
            words.map(Element::from).collect()
        };
        let mut choices = self.choices(self.host).into_iter();
        let parts = choices.find_map(|choice| {
            let name = words::choice_in_words(&choice);
            let (before, after) = sentence.split_once(&name)?;
            // A colon or a full stop stands close to the die.
            let (sign, after) = after.split_once(' ').unwrap_or((after, ""));
            let sign = text(sign.to_owned()).size(size::BODY).font(font);
            let drawn = row![self.drawn(self.seat, choice, size::BODY), sign].align_y(Center);
            Some(row(written(before)).push(drawn).extend(written(after)))
        });
        let parts = parts.unwrap_or_else(|| row(written(sentence)));
        let parts = parts.spacing(gap::XS).align_y(Center).wrap();
        parts.vertical_spacing(0.0).into()
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
        let faces = dice.iter().map(|value| die(Some(value), Look::Faint, 26.0));
        let why = soft(words::not_fifth(dice, reason), size::BODY);
        let line = row![row(faces).spacing(gap::XS), container(why).width(Fill)];
        let line = column![rule(Role::Line), line.spacing(gap::M).align_y(Center)];
        Some(line.spacing(gap::M).into())
    }

    /// The heading while dice are awaited, and what to do.
    pub(super) fn asked_dice(self, number: ThrowNumber) -> (String, String) {
        let throw = number.get();
        match self.is_correcting(self.host) {
            true => (
                say!("express-correct-throw", throw),
                say!("express-type-as-they-lay"),
            ),
            false if only_program_plays_on(self.session()) => (
                say!("express-throw", throw),
                say!("express-throw-for-program"),
            ),
            false => (say!("express-throw", throw), say!("express-throw-and-type")),
        }
    }

    /// The dice that are being corrected.
    pub(super) fn was(self, number: ThrowNumber) -> Option<Element<'a, Message>> {
        let was = self.session().table().round(number)?;
        let face = text(typing::was(was.throw())).size(size::BODY);
        let heard = move || typing::was(dice_in_words(&was.throw().dice()));
        let face = face.style(theme::text::soft);
        Some(told_as(face, Urgency::Asked, heard))
    }

    fn dice(self, number: ThrowNumber, within: Size) -> Element<'a, Message> {
        let (heading, first) = self.asked_dice(number);
        let typed = &self.at.typed;
        let places = typed.places(Throw::DICE, side(within), Message::TakeBack);
        let was = self.was(number);
        let asked = if self.throws(self.host) {
            let label = say!("express-roll-dice");
            next_control(label, "Space", Some(Message::Throw))
        } else {
            let side = (within.width / 3.0 - 3.0 * gap::XS)
                .min(FACE)
                .min(within.height * 0.16);
            typed.asked(Throw::DICE, &first, side, within.width, Message::Face)
        };
        let heading = told(fitted(heading, title(within), theme::BOLD));
        column![heading, places, was, asked].spacing(gap::L).into()
    }

    /// The throw, and the choices in the height that it leaves.
    fn choice(self, number: ThrowNumber, plan: Plan) -> Element<'a, Message> {
        let within = plan.inside();
        let around = zone::around(plan.margin);
        let table = self.session().table();
        let Some((cell, round)) = self.cell(self.host).zip(table.round(number)) else {
            return space().into();
        };
        let is_late = number < table.last_throw();
        let throw = number.get();
        let heading = match cell.entry() {
            _ if self.is_looking(self.host) => say!("express-throw", throw),
            Entry::Chosen(_) if is_late => say!("express-correct-throw", throw),
            Entry::Chosen(_) => say!("express-change-throw", throw),
            Entry::Open if is_late => say!("express-throw-missed", throw),
            Entry::Refused(_) if is_late => say!("express-throw-again", throw),
            _ => say!("express-throw", throw),
        };
        // Beside a single pad, its head names the player.
        let player = self.player(self.seat);
        let who = self
            .shows_all()
            .then(|| named(player, size::HEADING, theme::BOLD))
            .filter(|_| !self.is_for_room());
        let is_low = is_low(within);
        let is_for_room = self.is_for_room();
        // In the room both stand above the sheet.
        let is_known = is_for_room && heading == say!("express-throw", throw);
        let shown = (!is_known).then(|| fitted(heading.clone(), title(within), theme::BOLD));
        let shown = row![shown, who].spacing(gap::L).align_y(Center).wrap();
        let asked = move || self.asked(&heading, cell, round.throw());
        let dice = (!is_for_room).then(|| {
            let dice = self.thrown(round.throw(), side(within), !is_low);
            let clock = timer::line(self.host, self.thought(self.host));
            column![dice, clock].spacing(if is_low { gap::S } else { gap::M })
        });
        let above = column![told_as(shown, Urgency::Asked, asked), dice];
        let above = above.spacing(if is_low { gap::S } else { gap::M });
        if self.is_aside(self.host) || self.is_looking(self.host) {
            return zone::scrolls(above.push(self.aside()), around);
        } else if self.at.tumble.is_some() {
            return zone::scrolls(above, around);
        }
        let is_programs = self.session().level(self.seat).is_some();
        let fifth_die = cell.before().fifth_die(round.throw());
        let (fifth, asked) = match cell.entry() {
            Entry::Out(_) => (None, say!("express-out-no-choices")),
            Entry::Departed => (None, say!("express-left-no-choices")),
            _ if is_programs => (None, Express::bot_decides(player.name.as_str())),
            _ if matches!(fifth_die, FifthDie::Named(_)) => {
                let fifth = soft(say!("express-column-fifth"), size::BODY).width(BESIDE);
                (Some(fifth), say!("express-column-pairs"))
            }
            _ => (None, words::fifth_die(fifth_die)),
        };
        let asked = container(told(soft(asked, size::BODY))).width(Fill);
        let is_open = !is_programs && !self.lines(self.host).is_empty();
        let is_advised = is_open && self.at.is_advised(&self.host.record().options);
        let hint = banner::hint_control(is_advised, Message::Hint);
        let asked = row![fifth, asked, hint].spacing(gap::S).align_y(Center);
        let was = cell.choice().filter(|_| is_late).map(|was| {
            let was = words::choice_in_words(&was);
            soft(say!("express-it-was", choice = was), size::BODY)
        });
        let choices = responsive(move |room| {
            let room = Size::new(within.width, room.height - gap::XS - plan.margin);
            let choices = self.choice_grid(room);
            let best = move || self.best_key().unwrap_or_default();
            let choices = column![told_as(choices, Urgency::News, best)].spacing(gap::S);
            let below = if is_low { self.words() } else { Vec::new() };
            zone::scrolls(choices.extend(below), around.top(gap::XS))
        });
        let above = container(above.push(asked).push(was)).padding(around.bottom(gap::XS));
        column![above, choices].into()
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
            let nothing = || [space().into(), space().into()];
            let below = has_sums.then(|| pair(nothing(), side + 2.0 * gap::XXS, String::new()));
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

fn is_low(within: Size) -> bool {
    within.height < LOW
}

/// The letters of the title.
fn title(within: Size) -> f32 {
    match is_low(within) {
        true => size::HEADING,
        false => size::TITLE,
    }
}

fn side(within: Size) -> f32 {
    // Includes the gaps within and between the pairs.
    let across = (within.width - 9.0 * gap::XS) / 5.6;
    across.min(within.height * 0.12).floor()
}
