//! A game as the app BG Stats takes it over by a link, in the
//! [format](https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/) that it documents.

use std::fmt::Write;

use jiff::tz::TimeZone;
use serde::Serialize;

use crate::rules::Seat;
use crate::session::{AnySession, Name, folded};
use crate::store::listed::checksum;
use crate::store::{People, Saved};

const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The most minutes of a game that was played at a stretch.
const MOST_MINUTES: i64 = 6 * 60;

/// The most bytes of a name, so that the code of eight players can be read: 24 Latin, Greek or Cyrillic letters.
const MOST_BYTES: usize = 48;

/// The numbers of the games at BoardGameGeek.
const EXPRESS: u32 = 217_547;
const CLASSIC: u32 = 41;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Play {
    source_name: &'static str,
    source_play_id: String,
    /// When it began, in UTC.
    play_date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    duration_min: Option<i64>,
    game: Game,
    players: Vec<Player>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game {
    name: &'static str,
    bgg_id: u32,
    source_game_id: &'static str,
    highest_wins: bool,
    no_points: bool,
}

/// Whoever has left has neither rank nor score.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player {
    name: String,
    source_player_id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    winner: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    start_player: bool,
}

/// The link that hands a finished game to BG Stats, which asks before it keeps it. The same game and the same person
/// have the same identifiers on every machine. Names are cut so that its QR code holds eight players.
pub fn bg_stats_link(saved: &Saved, people: &People) -> String {
    let play = Play::of(saved, people);
    let mut link = ADDRESS.to_owned();
    for byte in serde_json::to_string(&play).unwrap_or_default().bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b',' | b':' => {
                link.push(char::from(byte));
            }
            _ => {
                // A text takes everything.
                let _ = write!(link, "%{byte:02X}");
            }
        }
    }
    link
}

impl Play {
    fn of(saved: &Saved, people: &People) -> Play {
        let (game, players) = match &saved.session {
            AnySession::Express(session) => {
                let players = session.placed().into_iter().map(|(seat, place)| {
                    let score = place.map(|_| session.score(seat).total());
                    (seat, place, score, false)
                });
                (
                    Game::new("Can't Stop Express", EXPRESS, "express"),
                    players.collect(),
                )
            }
            AnySession::Classic(session) => {
                let position = session.table().position();
                let players = Seat::all(session.players().len()).map(|seat| {
                    let place = (position.winner() == Some(seat)).then_some(1);
                    let stays = session.tenure(seat).departed.is_none();
                    let columns = i32::try_from(position.columns_won(seat)).ok();
                    let score = columns.filter(|_| stays);
                    (seat, place, score, session.table().first() == Some(seat))
                });
                (
                    Game::new("Can't Stop", CLASSIC, "board"),
                    players.collect::<Vec<_>>(),
                )
            }
        };
        let mut seated = saved.session.players().to_vec();
        people.name(&mut seated, &mut []);
        let players = players
            .into_iter()
            .map(|(seat, rank, score, start_player)| {
                let name = &seated[seat].name;
                let shown = name.as_str();
                Player {
                    name: shown[..shown.floor_char_boundary(MOST_BYTES)].to_owned(),
                    source_player_id: id_of(name),
                    rank,
                    score,
                    winner: rank == Some(1),
                    start_player,
                }
            });
        let minutes = saved.changed.duration_since(saved.created).as_mins();
        Play {
            source_name: "Fifth Die",
            source_play_id: saved.created.as_nanosecond().to_string(),
            play_date: (saved.created.to_zoned(TimeZone::UTC))
                .strftime("%Y-%m-%d %H:%M:%S")
                .to_string(),
            duration_min: Some(minutes).filter(|minutes| (1..=MOST_MINUTES).contains(minutes)),
            game,
            players: players.collect(),
        }
    }
}

impl Game {
    fn new(name: &'static str, bgg_id: u32, source_game_id: &'static str) -> Game {
        Game {
            name,
            bgg_id,
            source_game_id,
            highest_wins: true,
            no_points: false,
        }
    }
}

/// The same for all spellings that are one name, and short for the sake of the QR code.
fn id_of(name: &Name) -> String {
    let sum = checksum(folded(name.as_str()).as_bytes());
    format!("{:08x}", (sum >> 32) ^ (sum & u64::from(u32::MAX)))
}
