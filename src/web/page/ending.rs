//! The end of a game: places and results, on a page, and as a picture to keep.

use maud::{Markup, PreEscaped, html};

use super::{class, classic, colour, express, sign};
use crate::paper::{Fact, Game, PlayerFacts, Summary};
use crate::rules::Seat;
use crate::scene::{self, Lane, LaneWeight, Measure, Role, svg};
use crate::session::{AnySession, Player};
use crate::store::{DOTS, Print, printed};
use crate::table::AnyHost;
use crate::text::{date, fitted, honest, say};
use crate::web::Snapshot;

/// How a game has ended.
pub struct Ending {
    pub headline: String,
    /// By how much the winner has won.
    pub margin: String,
    /// Every seat with its place, the winner first; those who have left come last, without one.
    pub placed: Vec<(Seat, Option<usize>)>,
    /// The result of each seat.
    pub results: Vec<String>,
    /// What a picture says about each seat besides its result, and the title of that.
    pub further: (String, Vec<String>),
    /// How each seat came there.
    pub course: Vec<Vec<f64>>,
    pub measure: Measure,
}

impl Ending {
    fn first(&self) -> Seat {
        self.placed.first().map_or(Seat::FIRST, |(seat, _)| *seat)
    }

    /// Everybody's course under this name.
    fn lanes(&self, players: &[Player], name: impl Fn(&Player) -> String) -> Vec<Lane> {
        let courses = Seat::enumerate(players).zip(&self.course);
        let lanes = courses.map(|((seat, player), values)| Lane {
            colour: player.colour,
            name: name(player),
            values: values.clone(),
            weight: match seat == self.first() {
                true => LaneWeight::First,
                false => LaneWeight::Other,
            },
        });
        lanes.collect()
    }

    /// The part of a page.
    pub fn drawn(&self, players: &[Player]) -> Markup {
        let lanes = self.lanes(players, |_| String::new());
        let course = scene::race(&lanes, self.measure, (366.0, 180.0));
        let first = self.first();
        let has_won = |place: &Option<usize>| *place == Some(1);
        let winners = self
            .placed
            .iter()
            .take_while(|(_, place)| has_won(place))
            .count();
        // Where all have left, nobody has a place.
        let (winners, others) = self.placed.split_at(winners.max(1).min(self.placed.len()));
        html! {
            section #hero .{ (class(players[first].colour)) } .shared[winners.len() > 1] {
                span .signs-won { @for (winner, _) in winners { (sign(players[*winner].colour)) } }
                div { h2 { (self.headline) } p { (self.margin) } }
                strong { (self.results[first]) }
            }
            @if !others.is_empty() {
                ol #players .rank aria-label=(say!("common-bar-players")) {
                    @for &(seat, place) in others {
                        li class=(class(players[seat].colour)) {
                            span { @match place { Some(place) => (place), None => "–" } }
                            (sign(players[seat].colour)) b { (players[seat].name) } strong { (self.results[seat]) }
                        }
                    }
                }
            }
            section #course aria-label=(self.measure.caption()) {
                (PreEscaped(svg(&course, r#"aria-hidden="true""#, |role| Some(colour(role)))))
            }
        }
    }

    fn summary(self, players: &[Player]) -> Summary {
        let is_alone = players.len() == 1;
        let none = || "–".to_owned();
        let further = |seat: Seat| self.further.1[seat].clone();
        let lines = self.placed.iter().map(|&(seat, place)| PlayerFacts {
            name: players[seat].name.to_string(),
            colour: players[seat].colour,
            place,
            has_won: place == Some(1),
            figures: [self.results[seat].clone(), further(seat), none(), none()],
        });
        let fact = Fact::new(self.further.0.clone(), further(self.first()));
        Summary {
            lines: lines.filter(|_| !is_alone).collect(),
            facts: Vec::from_iter(is_alone.then_some(fact)),
            lanes: self.lanes(players, |player| match is_alone {
                true => String::new(),
                false => fitted(player.name.as_str(), 12),
            }),
            titles: [self.further.0, none(), none()],
            headline: self.headline,
            margin: self.margin,
            measure: self.measure,
        }
    }
}

/// The picture of a result as PNG; `None` before the end. May take long.
pub fn picture(game: &Snapshot) -> Option<Vec<u8>> {
    let host = game.host().filter(|host| host.is_over())?;
    let (ending, session): (Ending, AnySession) = match host {
        AnyHost::Express(host) => (
            express::ended(host.session()),
            host.session().clone().into(),
        ),
        AnyHost::Classic(host) => (
            classic::ended(host.session()),
            host.session().clone().into(),
        ),
    };
    let record = host.record();
    let helps = record.all_helps(session.dice());
    let drawn = Game {
        title: None,
        day: &date(game.played),
        are_of_day: false,
        honest: honest(&helps, record.options.strict).as_deref(),
        session: &session,
    }
    .picture(
        &ending.summary(host.players()),
        &|role| Some(light(role)),
        DOTS.into(),
    );
    printed("", &[drawn], Print::Png).ok()?.pop()
}

/// The colour of a role as the style sheet has it in light.
fn light(role: Role) -> String {
    const STYLE: &str = include_str!("../../../assets/web/style.css");
    let mut colour = colour(role);
    while let Some(name) = colour
        .strip_prefix("var(")
        .and_then(|name| name.strip_suffix(')'))
    {
        let value = STYLE.split_once(&format!(" {name}: "));
        let value = value.and_then(|(_, value)| value.split_once(';'));
        colour = value.map_or("#000000", |(value, _)| value).to_owned();
    }
    colour
}
