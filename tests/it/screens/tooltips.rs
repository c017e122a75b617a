//! The words beside the pointer: they come when it rests, go again, and leave the next control alone.

use std::time::{Duration, Instant};

use fifth_die::app::iced_settings;
use fifth_die::app::theme::{Theme, button};
use fifth_die::app::widget::{Element, control};
use iced::keyboard::key::Named;
use iced::widget::column;
use iced::{Event, Point, Renderer, Size, mouse, window};
use iced_test::simulator::{self, Simulator};

const FAR: Point = Point::new(390.0, 290.0);

fn ui<'a>() -> Simulator<'a, (), Theme, Renderer> {
    let view: Element<'_, ()> = column![control("Roll", "Space", button::plain, Some(()))].into();
    Simulator::with_size(iced_settings(), Size::new(400.0, 300.0), view)
}

fn moved<M>(ui: &mut Simulator<'_, M, Theme, Renderer>, position: Point) {
    ui.point_at(position);
    ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
}

fn draws<M>(ui: &mut Simulator<'_, M, Theme, Renderer>, seconds: f32) {
    let at = Instant::now() + Duration::from_secs_f32(seconds);
    ui.simulate([Event::Window(window::Event::RedrawRequested(at))]);
}

/// The pointer rests on the control until the words are there.
#[track_caller]
fn rests(ui: &mut Simulator<'_, (), Theme, Renderer>) {
    let on_it = Point::new(20.0, 20.0);
    moved(ui, on_it);
    assert!(ui.find("Space").is_err(), "nobody rests yet");
    draws(ui, 1.0);
    assert!(ui.find("Space").is_ok());
}

#[test]
fn a_tooltip_comes_when_the_pointer_rests_and_goes_by_itself() {
    let mut ui = ui();
    rests(&mut ui);
    draws(&mut ui, 3.0);
    assert!(ui.find("Space").is_ok());
    draws(&mut ui, 6.0);
    assert!(ui.find("Space").is_err());
    // It stays away as long as the pointer is there.
    moved(&mut ui, Point::new(22.0, 20.0));
    draws(&mut ui, 12.0);
    assert!(ui.find("Space").is_err());
    moved(&mut ui, FAR);
    rests(&mut ui);
}

#[test]
fn a_tooltip_goes_when_the_pointer_moves_on_or_something_is_pressed() {
    type Act = fn(&mut Simulator<'_, (), Theme, Renderer>);
    let acts: [Act; 4] = [
        |ui| moved(ui, Point::new(22.0, 24.0)),
        |ui| moved(ui, FAR),
        |ui| {
            let pressed = mouse::Event::ButtonPressed(mouse::Button::Left);
            ui.simulate([Event::Mouse(pressed)]);
            draws(ui, 2.0);
        },
        |ui| {
            ui.simulate([simulator::press_key(Named::ArrowDown, None)]);
            draws(ui, 2.0);
        },
    ];
    for (place, act) in acts.into_iter().enumerate() {
        let mut ui = ui();
        rests(&mut ui);
        act(&mut ui);
        assert!(ui.find("Space").is_err(), "after act {place}");
    }
}
