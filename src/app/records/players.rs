//! The table of players, and the figures of one player.

use iced::widget::text::Wrapping;
use iced::widget::{button, column, container, row, space, text};
use iced::{Bottom, Center, Fill, Right, Size};

use super::tables::Tables;
use super::{Message, figure, name, points, titled_card};
use crate::app::keymap::Command;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, card, medium, plain_control, plot, press, soft, width_of};
use crate::coach::express::ValueTable;
use crate::coach::review::Measure;
use crate::rules::express::Penalty;
use crate::scene::{self as chart, Scene};
use crate::stats::{Contest, Figures, Who};
use crate::text::{self as words, Phrase, number, phrase, say};

/// The width of a column of figures, normally and in a narrow window, which leaves more room to the names.
const COLUMN: f32 = 116.0;
const NARROW_COLUMN: f32 = 68.0;
/// From this width on, charts stand side by side.
const WIDE: f32 = 800.0;
const TALL: f32 = 230.0;
/// From this width on, the table has all columns.
const ALL_COLUMNS: f32 = 900.0;

/// A column of the table: its title, its figure, and whether a narrow window shows it too.
type Column = (Phrase, fn(Contest, &Figures) -> String, bool);

const EXPRESS: [Column; 6] = [
    (phrase!("records-games"), games, true),
    (phrase!("records-won"), |_, figures| won(figures), true),
    (
        phrase!("records-mean"),
        |_, figures| points(figures.mean()),
        true,
    ),
    (
        phrase!("records-median"),
        |_, figures| points(figures.median()),
        false,
    ),
    (phrase!("records-best"), best, true),
    (phrase!("records-lost"), loss, false),
];

const CLASSIC: [Column; 6] = [
    (phrase!("records-games"), games, true),
    (phrase!("records-won"), |_, figures| won(figures), true),
    (phrase!("records-busts"), |_, figures| busts(figures), false),
    (
        phrase!("records-mean-alone"),
        |_, figures| figure(figures.mean()),
        true,
    ),
    (phrase!("records-best-alone"), best, true),
    (phrase!("records-lost"), loss, false),
];

/// The players of a contest, one per line.
pub(super) fn table(tables: &Tables, at: usize, within: Size) -> Element<'_, Message> {
    let contest = tables.contest;
    let has_all = within.width >= ALL_COLUMNS;
    let columns: Vec<Column> = match contest {
        Contest::Express(_) => EXPRESS,
        Contest::Classic(_) => CLASSIC,
    }
    .into_iter()
    .filter(|(_, _, is_first)| *is_first || has_all)
    .collect();
    // In a narrow window a title may wrap.
    let wide = |title: &Phrase| match has_all {
        true => COLUMN.max(gap::S + width_of(&title.to_string(), size::CAPTION, theme::FONT)),
        false => NARROW_COLUMN,
    };
    let titles = columns.iter().map(|(title, _, _)| {
        let wide = wide(title);
        let title = soft(title.to_string(), size::CAPTION);
        container(title.align_x(Right))
            .width(wide)
            .align_x(Right)
            .into()
    });
    let head = row![space().width(Fill)]
        .extend(titles)
        .padding([0.0, gap::S])
        .align_y(Bottom);
    let lines = tables.players.iter().enumerate();
    let lines = lines.map(|(place, figures)| {
        let cells = columns.iter().map(|(title, cell, _)| {
            let cell = text(cell(contest, figures)).size(size::BODY);
            container(cell).width(wide(title)).align_x(Right).into()
        });
        let face = row![who(figures)].extend(cells).align_y(Center);
        let face = button(face)
            .padding(gap::S)
            .width(Fill)
            .style(theme::button::line(place == at));
        press(face, Some(Message::Player(place)))
    });
    let note = match (contest, has_all) {
        (Contest::Express(_), true) => say!("records-express-about"),
        (Contest::Express(_), false) => say!("records-express-about-narrow"),
        (Contest::Classic(_), true) => say!("records-classic-about"),
        (Contest::Classic(_), false) => say!("records-classic-about-narrow"),
    };
    let note = soft(note, size::CAPTION);
    let lines = column(lines).spacing(gap::XXS);
    titled_card(
        say!("records-tab-players"),
        column![head, lines, note, space().height(gap::XS)].spacing(gap::S),
    )
}

fn games(_: Contest, figures: &Figures) -> String {
    number(figures.games as f64, 0)
}

fn won(figures: &Figures) -> String {
    match figures.in_groups {
        0 => "–".to_owned(),
        // Of all players together, one always wins.
        _ if figures.who == Who::Everybody => "–".to_owned(),
        groups => say!("records-won-of", wins = figures.wins, games = groups),
    }
}

fn best(contest: Contest, figures: &Figures) -> String {
    let best = figures.best(contest);
    best.map_or("–".to_owned(), |best| match contest.is_express() {
        true => words::signed(best),
        false => best.to_string(),
    })
}

/// The player's name, wrapped if it is long.
fn who(figures: &Figures) -> Element<'_, Message> {
    let (words, about) = match &figures.who {
        Who::Everybody => (say!("records-all-people"), None),
        Who::Person(name) => (name.to_string(), None),
        Who::Program(level) => (
            words::level(*level).to_string(),
            Some(say!("records-the-program")),
        ),
    };
    let words = medium(words, size::LABEL).wrapping(Wrapping::WordOrGlyph);
    row![words, about.map(|about| soft(about, size::CAPTION))]
        .spacing(gap::S)
        .align_y(Center)
        .width(Fill)
        .into()
}

fn busts(figures: &Figures) -> String {
    let (turns, busts) = figures.turns;
    words::percent(busts as f64 / turns.max(1) as f64)
}

/// The mean loss per choice, in the measure of the contest.
fn loss(contest: Contest, figures: &Figures) -> String {
    match (figures.loss(), contest) {
        (None, _) => "–".to_owned(),
        (Some(loss), Contest::Express(_)) => words::mean_lost(Measure::Points, loss),
        (Some(loss), Contest::Classic(_)) => words::mean_lost(Measure::Chance, loss),
    }
}

/// The figures and charts of one player.
pub(super) fn one(tables: &Tables, place: usize, within: Size) -> Element<'_, Message> {
    let contest = tables.contest;
    let Some(figures) = tables.players.get(place) else {
        return space().into();
    };
    let back = plain_control(say!("records-back"), Command::Back.key(), Message::Back);
    let head = row![who(figures), soft(name(contest), size::BODY), back]
        .spacing(gap::M)
        .align_y(Center);
    let about = |words: String, about: String| {
        let figure = column![bold(words, size::HEADING), soft(about, size::CAPTION)];
        container(figure.align_x(Center)).center_x(Fill)
    };
    let groups = match &figures.who {
        Who::Everybody => number(figures.in_groups as f64, 0),
        Who::Person(_) | Who::Program(_) => won(figures),
    };
    let (won_about, throws_about) = if figures.who == Who::Everybody {
        (
            say!("records-figure-in-groups"),
            say!("records-figure-throws-a-player"),
        )
    } else {
        (
            say!("records-figure-won-in-groups"),
            say!("records-figure-throws-a-game"),
        )
    };
    let mut shown = vec![
        about(games(contest, figures), say!("records-figure-games")),
        about(groups, won_about),
    ];
    match contest {
        Contest::Express(_) => {
            let games = figures.results.len().max(1) as f64;
            let (choices, free) = figures.choices;
            let each = |count: u32| figure(Some(f64::from(count) / games));
            shown.extend([
                about(points(figures.mean()), say!("records-figure-mean")),
                about(points(figures.median()), say!("records-figure-median")),
                about(best(contest, figures), say!("records-figure-best")),
                about(each(choices), throws_about),
                about(each(free), say!("records-figure-free")),
            ]);
        }
        Contest::Classic(_) => shown.extend([
            about(figure(figures.mean()), say!("records-figure-turns-alone")),
            about(figure(figures.median()), say!("records-figure-median")),
            about(best(contest, figures), say!("records-figure-best")),
            about(busts(figures), say!("records-figure-bust")),
        ]),
    }
    shown.push(about(loss(contest, figures), say!("records-figure-lost")));
    let time = figures.time().map(|time| {
        let seconds = time.as_secs_f64().round();
        say!("common-seconds", seconds = seconds)
    });
    let each = if contest.is_express() {
        say!("records-figure-time-a-choice")
    } else {
        say!("records-figure-time-a-turn")
    };
    shown.extend(time.map(|time| about(time, each)));
    // In a narrow window the figures wrap.
    let in_line = if within.width >= WIDE { shown.len() } else { 4 };
    let mut shown = shown.into_iter().peekable();
    let mut lines = column![].spacing(gap::S);
    while shown.peek().is_some() {
        let line = shown.by_ref().take(in_line).map(Element::from);
        lines = lines.push(row(line));
    }
    let shown = lines;
    let reviewed = soft(reviewed(figures), size::CAPTION);
    let sheet = card(column![shown, reviewed].spacing(gap::S).align_x(Center))
        .padding(gap::M)
        .width(Fill)
        .center_x(Fill);
    column![head, sheet]
        .extend(charts(contest, figures, within))
        .push(space().height(gap::XS))
        .spacing(gap::M)
        .into()
}

fn reviewed(figures: &Figures) -> String {
    match figures.losses.len() {
        0 => say!("records-none-reviewed"),
        count => say!("records-reviewed", count = count),
    }
}

/// The charts of a player in a contest.
fn charts<'a>(contest: Contest, figures: &Figures, within: Size) -> Vec<Element<'a, Message>> {
    // Without the margins of the cards and the scroll bar.
    let whole = within.width - 3.0 * gap::L;
    let half = (within.width - gap::L - gap::M) / 2.0 - 2.0 * gap::L;
    let side = if within.width >= WIDE { half } else { whole };
    let sheet = |title: String, about: String, chart: Scene| {
        let caption = soft(about, size::CAPTION);
        titled_card(title, column![plot(chart), caption].spacing(gap::XS))
    };
    let count = figures.results.len();
    let penalty = match contest {
        Contest::Express(penalty) => penalty,
        Contest::Classic(_) if count == 0 => return Vec::new(),
        Contest::Classic(_) => {
            return vec![sheet(
                say!("records-turns-alone"),
                say!("records-turns-alone-about", count = count),
                chart::turns(&figures.results, (whole, TALL)),
            )];
        }
    };
    let about = match figures.who {
        Who::Everybody => say!("records-totals-about-all", count = count),
        Who::Person(_) | Who::Program(_) => say!("records-totals-about", count = count),
    };
    let near = near_optimal(penalty);
    let totals = sheet(
        say!("records-totals"),
        about,
        chart::totals(&figures.results, near, (whole, TALL)),
    );
    let rows = sheet(
        say!("records-rows"),
        say!("records-rows-about"),
        chart::rows(&figures.rows, (side, TALL)),
    );
    let marks: Vec<String> = figures
        .fifths
        .iter()
        .enumerate()
        .filter(|(_, fifth)| fifth.named > 0.0)
        .map(|(place, fifth)| {
            let marks = number(fifth.marks, 1);
            say!("records-marks-for", marks = marks, value = place + 1)
        })
        .collect();
    let fifths = sheet(
        say!("records-fifths"),
        say!("records-fifths-about", marks = marks.join(", ")),
        chart::fifths(&figures.fifths, (side, TALL)),
    );
    if within.width >= WIDE {
        vec![totals, row![rows, fifths].spacing(gap::M).into()]
    } else {
        vec![totals, rows, fifths]
    }
}

/// The totals of near-optimal games, each with its share of them.
fn near_optimal(penalty: Penalty) -> Vec<(i32, f64)> {
    // If the table is damaged, the chart lacks these bars.
    let Ok(values) = ValueTable::shipped(penalty) else {
        return Vec::new();
    };
    let games = values.distribution();
    let all = games.games().max(1) as f64;
    let counts = games.counts();
    counts
        .map(|(total, count)| (total, f64::from(count) / all))
        .collect()
}
