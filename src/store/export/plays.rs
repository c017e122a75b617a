use jiff::tz::TimeZone;

use super::{Csv, PLACEMENTS, SHARINGS, cell, helped, word_for};
use crate::rules::Seat;
use crate::rules::express::standings;
use crate::stats::Contest;
use crate::store::{Course, Listed, Overview};

/// A CSV table of all finished games among these, with a line for every player, people as they are to be named.
pub fn plays<'a>(games: impl IntoIterator<Item = &'a Listed>) -> String {
    let mut table = Csv::new(
        "game_id,date,time,minutes,game,rules,player,name,program,place,points,columns_won,turns,\
         won,help,counts",
    );
    for game in games {
        if let Ok(overview) = &game.content
            && overview.over
        {
            of_game(&mut table, game, overview);
        }
    }
    table.text()
}

fn of_game(table: &mut Csv, game: &Listed, overview: &Overview) {
    let began = overview.created.to_zoned(TimeZone::system());
    let (date, time) = (began.date(), began.strftime("%H:%M"));
    let minutes = game
        .changed
        .duration_since(overview.created)
        .as_mins()
        .max(0);
    let (name, rules) = match overview.contest {
        Contest::Express(penalty) => (
            "Can't Stop Express",
            format!("penalty {}", penalty.points()),
        ),
        Contest::Classic(setting) => {
            let columns = setting.columns.count();
            let sharing = word_for(&SHARINGS, &setting.sharing);
            let placement = word_for(&PLACEMENTS, &setting.placement);
            (
                "Can't Stop",
                format!("{columns} columns {sharing} {placement}"),
            )
        }
    };
    let help = helped(&overview.helps).join(" ");
    let leaders = overview.course.leaders();
    for (seat, player) in Seat::enumerate(&overview.players) {
        let won = leaders.contains(&seat);
        let (place, points, columns, turns) = match &overview.course {
            Course::Express {
                totals, departed, ..
            } => {
                let ranking = standings(totals, departed);
                let standing = ranking.iter().find(|standing| standing.seat == seat);
                let place = standing.map(|standing| standing.place);
                (place, Some(totals[seat]), None, None)
            }
            Course::Classic { turns, columns, .. } => {
                (won.then_some(1), None, Some(columns[seat]), Some(*turns))
            }
        };
        table.line(&[
            &game.id,
            &date,
            &time,
            &minutes,
            &name,
            &rules,
            &seat,
            &player.name,
            &player.level.is_some(),
            &cell(place),
            &cell(points),
            &cell(columns),
            &cell(turns),
            &won,
            &help,
            &overview.counts,
        ]);
    }
}
