//! What both games show of a whole game: its course, its costliest moments, every choice.

use std::fmt::Debug;

use accesskit::Role;
use iced::widget::{button, column, container, mouse_area, row, scrollable, space, text};
use iced::{Center, Fill, FillPortion, Right, Size, padding};

use super::{At, LINE, LIST, ReviewUi, WIDE, beside, card, figure};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    self, ButtonStyle, Chart, Element, Saying, focusable, press, rows, said_as, small_die, width_of,
};
use crate::coach::review::{Judged, Measure, Moments};
use crate::rules::dice::Die;
use crate::session::Player;
use crate::text::{self as words, Phrase, say};

/// The list of choices of a game, and how wide its columns are.
#[derive(Debug, Clone, Copy)]
pub struct Table {
    /// What its first column is called.
    pub title: Phrase,
    pub number: f32,
    pub dice: f32,
    pub choice: f32,
    pub value: f32,
}

/// How much higher than its letters a line of a choice is, of which there may be two.
const CLOSE: f32 = 1.1;

/// The width of a loss in the list, and its longest bar.
const LOSS: f32 = 48.0;
const BAR: f32 = 340.0;

/// A choice in the list, or among the costliest ones.
pub struct Line {
    /// The number of its throw or its turn.
    pub number: usize,
    pub dice: Vec<Die>,
    /// What was chosen, and what it was worth.
    pub chosen: [String; 2],
    /// What was better, and what that was worth.
    pub better: Option<[String; 2]>,
    /// What the choice cost as a figure, and as a part of the greatest loss, 0 to 1.
    pub cost: (String, f64),
    /// Its throw or turn, what was chosen and what was best, for those who hear it.
    pub heard: [String; 3],
}

impl Line {
    /// All of it in words.
    fn in_words(&self) -> String {
        let [title, chosen, best] = &self.heard;
        let dice = in_words(&self.dice);
        let worth = |choice: &str, [_, value]: &[String; 2]| format!("{choice}, {value}");
        let chosen = worth(chosen, &self.chosen);
        let chosen = say!("coach-review-chosen-was", choice = chosen);
        let rest = match &self.better {
            None => say!("coach-review-was-best"),
            Some(better) => {
                let best = say!("coach-review-best-was", choice = worth(best, better));
                format!("{best}, {} {}", say!("coach-review-loss"), self.cost.0)
            }
        };
        format!("{title}, {dice}. {chosen}, {rest}")
    }
}

/// A throw or a turn with the name of the player, where several play.
pub fn titled(of_several: Option<&Player>, title: String) -> String {
    match of_several {
        Some(player) => format!("{}, {title}", player.name),
        None => title,
    }
}

/// Dice one after the other.
pub fn in_words(dice: &[Die]) -> String {
    let dice: Vec<String> = dice.iter().map(Die::to_string).collect();
    dice.join(", ")
}

impl Table {
    /// The same with room for numbers up to this one.
    pub fn counting_to(self, last: usize) -> Table {
        let digits = last.checked_ilog10().unwrap_or_default() + 1;
        Table {
            number: self.number.max(10.0 * digits as f32),
            ..self
        }
    }

    /// Every choice of a seat, which `line` tells of and a press opens, below what stands above the list.
    pub fn list<'a, M, Message: Clone + Debug + 'a>(
        self,
        moments: &'a [M],
        at: At,
        line: impl Fn(&'a M) -> Line + 'a,
        open: fn(usize) -> Message,
    ) -> [Element<'a, Message>; 2] {
        let line = move |place: usize| match moments.get(place) {
            Some(moment) => {
                let name = format!("moment {}", place + 1);
                self.line(line(moment), name, place == at.place, open(place))
            }
            None => space().into(),
        };
        let lines = container(rows(moments.len(), LINE, line));
        [self.head(), lines.padding(padding::right(gap::M)).into()]
    }

    fn head<'a, Message: 'a>(self) -> Element<'a, Message> {
        let caption = |words: String| text(words).size(size::CAPTION).style(theme::text::soft);
        let right = |words, width| container(caption(words)).width(width).align_x(Right);
        row![
            caption(self.title.to_string()).width(self.number),
            caption(say!("coach-review-dice")).width(self.dice),
            caption(say!("coach-review-choice")).width(self.choice),
            right(say!("coach-review-value"), self.value),
            space().width(gap::XS),
            caption(say!("coach-review-best")).width(self.choice),
            right(say!("coach-review-value"), self.value),
            right(say!("coach-review-loss"), LOSS),
        ]
        .spacing(gap::S)
        .padding(padding::horizontal(gap::S).bottom(gap::XS))
        .into()
    }

    /// A choice that can be opened; `name` is that of its place in the list.
    fn line<'a, Message: Clone + Debug + 'a>(
        self,
        line: Line,
        name: String,
        is_current: bool,
        open: Message,
    ) -> Element<'a, Message> {
        let heard = line.in_words();
        let dice = line.dice.into_iter().map(|die| small_die(die, 19.0));
        let (best, cost): (Element<'_, Message>, Element<'_, Message>) = match line.better {
            None => {
                let best = text(say!("coach-review-was-best"))
                    .size(size::CAPTION)
                    .style(theme::text::soft)
                    .width(self.choice + gap::S + self.value);
                (best.into(), space().width(LOSS).into())
            }
            Some(better) => (self.worth(better), loss(line.cost.0, line.cost.1)),
        };
        let cells = row![
            text(line.number.to_string())
                .size(size::BODY)
                .font(theme::BOLD)
                .width(self.number),
            row(dice).spacing(gap::XXS).width(self.dice),
            self.worth(line.chosen),
            space().width(gap::XS),
            best,
            cost,
        ]
        .spacing(gap::S)
        .align_y(Center);
        let style: ButtonStyle = if is_current {
            theme::button::chosen
        } else {
            theme::button::quiet
        };
        let cells = said_as(cells, move || Saying::new(Role::Label, heard.as_str()));
        let face = button(container(cells).center_y(Fill))
            .padding([0.0, gap::S])
            .width(Fill)
            .height(LINE)
            .style(style)
            .on_press(open.clone());
        focusable(face, Some(open)).id(name).lit(is_current).into()
    }

    /// A choice and its value.
    fn worth<'a, Message: 'a>(self, [choice, value]: [String; 2]) -> Element<'a, Message> {
        // Two words have their line at the usual size, or both have room below each other in smaller letters.
        let room = self.choice;
        let is_long = width_of(&choice, size::BODY, theme::FONT) > room;
        let letters = if is_long { size::CAPTION } else { size::BODY };
        row![
            container(text(choice).size(letters).line_height(CLOSE)).width(room),
            container(text(value).size(size::BODY))
                .width(self.value)
                .align_x(Right),
        ]
        .spacing(gap::S)
        .align_y(Center)
        .into()
    }
}

/// What a choice cost as a figure and as a bar; `share` is its part of the greatest loss, 0 to 1.
fn loss<'a, Message: 'a>(figure: String, share: f64) -> Element<'a, Message> {
    let bar = container(space().height(8.0)).style(theme::container::loss);
    let long = (share * 1000.0).clamp(20.0, 999.0) as u16;
    row![
        container(text(figure).size(size::BODY))
            .width(LOSS)
            .align_x(Right),
        // A row stretches a child that fills it beyond the row's own bounds; a container keeps to them.
        container(
            container(row![
                bar.width(FillPortion(long)),
                space().width(FillPortion(1000 - long)),
            ])
            .max_width(BAR)
        )
        .width(Fill),
    ]
    .spacing(gap::S)
    .align_y(Center)
    .into()
}

/// One of the costliest moments.
pub struct Costly<'a, Message> {
    /// Which throw or turn it is.
    pub title: String,
    pub dice: Vec<Die>,
    /// What the choice cost.
    pub loss: String,
    /// How it stood before, where that is shown.
    pub before: Option<Element<'a, Message>>,
    pub chosen: String,
    pub best: String,
    /// How likely they win, where that is told; it may come later, in the room of a line.
    pub to_win: Option<String>,
    pub why: Option<String>,
    pub open: Option<Message>,
}

impl<'a, Message: Clone + Debug + 'a> Costly<'a, Message> {
    fn view(self, width: f32) -> Element<'a, Message> {
        let dice = self.dice.into_iter().map(|die| small_die(die, 20.0));
        let head = row![
            text(self.title).size(size::BODY).font(theme::BOLD),
            row(dice).spacing(gap::XXS),
            space().width(Fill),
            text(format!("−{}", self.loss))
                .size(size::LABEL)
                .font(theme::BOLD)
                .style(theme::text::minus),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let ways = row![
            text(self.chosen).size(size::BODY),
            text(self.best).size(size::BODY).font(theme::MEDIUM),
        ]
        .spacing(gap::L)
        .wrap()
        .vertical_spacing(gap::XXS);
        let why = |why: String| {
            text(words::unbroken(&why))
                .size(size::CAPTION)
                .style(theme::text::soft)
        };
        let face = column![head]
            .extend(self.before)
            .push(ways)
            .push(self.to_win.map(|words| text(words).size(size::CAPTION)))
            .push(self.why.map(why))
            .spacing(6.0);
        let card = button(face)
            .padding([gap::S, gap::M])
            .width(width)
            .style(theme::button::card(false));
        press(card, self.open)
    }
}

/// The costliest moments as cards.
pub fn costliest<'a, Message: Clone + Debug + 'a>(
    moments: impl IntoIterator<Item = Costly<'a, Message>>,
    width: f32,
) -> Element<'a, Message> {
    let mut cards = moments
        .into_iter()
        .map(|moment| moment.view(width))
        .peekable();
    let title = if cards.peek().is_none() {
        say!("coach-review-all-best")
    } else {
        say!("coach-review-costliest")
    };
    column![text(title).size(size::LABEL).font(theme::MEDIUM)]
        .extend(cards)
        .spacing(gap::S)
        .width(width)
        .into()
}

/// The course of a game as a line under what it is `about`, in which the pointer looks at a throw or a turn.
pub fn course<'a, G: ReviewUi>(
    chart: Chart,
    about: String,
    at: At,
    room: Size,
) -> Element<'a, super::Message<G>> {
    let size = Size::new(room.width - 2.0 * gap::M, room.height);
    let under = chart.clone();
    let plot = mouse_area(widget::course(chart, size))
        .on_move(move |point| super::Message::Look(under.nearest(point.x, size.width)))
        .on_press(super::Message::Open(at.place));
    let caption = text(about).size(size::CAPTION).style(theme::text::soft);
    card(column![caption, plot]).into()
}

/// How well was chosen: the mean loss, and how many choices were the best ones.
pub fn skill<'a, M: Judged, Message: 'a>(
    moments: &Moments<M>,
    measure: Measure,
) -> [Element<'a, Message>; 2] {
    let best = say!(
        "coach-review-best-choices-count",
        best = moments.best_choices(),
        count = moments.len(),
    );
    let mean_loss = words::mean_lost(measure, moments.mean_loss());
    [
        figure(mean_loss, say!("coach-review-mean-loss"), theme::text::ink),
        figure(best, say!("coach-review-best-choices"), theme::text::ink),
    ]
}

/// The margin around a review in a window of this width.
pub fn margin(width: f32) -> f32 {
    if width >= WIDE { gap::L } else { gap::S }
}

/// All of a game within this size: the course, so `high`, the list below its head, and beside both the costliest moments
/// where there is room. In a window lower than `low` the list does not scroll by itself.
pub fn overview<'a, Message: 'a>(
    within: Size,
    low: f32,
    high: f32,
    head: impl Into<Element<'a, Message>>,
    course: impl FnOnce(Size) -> Element<'a, Message>,
    costliest: impl FnOnce(f32) -> Element<'a, Message>,
    list: [Element<'a, Message>; 2],
) -> Element<'a, Message> {
    let margin = margin(within.width);
    let inner = within.width - 2.0 * margin;
    let [list_head, list] = list;
    if within.width >= WIDE && within.height >= low {
        let side = beside(within.width);
        let list = column![list_head, scrollable(list).id(LIST).height(Fill)];
        let left = column![
            course(Size::new(inner - side - gap::M, high)),
            card(list).height(Fill),
        ]
        .spacing(gap::M);
        // The bar of the scroll stands beside the cards.
        let costliest = scrollable(costliest(side - gap::M))
            .width(side)
            .height(Fill);
        return column![head.into(), row![left, costliest].spacing(gap::M)]
            .spacing(gap::M)
            .padding(margin)
            .into();
    }
    let room = inner - gap::M;
    let parts = column![
        head.into(),
        course(Size::new(room, 180.0)),
        costliest(room),
        card(column![list_head, list]),
    ]
    .spacing(gap::M)
    .padding(padding::all(margin).right(margin + gap::M));
    scrollable(parts).into()
}
