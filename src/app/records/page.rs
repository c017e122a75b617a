//! The page of a player, with the record as hero, how the games are spread, the last ten as a line, and the figures at the
//! table; and the best games of all.

use iced::widget::{button, column, container, row, space, stack, text};
use iced::{Center, Fill, FillPortion, Length, Shrink, Size};

use super::{Message, plotted, ranked, sheet};
use crate::app::theme::{self, gap, radius, size};
use crate::app::widget::{Drawing, Element, bold, hint, medium, press, rule, soft};
use crate::coach::express::{ValueTable, average};
use crate::rules::dice::Die;
use crate::rules::express::Penalty;
use crate::scene::{self as chart, Look, Scene};
use crate::session::{Colour, Level};
use crate::stats::{Contest, Record, Skill, Who};
use crate::text::records::{Tables, measure, next, result};
use crate::text::{self as words, say, signed};

const LEAST_HEIGHT: f32 = 480.0;
/// From this width on, the record stands beside the charts.
const WIDE: f32 = 860.0;
/// The greatest width of the record's card, and the side of the die on it.
const HERO: f32 = 448.0;
const DIE: f32 = 132.0;
const FIGURE: f32 = 120.0;
/// The greatest width of the figures at the table, and the height of a line of them.
const TABLE: f32 = 272.0;
const LINE: f32 = 38.0;
/// The games in the line of the last ones, and the fewest of which the median is told.
const LAST: usize = 10;
const FEW: usize = 5;
/// The colour where there is no record.
const HOUSE: Colour = Colour::Green;

/// The best games, of which the one at this place of all is lit.
pub(super) fn best(tables: &Tables, at: usize, width: f32) -> Element<'_, Message> {
    let (best, title) = match tables.contest.is_express() {
        true => (say!("records-alone-points"), say!("records-groups-totals")),
        false => (say!("records-alone-turns"), say!("records-groups-turns")),
    };
    let nobody = say!("records-groups-nobody");
    let mut before = 0;
    let mut listed = |place: usize, title, nobody| {
        let records = &tables.best[place];
        let at = at.checked_sub(before);
        before += records.len();
        table(tables, title, nobody, records, at)
    };
    let alone = listed(0, best, say!("records-alone-nobody"));
    let groups = listed(1, title, nobody.clone());
    let wins = tables.contest.is_express();
    let wins = wins.then(|| listed(2, say!("records-groups-wins"), nobody));
    let groups = column![groups, wins].spacing(gap::L);
    match width < WIDE {
        true => column![alone, groups].spacing(gap::L).into(),
        false => row![alone, groups].spacing(gap::L).into(),
    }
}

fn table<'a>(
    tables: &'a Tables,
    title: String,
    nobody: String,
    records: &'a [Record],
    at: Option<usize>,
) -> Element<'a, Message> {
    if records.is_empty() {
        return sheet(title, None, soft(nobody, size::LABEL)).into();
    }
    let lines = records.iter().enumerate().map(|(place, record)| {
        // Equal results share a place.
        let equal = |other: &Record| other.result == record.result;
        let shared = records.iter().position(equal).unwrap_or(place) + 1;
        ranked(
            shared,
            tables.player_of(record),
            tables.facts(record),
            result(tables.contest, record.result),
            at == Some(place),
            Message::Open(tables.about(record).id.clone()),
        )
    });
    sheet(title, None, column(lines).spacing(gap::XXS)).into()
}

pub(super) fn record(tables: &Tables, within: Size) -> Element<'_, Message> {
    let best = tables.record();
    let colour = best.map_or(HOUSE, |best| tables.player_of(best).colour);
    if within.width < WIDE {
        return column![
            container(hero(tables, colour, within.width)).height(LEAST_HEIGHT),
            container(spread(tables, colour)).height(LEAST_HEIGHT / 2.0),
            container(last(tables, colour)).height(LEAST_HEIGHT / 2.0),
            at_the_table(tables, Shrink),
        ]
        .spacing(gap::L)
        .into();
    }
    let left = (within.width * 0.38).min(HERO);
    let table = (0.4 * (within.width - left - gap::XL)).min(TABLE);
    let below = row![
        last(tables, colour),
        container(at_the_table(tables, Fill)).width(table)
    ];
    let beside = column![
        container(spread(tables, colour)).height(FillPortion(44)),
        below.spacing(gap::L).height(FillPortion(56))
    ];
    row![hero(tables, colour, left), beside.spacing(gap::L)]
        .spacing(gap::XL)
        .height(within.height.max(LEAST_HEIGHT))
        .into()
}

fn hero(tables: &Tables, colour: Colour, width: f32) -> Element<'_, Message> {
    let best = tables.record();
    let title = |words: String| bold(words, size::HEADING);
    let record: Element<'_, Message> = match best {
        None => container(title(say!("records-alone-nobody")))
            .height(Fill)
            .into(),
        Some(best) => {
            let name = tables.player_of(best).name.as_str();
            let mut die = Scene::new((DIE, DIE * 1.1));
            let middle = (DIE / 2.0, DIE / 2.0);
            die.die(middle, DIE, Some(Die::Two), Look::Shade(colour));
            let (figure, letters) = match tables.contest.is_express() {
                true => (signed(best.result), FIGURE),
                false => (result(tables.contest, best.result), FIGURE * 0.6),
            };
            // In a narrow window it is as wide as its card.
            let letters = letters.min((width - 2.0 * gap::XXL) / 3.2);
            let words = column![
                title(match tables.is_alone() {
                    true => say!("records-of-alone", name),
                    false => say!("records-of", name),
                }),
                space().height(Fill),
                bold(figure, letters),
                text(tables.facts(best)).size(size::HEADING),
            ];
            let die = container(Drawing::new(die)).align_right(Fill).height(Fill);
            let face = button(stack![die, words])
                .padding(0)
                .width(Fill)
                .height(Fill)
                .style(theme::button::player(colour));
            let open = Message::Open(tables.about(best).id.clone());
            hint(press(face, Some(open)), say!("records-open"))
        }
    };
    let next = best.and_then(|best| next(tables.contest, best.result));
    let next = next.map(|(words, share)| {
        column![title(words)].push(share.map(|share| text(share).size(size::LABEL)))
    });
    let beat = match best {
        Some(_) => say!("records-beat"),
        None => say!("home-alone"),
    };
    let key = text(words::key("Enter")).size(size::BODY);
    let beat = row![bold(beat, size::HEADING)].push((width >= HERO).then_some(key));
    let beat = container(beat.spacing(gap::M).align_y(Center)).center(Fill);
    let beat = button(beat)
        .height(56.0)
        .width(Fill)
        .style(theme::button::on_player(colour));
    let content = column![record, next, press(beat, Some(Message::Enter))].spacing(gap::XXL);
    container(content)
        .padding(gap::XXL)
        .width(width)
        .height(Fill)
        .style(theme::container::player_card(colour, radius::CARD))
        .into()
}

fn spread(tables: &Tables, colour: Colour) -> Element<'_, Message> {
    let mut results: Vec<i32> = tables.own.iter().map(|own| own.result).collect();
    results.sort_unstable();
    let count = results.len();
    let title = match tables.is_alone() {
        true => say!("records-solo"),
        false => say!("records-groups"),
    };
    let games = say!("records-games", count = tables.games());
    let (drawn, note) = match tables.contest {
        _ if count == 0 => (plotted(Scene::new), games),
        Contest::Classic(_) => {
            let draw = move |room| chart::turns(&results, colour, room);
            (plotted(draw), games)
        }
        Contest::Express(penalty) => {
            let points = chart::Measure::Points;
            let mean = f64::from(results.iter().sum::<i32>()) / count as f64;
            let median = f64::from(results[(count - 1) / 2] + results[count / 2]) / 2.0;
            let own = say!("records-average", points = points.told(mean));
            let coach = average(Level::Master, penalty).map(|coach| {
                let words = say!("records-coach-average", points = signed(coach));
                (f64::from(coach), words)
            });
            let own = (count > 1).then_some((mean, own));
            let means: Vec<(f64, String)> = own.into_iter().chain(coach).collect();
            let draw =
                move |room| chart::totals(&results, near_optimal(penalty), &means, colour, room);
            let half = say!("records-half-above", points = points.told(median));
            let note = match count < FEW {
                true => games,
                false => format!("{games}, {half}"),
            };
            (plotted(draw), note)
        }
    };
    let note = soft(note, size::LABEL);
    sheet(title, Some(note.into()), drawn).into()
}

/// The last games as a line, the record among them as a die.
fn last(tables: &Tables, colour: Colour) -> Element<'_, Message> {
    let own = &tables.own[tables.own.len().saturating_sub(LAST)..];
    let results: Vec<i32> = own.iter().map(|own| own.result).collect();
    let measure = unit(tables);
    let record = tables.record().map(|best| {
        let words = say!("records-record", result = measure.told(best.result.into()));
        (best.result, words)
    });
    let draw = move |room| chart::last_games(&results, measure, record.clone(), colour, room);
    sheet(say!("records-last"), None, plotted(draw)).into()
}

fn at_the_table(tables: &Tables, height: Length) -> Element<'_, Message> {
    let Some(figures) = tables.players.get(tables.player) else {
        return space().into();
    };
    let is_express = tables.contest.is_express();
    let (turns, busts) = figures.turns;
    let busts = (turns > 0).then(|| words::percent(busts as f64 / turns as f64));
    let seconds = figures.time().map(|time| time.as_secs_f64().round());
    let time = seconds.map(|seconds| say!("common-seconds", seconds));
    let has_won = figures.in_groups > 0 && figures.who != Who::Everybody;
    let (wins, games) = (figures.wins, figures.in_groups);
    let won = has_won.then(|| say!("records-won-of", wins, games));
    let measure = measure(tables.contest);
    let time_about = match is_express {
        true => say!("records-time-a-choice"),
        false => say!("records-time-a-turn"),
    };
    let loss = match Skill::of(&figures.losses) {
        Some(skill) => Some(words::lost_within(measure, skill.loss, skill.error)),
        None => figures.loss().map(|loss| words::mean_lost(measure, loss)),
    };
    let [together, lead] = tables.in_groups();
    let best =
        |record: Option<Record>| record.map(|record| unit(tables).told(record.result.into()));
    let lines = [
        (say!("records-best-in-a-group"), best(together)),
        (say!("records-biggest-win"), best(lead)),
        (say!("records-won"), won),
        (say!("records-lost"), loss),
        (say!("records-bust"), busts),
        (time_about, time),
    ];
    let lines = lines.into_iter().filter_map(|(about, figure)| {
        let about = soft(about, size::LABEL).width(Fill);
        let words = row![about, medium(figure?, size::LABEL)];
        let words = words.spacing(gap::S).align_y(Center).height(LINE);
        Some(column![rule(chart::Role::Line), words].into())
    });
    let sheet = sheet(say!("records-at-the-table"), None, column(lines));
    sheet.height(height).into()
}

fn near_optimal(penalty: Penalty) -> Vec<(i32, f64)> {
    let games = ValueTable::shipped(penalty).distribution();
    let all = games.games().max(1) as f64;
    let shares = games
        .counts()
        .map(|(total, count)| (total, f64::from(count) / all));
    shares.collect()
}

pub(super) fn unit(tables: &Tables) -> chart::Measure {
    match tables.contest.is_express() {
        true => chart::Measure::Points,
        false => chart::Measure::Columns,
    }
}
