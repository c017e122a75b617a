//! The frames of all but the tables: of screens, which have one edge, one width and one kind of title, and of panels, which
//! open above them.

use iced::widget::{column, container, responsive, row, scrollable, space, text};
use iced::{Center, Fill, Padding, Size, padding};

use super::theme::{self, Theme, gap, size};
use super::widget::{Element, bold, card, fitted, keeps_focus, width_of};

/// The scrolling part of a screen.
pub const BODY: &str = "body";
/// The greatest width of a screen, and the edge at both of its sides.
pub const MOST: f32 = 1360.0;
pub const EDGE: f32 = gap::XXL;
/// What is between two columns, and the greatest width of a screen of two.
pub const BETWEEN: f32 = 48.0;
pub const COLUMNS: f32 = 2.0 * 520.0 + BETWEEN;
const HEAD: f32 = 60.0;

/// Content between the edges of a screen.
pub fn centred<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> container::Container<'a, Message, Theme> {
    beyond(MOST, 0.0, content)
}

/// Content that reaches this far beyond both edges of a screen of this greatest width.
pub fn beyond<'a, Message: 'a>(
    most: f32,
    by: f32,
    content: impl Into<Element<'a, Message>>,
) -> container::Container<'a, Message, Theme> {
    let content = container(content).width(Fill).max_width(most + 2.0 * by);
    container(content).padding([0.0, EDGE - by]).center_x(Fill)
}

/// The title of a screen, as large as there is room for it, and what stands beside it.
pub fn head<'a, Message: 'a>(
    title: String,
    beside: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let title = responsive(move |room| {
        let fits = |letters: &f32| width_of(&title, *letters, theme::BOLD) <= room.width;
        let letters = [size::DISPLAY, size::TITLE].into_iter().find(fits);
        let title = fitted(title.clone(), letters.unwrap_or(size::HEADING), theme::BOLD);
        container(title).center_y(Fill).into()
    });
    let head = row![title, beside.into()].spacing(gap::M);
    let head = head.height(HEAD).align_y(Center);
    container(head).padding(padding::top(gap::S)).into()
}

/// A screen of this greatest width, whose content, made for the room that it has, scrolls below the head.
pub fn screen<'a, Message: 'a>(
    most: f32,
    title: String,
    beside: impl Into<Element<'a, Message>>,
    content: impl Fn(Size) -> Element<'a, Message> + 'a,
) -> Element<'a, Message> {
    let body = responsive(move |room| {
        let width = (room.width - 2.0 * EDGE).min(most);
        let content = content(Size::new(width, room.height - gap::XL));
        let content = container(content).padding(padding::bottom(gap::XL));
        scrollable(beyond(most, 0.0, content))
            .id(BODY)
            .height(Fill)
            .into()
    });
    column![beyond(most, 0.0, head(title, beside)), body]
        .spacing(gap::L)
        .into()
}

pub fn section<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    column![bold(title, size::LABEL), content.into()]
        .spacing(gap::S)
        .into()
}

pub const ONE_COLUMN: f32 = 720.0;
pub const TWO_COLUMNS: f32 = 1160.0;

pub fn panel<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    panel_of(ONE_COLUMN, title, None, content)
}

pub fn panel_of<'a, Message: 'a>(
    width: f32,
    title: impl text::IntoFragment<'a>,
    beside: Option<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = scrollable(container(content).padding(BESIDE).width(Fill));
    framed(width, title, beside, content)
}

/// The space at the right of a panel for its scrollbar.
pub const BESIDE: Padding = Padding {
    top: 0.0,
    right: gap::XL - gap::S,
    bottom: 0.0,
    left: 0.0,
};

/// A panel with this greatest width, whose content scrolls itself and keeps [`BESIDE`] free.
pub fn framed<'a, Message: 'a>(
    width: f32,
    title: impl text::IntoFragment<'a>,
    beside: Option<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let head = row![bold(title, size::TITLE), space().width(Fill), beside]
        .padding(BESIDE)
        .align_y(Center);
    let panel = container(
        card(column![head, content.into()].spacing(gap::L))
            .padding(Padding::from([gap::L, gap::XL]).right(gap::S))
            .max_width(width),
    )
    .padding(gap::M)
    .center_x(Fill);
    keeps_focus(panel)
}
