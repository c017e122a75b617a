use super::Element;
use crate::rules::classic::Position;
use crate::session::Player;
use iced::Size;
pub fn board<'a, Message: 'a>(
    _position: &Position,
    _ghost: Option<&Position>,
    _players: &[Player],
    size: Size,
) -> Element<'a, Message> {
    iced::widget::space()
        .width(size.width)
        .height(size.height)
        .into()
}
