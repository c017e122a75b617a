//! The result of an evening: who has won how many games, and what people will talk about.

use std::ops::ControlFlow;
use std::sync::Arc;

use iced::widget::{button, column, container, responsive, row, scrollable, space, stack, text};
use iced::{Center, Color, Fill, FillPortion, Task, padding, task};

use super::action::{Action, Request};
use super::background::{background, cancellable, of_coach};
use super::bar::Ground;
use super::export::{Export, Kind, Shared};
use super::keymap::{Bindings, Command, bindings};
use super::panel::centred;
use super::result::{BETWEEN, PARTS, PICTURE_KEY, WIDE, head, sign_of, way};
use super::theme::{self, Theme, gap, size};
use super::widget::{
    Drawing, Element, Icon, Saying, card, medium, press, rule, said_as, shape, soft,
};
use crate::scene::{self, Role};
use crate::store::{Id, Store, ThemeChoice};
use crate::text::evenings::{Evening, Fact};
use crate::text::games::{colour_of, leaders};
use crate::text::moments::Place;
use crate::text::{phrase, say};

/// The keys of the message and of the print.
const MESSAGE: &str = "M";
const PRINT: &str = "P";
/// The room around a fact.
const AROUND: [f32; 2] = [gap::XS, gap::S];

#[derive(Debug)]
pub struct EveningScreen {
    /// `None` while it is being read, or if there is none.
    evening: Option<Arc<Evening>>,
    is_reading: bool,
    facts: Vec<Fact>,
    /// Whether the coach still judges the choices.
    is_judging: bool,
    is_from_game: bool,
    /// The game by which the evening is known.
    pub id: Id,
    /// Dropping it cancels the work.
    _work: task::Handle,
}

#[derive(Debug, Clone)]
pub enum Message {
    Read(Option<Arc<Evening>>),
    Judged(Option<Vec<Fact>>),
    Share(Kind),
    /// Show the result of this game, or the analysis of a choice in it.
    Open(Id, Option<Place>),
    Back,
}

impl EveningScreen {
    /// The evening of this game.
    pub fn new(store: &Store, id: Id, is_from_game: bool) -> (EveningScreen, Task<Message>) {
        let (store, known_by) = (store.clone(), id.clone());
        let reading =
            background(move |token| Evening::read(&store, &known_by, || !token.is_cancelled()));
        let reading = reading.map(|evening| {
            let evening = evening.ok().flatten();
            Message::Read(evening.map(Arc::new))
        });
        let (reading, handle) = cancellable(reading);
        let screen = EveningScreen {
            evening: None,
            is_reading: true,
            facts: Vec::new(),
            is_judging: false,
            is_from_game,
            id,
            _work: handle,
        };
        (screen, reading)
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        bindings! {
            PICTURE_KEY => Message::Share(Kind::Picture), phrase!("keys-evening-picture");
            MESSAGE => Message::Share(Kind::Words), phrase!("keys-evening-message");
            PRINT => Message::Share(Kind::Result), phrase!("keys-evening-print");
            Command::Back.key() => Message::Back, phrase!("common-back");
        }
    }

    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Read(evening) => {
                self.is_reading = false;
                self.evening = evening;
                if let Some(evening) = self.evening.clone() {
                    self.facts = evening.facts();
                    let judging = of_coach(|| {
                        background(move |token| {
                            let watch = || match token.is_cancelled() {
                                true => ControlFlow::Break(()),
                                false => ControlFlow::Continue(()),
                            };
                            evening.judged(watch).continue_value()
                        })
                    });
                    let judged = judging.map(|judged| Message::Judged(judged.ok().flatten()));
                    let (judging, handle) = cancellable(judged);
                    (self.is_judging, self._work) = (true, handle);
                    return Action::Run(judging);
                }
            }
            Message::Judged(facts) => {
                self.is_judging = false;
                self.facts.extend(facts.unwrap_or_default());
            }
            // The app does it.
            Message::Share(_) => {}
            Message::Open(id, None) => return Request::Open(id).into(),
            Message::Open(id, choice) => return Request::Analyse(id, choice).into(),
            Message::Back if self.is_from_game => return Request::ReturnToGame.into(),
            Message::Back => return Command::Home.into(),
        }
        Action::None
    }

    /// The export of the evening in this form, in the colours of this theme.
    pub fn export(&self, kind: Kind, theme: ThemeChoice) -> Option<Export> {
        let evening = self.evening.clone()?;
        Some(export(evening, self.facts.clone(), kind, theme))
    }

    pub fn ground(&self) -> Option<Ground> {
        let evening = self.evening.as_ref()?;
        colour_of(&evening.standings).map(Ground::Tint)
    }

    pub fn view(&self) -> Element<'_, Message> {
        let Some(evening) = &self.evening else {
            let words = match self.is_reading {
                true => say!("home-looking"),
                false => say!("evening-none"),
            };
            return container(soft(words, size::LABEL)).center(Fill).into();
        };
        responsive(move |within| {
            let words = [evening.headline(), evening.heading()];
            let leaders = leaders(&evening.standings);
            // All of them take the room of one.
            let share = 1.0 / (leaders.len() as f32).sqrt();
            let signs = leaders
                .iter()
                .map(|it| sign_of(within, |side| shape(it.player.colour, side * share)));
            let colour = colour_of(&evening.standings);
            let head = head(within, colour, signs, words, Vec::new(), row![]);
            let body = responsive(move |room| {
                let body: Element<'_, Message> = if room.width < WIDE {
                    column![table(evening), self.facts()].spacing(gap::L).into()
                } else {
                    let [of_facts, of_table] = PARTS.map(FillPortion);
                    let table = container(table(evening)).width(of_table);
                    let facts = container(self.facts()).width(of_facts);
                    row![table, facts].spacing(BETWEEN).into()
                };
                let body = container(body).padding(padding::top(gap::XL));
                scrollable(centred(body)).height(Fill).into()
            });
            let ways = [
                (
                    Icon::Picture,
                    say!("result-save"),
                    PICTURE_KEY,
                    Kind::Picture,
                ),
                (Icon::Edit, say!("files-words"), MESSAGE, Kind::Words),
                (Icon::Pads, say!("files-result"), PRINT, Kind::Result),
            ];
            let ways = ways
                .map(|(icon, label, key, kind)| way(Some(icon), label, key, Message::Share(kind)));
            let foot = row(ways).spacing(gap::S).align_y(Center).wrap();
            let foot = container(foot).padding([gap::L, 0.0]).align_right(Fill);
            column![head, body, centred(foot)].into()
        })
        .into()
    }

    fn facts(&self) -> Element<'_, Message> {
        let facts = self.facts.iter().map(|fact| {
            let about = soft(fact.about.as_str(), size::BODY);
            let told = medium(fact.told.as_str(), size::LABEL);
            let words = column![about, told].spacing(gap::XXS);
            let line: Element<'_, Message> = match &fact.about_game {
                Some((game, choice)) => {
                    let face = button(words).padding(AROUND).width(Fill);
                    let open = Message::Open(game.clone(), *choice);
                    press(face.style(theme::button::quiet), Some(open))
                }
                None => container(words).padding(AROUND).into(),
            };
            column![line, rule(Role::Line)].into()
        });
        let note = match self.is_judging {
            true => say!("coach-review-under-way"),
            false => say!("evening-brilliant-about"),
        };
        let note = container(soft(note, size::BODY)).padding(AROUND);
        let facts = column(facts).push(note).spacing(gap::XS);
        card(facts).padding(gap::L).width(Fill).into()
    }
}

/// The export of an evening in this form, in the colours of this theme.
pub fn export(evening: Arc<Evening>, facts: Vec<Fact>, kind: Kind, theme: ThemeChoice) -> Export {
    let shared = Shared {
        evening,
        facts,
        theme: theme::chosen(theme).unwrap_or(Theme::LIGHT),
    };
    Export::evening(shared, kind)
}

fn table(evening: &Evening) -> Element<'_, Message> {
    let table = responsive(move |room| {
        Drawing::new(scene::evening(evening, (room.width, room.height))).into()
    });
    let table = said_as(table, move || {
        let lines = evening.lines().into_iter().chain(evening.sums());
        let lines = lines.map(|line| {
            let cells = evening.standings.iter().zip(line.cells);
            let cells = cells.filter(|(_, (result, _))| !result.is_empty());
            let cells = cells.map(|(it, (result, _))| format!("{} {result}", it.player.name));
            let cells: Vec<String> = cells.collect();
            let title = format!("{} {}", line.about, line.beside);
            let words = say!(
                "print-figure",
                title = title.trim_end(),
                figure = cells.join(", ")
            );
            Saying::new(accesskit::Role::ListItem, words)
        });
        Saying::new(accesskit::Role::List, "").of(lines)
    });
    let height = scene::height_of_evening(evening);
    let line = height / (evening.games.len() + evening.sums().len() + 1) as f32;
    let games = (1..).zip(&evening.games).map(|(number, game)| {
        // The drawing above says the results.
        let unseen = |_: &Theme| text::Style {
            color: Some(Color::TRANSPARENT),
        };
        let name = text(say!("evening-game", number));
        let name = name.size(size::BODY).style(unseen);
        let face = button(name).width(Fill).height(line);
        let open = Message::Open(game.id.clone(), None);
        press(face.style(theme::button::quiet), Some(open))
    });
    let games = column![space().height(line)].extend(games);
    let table = stack![games, table].height(height);
    card(table).padding([gap::L, gap::XL]).into()
}
