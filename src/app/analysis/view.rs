//! The screen of the analysis: moments, pad or board, choices. In a narrow window the moments stand below the choices.

use accesskit::Role;
use iced::widget::{Button, button, column, container, responsive, row, scrollable, space, text};
use iced::{Center, Fill, Padding, Size};

use super::edit::Edit;
use super::judged::SeatReview;
use super::moment::Choice;
use super::{
    Analysis, CHOICE, CHOICES, EDIT_KEY, Game, Judging, LINE, Looked, MOMENTS, Message,
    PLAY_ON_KEY, QUIZ_KEY, Source,
};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{
    Element, Saying, Urgency, bold, card, control, dice_in_words, focusable, medium, named,
    next_control, option, options, plain_control, press, progress, rows, said_as, shape, small_die,
    soft, told, told_as, told_first, zone,
};
use crate::coach::review::Judged;
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::session::{Colour, Player};
use crate::store::{GameKind, QuizKind};
use crate::text::{self as words, say};

/// The minimum size of the wide layout.
const WIDE: Size = Size::new(1100.0, 600.0);
/// The widths of the moments and of the choices in the wide layout.
const LEFT: f32 = 252.0;
const RIGHT: f32 = 400.0;
/// In the narrow layout the choices have this share of the width, within these bounds.
const SIDE: f32 = 0.36;
const SIDES: (f32, f32) = (270.0, 440.0);
/// The sides of dice in a header, on a card and in a list.
const HEAD_DIE: f32 = 32.0;
const CARD_DIE: f32 = 24.0;
const LIST_DIE: f32 = 18.0;

impl Analysis {
    pub(in crate::app) fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within)).into()
    }

    fn view_within(&self, within: Size) -> Element<'_, Message> {
        let margin = zone::margin(within.width);
        let is_wide = within.width >= WIDE.width && within.height >= WIDE.height;
        let body: Element<'_, Message> = match (&self.edit, self.word()) {
            (Some(edit), _) => self.edited(edit, within, margin),
            (None, Some(word)) => word,
            (None, None) if is_wide => {
                let right = side(self.choices(), RIGHT, margin);
                let left = container(self.moments(true)).width(LEFT);
                let columns = row![left, self.picture(margin), right];
                column![self.sum(true), columns.spacing(margin)]
                    .spacing(margin)
                    .into()
            }
            (None, None) => {
                let parts = column![self.choices(), self.sum(false), self.moments(false)];
                let width = (within.width * SIDE).clamp(SIDES.0, SIDES.1);
                let beside = side(parts.spacing(gap::M), width, margin);
                row![self.picture(margin), beside].spacing(margin).into()
            }
        };
        column![self.head(within.width >= 900.0), body]
            .spacing(gap::M)
            .padding(margin)
            .into()
    }

    fn head(&self, has_one_line: bool) -> Element<'_, Message> {
        let title = bold(self.title(), size::HEADING);
        let (tabs, ways): (Element<'_, Message>, Element<'_, Message>) = match &self.source {
            Source::Game(game) if self.edit.is_none() => {
                let way = |label, key, is_on, message| {
                    let message = self.looked.is_some().then_some(message);
                    control(label, key, theme::button::option(is_on), message)
                };
                let (edit, quiz) = (say!("coach-analysis-edit"), say!("coach-analysis-quiz-me"));
                let ways = row![
                    way(edit, EDIT_KEY, false, Message::Edit),
                    way(quiz, QUIZ_KEY, self.is_quiz, Message::Quiz),
                    way(say!("history-play-on"), PLAY_ON_KEY, false, Message::PlayOn),
                ];
                (self.tabs(game), ways.spacing(gap::S).wrap().into())
            }
            Source::Quiz(quiz) if self.may_change() => {
                let kinds = QuizKind::ALL.map(|kind| {
                    let label = match kind {
                        QuizKind::Express => words::kind(GameKind::Express),
                        QuizKind::Board => words::kind(GameKind::Classic),
                        QuizKind::BoardAlone => say!("lessons-quiz-board-alone"),
                    };
                    option(label, QUIZ_KEY, kind == quiz.kind(), Message::Kind(kind))
                });
                (options(kinds), space().into())
            }
            _ => (space().into(), space().into()),
        };
        let line = row![told_first(title)].spacing(gap::L).align_y(Center);
        if has_one_line {
            return line.push(container(tabs).width(Fill)).push(ways).into();
        }
        let line = line.push(space().width(Fill)).push(ways);
        column![line, tabs].spacing(gap::S).into()
    }

    fn tabs<'a>(&self, game: &'a Game) -> Element<'a, Message> {
        let tabs = Seat::enumerate(&game.players).map(|(seat, player)| {
            let tab = button(named(player, size::BODY, size::BODY))
                .padding([gap::XS, gap::M])
                .style(theme::button::line(seat == self.at.seat));
            press(tab, Some(Message::Seat(seat)))
        });
        row(tabs).spacing(gap::XS).wrap().into()
    }

    fn word(&self) -> Option<Element<'_, Message>> {
        if self.looked.is_some() {
            return None;
        }
        let words = match &self.source {
            Source::Position => return None,
            Source::Quiz(quiz) if quiz.questions().is_none() => say!("lessons-quiz-looking"),
            Source::Quiz(quiz) => {
                let next = next_control(say!("lessons-quiz-again"), "Enter", Some(Message::Enter));
                let result = column![quiz.result(), next].spacing(gap::L);
                let card = card(container(scrollable(result)).padding(gap::XL));
                return Some(container(card).center(Fill).into());
            }
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
                    let name = game.players[self.at.seat].name.as_str();
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
            (None, Source::Quiz(quiz)) => {
                let question = quiz.question(self.at.index);
                question.map_or_else(Vec::new, |question| question.players.clone())
            }
            (None, Source::Position) => Vec::new(),
        }
    }

    pub(super) fn colour(&self) -> Option<Colour> {
        match &self.source {
            Source::Game(game) => Some(game.players[self.at.seat].colour),
            Source::Quiz(_) | Source::Position => None,
        }
    }

    fn picture(&self, margin: f32) -> Element<'_, Message> {
        let Some(looked) = &self.looked else {
            return zone::main(space(), margin);
        };
        let title = bold(looked.moment.long_title(), size::HEADING);
        let colour = self.colour();
        let whose: Option<Element<'_, Message>> = match &self.source {
            Source::Quiz(quiz) => quiz.question(self.at.index).map(|question| {
                let name = words::fitted(&question.name, 20);
                bold(name, size::HEADING).into()
            }),
            Source::Game(_) | Source::Position => colour.map(|colour| shape(colour, size::TITLE)),
        };
        let dice = looked.moment.dice();
        let thrown = dice_in_words(&dice);
        let dice = told_as(faces(dice, HEAD_DIE), Urgency::News, move || thrown.clone());
        let head = row![whose, told_first(title), dice];
        let head = head.spacing(gap::M).align_y(Center);
        let head: Element<'_, Message> = match colour {
            Some(colour) => container(head)
                .padding([gap::S, gap::M])
                .width(Fill)
                .style(theme::container::head(colour))
                .into(),
            None => head.into(),
        };
        let picture = responsive(move |room| {
            let Looked {
                moment,
                rank,
                is_covered,
                ..
            } = looked;
            let picture = moment.picture(*rank, *is_covered, &self.players(), colour, room);
            container(picture).center_x(Fill).into()
        });
        let lines = column![head, picture];
        zone::main(lines.spacing(gap::M), margin)
    }

    fn choices(&self) -> Element<'_, Message> {
        let Some(looked) = &self.looked else {
            return space().into();
        };
        let choices = looked.moment.choices();
        let title = match looked.is_covered {
            true => say!("lessons-quiz-ask"),
            false => say!("coach-review-all-choices"),
        };
        let values = (!looked.is_covered).then(|| soft(looked.moment.values(), size::CAPTION));
        let head = column![told(bold(title, size::LABEL)), values];
        let is_chosen = |rank| looked.chosen == Some(rank) && !looked.is_covered;
        let selected = choices.get(looked.rank);
        let heard = selected.map_or_else(String::new, |choice| {
            choice.in_words(looked.is_covered, is_chosen(looked.rank))
        });
        let lines = self.lines().into_iter().enumerate();
        let lines = lines.map(|(line, rank)| {
            let letter = looked.is_covered.then(|| char::from(b'A' + line as u8));
            let line = choices[rank].line(letter, is_chosen(rank), rank == looked.rank);
            press(line, Some(Message::Choose(rank)))
        });
        let lines = column(lines).spacing(gap::XXS);
        let lines = told_as(lines, Urgency::News, move || heard.clone());
        let next = self
            .may_go_on()
            .then(|| next_control(say!("lessons-go-on"), "Enter", Some(Message::Enter)));
        column![head, lines, self.told(looked), next]
            .spacing(gap::M)
            .into()
    }

    fn told<'a>(&'a self, looked: &'a Looked) -> Option<Element<'a, Message>> {
        if looked.is_covered {
            return None;
        }
        let is_chosen = looked.chosen == Some(looked.rank);
        let sentences = looked.moment.told(looked.rank, is_chosen, &self.players());
        let mut sentences = sentences.into_iter();
        let cost = sentences.next().map(|cost| told(medium(cost, size::LABEL)));
        let others = sentences.map(|words| told(text(words).size(size::BODY)));
        let to_win = looked.to_win.as_ref();
        let to_win = to_win.and_then(|to_win| looked.moment.chances(looked.rank, to_win));
        // They arrive so soon after the rest that announcing them would cut the rest off.
        let to_win = to_win.map(|words| text(words).size(size::BODY));
        let lines = column![cost].extend(others).push(to_win);
        Some(lines.spacing(gap::S).into())
    }

    fn moments(&self, is_wide: bool) -> Element<'_, Message> {
        if let Source::Quiz(quiz) = &self.source {
            let questions = quiz.questions().unwrap_or_default().iter().enumerate();
            let lines = questions.map(|(index, question)| {
                let name = format!("{}  {}", index + 1, words::fitted(&question.name, 14));
                let name = match index == self.at.index {
                    true => bold(name, size::BODY),
                    false => text(name).size(size::BODY),
                };
                let loss = match quiz.loss(index) {
                    None => String::new(),
                    Some(0.0) => "✓".to_owned(),
                    Some(loss) => words::worse(question.moment.measure(), loss),
                };
                let line = row![name.width(Fill), text(loss).size(size::BODY)];
                line.height(LINE).into()
            });
            return column(lines).into();
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
            let is_current = index == self.at.index;
            let loss = (!self.is_quiz).then(|| {
                let cost = bold(moment.cost(), size::LABEL);
                cost.style(theme::text::minus)
            });
            let head = row![bold(moment.title(), size::LABEL), space().width(Fill)];
            let ways = (!self.is_quiz).then(|| {
                let [(chosen, fifth), (best, best_fifth)] = moment.chosen_and_best();
                let line = |words: String, fifth: Option<Die>| {
                    let fifth = fifth.map(|die| small_die(die, LIST_DIE));
                    let line = row![soft(words, size::BODY), fifth];
                    line.spacing(gap::XS).align_y(Center)
                };
                column![
                    line(say!("coach-review-chosen-was", choice = chosen), fifth),
                    line(say!("coach-review-best-was", choice = best), best_fifth),
                ]
                .spacing(gap::XXS)
            });
            let face = column![head.push(loss), faces(moment.dice(), CARD_DIE), ways];
            let card = button(face.spacing(gap::S))
                .padding(gap::M)
                .width(Fill)
                .style(theme::button::card(is_current));
            press(card, Some(Message::Open(index)))
        });
        let sign = if self.is_unfolded { "▴" } else { "▾" };
        let all = format!("{} {sign}", say!("coach-review-all-throws"));
        let all = plain_control(all, "", Message::Unfold);
        let list = self.is_unfolded.then(|| self.list(review));
        let parts = column![medium(title, size::LABEL)]
            .extend(cards)
            .push(all)
            .spacing(gap::S);
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
            let cost = (!self.is_quiz && !moment.is_best()).then(|| moment.cost());
            let dice = dice_in_words(&moment.dice());
            let cost = cost.unwrap_or_default();
            let heard = format!("{}, {dice}, {cost}", moment.title());
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
        let shown = looked.map(|looked| (&looked.moment, looked.rank));
        let answer = looked.map(|_| self.choices()).or_else(|| edit.word());
        let beside = column![edit.dice().map(Message::Change), answer].spacing(gap::M);
        let position = |height| edit.view(shown, height).map(Message::Change);
        if within.width < SIDES.0 * 2.2 {
            let all = column![beside, position(within.width.into())];
            return scrollable(all.spacing(margin)).into();
        }
        let width = (within.width * SIDE).clamp(SIDES.0, SIDES.1);
        let position = match within.height < WIDE.height {
            true => {
                let left = within.width - width - 3.0 * margin;
                zone::side(position((within.height * 0.7).into()), left, margin)
            }
            false => zone::main(position(Fill), margin),
        };
        row![position, side(beside, width, margin)]
            .spacing(margin)
            .into()
    }
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
            None => format!("{choice}, {}, {}", self.value, say!("coach-review-best")),
        }
    }

    /// A line for this choice: with its worth, or with its letter while the answers are covered.
    fn line<'a>(
        &self,
        letter: Option<char>,
        is_chosen: bool,
        is_shown: bool,
    ) -> Button<'a, Message, Theme> {
        let is_covered = letter.is_some();
        let choice = bold(self.words.clone(), size::LABEL);
        let fifth = self.fifth.map(|die| small_die(die, CARD_DIE));
        let choice = row![choice, fifth].spacing(gap::M).align_y(Center);
        let chosen = is_chosen.then(|| medium(say!("coach-review-chosen"), size::BODY));
        let worth = (!is_covered).then(|| {
            let best = || say!("coach-review-best-was", choice = self.value.as_str());
            match &self.loss {
                Some(loss) => bold(loss.clone(), size::LABEL).style(theme::text::minus),
                None => bold(best(), size::LABEL).style(theme::text::plus),
            }
        });
        let heard = self.in_words(is_covered, is_chosen);
        let letter = letter.map(|letter| soft(letter.to_string(), size::BODY).width(gap::L));
        let face = row![letter, choice.width(Fill), chosen, worth]
            .spacing(gap::S)
            .align_y(Center);
        let face = said_as(face, move || Saying::new(Role::Label, heard.as_str()));
        button(container(face).center_y(Fill))
            .padding([0.0, gap::M])
            .width(Fill)
            .height(CHOICE - gap::XXS)
            .style(theme::button::ranked(is_shown, is_chosen))
    }
}

fn side<'a>(
    content: impl Into<Element<'a, Message>>,
    width: f32,
    margin: f32,
) -> Element<'a, Message> {
    let content = container(content).padding([margin, 0.0]).width(Fill);
    let content = scrollable(content)
        .id(CHOICES)
        .spacing(gap::XS)
        .height(Fill);
    card(content)
        .padding(Padding::ZERO.left(margin).right(gap::S))
        .width(width)
        .height(Fill)
        .into()
}

fn faces<'a>(dice: Vec<Die>, side: f32) -> Element<'a, Message> {
    let dice = dice.into_iter().map(|die| small_die(die, side));
    row(dice).spacing(gap::XS).into()
}
