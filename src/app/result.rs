//! The result of a game: who has won, the podium and the course, and the account of everything on demand.

pub mod ending;
mod record;

use std::fmt::Debug;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Instant;

use accesskit::Role;
use iced::widget::{button, column, container, responsive, row, scrollable, space, stack, text};
use iced::{Bottom, Center, Fill, FillPortion, Right, Size, border, padding};

pub use self::ending::{Column, Compared, Ending, Line, Over, ResultUi};
use super::analysis;
use super::banner;
use super::bar::Ground;
use super::keymap::{Bindings, Command, bindings};
use super::panel::centred;
use super::theme::{self, Theme, gap, radius, size};
use super::widget::die::{Look, die};
use super::widget::{
    Drawing, Element, Icon, Saying, bold, card, fitted, hint, icon, medium, plain_control, plot_at,
    press, qr, quiet_control, rule, said_as, shape, soft, told, width_of,
};
use super::words;
use super::written;
use crate::paper::{PlayerFacts, Summary};
use crate::rules::Seat;
use crate::scene::{self, Scene};
use crate::session::{Colour, Session, Variant};
use crate::store;
use crate::text::{phrase, say};
use crate::web;

/// The key that leaves a game out of the records, on the result and in the list of games.
pub const COUNT_KEY: &str = "O";
pub const SAME_DICE_KEY: &str = "D";
pub const PICTURE_KEY: &str = "S";
pub const BG_STATS_KEY: &str = "B";
const FOUND_KEYS: [&str; 2] = ["P", "F"];

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Play again at the same table, with new dice if they are the app's.
    Again,
    SameDice,
    /// Leave the game out of the records and figures, or count it again.
    Count,
    Analysis,
    /// Show the result of the evening.
    Evening,
    Details,
    /// Show the code that hands the game to BG Stats, or no longer.
    BgStats,
    Table,
    Save,
    /// Draw the picture in these colours.
    Draw(Box<Theme>),
    Saved(Result<Vec<PathBuf>, String>),
    /// A message of the notice about the saved picture.
    Found(written::Message),
    /// Dismiss that notice.
    Read,
    /// The players have had time to see the result.
    Seen,
    Frame(Instant),
}

pub fn bindings(ending: &Ending) -> Bindings<'_, Message> {
    let is_seen = ending.is_seen;
    let is_solo = ending.course.len() == 1;
    let has_picture = matches!(ending.picture, Some(Ok(_)));
    let [look, folder] = FOUND_KEYS;
    let open = has_picture.then_some(phrase!("keys-result-look-at-the-picture"));
    let show = has_picture.then_some(phrase!("keys-result-show-the-folder-with-the"));
    bindings! {
        "Enter", _ if is_seen => Message::Again, phrase!("keys-result-play-again-with-the-same");
        SAME_DICE_KEY, _ if is_seen && is_solo => Message::SameDice,
            phrase!("keys-result-play-again-with-the-same-throws");
        analysis::KEY, _ if is_seen => Message::Analysis, phrase!("keys-result-what-each-choice-was-worth");
        PICTURE_KEY, _ if is_seen => Message::Save, phrase!("keys-result-save-a-picture-of-the");
        COUNT_KEY, _ if is_seen => Message::Count, phrase!("keys-result-leave-the-game-out-of");
        BG_STATS_KEY, _ if is_seen => Message::BgStats, phrase!("result-bg-stats");
        Command::Back.key() => match &ending.picture {
            Some(_) => Message::Read,
            None if ending.has_code => Message::BgStats,
            None => Message::Table,
        },
            phrase!("keys-back-to-the-table");
        look, _ if is_seen && has_picture => Message::Found(written::Message::Open), open;
        folder, _ if is_seen && has_picture => Message::Found(written::Message::ShowFolder), show;
    }
}

/// From this width on, the podium stands beside the course, and the button for the next game is large.
pub const WIDE: f32 = 784.0;
/// The parts of the width for the podium and for the course, and the space between both.
pub const PARTS: [u16; 2] = [43, 57];
pub const BETWEEN: f32 = 40.0;
/// The least height of the podium and of the course.
const LEAST: f32 = 200.0;
/// The height of the pad or board of a solo game above its course.
const SHOWN: f32 = 420.0;
/// The scale of the chart, relative to paper.
const ZOOM: f32 = 1.2;

/// The least height of a head in a window of the usual size, and the heights of its die and of its title.
const HEAD: f32 = 177.0;
const DIE: f32 = 112.0;
const TITLE: f32 = 56.0;
/// The height of the usual window below its bar.
const WINDOW: f32 = 744.0;
/// The space between the die, the words and the button.
const APART: f32 = 30.0;

/// The heights of the steps by place, where there is room for them.
const STEPS: [f32; 4] = [332.0, 250.0, 208.0, 124.0];
/// The heights of a name with a result, and of the ground.
const ABOVE: f32 = 72.0;
const GROUND: f32 = 4.0;
const MOST_STEP_WIDTH: f32 = 160.0;
/// How long a step rises, and how much later each next one begins, in milliseconds.
const RISES: f32 = 360.0;
const RISES_LATER: f32 = 80.0;

/// The height of the line of buttons at the foot.
const WAYS: f32 = 92.0;

/// The greatest width of the labels and of a column.
const LABEL: f32 = 190.0;
const COLUMN: f32 = 160.0;
const MOST_COLUMNS: usize = 8;

pub fn ground<G: ResultUi>(over: &Over<'_, G>) -> Ground {
    let colour = over.first().colour;
    match over.broken_record() {
        Some(_) => Ground::Full(colour),
        None => Ground::Tint(colour),
    }
}

struct Page<'a, G: ResultUi> {
    over: Over<'a, G>,
    summary: Rc<Summary>,
}

pub fn view<G: ResultUi>(over: Over<'_, G>) -> Element<'_, Message> {
    let notice = over.ending.picture.as_ref().map(|picture| {
        let words: Element<'_, Message> = match picture {
            Ok(written) => {
                let told = |path: String, others: usize| say!("files-saved", path, others);
                written.view(told, FOUND_KEYS, Message::Found)
            }
            Err(words) => banner::refusal(words.as_str()),
        };
        let close = quiet_control(say!("common-close"), "Esc", Message::Read);
        let line = row![words, close].spacing(gap::S).align_y(Center);
        let line = container(line)
            .padding([gap::S, gap::L])
            .max_width(1100.0)
            .style(theme::container::record);
        // It lies over the page, so that nothing moves under the pointer, and above the buttons.
        let line = container(line).padding([WAYS, gap::M]).center_x(Fill);
        line.align_bottom(Fill)
    });
    let page = responsive(move |within| {
        let page = Page {
            over: over.clone(),
            summary: Rc::new(over.summary()),
        };
        if let (true, Some(link)) = (over.ending.has_code, &over.compared.link) {
            return code(link, within);
        }
        match over.broken_record() {
            Some(before) => scrollable(page.record(before, within)).height(Fill).into(),
            None => page.view(within),
        }
    });
    stack![page, notice].into()
}

impl<'a, G: ResultUi> Page<'a, G> {
    fn view(self, within: Size) -> Element<'a, Message> {
        let head = self.head(within);
        let (is_solo, has_details) = (self.over.session().is_solo(), self.over.ending.has_details);
        let foot = container(wrapped(self.ways())).padding([gap::L, 0.0]);
        let body = responsive(move |room| {
            let parts = || {
                let left = match is_solo {
                    true => card(self.shown()).padding(gap::M).into(),
                    false => self.podium(),
                };
                [left, self.course()]
            };
            let height = (room.height - gap::XL).floor().max(LEAST);
            let body: Element<'a, Message> = match has_details {
                true => self.details(room.width),
                false if room.width < WIDE => {
                    let first = if is_solo { SHOWN } else { height };
                    let parts = parts().into_iter().zip([first, height]);
                    let parts = parts.map(|(part, height)| container(part).height(height).into());
                    column(parts).spacing(gap::L).into()
                }
                false => {
                    let parts = parts().into_iter().zip(PARTS);
                    let parts =
                        parts.map(|(part, share)| container(part).width(FillPortion(share)).into());
                    row(parts).spacing(BETWEEN).height(height).into()
                }
            };
            let body = container(body).padding(padding::top(gap::XL));
            scrollable(centred(body)).height(Fill).into()
        });
        column![head, body, centred(foot.align_right(Fill))].into()
    }

    fn head(&self, within: Size) -> Element<'a, Message> {
        let colour = self.over.first().colour;
        let sign = |side| match G::fifth(self.over.session()) {
            Some(fifth) => die(Some(fifth), Look::Fifth(colour), side),
            None => shape(colour, side),
        };
        let words = [&self.summary.headline, &self.summary.margin].map(String::clone);
        let again = again(colour, within.width >= WIDE);
        let sign = sign_of(within, sign);
        head(within, Some(colour), [sign], words, self.notes(), again)
    }

    /// The buttons below a result, except for the next game.
    fn ways(&self) -> impl Iterator<Item = Element<'a, Message>> + use<'a, G> {
        let (is_solo, has_details) = (self.over.session().is_solo(), self.over.ending.has_details);
        let same = say!("result-same-dice");
        let same = is_solo.then(|| way(None, same, SAME_DICE_KEY, Message::SameDice));
        let turn = if has_details { Icon::Up } else { Icon::Down };
        let details = say!("result-details");
        let title = say!("coach-analysis-title");
        let save = say!("result-save");
        let others = [
            way(Some(Icon::Course), title, analysis::KEY, Message::Analysis),
            way(Some(Icon::Picture), save, PICTURE_KEY, Message::Save),
            way(Some(turn), details, "", Message::Details),
        ];
        same.into_iter().chain(others)
    }

    /// Remarks on a game that had help, was strict or does not count.
    fn notes(&self) -> Vec<String> {
        let record = self.over.host.record();
        let honest = words::honest(&self.over.host.helps(), record.options.strict);
        let left_out = (!record.counts).then(|| say!("result-left-out"));
        honest.into_iter().chain(left_out).collect()
    }

    /// The pad or the board of a solo game.
    fn shown(&self) -> Element<'a, Message> {
        let over = self.over.clone();
        responsive(move |room| container(G::shown(&over, room)).center(Fill).into()).into()
    }

    fn podium(&self) -> Element<'a, Message> {
        let (summary, ending) = (Rc::clone(&self.summary), self.over.ending);
        // Players who have left come last, without a place.
        let first = summary.lines.iter().take(STEPS.len());
        let count = first.filter(|line| line.place.is_some()).count();
        let (steps, others) = summary.lines.split_at(count);
        let mut steps = steps.to_vec();
        // The second stands at the left of the first.
        if count > 1 {
            steps.swap(0, 1);
        }
        let steps = responsive(move |room| {
            let count = steps.len().max(1) as f32;
            let width = (room.width - gap::M * (count - 1.0)) / count;
            let width = width.min(MOST_STEP_WIDTH).floor();
            let steps = steps.iter().enumerate().map(|(from_left, line)| {
                let risen = ending.eased(RISES_LATER * from_left as f32, RISES);
                step(line, width, room.height - ABOVE, risen)
            });
            let steps = row(steps).spacing(gap::M).align_y(Bottom);
            container(steps).center_x(Fill).align_bottom(Fill).into()
        });
        let ground = container(space()).width(Fill).height(GROUND);
        let others = others.iter().map(|line| {
            row![
                shape(line.colour, size::BODY),
                soft(in_words(line), size::BODY)
            ]
            .spacing(gap::XS)
            .align_y(Center)
            .into()
        });
        let others = row(others).spacing(gap::L).wrap();
        let podium = column![
            steps,
            ground.style(theme::container::bar(scene::Role::Ink)),
            container(others).padding(padding::top(gap::XS))
        ];
        let podium = said_as(podium, move || {
            let lines = summary.lines.iter();
            let lines = lines.map(|line| Saying::new(Role::ListItem, in_words(line)));
            Saying::new(Role::List, "").of(lines)
        });
        column![podium, self.evening()].spacing(gap::XS).into()
    }

    /// The number of the game in its evening, and how everybody stands, if there were games before.
    fn evening(&self) -> Option<Element<'a, Message>> {
        let counts = self.over.host.record().counts;
        let evening = self.over.compared.evening.as_ref().filter(|_| counts)?;
        let number = evening.games.len();
        let number = plain_control(say!("evening-game-of", number), "", Message::Evening);
        let standings = evening.standings.iter().map(|standing| {
            let sign = shape(standing.player.colour, size::BODY);
            let line = row![sign, soft(evening.standing(standing), size::BODY)];
            line.spacing(gap::XS).align_y(Center).into()
        });
        let line = row![told(number)].extend(standings);
        let line = line.spacing(gap::L).align_y(Center).wrap();
        Some(line.vertical_spacing(gap::XS).into())
    }

    fn course(&self) -> Element<'a, Message> {
        let caption = self.summary.measure.caption();
        let (title, caption) = match self.over.leaders() {
            Some(leaders) => (leaders, Some(caption)),
            None => (caption, None),
        };
        let caption = caption
            .map(|caption| fitted(caption, size::BODY, theme::FONT).style(theme::text::soft));
        let summary = Rc::clone(&self.summary);
        let chart = plotted(move |room| summary.chart(room));
        let told = column![
            fitted(title, size::HEADING, theme::BOLD),
            caption,
            container(chart).padding(padding::top(gap::S)),
        ];
        card(told).padding([gap::L, gap::XL]).into()
    }

    fn details(&self, width: f32) -> Element<'a, Message> {
        let facts = self.summary.facts.iter().map(|fact| {
            row![
                soft(fact.about.clone(), size::LABEL).width(1.25 * LABEL),
                medium(fact.told.clone(), size::LABEL).width(Fill),
            ]
            .into()
        });
        let facts = (!self.summary.facts.is_empty()).then(|| {
            card(column(facts).spacing(gap::S))
                .padding(gap::L)
                .width(Fill)
        });
        let Page { over, .. } = self;
        let session = over.session();
        let code = session.dice().seed().map(|seed| {
            let code = seed.code();
            match store::are_of_day(seed, over.created) {
                true => say!("result-code-of-day", date = words::date(over.created), code),
                false => say!("result-code", code),
            }
        });
        let counts = match (over.host.record().counts, over.host.helps().is_empty()) {
            (true, true) => say!("result-counts"),
            (true, false) => say!("result-counts-apart"),
            (false, _) => say!("result-left-out"),
        };
        // In a group the account has only a number.
        let beats = (!session.is_solo() && !over.compared.places.is_empty())
            .then(|| format!("{}: {}", say!("result-beats"), say!("result-beats-note")));
        let notes = beats.into_iter().chain(code).chain([counts]);
        let notes = notes.map(|words| soft(words, size::BODY).into());
        let notes = column(notes).push(stories(session)).spacing(gap::XS);
        // The notes stand beside the account if they have room there.
        let account = row![self.account(width), notes].spacing(gap::XL).wrap();
        let account = account.vertical_spacing(gap::M);
        column![facts, account].spacing(gap::M).into()
    }

    fn account(&self, width: f32) -> Element<'a, Message> {
        let Page { over, summary } = self;
        let columns = columns(over);
        let mut lines = G::lines(over, &columns);
        // What the summary says about the players, except their results.
        for (at, title) in (1..).zip(&summary.titles) {
            let figures = summary.lines.iter().map(|line| line.figures[at].clone());
            if !summary.lines.is_empty() {
                lines.push(Line::of(title.clone(), figures));
            }
        }
        let label = (width * 0.22).min(LABEL);
        let room = width - label - 2.0 * gap::L;
        let share = (room / columns.len() as f32).min(COLUMN);
        let full = label + share * columns.len() as f32 + 2.0 * gap::L;
        let cell = |content: Element<'a, Message>| {
            let cell = container(content).padding(padding::left(gap::S));
            cell.width(share).align_x(Right).into()
        };
        let heads = columns.into_iter().map(|column| {
            let colour = column.session.players()[column.seat].colour;
            let is_lit = column.is_lit;
            let font = if is_lit { theme::BOLD } else { theme::MEDIUM };
            let name = fitted(column.name, size::BODY, font);
            let named = row![shape(colour, size::BODY), name];
            cell(named.spacing(gap::XS).align_y(Center).into())
        });
        let heads = row![container("").width(label)].extend(heads);
        let lines = lines.into_iter().flat_map(|line| {
            let name = match line.above {
                scene::Role::Line => soft(line.label, size::BODY),
                _ => bold(line.label, size::BODY),
            };
            let cells = row![name.width(label)].extend(line.figures.into_iter().map(cell));
            [rule(line.above), cells.align_y(Center).into()]
        });
        let lines = column![heads].extend(lines).spacing(gap::XS);
        card(lines).padding(gap::L).width(full).into()
    }
}

/// Everybody, the winner first; for a solo game all attempts with the same dice, the earliest first.
fn columns<'a, G: ResultUi>(over: &Over<'a, G>) -> Vec<Column<'a, G>> {
    let session = over.session();
    let names = words::seat_names(session);
    let own = |(seat, place)| Column {
        session,
        seat,
        name: names[seat.index()].clone(),
        is_lit: place == Some(1),
    };
    let attempts = over.attempts();
    if attempts.is_empty() {
        return G::ranked(session).into_iter().map(own).collect();
    }
    let before = attempts.partition_point(|(began, _)| *began < over.created);
    let mut sessions: Vec<&Session<G>> = attempts.iter().map(|(_, attempt)| *attempt).collect();
    sessions.insert(before, session);
    let columns = (1..).zip(sessions).map(|(number, attempt)| Column {
        session: attempt,
        seat: Seat::FIRST,
        name: say!("result-attempt", number),
        is_lit: std::ptr::eq(attempt, session),
    });
    // The latest ones stay.
    columns
        .skip((attempts.len() + 1).saturating_sub(MOST_COLUMNS))
        .collect()
}

fn part(within: Size, usual: f32) -> f32 {
    usual * (HEAD * within.height / WINDOW).clamp(96.0, HEAD) / HEAD
}

/// A sign as large as the head of a result has it.
pub fn sign_of<'a, Message: 'a>(
    within: Size,
    sign: impl FnOnce(f32) -> Element<'a, Message>,
) -> Element<'a, Message> {
    sign(part(within, DIE).min(within.width * 0.1).floor())
}

/// The head of a result in the colour of who has won alone: the signs, the headline, the sentence below it, notes, and what
/// stands beside them.
pub fn head<'a, Message: 'a>(
    within: Size,
    colour: Option<Colour>,
    signs: impl IntoIterator<Item = Element<'a, Message>>,
    [headline, sentence]: [String; 2],
    notes: Vec<String>,
    beside: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let height = part(within, HEAD);
    let part = |usual| part(within, usual);
    let title = bold(headline, part(TITLE).max(size::TITLE));
    let letters = part(size::HEADING).max(size::BODY);
    let sentence = (!sentence.is_empty()).then(|| told(text(sentence).size(letters)));
    let notes = notes.into_iter();
    let notes = notes.map(|note| soft(note, size::BODY).into());
    let words = column![told(title), sentence].extend(notes);
    let line = row![
        container(row(signs).spacing(gap::S)).center_y(height.ceil()),
        container(words).padding([gap::M, 0.0]).width(Fill),
        beside.into()
    ];
    let head = centred(line.spacing(APART).align_y(Center)).style(theme::container::ground(
        match colour {
            Some(colour) => scene::Role::PlayerTint(colour),
            None => scene::Role::Well,
        },
    ));
    let line = colour.map_or(scene::Role::Line, scene::Role::Player);
    let line = container(space().width(Fill).height(3)).style(theme::container::ground(line));
    column![head, line].into()
}

/// The code that hands the game to BG Stats, as large as there is room for it.
fn code<'a>(link: &str, within: Size) -> Element<'a, Message> {
    let side = (within.height - 2.0 * gap::L).min(within.width * 0.7);
    let words = column![
        told(bold(say!("result-bg-stats"), size::TITLE)),
        told(text(say!("result-bg-stats-about")).size(size::LABEL)),
        quiet_control(say!("common-close"), "Esc", Message::BgStats),
    ];
    let code = row![qr(web::qr(link), side, 1.0), words.spacing(gap::M)];
    let code = code.spacing(gap::XL).align_y(Center);
    centred(code).center_y(Fill).into()
}

fn again<'a>(colour: Colour, is_large: bool) -> Element<'a, Message> {
    let (letters, beside, height) = match is_large {
        true => (size::TITLE, 44.0, 72.0),
        false => (size::HEADING, gap::L, 56.0),
    };
    let key = text(words::key("Enter")).size(size::LABEL);
    let face = row![bold(say!("result-again"), letters), key].spacing(gap::L);
    let face = button(container(face.align_y(Center)).center_y(Fill))
        .padding([0.0, beside])
        .height(height)
        .style(theme::button::player(colour));
    press(face, Some(Message::Again))
}

/// A player with place and result: `2. Ben, +180`.
fn in_words(line: &PlayerFacts) -> String {
    let [result, ..] = &line.figures;
    let named = format!("{}, {result}", line.name);
    match line.place {
        Some(place) => format!("{} {named}", say!("result-place", place)),
        None => format!("{named}, {}", say!("phones-player-left")),
    }
}

/// `risen` is the share of the step that has risen, 0 to 1; the highest step may be `most` high.
fn step<'a>(line: &PlayerFacts, width: f32, most: f32, risen: f32) -> Element<'a, Message> {
    let place = line.place.unwrap_or(STEPS.len());
    let usual = STEPS[place.clamp(1, STEPS.len()) - 1];
    let height = (usual * (most / STEPS[0]).min(1.0)).max(44.0).floor();
    let is_first = place == 1;
    let colour = line.colour;
    let [result, ..] = &line.figures;
    let name = line.name.as_str();
    let shrunk = |words: &str, most: f32, least: f32| {
        (most * width / width_of(words, most, theme::BOLD).max(1.0)).clamp(least, most)
    };
    let name_size = shrunk(name, size::HEADING, size::BODY);
    let figure_size = shrunk(result, size::TITLE, size::LABEL);
    let side = if is_first { 52.0 } else { 40.0 };
    let number = if is_first { 56.0 } else { 40.0 };
    let sign = (height >= side + number * 1.3 + gap::XL).then(|| {
        let mut sign = Scene::new((side, side));
        let middle = (side / 2.0, side / 2.0);
        sign.sign_in(colour, middle, side * 0.48, scene::Role::OnPlayer(colour));
        Drawing::new(sign)
    });
    let number = f32::min(number, height * 0.6);
    let within =
        column![sign, space().height(Fill), bold(place.to_string(), number)].align_x(Center);
    let corners = border::top(radius::CARD);
    let within = container(within)
        .padding([gap::L.min(height * 0.1), 0.0])
        .center_x(width)
        .height(height * risen)
        .clip(true)
        .style(theme::container::player_card(colour, corners));
    column![
        fitted(name, name_size, theme::MEDIUM),
        medium(result.clone(), figure_size),
        container(within).padding(padding::top(gap::S))
    ]
    .width(width)
    .align_x(Center)
    .into()
}

fn plotted<'a>(draw: impl Fn((f32, f32)) -> Scene + 'a) -> Element<'a, Message> {
    responsive(move |room| plot_at(draw((room.width / ZOOM, room.height / ZOOM)), ZOOM)).into()
}

pub fn way<'a, Message: Clone + Debug + 'a>(
    picture: Option<Icon>,
    label: String,
    key: &'static str,
    message: Message,
) -> Element<'a, Message> {
    let drawn = picture.map(|picture| icon(picture, Icon::SIDE, true));
    let key_shown = (!key.is_empty()).then(|| soft(key, size::BODY));
    let words = medium(label, size::LABEL);
    let face = match picture {
        // It points to what unfolds.
        Some(Icon::Up | Icon::Down) => row![words, drawn],
        _ => row![drawn, words, key_shown],
    };
    let face = button(face.spacing(gap::S).align_y(Center))
        .padding([gap::M, gap::M])
        .style(theme::button::quiet);
    hint(press(face, Some(message)), key)
}

fn wrapped<'a>(parts: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    row(parts).spacing(gap::S).align_y(Center).wrap().into()
}

/// The players who joined late, took over a seat or left, one line each; `None` if there are none.
pub fn stories<'a, G: Variant, Message: 'a>(session: &Session<G>) -> Option<Element<'a, Message>> {
    let lines = Seat::enumerate(session.players()).filter_map(|(seat, player)| {
        let story = session.seat_history(seat);
        let words = text(words::seat_history(&story)).size(size::BODY);
        let line = row![shape(player.colour, size::BODY), words].spacing(gap::S);
        (!story.is_plain()).then(|| line.align_y(Center).into())
    });
    let lines: Vec<Element<'a, Message>> = lines.collect();
    (!lines.is_empty()).then(|| column(lines).spacing(gap::XS).into())
}
