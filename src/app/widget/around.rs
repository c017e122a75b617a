//! What a wrapper widget delegates to its content.

/// Methods of a `Widget` that delegate to its `content`; `state` gives the widget a `State` of its own, `around` makes
/// the content its only child and gives it the place of the widget.
macro_rules! as_content {
    ($($method:ident),* $(,)?) => {
        $(as_content!(@ $method);)*
    };
    (@ around) => {
        as_content!(children, size, layout, mouse_interaction, overlay);
    };
    (@ state) => {
        fn tag(&self) -> iced::advanced::widget::tree::Tag {
            iced::advanced::widget::tree::Tag::of::<State>()
        }

        fn state(&self) -> iced::advanced::widget::tree::State {
            iced::advanced::widget::tree::State::new(State::default())
        }
    };
    (@ children) => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            vec![iced::advanced::widget::Tree::new(&self.content)]
        }
    };
    (@ diff) => {
        fn diff(&self, tree: &mut iced::advanced::widget::Tree) {
            tree.diff_children(std::slice::from_ref(&self.content));
        }
    };
    (@ size) => {
        fn size(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size()
        }
    };
    (@ layout) => {
        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &iced::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            let content = self.content.as_widget_mut();
            content.layout(&mut tree.children[0], renderer, limits)
        }
    };
    (@ operate) => {
        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &iced::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            let content = self.content.as_widget_mut();
            content.operate(&mut tree.children[0], layout, renderer, operation);
        }
    };
    (@ update) => {
        fn update(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            event: &iced::Event,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            renderer: &iced::Renderer,
            clipboard: &mut dyn iced::advanced::Clipboard,
            shell: &mut iced::advanced::Shell<'_, Message>,
            viewport: &iced::Rectangle,
        ) {
            let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
            content.update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
    };
    (@ draw) => {
        fn draw(
            &self,
            tree: &iced::advanced::widget::Tree,
            renderer: &mut iced::Renderer,
            theme: &crate::app::theme::Theme,
            style: &iced::advanced::renderer::Style,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
        ) {
            let (content, tree) = (self.content.as_widget(), &tree.children[0]);
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    };
    (@ mouse_interaction) => {
        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &iced::Renderer,
        ) -> iced::mouse::Interaction {
            let content = self.content.as_widget();
            content.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
        }
    };
    (@ overlay) => {
        fn overlay<'b>(
            &'b mut self,
            tree: &'b mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'b>,
            renderer: &iced::Renderer,
            viewport: &iced::Rectangle,
            translation: iced::Vector,
        ) -> Option<
            iced::advanced::overlay::Element<
                'b,
                Message,
                crate::app::theme::Theme,
                iced::Renderer,
            >,
        > {
            let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
            content.overlay(tree, layout, renderer, viewport, translation)
        }
    };
}

pub(crate) use as_content;
