//! The screen of the analysis: moments, pad or board, choices. In a narrow window the moments stand below the choices.

use std::ops::Range;

use accesskit::Role;
use iced::widget::{Row, button, column, container, responsive, row, scrollable, space, text};
use iced::{Center, Fill, Padding, Right, Shrink, Size, padding};

use super::edit::Edit;
use super::judged::SeatReview;
use super::{
    Analysis, CHOICES, EDIT_KEY, Judging, LINE, Looked, MOMENTS, Message, OTHERS, PLAY_ON_KEY,
    QUIZ_KEY, Source,
};
use crate::app::bar::Entry;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::app::widget::{
    Element, Icon, Saying, Urgency, board, bold, card, dice_in_words, fitted, focusable, in_reach,
    medium, named, next_control, picker, press, progress, rows, rule, said_as, shape, small_die,
    soft, told, told_as, told_first, zone,
};
use crate::coach::review::{Judged, Verdict};
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::scene;
use crate::session::{Colour, Player};
use crate::text::moments::{Choice, Moment, Told};
use crate::text::{self as words, Reason, say};

/// The minimum size of the wide layout.
const WIDE: Size = Size::new(1100.0, 600.0);
/// The widths of the moments and of the choices in the wide layout.
const LEFT: f32 = 252.0;
const RIGHT: f32 = 416.0;
/// In the narrow layout the choices have this share of the width, within these bounds.
const SIDE: f32 = 0.36;
const SIDES: (f32, f32) = (270.0, 440.0);
/// The least width in which a position can be set up, and its height in a low window.
const EDITED: Size = Size::new(620.0, 360.0);
/// The width of the bar that leaves room for the players, and for each of them; in a narrower one they stand below.
const BAR: f32 = 650.0;
const TAB: f32 = 100.0;
const LONGEST_TAB: f32 = 160.0;
/// The height of a choice, and how many of them are not a long list.
const CHOICE: f32 = 40.0;
const LONG: usize = 6;
/// The lines of words that fit below a list in the least room, and the height of another one, which may wrap.
const FIT: usize = 7;
const LINE_TOLD: f32 = 40.0;
/// The width of pairs before a fifth die.
const PAIRS: f32 = 64.0;
/// The sides of dice in a header, in a line and in a list.
const HEAD_DIE: f32 = 30.0;
const LINE_DIE: f32 = 26.0;
const LIST_DIE: f32 = 20.0;

impl Analysis {
    pub(in crate::app) fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within)).into()
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        let margin = zone::margin(within.width);
        let is_wide = is_wide(within);
        let body: Element<'_, Message> = match (&self.edit, self.word()) {
            (Some(edit), _) => self.edited(edit, within, margin),
            (None, Some(word)) => word,
            (None, None) => {
                let left = is_wide.then(|| container(self.moments(true)).width(LEFT));
                let width = if is_wide { RIGHT } else { side(within.width) };
                let right = self.choices(within, width, margin);
                let columns = row![left, self.picture(margin), right].spacing(margin);
                let sum = is_wide.then(|| self.sum(true)).flatten();
                column![sum, columns].spacing(margin).into()
            }
        };
        let heading = (!self.has_room(within.width)).then(|| self.heading());
        column![heading, body]
            .spacing(gap::M)
            .padding(Padding::from(margin).top(gap::XS))
            .into()
    }

    /// The heading, for the bar, if it has room there.
    pub(in crate::app) fn head(&self, width: f32) -> Option<Element<'_, Message>> {
        self.has_room(width).then(|| self.heading())
    }

    /// The title with the players.
    fn heading(&self) -> Element<'_, Message> {
        let title = told_first(bold(self.title(), size::HEADING));
        row![title, self.tabs()]
            .spacing(gap::L)
            .align_y(Center)
            .wrap()
            .into()
    }

    fn has_room(&self, width: f32) -> bool {
        let tabs = match &self.source {
            Source::Game(game) if self.edit.is_none() => game.players.len(),
            Source::Game(_) | Source::Practice(_) | Source::Position => 0,
        };
        width >= BAR + TAB * tabs as f32
    }

    /// What can be done with the open moment, for the bar.
    pub(in crate::app) fn ways(&self) -> Vec<Entry<Message>> {
        if self.edit.is_some() {
            return Vec::new();
        }
        let quiz = match self.is_quiz {
            true => say!("coach-review-all-choices"),
            false => say!("coach-analysis-quiz-me"),
        };
        let ways = [
            (
                Icon::Edit,
                say!("coach-analysis-edit"),
                EDIT_KEY,
                Message::Edit,
            ),
            (Icon::Eye, quiz, QUIZ_KEY, Message::Quiz),
            (
                Icon::Play,
                say!("history-play-on"),
                PLAY_ON_KEY,
                Message::PlayOn,
            ),
        ];
        let ways = ways.map(|(icon, label, key, message)| {
            let message = self.looked.is_some().then_some(message);
            Entry::new(label, key, message).with(icon)
        });
        ways.into()
    }

    fn tabs(&self) -> Option<Element<'_, Message>> {
        Some(match &self.source {
            Source::Game(game) if self.edit.is_none() => {
                let tabs = Seat::enumerate(&game.players).map(|(seat, player)| {
                    let name = game.names[seat.index()].as_str();
                    let name = fitted(name, size::BODY, theme::MEDIUM);
                    let named = row![shape(player.colour, size::LABEL), name];
                    let tab = button(named.spacing(gap::S).align_y(Center))
                        .padding([gap::S, gap::M])
                        .style(theme::button::tab(player.colour, seat == self.at.seat));
                    let tab = press(tab, Some(Message::Seat(seat)));
                    container(tab).max_width(LONGEST_TAB).into()
                });
                row(tabs).spacing(gap::XS).wrap().into()
            }
            _ => return None,
        })
    }

    fn word(&self) -> Option<Element<'_, Message>> {
        if self.looked.is_some() {
            return None;
        }
        let words = match &self.source {
            Source::Position => return None,
            Source::Practice(practice) if practice.is_looking() => say!("lessons-practice-looking"),
            Source::Practice(practice) => return Some(practice.page()),
            Source::Game(game) => match &game.judging {
                Judging::Awaited { percent, .. } => {
                    let words = match percent {
                        0 => say!("coach-review-begins"),
                        _ => say!("coach-review-computed", percent = *percent),
                    };
                    let shown = column![progress(96.0, *percent), soft(words, size::LABEL)];
                    let shown = container(shown.spacing(gap::L).align_x(Center)).center(Fill);
                    // The progress is announced once, not at every percent.
                    let heard = || say!("coach-review-begins");
                    return Some(told_as(shown, Urgency::News, heard));
                }
                Judging::Failed => say!("coach-review-failed"),
                Judging::Done(_) => {
                    let name = game.names[self.at.seat.index()].as_str();
                    match game.secret {
                        _ if !game.shares_dice => say!("coach-review-nothing-to-choose", name),
                        Some(throw) => say!("coach-review-hidden", name, throw = throw.get()),
                        None => say!("coach-review-not-chosen", name),
                    }
                }
            },
        };
        Some(told(container(soft(words, size::LABEL)).center(Fill)))
    }

    fn players(&self) -> Vec<Player> {
        match (&self.edit, &self.source) {
            (Some(edit), _) => edit.board.players(),
            (None, Source::Game(game)) => game.players.clone(),
            (None, Source::Practice(practice)) => {
                let question = practice.round.get(self.at.index);
                question.map_or_else(Vec::new, |question| question.players.clone())
            }
            (None, Source::Position) => Vec::new(),
        }
    }

    /// Whose moment is shown.
    fn player(&self) -> Option<&Player> {
        match &self.source {
            _ if self.edit.is_some() => None,
            Source::Game(game) => Some(&game.players[self.at.seat]),
            Source::Practice(practice) => Some(practice.round.get(self.at.index)?.player()),
            Source::Position => None,
        }
    }

    pub(super) fn colour(&self) -> Option<Colour> {
        self.player().map(|player| player.colour)
    }

    fn picture(&self, margin: f32) -> Element<'_, Message> {
        let (Some(looked), Some(player)) = (&self.looked, self.player()) else {
            return zone::main(space(), margin);
        };
        let whose: Element<'_, Message> = match &self.source {
            Source::Practice(_) => named(player, size::HEADING, theme::BOLD).into(),
            Source::Game(_) | Source::Position => shape(player.colour, size::TITLE),
        };
        let title = bold(looked.moment.long_title(), size::HEADING);
        let dice = looked.moment.dice();
        let thrown = dice_in_words(&dice);
        let dice = told_as(faces(dice, HEAD_DIE), Urgency::News, move || thrown.clone());
        let head = row![whose, told_first(title), dice].spacing(gap::M);
        let head = head.align_y(Center).wrap().vertical_spacing(gap::XS);
        let head = container(head).padding([gap::S, 0.0]);
        let head = zone::head(head, Shrink, [player.colour; 2], 0.0);
        let picture = responsive(move |room| {
            let picture = drawn(looked, player.colour, &self.players(), room);
            container(picture).center_x(Fill).into()
        });
        zone::headed(head, picture)
    }

    /// The card of the choices, with what is said about the selected one below them. Only one part of it scrolls: the list, if
    /// it is long and there is room for the words, else all.
    fn choices(&self, within: Size, width: f32, margin: f32) -> Element<'_, Message> {
        let edit = self.edit.as_ref();
        let looked = self.looked.as_ref();
        let dice = edit.map(|edit| edit.dice().map(Message::Change));
        let word = edit.filter(|_| looked.is_none()).map(|edit| edit.word());
        let head = looked.map(list_head);
        let said = looked.and_then(|looked| self.said(looked));
        let lines = said.as_ref().map_or(0, Told::lines);
        let told = looked.zip(said);
        let told = told.and_then(|(looked, said)| self.told(looked, said));
        let next = self.may_go_on().then(|| {
            let next = next_control(say!("lessons-go-on"), "Enter", Some(Message::Enter));
            container(next).padding(Padding::from([margin, 0.0]).right(gap::L))
        });
        let is_alone = is_wide(within) || edit.is_some();
        let room = within.height - lines.saturating_sub(FIT) as f32 * LINE_TOLD;
        let words_fit = is_alone && room >= WIDE.height && told.is_some();
        let rest = (!is_alone).then(|| column![self.sum(false), self.moments(false)]);
        let rest = rest.map(|rest| rest.spacing(gap::L));
        let below = column![word, told, rest].spacing(gap::L);
        // The scroll bar keeps off the edge of the card.
        let inset = padding::right(gap::M);
        let above = column![dice, head].spacing(gap::XXS);
        let count = self.lines().len();
        let (list, below) = match looked.filter(|_| words_fit && count > LONG) {
            Some(looked) => {
                // The best choice stays in sight. The list of the others ends with a whole line, below which the selected
                // one keeps a gap.
                let best = container(self.ranked(looked, 0..1)).padding(inset.bottom(gap::XS));
                let others = responsive(move |room| {
                    let lines = ((room.height - gap::XS) / (CHOICE + gap::XS)).floor();
                    let list = self.ranked(looked, 1..count);
                    let list = container(list).id(OTHERS).padding(inset.bottom(gap::M));
                    let list = scrollable(list).id(CHOICES);
                    list.height(lines * (CHOICE + gap::XS) + gap::XS).into()
                });
                let list = column![above.padding(inset), best, others].height(Fill);
                let below = below.padding(inset.bottom(margin));
                (Element::from(list), Some(below))
            }
            None => {
                let list = column![above, looked.map(|looked| self.ranked(looked, 0..count))];
                let all = column![list, below].spacing(gap::M);
                let all = scrollable(all.padding(inset.bottom(margin)));
                (all.id(CHOICES).height(Fill).into(), None)
            }
        };
        let parts = column![list, below, next];
        card(parts.padding(Padding::from(margin).right(gap::XS).bottom(0.0)))
            .width(width)
            .height(Fill)
            .into()
    }

    /// These lines of the list; the first is about the selected choice.
    fn ranked<'a>(&'a self, looked: &'a Looked, shown: Range<usize>) -> Element<'a, Message> {
        let choices = looked.moment.choices();
        let is_chosen = |rank| looked.chosen == Some(rank) && !looked.is_covered;
        let in_game = self.in_game().filter(|_| !looked.is_covered);
        let in_game = in_game.map(Moment::chosen);
        let selected = looked
            .rank
            .and_then(|rank| Some((choices.get(rank)?, rank)));
        let heard = selected.map_or_else(String::new, |(choice, rank)| {
            choice.in_words(looked.is_covered, is_chosen(rank))
        });
        let lines = self.lines().into_iter().enumerate();
        let lines = lines.filter(|(line, _)| shown.contains(line));
        let lines = lines.map(|(line, rank)| {
            let letter = looked.is_covered.then(|| char::from(b'A' + line as u8));
            let is_shown = looked.rank == Some(rank);
            let made = match is_chosen(rank) {
                true if self.is_quiz => Some(say!("coach-review-answered")),
                true => Some(say!("coach-review-chosen")),
                false => (in_game == Some(rank)).then(|| say!("coach-review-in-game")),
            };
            choices[rank].line(rank, letter, self.colour(), made, is_shown)
        });
        let list = column(lines).spacing(gap::XS);
        match shown.start {
            0 => told_as(list, Urgency::News, move || heard.clone()),
            _ => list.into(),
        }
    }

    /// What is said about the selected choice.
    fn said(&self, looked: &Looked) -> Option<Told> {
        let rank = looked.rank.filter(|_| !looked.is_covered)?;
        looked.moment.told(rank, &self.players())
    }

    fn told<'a>(&'a self, looked: &'a Looked, said: Told) -> Option<Element<'a, Message>> {
        let rank = looked.rank?;
        // Reasons need the room.
        let is_brief = said.reasons.is_empty();
        let told = told_of(&looked.moment, rank, said, false)?;
        let worse = self.worse(looked, rank).map(|worse| {
            let lines = column![rule(scene::Role::Line), worse];
            lines.spacing(gap::S)
        });
        let words = || soft(words::verdicts_are(looked.moment.measure()), size::BODY);
        let words = is_brief.then(words);
        let lines = column![rule(scene::Role::Line), told, worse, words];
        let room = Padding::ZERO.right(gap::M);
        Some(lines.spacing(gap::S).padding(room).into())
    }

    /// The moment of a question as it was in the game.
    fn in_game(&self) -> Option<&Moment> {
        self.moment(self.at.index).filter(|_| self.is_quiz)
    }

    /// Beside a right answer: why not what was chosen in the game, or else the next best choice.
    fn worse<'a>(&'a self, looked: &'a Looked, rank: usize) -> Option<Element<'a, Message>> {
        let in_game = self.in_game()?;
        let choices = looked.moment.choices();
        if choices.get(rank)?.loss.is_some() {
            return None;
        }
        let next = || choices.iter().position(|choice| choice.loss.is_some());
        let (moment, rank) = match in_game.is_best() {
            true => (&looked.moment, next()?),
            false => (in_game, in_game.chosen()),
        };
        told_of(moment, rank, moment.told(rank, &self.players())?, true)
    }

    fn moments(&self, is_wide: bool) -> Element<'_, Message> {
        if let Source::Practice(practice) = &self.source {
            return practice.list(self.at.index);
        }
        let Some(review) = self.review() else {
            return space().into();
        };
        let costliest = review.costliest();
        let title = match costliest.is_empty() {
            true => say!("coach-review-all-best"),
            false => say!("coach-review-costliest"),
        };
        let cards = costliest.into_iter().map(|(index, moment)| {
            let loss = (!self.is_quiz).then(|| {
                let cost = bold(moment.cost(), size::HEADING);
                cost.style(theme::text::minus)
            });
            let verdict = (!self.is_quiz).then(|| {
                let verdict = words::verdict(moment.verdict(moment.chosen()));
                fitted(verdict, size::BODY, theme::MEDIUM)
            });
            let verdict = container(row![verdict]).width(Fill).align_x(Right);
            // Beside five dice it has no room, and none beside the long title of a roll.
            let (above, beside) = match moment {
                Moment::Pad(_) => (Some(verdict), None),
                Moment::Board(_) => (None, Some(verdict)),
            };
            let title = bold(moment.title(), size::LABEL);
            let title = row![title, above].spacing(gap::XS).width(Fill);
            let head = row![title, loss].spacing(gap::XS).align_y(Center);
            let why = moment.in_short().into_iter().filter(|_| !self.is_quiz);
            let why = column(why.map(|words| text(words).size(size::BODY).into()));
            let dice = row![faces(moment.dice(), LINE_DIE), beside].align_y(Center);
            let face = column![head, dice, why];
            let card = button(face.spacing(gap::S))
                .padding([gap::M, gap::L])
                .width(Fill)
                .style(theme::button::card(index == self.at.index));
            press(card, Some(Message::Open(index)))
        });
        let all = text(say!("coach-review-all-moments")).width(Fill);
        let all = picker(all.size(size::BODY).font(theme::MEDIUM), Message::Unfold);
        let list = self.is_unfolded.then(|| self.list(review));
        let parts = column![bold(title, size::LABEL)]
            .extend(cards)
            .push(all)
            .spacing(gap::M);
        if !is_wide {
            return parts.push(list).into();
        }
        let list = list.map(|list| scrollable(list).id(MOMENTS).spacing(gap::XS));
        parts.push(list).into()
    }

    fn list<'a>(&'a self, review: &'a SeatReview) -> Element<'a, Message> {
        rows(review.moments.len(), LINE, move |index| {
            let moment = &review.moments[index];
            let is_current = index == self.at.index;
            let verdict = (!self.is_quiz).then(|| moment.verdict(moment.chosen()));
            let cost = match verdict {
                Some(Verdict::Brilliant) => words::verdict(Verdict::Brilliant),
                Some(_) if !moment.is_best() => moment.cost(),
                _ => String::new(),
            };
            let dice = dice_in_words(&moment.dice());
            let verdict = verdict.map_or_else(String::new, words::verdict);
            let heard = format!("{}, {dice}, {verdict}, {cost}", moment.title());
            let number = text(moment.number().to_string()).size(size::BODY);
            let cells = row![
                number.width(LINE),
                faces(moment.dice(), LIST_DIE),
                space().width(Fill),
                text(cost).size(size::BODY),
            ]
            .align_y(Center);
            let cells = said_as(cells, move || Saying::new(Role::Label, heard.as_str()));
            let open = Message::Open(index);
            let face = button(container(cells).center_y(Fill))
                .padding([0.0, gap::S])
                .width(Fill)
                .height(LINE)
                .style(theme::button::line(is_current))
                .on_press(open.clone());
            let name = format!("moment {}", index + 1);
            focusable(face, Some(open)).id(name).lit(is_current).into()
        })
    }

    fn edited<'a>(&'a self, edit: &'a Edit, within: Size, margin: f32) -> Element<'a, Message> {
        let looked = self.looked.as_ref();
        let shown = looked.and_then(|looked| Some((&looked.moment, looked.rank?)));
        let (width, all) = (side(within.width), within.width.max(EDITED.width));
        let position = |height| edit.view(shown, height).map(Message::Change);
        let position = match within.height < WIDE.height {
            true => zone::side(
                position(EDITED.height.into()),
                all - width - 3.0 * margin,
                margin,
            ),
            false => zone::main(position(Fill), margin),
        };
        let columns = row![position, self.choices(within, width, margin)];
        let missing = Size::new(all - within.width, 0.0);
        let room = within - Size::new(2.0 * margin, margin + gap::XS);
        in_reach(columns.spacing(margin), room, missing)
    }
}

fn is_wide(within: Size) -> bool {
    within.width >= WIDE.width && within.height >= WIDE.height
}

/// The width of the choices in the narrow layout.
fn side(width: f32) -> f32 {
    let (least, most) = SIDES;
    (width * SIDE).clamp(least, most)
}

/// The pad after the selected choice, or only an outline of that choice while the answers are covered; on the board, the
/// state before it with the play outlined.
fn drawn<'a>(
    looked: &Looked,
    colour: Colour,
    players: &[Player],
    room: Size,
) -> Element<'a, Message> {
    match &looked.moment {
        Moment::Pad(moment) => {
            let before = moment.judged.pad;
            let after = looked.rank.and_then(|rank| looked.moment.pad_after(rank));
            let sheet = Sheet {
                now: after.filter(|_| !looked.is_covered).unwrap_or(before),
                ghost: after.filter(|_| looked.is_covered),
                colour: Some(colour),
                ..Sheet::of(before, moment.table.penalty())
            };
            pad(&sheet, Scale::fitting(room))
        }
        Moment::Board(moment) => {
            let after = looked.rank.and_then(|rank| looked.moment.board_after(rank));
            board(&moment.judged.position, after.as_ref(), players, room)
        }
    }
}

/// What differs from the best choice, with its cost, and what comes of that.
fn reason<'a>(reason: Reason) -> Element<'a, Message> {
    let style = match reason.points {
        ..0.0 => theme::text::plus,
        _ => theme::text::minus,
    };
    let line = row![
        text(reason.what).size(size::LABEL).width(Fill),
        bold(reason.figure, size::LABEL).style(style),
    ];
    let later = reason.later.map(|later| soft(later, size::BODY));
    told(column![line.spacing(gap::M), later])
}

impl Choice {
    /// The choice for screen readers; unless the answers are covered, with whether it was made, its worth and whether
    /// it is the best.
    fn in_words(&self, is_covered: bool, is_chosen: bool) -> String {
        if is_covered {
            return self.heard.clone();
        }
        let choice = match is_chosen {
            true => say!("coach-review-chosen-was", choice = self.heard.as_str()),
            false => self.heard.clone(),
        };
        match self.loss {
            // The loss is announced below.
            Some(_) => format!("{choice}, {}", self.value),
            None => format!("{choice}, {}, {}", self.value, words::verdict(self.verdict)),
        }
    }

    /// A line for this choice: with its worth, or with its letter while the answers are covered.
    fn line<'a>(
        &self,
        rank: usize,
        letter: Option<char>,
        colour: Option<Colour>,
        made: Option<String>,
        is_shown: bool,
    ) -> Element<'a, Message> {
        let look = colour.filter(|_| is_shown).map_or(Look::Plain, Look::Fifth);
        let fifth = self.fifth.map(|fifth| die(Some(fifth), look, LINE_DIE));
        let pairs = bold(self.words.clone(), size::LABEL);
        let pairs = match self.fifth {
            Some(_) => pairs.width(PAIRS),
            None => pairs,
        };
        let is_best = letter.is_none() && self.loss.is_none();
        let worth = letter.is_none().then(|| match &self.loss {
            Some(loss) => bold(loss.clone(), size::LABEL).style(theme::text::minus),
            None => {
                let (verdict, worth) = (words::verdict(self.verdict), self.value.as_str());
                medium(say!("coach-verdict-worth", verdict, worth), size::BODY)
            }
        });
        let heard = self.in_words(letter.is_some(), false);
        let heard = made
            .iter()
            .fold(heard, |heard, made| format!("{heard}, {made}"));
        let style =
            theme::button::ranked(colour, letter.is_some(), is_best, made.is_some(), is_shown);
        let word = self.loss.as_ref().filter(|_| letter.is_none());
        let word = word.map(|_| words::verdict(self.verdict));
        // Beside the words of the board and the verdict on the best choice only its frame has room to tell that it was made, and
        // beside the verdict on one of several best choices.
        let is_short = self.fifth.is_some() && self.verdict != Verdict::AsGood;
        let made = made.filter(|_| is_short || !is_best);
        let made: Vec<String> = word.into_iter().chain(made).collect();
        let made = (!made.is_empty()).then(|| fitted(made.join(" · "), size::BODY, theme::MEDIUM));
        let made = container(row![made]).width(Fill).align_x(Right);
        let letter = letter.map(|letter| soft(letter.to_string(), size::BODY).width(gap::L));
        let role = colour.map_or(scene::Role::Accent, scene::Role::Mark);
        let mark = container(space()).width(gap::XS).height(gap::XL);
        let mark = mark.style(theme::container::ground(role));
        let mark = row![is_shown.then_some(mark)].width(gap::XS);
        let face = row![mark, letter, pairs, fifth, made, worth];
        let face = face.spacing(gap::S).align_y(Center);
        let face = said_as(face, move || Saying::new(Role::Label, heard.as_str()));
        let on_press = Message::Choose(rank);
        let face = button(container(face).center_y(Fill))
            .padding(Padding::from([0.0, gap::M]).left(gap::XS))
            .width(Fill)
            .height(CHOICE)
            .style(style)
            .on_press(on_press.clone());
        focusable(face, Some(on_press)).lit(is_shown).into()
    }

    /// `Why not 2 + 7 and this die?`
    fn why_not<'a>(&self) -> Element<'a, Message> {
        // Where the die stands.
        const DIE: char = '\u{fffc}';

        let choice = match self.fifth {
            Some(_) => format!("{} {DIE}", self.words),
            None => self.heard.clone(),
        };
        let asked = say!("express-hint-why-not", choice);
        let (before, after) = asked.split_once(DIE).unwrap_or((&asked, ""));
        let [before, after] =
            [before.trim(), after].map(|words| bold(words.to_owned(), size::HEADING));
        let fifth = self.fifth.map(|fifth| small_die(fifth, LINE_DIE));
        // The sign of a question stands close to the die.
        let asked: Row<'a, Message, Theme> = row![fifth, after];
        let line = row![before, asked.align_y(Center)];
        line.spacing(gap::S).align_y(Center).into()
    }
}

/// What the choice of this rank costs, and why. A comparison begins with the choice.
fn told_of<'a>(
    moment: &'a Moment,
    rank: usize,
    said: Told,
    is_comparison: bool,
) -> Option<Element<'a, Message>> {
    let (cost, reasons) = (said.cost.clone(), said.reasons);
    let choice = moment.choices().into_iter().nth(rank)?;
    let is_asked = choice.loss.is_some() && !reasons.is_empty();
    let why_not = (is_asked || is_comparison).then(|| choice.why_not());
    let is_of_game = is_comparison && rank == moment.chosen();
    let of_game = is_of_game.then(|| soft(say!("coach-review-in-game"), size::BODY));
    let own = (!is_asked).then(|| medium(said.cost, size::LABEL));
    let heading = column![why_not, of_game, own].spacing(gap::S);
    let heading = told_as(heading, Urgency::Asked, move || cost.clone());
    let together = said.sum.filter(|_| !reasons.is_empty()).map(|sum| {
        let line = row![
            bold(words::verdict(choice.verdict), size::LABEL).width(Fill),
            bold(sum, size::LABEL).style(theme::text::minus),
        ];
        column![rule(scene::Role::Ink), line].spacing(gap::S)
    });
    let others = said.others.into_iter();
    let others = others.map(|words| told(text(words).size(size::BODY)));
    let lines = column![heading].extend(reasons.into_iter().map(reason));
    Some(lines.push(together).extend(others).spacing(gap::S).into())
}

fn list_head<'a>(looked: &'a Looked) -> Element<'a, Message> {
    let title = match looked.is_covered {
        true => say!("lessons-practice-ask"),
        false => say!("coach-review-all-choices"),
    };
    let title = container(told(bold(title, size::LABEL))).width(Fill);
    let values = (!looked.is_covered).then(|| soft(looked.moment.values(), size::BODY));
    let head = row![title, values].align_y(Center);
    head.padding(Padding::from([gap::S, 0.0]).right(gap::M))
        .into()
}

fn faces<'a>(dice: Vec<Die>, side: f32) -> Element<'a, Message> {
    let dice = dice.into_iter().map(|die| small_die(die, side));
    row(dice).spacing(gap::XS).into()
}
