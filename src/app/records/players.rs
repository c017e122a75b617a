//! The table of players, and the figures of one of them.

use iced::widget::text::Wrapping;
use iced::widget::{button, column, container, row, space, text};
use iced::{Bottom, Center, Fill, Right, Size};

use super::tables::Tables;
use super::{Message, Sheet, card, figure, name, points, save};
use crate::app::keymap::Command;
use crate::app::review;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{ButtonStyle, Element, control, plot, press};
use crate::app::words;
use crate::coach::express::ValueTable;
use crate::rules::express::Penalty;
use crate::stats::chart::{self, Chart};
use crate::stats::{Contest, Figures, Who};

/// The width of a column of figures, and of one in a narrow window, where names need the room.
const COLUMN: f32 = 116.0;
const NARROW_COLUMN: f32 = 68.0;
/// From this width on charts stand side by side.
const WIDE: f32 = 800.0;
const TALL: f32 = 230.0;
/// From this width on the table has all columns.
const ALL_COLUMNS: f32 = 900.0;

/// A column of the table: its title, what stands in it, and whether it stands in a narrow window too.
type Column = (&'static str, fn(Contest, &Figures) -> String, bool);

const EXPRESS: [Column; 6] = [
    ("Games", |_, figures| figures.games.to_string(), true),
    ("Won", |_, figures| won(figures), true),
    ("Mean", |_, figures| points(figures.mean()), true),
    ("Median", |_, figures| points(figures.median()), false),
    ("Best", best, true),
    ("Lost per choice", loss, false),
];

const CLASSIC: [Column; 6] = [
    ("Games", |_, figures| figures.games.to_string(), true),
    ("Won", |_, figures| won(figures), true),
    ("Busts", |_, figures| busts(figures), false),
    ("Mean alone", |_, figures| figure(figures.mean()), true),
    ("Best alone", best, true),
    ("Lost per choice", loss, false),
];

/// The players of a contest, one a line.
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
    let wide = if has_all { COLUMN } else { NARROW_COLUMN };
    let titles = columns.iter().map(|(title, _, _)| {
        let title = text(*title).size(size::CAPTION).style(theme::text::soft);
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
        let style: ButtonStyle = if place == at {
            theme::button::chosen
        } else {
            theme::button::quiet
        };
        let cells = columns.iter().map(|(_, cell, _)| {
            let cell = text(cell(contest, figures)).size(size::BODY);
            container(cell).width(wide).align_x(Right).into()
        });
        let face = row![who(figures)].extend(cells).align_y(Center);
        let face = button(face).padding(gap::S).width(Fill).style(style);
        press(face, Some(Message::Player(place)))
    });
    let (note, lost) = match contest {
        Contest::Express(_) => (
            "Won: of the games in groups, shared wins included.",
            " Lost per choice: points, in games that were reviewed.",
        ),
        Contest::Classic(_) => (
            "Won: of the games in groups. Alone: turns to the end.",
            " Lost per choice: chance to win, in games in groups that were reviewed.",
        ),
    };
    let note = format!("{note}{}", if has_all { lost } else { "" });
    let note = text(note).size(size::CAPTION).style(theme::text::soft);
    let lines = column(lines).spacing(gap::XXS);
    card(
        "Players",
        None,
        column![head, lines, note, space().height(gap::XS)].spacing(gap::S),
    )
}

fn won(figures: &Figures) -> String {
    match figures.in_groups {
        0 => "–".to_owned(),
        // Somebody always wins.
        _ if figures.who == Who::Everybody => "–".to_owned(),
        groups => format!("{} of {groups}", figures.wins),
    }
}

fn best(contest: Contest, figures: &Figures) -> String {
    let best = figures.best(contest);
    best.map_or("–".to_owned(), |best| match contest.is_express() {
        true => words::signed(best),
        false => best.to_string(),
    })
}

/// Whose figures they are, in as many lines as the name takes.
fn who(figures: &Figures) -> Element<'_, Message> {
    let (words, about) = match &figures.who {
        Who::Everybody => ("All people", None),
        Who::Person(name) => (name.as_str(), None),
        Who::Program(level) => (level.name(), Some("the program")),
    };
    let words = text(words)
        .size(size::LABEL)
        .font(theme::MEDIUM)
        .wrapping(Wrapping::WordOrGlyph);
    row![words]
        .push(about.map(|about| text(about).size(size::CAPTION).style(theme::text::soft)))
        .spacing(gap::S)
        .align_y(Center)
        .width(Fill)
        .into()
}

fn busts(figures: &Figures) -> String {
    let (turns, busts) = figures.turns;
    words::percent(busts as f64 / turns.max(1) as f64)
}

/// The mean loss of a choice, in the measure of the contest.
fn loss(contest: Contest, figures: &Figures) -> String {
    match (figures.loss(), contest) {
        (None, _) => "–".to_owned(),
        (Some(loss), Contest::Express(_)) => format!("{loss:.1}"),
        (Some(loss), Contest::Classic(_)) => format!("{:.1} %", loss * 100.0),
    }
}

/// The figures and charts of one player.
pub(super) fn one(tables: &Tables, place: usize, within: Size) -> Element<'_, Message> {
    let contest = tables.contest;
    let Some(figures) = tables.players.get(place) else {
        return space().into();
    };
    let back = control(
        "Back to the players",
        Command::Back.key(),
        theme::button::plain,
        Some(Message::Back),
    );
    let head = row![
        who(figures),
        text(name(contest))
            .size(size::BODY)
            .style(theme::text::soft),
        back,
    ]
    .spacing(gap::M)
    .align_y(Center);
    let about = |words: String, about: &'static str| {
        container(review::figure(words, about, theme::text::ink)).center_x(Fill)
    };
    let groups = match &figures.who {
        Who::Everybody => figures.in_groups.to_string(),
        Who::Person(_) | Who::Program(_) => won(figures),
    };
    let (won_about, throws_about) = if figures.who == Who::Everybody {
        ("in groups", "throws a player")
    } else {
        ("won in groups", "throws a game")
    };
    let mut shown = vec![
        about(figures.games.to_string(), "games"),
        about(groups, won_about),
    ];
    match contest {
        Contest::Express(_) => {
            let games = figures.results.len().max(1) as f64;
            let (choices, free) = figures.choices;
            let each = |count: u32| figure(Some(f64::from(count) / games));
            shown.extend([
                about(points(figures.mean()), "mean"),
                about(points(figures.median()), "median"),
                about(best(contest, figures), "best"),
                about(each(choices), throws_about),
                about(each(free), "of them free"),
            ]);
        }
        Contest::Classic(_) => shown.extend([
            about(figure(figures.mean()), "turns alone, mean"),
            about(figure(figures.median()), "median"),
            about(best(contest, figures), "best"),
            about(busts(figures), "of the turns bust"),
        ]),
    }
    shown.push(about(loss(contest, figures), "lost per choice"));
    let time = figures
        .time()
        .map(|time| format!("{:.0} s", time.as_secs_f64()));
    let each = if contest.is_express() {
        "time a choice"
    } else {
        "time a turn"
    };
    shown.extend(time.map(|time| about(time, each)));
    // In a narrow window they stand in two lines.
    let in_line = if within.width >= WIDE { shown.len() } else { 4 };
    let mut shown = shown.into_iter().peekable();
    let mut lines = column![].spacing(gap::S);
    while shown.peek().is_some() {
        let line = shown.by_ref().take(in_line).map(Element::from);
        lines = lines.push(row(line));
    }
    let shown = lines;
    let reviewed = text(reviewed(figures))
        .size(size::CAPTION)
        .style(theme::text::soft);
    let sheet = container(column![shown, reviewed].spacing(gap::S).align_x(Center))
        .padding(gap::M)
        .width(Fill)
        .center_x(Fill)
        .style(theme::container::card);
    column![head, sheet]
        .extend(charts(contest, figures, within))
        .push(space().height(gap::XS))
        .spacing(gap::M)
        .into()
}

/// Whose figures they are, in the caption of a chart.
fn whose(figures: &Figures) -> String {
    match &figures.who {
        Who::Everybody => "all people".to_owned(),
        Who::Person(name) => name.to_string(),
        Who::Program(level) => format!("the program, {}", level.name()),
    }
}

fn reviewed(figures: &Figures) -> String {
    match figures.losses.len() {
        0 => "What a choice loses on average is known once games are reviewed.".to_owned(),
        count => format!(
            "What a choice loses on average comes from {} reviewed.",
            words::counted(count, "game")
        ),
    }
}

/// The charts of a player of the contest.
fn charts<'a>(contest: Contest, figures: &Figures, within: Size) -> Vec<Element<'a, Message>> {
    let whose = whose(figures);
    // What the cards and the scroll bar take.
    let whole = within.width - 3.0 * gap::L;
    let half = (within.width - gap::L - gap::M) / 2.0 - 2.0 * gap::L;
    let side = if within.width >= WIDE { half } else { whole };
    let sheet =
        |title: &'static str, caption: String, draw: &dyn Fn((f32, f32)) -> Chart, width: f32| {
            let shown = draw((width, TALL));
            let saved = Sheet {
                title: title.to_owned(),
                caption: format!("{}, {whose}. {caption}", name(contest)),
                chart: draw(Sheet::SIZE),
            };
            let caption = text(caption).size(size::CAPTION).style(theme::text::soft);
            card(
                title,
                save(saved),
                column![plot(shown), caption].spacing(gap::XS),
            )
        };
    let count = figures.results.len();
    let penalty = match contest {
        Contest::Express(penalty) => penalty,
        Contest::Classic(_) if count == 0 => return Vec::new(),
        Contest::Classic(_) => {
            return vec![sheet(
                "Turns alone",
                format!(
                    "How many games took so many turns, of {} alone.",
                    words::counted(count, "game")
                ),
                &|size| chart::turns(&figures.results, size),
                whole,
            )];
        }
    };
    let results = match figures.who {
        Who::Everybody => format!("the {count} scores of all players"),
        Who::Person(_) | Who::Program(_) => words::counted(count, "game"),
    };
    let near = near_optimal(penalty);
    let totals = sheet(
        "Final scores",
        format!(
            "How often each came up, in steps of 100 points. Narrow bars: {results}. Wide bars: a million games of the \
             near-optimal player."
        ),
        &|size| chart::totals(&figures.results, near.iter().copied(), size),
        whole,
    );
    let rows = sheet(
        "Points by row",
        "The mean score of each row. Hollow bars are minus points.".to_owned(),
        &|size| chart::rows(&figures.rows, size),
        side,
    );
    let marks: Vec<String> = figures
        .fifths
        .iter()
        .enumerate()
        .filter(|(_, fifth)| fifth.named > 0.0)
        .map(|(place, fifth)| format!("{:.1} for {}", fifth.marks, place + 1))
        .collect();
    let fifths = sheet(
        "Fifth dice",
        format!(
            "In how many of the games each value is named. Marks on its track then, on average: {}.",
            marks.join(", ")
        ),
        &|size| chart::fifths(&figures.fifths, size),
        side,
    );
    if within.width >= WIDE {
        vec![totals, row![rows, fifths].spacing(gap::M).into()]
    } else {
        vec![totals, rows, fifths]
    }
}

/// The totals of near-optimal games, each with its share.
fn near_optimal(penalty: Penalty) -> Vec<(i32, f64)> {
    // A damaged table leaves the chart without the pale bars.
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
