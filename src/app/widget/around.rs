//! Widgets around another one.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Shell, Widget, mouse, overlay, renderer};
use iced::{Event, Length, Rectangle, Renderer, Size, Vector};

use super::Element;
use crate::app::theme::Theme;

/// What a widget does around its content; by default it leaves everything to the content.
pub trait Around<'a, Message> {
    /// What it keeps from view to view.
    type State: Default + 'static;

    fn diff(&self, _state: &mut Self::State, content: &Element<'a, Message>, tree: &mut Tree) {
        tree.diff(content);
    }

    fn layout(
        &mut self,
        _state: &mut Self::State,
        content: &mut Element<'a, Message>,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        content.as_widget_mut().layout(tree, renderer, limits)
    }

    /// Applies an operation to content with these bounds; `content` applies it to the content.
    fn operate(
        &mut self,
        _state: &mut Self::State,
        _bounds: Rectangle,
        operation: &mut dyn Operation,
        content: &mut dyn FnMut(&mut dyn Operation),
    ) {
        content(operation);
    }

    fn update(&mut self, _state: &mut Self::State, mut input: Input<'_, '_, 'a, Message>) {
        input.pass_on();
    }

    fn draw(&self, _state: &Self::State, view: View<'_, 'a, Message>, renderer: &mut Renderer) {
        view.draw(renderer);
    }
}

/// An event on its way to the content.
pub struct Input<'i, 's, 'a, Message> {
    content: &'i mut Element<'a, Message>,
    tree: &'i mut Tree,
    pub event: &'i Event,
    pub layout: Layout<'i>,
    pub cursor: mouse::Cursor,
    renderer: &'i Renderer,
    clipboard: &'i mut dyn Clipboard,
    pub shell: &'i mut Shell<'s, Message>,
    pub viewport: &'i Rectangle,
}

impl<Message> Input<'_, '_, '_, Message> {
    pub fn pass_on(&mut self) {
        self.send(self.event, self.cursor);
    }

    pub fn send(&mut self, event: &Event, cursor: mouse::Cursor) {
        self.content.as_widget_mut().update(
            self.tree,
            event,
            self.layout,
            cursor,
            self.renderer,
            self.clipboard,
            self.shell,
            self.viewport,
        );
    }

    /// Sends another event to the content, which publishes its messages by this shell.
    pub fn send_by(
        &mut self,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        self.content.as_widget_mut().update(
            self.tree,
            event,
            self.layout,
            cursor,
            self.renderer,
            self.clipboard,
            shell,
            self.viewport,
        );
    }

    pub fn operate(&mut self, operation: &mut dyn Operation) {
        let content = self.content.as_widget_mut();
        content.operate(self.tree, self.layout, self.renderer, operation);
    }
}

pub struct View<'i, 'a, Message> {
    pub content: &'i Element<'a, Message>,
    pub tree: &'i Tree,
    pub theme: &'i Theme,
    pub style: &'i renderer::Style,
    pub layout: Layout<'i>,
    pub cursor: mouse::Cursor,
    pub viewport: &'i Rectangle,
}

impl<Message> View<'_, '_, Message> {
    pub fn draw(&self, renderer: &mut Renderer) {
        self.content.as_widget().draw(
            self.tree,
            renderer,
            self.theme,
            self.style,
            self.layout,
            self.cursor,
            self.viewport,
        );
    }
}

pub struct Wrapper<'a, Message, A> {
    content: Element<'a, Message>,
    pub around: A,
}

pub fn around<'a, Message, A>(
    content: impl Into<Element<'a, Message>>,
    around: A,
) -> Wrapper<'a, Message, A> {
    Wrapper {
        content: content.into(),
        around,
    }
}

impl<'a, Message, A> Widget<Message, Theme, Renderer> for Wrapper<'a, Message, A>
where
    A: Around<'a, Message>,
{
    fn tag(&self) -> tree::Tag {
        // Of its own, so that its tree has one child whatever stood in its place.
        tree::Tag::of::<Wrapper<'static, (), A::State>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(A::State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        let (state, own) = (tree.state.downcast_mut(), &mut tree.children[0]);
        self.around.diff(state, &self.content, own);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let (state, own) = (tree.state.downcast_mut(), &mut tree.children[0]);
        self.around
            .layout(state, &mut self.content, own, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let (content, own) = (&mut self.content, &mut tree.children[0]);
        self.around.operate(
            tree.state.downcast_mut(),
            layout.bounds(),
            operation,
            &mut |operation| {
                let content = content.as_widget_mut();
                content.operate(own, layout, renderer, operation);
            },
        );
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let input = Input {
            content: &mut self.content,
            tree: &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        };
        self.around.update(tree.state.downcast_mut(), input);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let view = View {
            content: &self.content,
            tree: &tree.children[0],
            theme,
            style,
            layout,
            cursor,
            viewport,
        };
        self.around.draw(tree.state.downcast_ref(), view, renderer);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let content = self.content.as_widget();
        content.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let own = &mut tree.children[0];
        let content = self.content.as_widget_mut();
        content.overlay(own, layout, renderer, viewport, translation)
    }
}

impl<'a, Message, A> From<Wrapper<'a, Message, A>> for Element<'a, Message>
where
    Message: 'a,
    A: Around<'a, Message> + 'a,
{
    fn from(wrapper: Wrapper<'a, Message, A>) -> Element<'a, Message> {
        Element::new(wrapper)
    }
}
