//! The parts shared by both games' results: the headline, the chart of the course, the facts about each player, the
//! account.

pub mod account;
pub mod ending;
mod facts;
pub mod table;

use std::path::PathBuf;

use iced::widget::{Row, column, container, responsive, row, scrollable, stack, text};
use iced::{Center, Fill, Size, padding};

pub use self::ending::{Attempt, Compared, Ending, Over, ResultUi};
pub use self::facts::{among_own, costliest, dice_facts, lanes, own_margin, own_place};
use super::analysis;
use super::banner;
use super::keymap::{Bindings, Command, bindings};
use super::theme::{self, Theme, gap, size};
use super::widget::{
    self, Element, bold, card, fitted, medium, next_control, plain_control, plot_at, quiet_control,
    shape, soft, width_of,
};
use super::words;
use super::written;
use crate::paper::{Palette, Summary};
use crate::rules::Seat;
use crate::session::{Colour, Seed, Session, Variant};
use crate::store;
use crate::text::{phrase, say};

/// The key that leaves a game out of the records, on the result and in the list of games.
pub const COUNT_KEY: &str = "O";
/// The key that plays the same dice again.
const SAME_DICE_KEY: &str = "D";
/// The key that saves a picture of the result.
const PICTURE_KEY: &str = "S";
/// The keys that open the saved picture and its folder.
const FOUND_KEYS: [&str; 2] = ["P", "F"];

/// A message of the result screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Play again at the same table, with new dice if they are the app's.
    Again,
    /// Play again at the same table with the same dice.
    SameDice,
    /// Leave the game out of the records and figures, or count it again.
    Count,
    /// Show the analysis.
    Analysis,
    /// Show the history.
    History,
    /// Show the table as it stood at the end.
    Table,
    /// Show all games.
    Leave,
    /// Save a picture of the result.
    Save,
    /// Draw the picture in these colours.
    Draw(Palette),
    /// The picture was saved or failed.
    Saved(Result<Vec<PathBuf>, String>),
    /// A message of the notice about the saved picture.
    Found(written::Message),
    /// Dismiss that notice.
    Read,
    /// The players have had time to see the result.
    Seen,
}

/// The keys of the result screen.
pub fn bindings(ending: &Ending) -> Bindings<'_, Message> {
    let is_seen = ending.is_seen;
    let has_picture = ending.has_picture();
    let [look, folder] = FOUND_KEYS;
    let open = has_picture.then_some(phrase!("keys-result-look-at-the-picture"));
    let show = has_picture.then_some(phrase!("keys-result-show-the-folder-with-the"));
    bindings! {
        "Enter", _ if is_seen => Message::Again, phrase!("keys-result-play-again-with-the-same");
        SAME_DICE_KEY, _ if is_seen => Message::SameDice,
            phrase!("keys-result-play-again-with-the-same-throws");
        analysis::KEY, _ if is_seen => Message::Analysis, phrase!("keys-result-what-each-choice-was-worth");
        PICTURE_KEY, _ if is_seen => Message::Save, phrase!("keys-result-save-a-picture-of-the");
        COUNT_KEY, _ if is_seen => Message::Count, phrase!("keys-result-leave-the-game-out-of");
        Command::Back.key() => if ending.picture.is_some() { Message::Read } else { Message::Table },
            phrase!("keys-back-to-the-table");
        look, _ if is_seen && has_picture => Message::Found(written::Message::Open), open;
        folder, _ if is_seen && has_picture => Message::Found(written::Message::ShowFolder), show;
    }
}

/// The average width of a bold letter, relative to the text size.
const LETTER: f32 = 0.56;
/// The largest text size of the headline.
const HIGHEST: f32 = 60.0;

/// The height of the notice about the saved picture.
const NOTICE: f32 = 76.0;

/// The parts of a result page.
pub struct Page<'a> {
    pub summary: Summary,
    /// The comparison with the best solo result, for a solo game.
    pub compared: Option<AgainstBest>,
    /// The part beside the course, and its width.
    pub beside: Option<(f32, Element<'a, Message>)>,
    /// The part below the course.
    pub below: Option<Element<'a, Message>>,
}

/// How a result compares with the best one so far.
pub enum AgainstBest {
    /// It is no better.
    Words(String),
    /// It is a new record: this one and the previous one.
    Record(String, String),
}

/// The layout of a result page in a window.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    within: Size,
    /// The width within the margins.
    pub inner: f32,
    headline: f32,
    /// The lines of players or facts.
    lines: usize,
    /// The lines about how the game was played.
    notes: usize,
    /// The minimum height of the chart.
    chart: f32,
    /// The height of the course and what belongs to it below and beside.
    pub body: f32,
}

impl Plan {
    /// The minimum width of the course, with the players below it or with facts.
    const PLAYERS: f32 = 600.0;
    const FACTS: f32 = 440.0;
    /// The minimum height of the chart: for two or three players, otherwise, and on a page that scrolls anyway.
    const CHART: f32 = 170.0;
    const LOW_CHART: f32 = 120.0;
    const SCROLLED_CHART: f32 = 200.0;
    /// The scale of the chart, relative to paper.
    const ZOOM: f32 = 1.2;
    /// The minimum height of a line below the chart.
    const LINE: f32 = 28.0;
    /// How much of the next part shows at the bottom.
    const PEEK: f32 = 48.0;
    const BAND: f32 = 34.0;
    const CONTROLS: f32 = 46.0;
    const FOOT: f32 = 38.0;

    /// The plan for a window before the height of the body is known.
    pub fn new<G: ResultUi>(over: &Over<'_, G>, summary: &Summary, within: Size) -> Plan {
        let inner = within.width - 2.0 * Plan::margin(within.width);
        let letters = summary.headline.chars().count().max(1) as f32;
        let most = (within.height * 0.075).min(HIGHEST);
        let headline = (inner / (letters * LETTER)).clamp(size::HEADING, most.max(size::HEADING));
        Plan {
            within,
            inner,
            headline,
            lines: summary.lines.len().max(summary.facts.len()).max(1),
            notes: notes(over),
            chart: match summary.lines.len() {
                2..=3 => Plan::CHART,
                _ => Plan::LOW_CHART,
            },
            body: 0.0,
        }
    }

    fn margin(width: f32) -> f32 {
        if width < 900.0 { gap::L } else { gap::XL }
    }

    fn gap(self) -> f32 {
        if self.within.height < 560.0 {
            gap::S
        } else {
            gap::M
        }
    }

    /// The height of the headline.
    fn head(self) -> f32 {
        (self.headline * size::LEADING).ceil()
    }

    /// The minimum height of the body.
    fn least(self) -> f32 {
        self.chart + Plan::LINE * self.lines as f32 + 92.0
    }

    /// Sets the body's height so that it fills the window; `goes_on` says that another part follows below.
    pub fn filling(self, goes_on: bool) -> Plan {
        let rest = if goes_on { Plan::PEEK } else { self.foot() };
        let body = (self.within.height - self.above() - rest).floor();
        let least = self.least();
        // The peek at the next part may give way so that all lines fit.
        let room = if goes_on { body + Plan::PEEK } else { body };
        let body = if room < least {
            least + Plan::SCROLLED_CHART - self.chart
        } else {
            body.max(least)
        };
        Plan { body, ..self }
    }

    /// Sets the body's height so that a last part of this height also fits; `None` if the window is too low.
    pub fn ending_with(self, height: f32) -> Option<Plan> {
        let rest = height + self.foot();
        let body = (self.within.height - self.above() - rest).floor();
        (body >= self.least()).then_some(Plan { body, ..self })
    }

    /// The height above the body.
    fn above(self) -> f32 {
        self.head() + Plan::BAND + Plan::CONTROLS + 4.0 * self.gap()
    }

    /// The height of the foot of the page, with the gaps around it.
    fn foot(self) -> f32 {
        let notes = match self.notes {
            0 => 0.0,
            notes => notes as f32 * (size::BODY * size::LEADING + gap::XS) + self.gap(),
        };
        notes + Plan::FOOT + 2.0 * self.gap()
    }

    /// The maximum width of a part beside the course; `None` if that is less than `least`.
    pub fn beside(self, summary: &Summary, least: f32) -> Option<f32> {
        let course = if summary.lines.is_empty() {
            Plan::FACTS
        } else {
            Plan::PLAYERS
        };
        let room = self.inner - course - self.gap();
        (room >= least).then_some(room)
    }
}

/// The page of a finished game, laid out for the window.
pub fn view<G: ResultUi>(over: Over<'_, G>) -> Element<'_, Message> {
    let notice = over.ending.picture.as_ref().map(|picture| {
        let words: Element<'_, Message> = match picture {
            Ok(written) => written.view(written::Deed::Saved, FOUND_KEYS, Message::Found),
            Err(words) => banner::refusal(words.as_str()),
        };
        let close = quiet_control(say!("common-close"), "Esc", Message::Read);
        let line = row![words, close].spacing(gap::S).align_y(Center);
        let line = container(line)
            .padding([gap::S, gap::L])
            .max_width(1100.0)
            .style(theme::container::record);
        container(line)
            .padding(gap::M)
            .center_x(Fill)
            .align_bottom(Fill)
    });
    let page = responsive(move |within| {
        let (page, plan) = G::page(&over, within);
        page.view(&over, plan)
    });
    stack![page, notice].into()
}

impl<'a> Page<'a> {
    /// The whole page with its buttons.
    fn view<G: ResultUi>(self, over: &Over<'a, G>, plan: Plan) -> Element<'a, Message> {
        let Page {
            summary,
            compared,
            beside,
            below,
        } = self;
        let between = plan.gap();
        let goes_on = below.is_some();
        let head = bold(summary.headline.clone(), plan.headline).center();
        let width = match &beside {
            Some((width, _)) => plan.inner - width - between,
            None => plan.inner,
        };
        let told = told(&summary, width, plan);
        let body = row![
            told,
            beside.map(|(width, element)| container(element).width(width))
        ]
        .spacing(between)
        .height(plan.body);
        let honest = honest(over).map(|words| soft(words, size::BODY));
        let more = column![honest, stories(over.session())]
            .spacing(gap::XS)
            .align_x(Center);
        let lines = column![
            column![
                widget::told(container(head).center_y(plan.head())),
                widget::told(container(band(over, &summary, compared, plan)).center_y(Plan::BAND)),
            ]
            .align_x(Center),
            container(controls(plan)).center_y(Plan::CONTROLS),
            body,
            below,
            (plan.notes > 0).then_some(more),
            dice_and_records(over)
        ]
        .spacing(between)
        .align_x(Center);
        let margin = Plan::margin(plan.within.width);
        // Scrolling still brings everything out from behind the notice.
        let hidden = over.ending.picture.as_ref().map_or(0.0, |_| NOTICE);
        let bottom = if goes_on { between } else { 0.0 } + hidden;
        let padding = padding::horizontal(margin).top(between).bottom(bottom);
        scrollable(container(lines).padding(padding).center_x(Fill))
            .height(Fill)
            .into()
    }
}

/// The winning margin, or the comparison with the best result.
fn band<'a, G: ResultUi>(
    over: &Over<'_, G>,
    summary: &Summary,
    compared: Option<AgainstBest>,
    plan: Plan,
) -> Element<'a, Message> {
    let heading = (size::HEADING).min(plan.inner / 30.0);
    let line = |words: String| text(words).size(heading).style(theme::text::accent);
    match compared {
        None => line(summary.margin.clone()).font(theme::MEDIUM).into(),
        Some(AgainstBest::Words(words)) => line(words).font(theme::MEDIUM).into(),
        Some(AgainstBest::Record(what, before)) => {
            let title = if over.has_just_ended {
                say!("result-new-record")
            } else {
                say!("result-record")
            };
            let star = || shape(Colour::Sky, heading * 1.2);
            let small = heading * 0.8;
            let words = row![
                star(),
                bold(title, heading),
                medium(what, small),
                soft(before, small),
                star(),
            ];
            container(words.spacing(gap::M).align_y(Center))
                .padding([0.0, gap::L])
                .style(theme::container::record)
                .into()
        }
    }
}

/// The chart of the course above the players or the facts.
fn told<'a, Message: 'a>(summary: &Summary, width: f32, plan: Plan) -> Element<'a, Message> {
    let body = plan.body;
    let between = plan.gap();
    let padding = gap::M;
    let line = (body * 0.4 / plan.lines as f32).clamp(Plan::LINE, 46.0);
    let has_titles = !summary.lines.is_empty();
    let titles = if has_titles { table::TITLES } else { 0.0 };
    let lines = (line * plan.lines as f32 + titles + padding).ceil();

    let caption = size::BODY;
    let size = Size::new(
        width - 2.0 * padding,
        body - lines - between - 1.5 * padding - size::LEADING * caption,
    );
    let chart = summary.chart((size.width / Plan::ZOOM, size.height / Plan::ZOOM));
    let caption = fitted(summary.caption.as_str(), caption, theme::FONT).style(theme::text::soft);
    let course = card(column![caption, plot_at(chart, Plan::ZOOM)])
        .padding(padding::all(padding).bottom(padding / 2.0))
        .width(width)
        .height(body - lines - between);
    let told = if has_titles {
        table::players(summary, width - 2.0 * padding, line)
    } else {
        facts(summary, line)
    };
    let told = card(told)
        .padding([padding / 2.0, padding])
        .width(width)
        .height(lines);
    column![course, told].spacing(between).into()
}

/// The facts about a solo game.
fn facts<'a, Message: 'a>(summary: &Summary, height: f32) -> Element<'a, Message> {
    const LEAST: f32 = 136.0;

    let size = (size::LABEL).min(height * 0.55);
    let about = summary.facts.iter().map(|fact| {
        let width = width_of(&fact.about, size, theme::FONT);
        width + gap::S
    });
    let about_width = about.fold(LEAST, f32::max).ceil();
    let facts = summary.facts.iter().map(|fact| {
        let about = soft(fact.about.clone(), size);
        row![
            about.width(about_width),
            fitted(fact.told.as_str(), size, theme::MEDIUM),
        ]
        .height(height)
        .align_y(Center)
        .into()
    });
    column(facts).into()
}

/// The buttons; in a narrow window, without those that the top bar also has.
fn controls<'a>(plan: Plan) -> Element<'a, Message> {
    /// The extra width of the first button: its key and its larger text.
    const ENTER: f32 = 90.0;

    let few = row![
        next_control(say!("result-again"), "Enter", Some(Message::Again)),
        plain_control(
            say!("coach-analysis-title"),
            analysis::KEY,
            Message::Analysis
        ),
        plain_control(say!("result-save"), PICTURE_KEY, Message::Save),
    ];
    let others = [
        (say!("result-history"), Command::History, Message::History),
        (say!("result-table"), Command::Back, Message::Table),
        (say!("result-all-games"), Command::Home, Message::Leave),
    ];
    let labels = [
        say!("result-again"),
        say!("coach-analysis-title"),
        say!("result-save"),
    ];
    let labels = labels
        .iter()
        .chain(others.iter().map(|(label, _, _)| label));
    let needed: f32 = labels
        .map(|label| width_of(label, size::BODY, theme::MEDIUM) + 3.0 * gap::M)
        .sum();
    let controls = if plan.inner < needed + ENTER {
        few
    } else {
        few.extend(
            others
                .into_iter()
                .map(|(label, command, message)| plain_control(label, command.key(), message)),
        )
    };
    centred(controls.spacing(gap::M))
}

/// The source of the app's dice, the button to play the same ones, and whether the game counts.
fn dice_and_records<G: ResultUi>(over: &Over<'_, G>) -> Element<'static, Message> {
    let code = over
        .session()
        .setup()
        .dice()
        .seed()
        .map(|seed| soft(code(seed, over), size::BODY));
    let about = say!("result-same-dice-hint", key = SAME_DICE_KEY);
    let same = plain_control(say!("result-same-dice"), about, Message::SameDice);
    let dice = row![code, same].spacing(gap::M);
    centred(row![dice.align_y(Center), counting(over)].spacing(gap::XL))
}

/// The code that gives others the same dice.
fn code<G: ResultUi>(seed: Seed, over: &Over<'_, G>) -> String {
    let began = over.created;
    if store::are_of_day(seed, began) {
        say!(
            "result-code-of-day",
            date = words::date(began),
            code = seed.code()
        )
    } else {
        say!("result-code", code = seed.code())
    }
}

/// Centres a row that wraps.
fn centred<'a, Message: 'a>(row: Row<'a, Message, Theme>) -> Element<'a, Message> {
    row.align_y(Center)
        .wrap()
        .vertical_spacing(gap::S)
        .align_x(Center)
        .into()
}

/// The number of lines about how the game was played.
fn notes<G: ResultUi>(over: &Over<'_, G>) -> usize {
    let session = over.session();
    let seats = Seat::all(session.players().len());
    let stories = seats.filter(|&seat| !session.seat_history(seat).is_plain());
    stories.count() + usize::from(honest(over).is_some())
}

/// The help used in the game, or that there could be none.
fn honest<G: ResultUi>(over: &Over<'_, G>) -> Option<String> {
    words::honest(&over.host.helps(), over.host.record().options.strict)
}

/// Whether the game counts, and the button that changes it.
fn counting<'a, G: ResultUi>(over: &Over<'_, G>) -> Element<'a, Message> {
    let (words, change) = if over.host.record().counts {
        let counts = match over.host.helps().is_empty() {
            true => say!("result-counts"),
            false => say!("result-counts-apart"),
        };
        (counts, say!("result-leave-out"))
    } else {
        (say!("result-left-out"), say!("result-let-count"))
    };
    row![
        soft(words, size::BODY),
        quiet_control(change, COUNT_KEY, Message::Count),
    ]
    .spacing(gap::XS)
    .align_y(Center)
    .into()
}

/// The players who joined late, took over a seat or left, one line each; `None` if there are none.
pub fn stories<'a, G: Variant, Message: 'a>(session: &Session<G>) -> Option<Element<'a, Message>> {
    let lines: Vec<Element<'a, Message>> = Seat::enumerate(session.players())
        .filter_map(|(seat, player)| {
            let story = session.seat_history(seat);
            let line = row![
                shape(player.colour, size::BODY),
                text(words::seat_history(&story)).size(size::BODY),
            ]
            .spacing(gap::S)
            .align_y(Center);
            (!story.is_plain()).then(|| line.into())
        })
        .collect();
    (!lines.is_empty()).then(|| column(lines).spacing(gap::XS).into())
}
