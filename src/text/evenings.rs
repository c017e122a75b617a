//! An evening: who has won how many games, and what people will talk about.

use std::ops::ControlFlow;

use super::games::{self, kind, leads, standing};
use super::{counted, lost, say, signed};
use crate::coach::classic::Values;
use crate::coach::express::ValueTable;
use crate::coach::review::{Judged, Measure, classic, express};
use crate::rules::Seat;
use crate::session::{self, AnySession, Name, Player, Title};
use crate::stats::{Standing, race, standings};
use crate::store::{Course, Id, Listed, Overview, People, Saved, Store, evenings};
use crate::text as words;
use crate::text::moments::Place;

/// The games of an evening that are over, count, and were played in company.
#[derive(Debug, Clone)]
pub struct Evening {
    /// What people call it.
    pub title: Option<Title>,
    /// Its games, the earliest first.
    pub games: Vec<Played>,
    /// How everyone stands, most wins first.
    pub standings: Vec<Standing>,
}

/// A game of an evening.
#[derive(Debug, Clone)]
pub struct Played {
    /// The name of its file.
    pub id: Id,
    /// The game at a glance, with its players as they are to be named.
    pub overview: Overview,
    /// All of it.
    pub session: AnySession,
}

/// A fact about an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Its label.
    pub about: String,
    /// What it tells.
    pub told: String,
    /// The game that it is about, and the choice in it; none for what all games come to.
    pub about_game: Option<(Id, Option<Place>)>,
}

/// A line of the table of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its label.
    pub about: String,
    /// What is special about the game.
    pub beside: String,
    /// The result of everybody in the order of the standings, empty for those who were not there, and whether it is that of
    /// a winner.
    pub cells: Vec<(String, bool)>,
}

impl Evening {
    /// The evening of these games, the earliest first.
    pub fn new(title: Option<Title>, games: Vec<Played>) -> Evening {
        let outcomes = games.iter().map(|game| games::outcome(&game.overview));
        Evening {
            title,
            standings: standings(outcomes),
            games,
        }
    }

    /// The evening of the game with this file; `None` if there is none, or once `goes_on` returns false.
    pub fn read(store: &Store, id: &Id, mut goes_on: impl FnMut() -> bool) -> Option<Evening> {
        let games = store.games_while(&mut goes_on)?;
        let load = |id: &Id| Some(goes_on().then(|| store.load(id).ok())??.session);
        Evening::of(&games, id, &store.people(), load)
    }

    /// The evening of a finished game up to this game, among `games`; `None` where it is the first one, or does not stand in
    /// the result of an evening.
    pub fn until(saved: &Saved, mut games: Vec<Listed>, store: &Store) -> Option<Evening> {
        let people = store.people();
        let this = Overview::named(saved, &people);
        if !games::is_of_evening(&this) {
            return None;
        }
        // The file may be older.
        games.retain(|game| {
            let is_before = |other: &Overview| other.created <= saved.created;
            game.id != saved.id && game.content.as_ref().is_ok_and(is_before)
        });
        games.push(Listed {
            content: Ok(this),
            ..Listed::of(saved)
        });
        let load = |id: &Id| match *id == saved.id {
            true => Some(saved.session.clone()),
            false => Some(store.load(id).ok()?.session),
        };
        let evening = Evening::of(&games, &saved.id, &people, load)?;
        (evening.games.len() > 1).then_some(evening)
    }

    /// The evening of the game with this file, among `games`: those of its games that count for it and load.
    fn of(
        games: &[Listed],
        id: &Id,
        people: &People,
        mut load: impl FnMut(&Id) -> Option<AnySession>,
    ) -> Option<Evening> {
        let mut evenings = evenings(games).into_iter();
        let evening = evenings.find(|evening| evening.iter().any(|&game| games[game].id == *id))?;
        let title = people.evening(&games[*evening.first()?].id).cloned();
        let played = evening.into_iter().filter_map(|game| {
            let Listed { id, content, .. } = &games[game];
            let overview = content.as_ref().ok()?;
            Some(Played {
                id: id.clone(),
                overview: overview.clone(),
                session: games::is_of_evening(overview).then(|| load(id))??,
            })
        });
        Some(Evening::new(title, played.collect()))
    }

    /// Who has won most games: `Ann leads 3 to 1`.
    pub fn headline(&self) -> String {
        leads(&self.standings).unwrap_or_default()
    }

    /// What people call it, and the day on which it began.
    pub fn heading(&self) -> String {
        let title = self.title.iter().map(Title::to_string);
        let first = self.games.first();
        let day = first.map(|game| words::weekday(games::evening(game.overview.created)));
        title.chain(day).collect::<Vec<_>>().join(" · ")
    }

    /// A line for each game: points, or the columns won on the board.
    pub fn lines(&self) -> Vec<Line> {
        let is_mixed = self.compared().count() < self.games.len();
        let lines = (1..).zip(&self.games).map(|(number, game)| {
            let kind = match game.is_express() {
                true => is_mixed.then(|| kind(&game.overview)),
                // The unit tells the game as well.
                false => Some(say!("print-columns-won")),
            };
            let beside = kind.into_iter().chain(games::mark(&game.overview));
            let players = self.standings.iter().map(|standing| &standing.player);
            Line {
                about: say!("evening-game", number),
                beside: beside.collect::<Vec<_>>().join(" · "),
                cells: players.map(|player| game.cell(player)).collect(),
            }
        });
        lines.collect()
    }

    /// The lines below: the points added up, if there are any, and the wins.
    pub fn sums(&self) -> Vec<Line> {
        let line = |about, cell: fn(&Standing) -> String| Line {
            about,
            beside: String::new(),
            cells: self.standings.iter().map(|it| (cell(it), false)).collect(),
        };
        let points = line(say!("evening-points"), |it| signed(it.points));
        let wins = line(say!("evening-wins"), |it| it.wins.to_string());
        self.has_points()
            .then_some(points)
            .into_iter()
            .chain([wins])
            .collect()
    }

    /// The games that facts compare, with their numbers: those of Express if there are any, since points and columns cannot
    /// be compared.
    fn compared(&self) -> impl Iterator<Item = (usize, &Played)> {
        let games = (1..).zip(&self.games);
        games.filter(|(_, game)| game.is_express() == self.has_points())
    }

    /// The best game, the biggest comeback and the closest finish, as far as there are any.
    pub fn facts(&self) -> Vec<Fact> {
        let results = self.compared().flat_map(|(number, game)| {
            let results = game.results();
            results.map(move |(name, points)| (number, name, points))
        });
        let best = most(results, |&(.., points)| points.into()).map(|(number, name, points)| {
            let told = [name.to_string(), signed(points)];
            self.fact(say!("evening-best-game"), told, number, None)
        });
        let comebacks = self.compared().filter_map(|(number, game)| {
            let (winner, behind) = game.comeback()?;
            Some((number, game, winner, behind))
        });
        let comeback = most(comebacks, |&(.., behind)| behind);
        let comeback = comeback.map(|(number, game, winner, behind)| {
            let behind = match game.is_express() {
                true => say!("evening-behind", count = behind),
                false => say!("evening-behind-columns", columns = counted(behind, 1)),
            };
            let told = [game.name(winner).to_string(), behind];
            self.fact(say!("evening-comeback"), told, number, None)
        });
        let finishes = self.compared().filter_map(|(number, game)| {
            let (next, lead) = game.finish()?;
            Some((number, game, next, lead))
        });
        let closest = most(finishes, |&(.., lead)| -lead);
        let closest = closest.map(|(number, game, next, lead)| {
            let name = game.name(next).as_str();
            let ahead = match &game.overview.course {
                Course::Express { .. } => say!("result-ahead", count = lead, names = name),
                Course::Classic { columns, .. } => {
                    say!("result-board-other", name, columns = columns[next])
                }
            };
            let told = [standing(&game.overview)].into_iter();
            let told = told.chain((lead > 0.0).then_some(ahead));
            self.fact(say!("evening-closest"), told, number, None)
        });
        best.into_iter().chain(comeback).chain(closest).collect()
    }

    /// What the coach tells: the costliest choice, the most brilliant one, and whom the dice liked most and least. `watch`
    /// hears of each judged choice, and can cancel.
    pub fn judged<B>(
        &self,
        mut watch: impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, Vec<Fact>> {
        let measure = match self.compared().any(|(_, game)| game.is_express()) {
            true => Measure::Points,
            false => Measure::Chance,
        };
        let mut choices: Vec<Choice> = Vec::new();
        let mut luck: Vec<(&Name, f64)> = Vec::new();
        for (number, game) in self.compared() {
            for seat in game.seats() {
                let (dice, theirs) = game.judged(seat, number, &mut watch)?;
                choices.extend(theirs);
                let name = game.name(seat);
                match luck.iter_mut().find(|(known, _)| known.is_like(name)) {
                    Some((_, sum)) => *sum += dice,
                    None => luck.push((name, dice)),
                }
            }
        }
        luck.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let choice = |about: String, value: fn(&Choice) -> f64| {
            let most = most(choices.iter(), |choice| value(choice).abs())?;
            let value = value(most);
            let told = [most.told.clone(), with_sign(measure, value)];
            let fact = || self.fact(about, told, most.game, Some(most.place));
            (!measure.is_toss_up(value.abs())).then(fact)
        };
        let dice = |about, (name, sum): (&Name, f64)| Fact {
            about,
            told: format!("{name} · {}", with_sign(measure, sum)),
            about_game: None,
        };
        let noise = match measure {
            Measure::Points => 50.0,
            Measure::Chance | Measure::Turns => 0.05,
        };
        let dice = match luck[..] {
            [most, .., least] if most.1 - least.1 >= noise => vec![
                dice(say!("evening-luckiest"), most),
                dice(say!("evening-unluckiest"), least),
            ],
            _ => Vec::new(),
        };
        let costliest = choice(say!("result-costliest"), |choice| -choice.loss);
        let brilliant = choice(say!("evening-brilliant"), |choice| choice.gain);
        let facts = costliest.into_iter().chain(brilliant).chain(dice);
        ControlFlow::Continue(facts.collect())
    }

    /// The evening in a few lines, for a message to somebody.
    pub fn message(&self, facts: &[Fact]) -> String {
        let standings = self
            .standings
            .iter()
            .map(|standing| self.standing(standing));
        let games = (1..).zip(&self.games).map(|(number, game)| {
            let title = say!("evening-game", number);
            say!("print-figure", title, figure = standing(&game.overview))
        });
        let facts = facts.iter().map(|fact| {
            let (title, figure) = (fact.about.as_str(), fact.told.as_str());
            say!("print-figure", title, figure)
        });
        let lines = [self.heading()].into_iter();
        let lines = lines.chain(standings).chain(games).chain(facts);
        lines.map(|line| line + "\n").collect()
    }

    /// How somebody stands: `Ann: 2 wins, +340`.
    pub fn standing(&self, standing: &Standing) -> String {
        let name = &standing.player.name;
        let wins = say!("evening-standing", name, wins = standing.wins);
        match self.has_points() {
            true => format!("{wins}, {}", signed(standing.points)),
            false => wins,
        }
    }

    fn has_points(&self) -> bool {
        self.games.iter().any(Played::is_express)
    }

    /// A fact about the game of this number, and perhaps a choice in it.
    fn fact(
        &self,
        about: String,
        told: impl IntoIterator<Item = String>,
        number: usize,
        choice: Option<Place>,
    ) -> Fact {
        let game = say!("evening-game", number);
        let told: Vec<String> = told.into_iter().chain([game]).collect();
        Fact {
            about,
            told: told.join(" · "),
            about_game: Some((self.games[number - 1].id.clone(), choice)),
        }
    }
}

/// The first of the things with the greatest value.
fn most<T>(things: impl Iterator<Item = T>, value: impl Fn(&T) -> f64) -> Option<T> {
    things.reduce(|most, other| match value(&other) > value(&most) {
        true => other,
        false => most,
    })
}

/// A judged choice, with whose it was, and how much it cost or brought.
struct Choice {
    /// The number of the game.
    game: usize,
    place: Place,
    told: String,
    loss: f64,
    gain: f64,
}

impl Played {
    fn is_express(&self) -> bool {
        self.overview.contest.is_express()
    }

    fn name(&self, seat: Seat) -> &Name {
        &self.overview.players[seat].name
    }

    /// The seats of one person each, from the beginning to the end: what others did belongs to nobody.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.overview.players.len());
        seats.filter(|&seat| self.overview.has_single_owner(seat))
    }

    /// The points of those seats; none on the board.
    fn results(&self) -> impl Iterator<Item = (&Name, i32)> {
        let points = games::outcome(&self.overview).points;
        let result = move |seat: Seat| Some((self.name(seat), *points.get(seat.index())?));
        self.seats().filter_map(result)
    }

    fn cell(&self, player: &Player) -> (String, bool) {
        let mut seats = Seat::enumerate(&self.overview.players);
        let seat = seats.find(|(_, other)| other.name.is_like(&player.name));
        let Some((seat, _)) = seat else {
            return (String::new(), false);
        };
        let result = match &self.overview.course {
            Course::Express { departed, .. } if departed.contains(&seat) => "–".to_owned(),
            Course::Express { totals, .. } => signed(totals[seat]),
            Course::Classic { columns, .. } => columns[seat].to_string(),
        };
        (result, self.overview.course.leaders().contains(&seat))
    }

    /// The standings of everybody who stayed, after each throw or round.
    fn course(&self) -> Vec<(Seat, Vec<f64>)> {
        let (lanes, departed) = match &self.session {
            AnySession::Express(session) => (race::totals(session), session.departed()),
            AnySession::Classic(session) => (race::columns(session), Vec::new()),
        };
        let lanes = Seat::all(lanes.len()).zip(lanes);
        lanes.filter(|(seat, _)| !departed.contains(seat)).collect()
    }

    /// The winner who was furthest behind the others, and by how much; `None` if none ever was.
    fn comeback(&self) -> Option<(Seat, f64)> {
        let course = self.course();
        let length = course.iter().map(|(_, lane)| lane.len()).max()?;
        // Players who are out keep what they have.
        let at = |lane: &[f64], time: usize| *lane.get(time).or(lane.last()).unwrap_or(&0.0);
        let behind = |own: &[f64]| {
            let times = (0..length).map(|time| {
                let others = course.iter().map(|(_, lane)| at(lane, time));
                others.fold(f64::MIN, f64::max) - at(own, time)
            });
            times.fold(0.0, f64::max)
        };
        let winners = self.overview.course.leaders();
        let winners = course.iter().filter(|(seat, _)| winners.contains(seat));
        let comebacks = winners.map(|(seat, lane)| (*seat, behind(lane)));
        let most = comebacks.max_by(|(_, one), (_, other)| one.total_cmp(other));
        most.filter(|&(_, behind)| behind > 0.0)
    }

    /// Who was next at the end, and how far behind the winner; `None` if nobody else stayed.
    fn finish(&self) -> Option<(Seat, f64)> {
        let mut ends: Vec<(Seat, f64)> = self
            .course()
            .into_iter()
            .filter_map(|(seat, lane)| Some((seat, *lane.last()?)))
            .collect();
        ends.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let [(_, first), (next, second), ..] = ends[..] else {
            return None;
        };
        Some((next, first - second))
    }

    /// The luck of a seat, and its choices.
    fn judged<B>(
        &self,
        seat: Seat,
        game: usize,
        mut watch: impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, (f64, Vec<Choice>)> {
        let choice = |place, what: String, loss, gain| Choice {
            game,
            place,
            told: format!("{} · {what}", self.name(seat)),
            loss,
            gain,
        };
        ControlFlow::Continue(match &self.session {
            AnySession::Express(session) => {
                let table = ValueTable::shipped(session.setup().penalty());
                let review = express::Review::watched(table, session, seat, |_| watch())?;
                let choices = review.moments.iter().map(|moment| {
                    let gain = moment.brilliance(table);
                    let place = Place::Pad(session::Place::Choice(moment.number, seat));
                    let what = words::choice_in_words(&moment.chosen);
                    choice(place, what, moment.loss(), gain)
                });
                let parts = [review.start, review.skill(), review.end()];
                let luck = luck(Measure::Points, parts, None);
                (luck, choices.collect())
            }
            AnySession::Classic(session) => {
                let values = Values::built_in();
                let review = classic::Review::watched(values, session, seat, |_| watch())?;
                let choices = review.moments.iter().map(|moment| {
                    let what = words::board_choice(moment.chosen.choice);
                    let place = Place::Board(moment.place());
                    choice(place, what, moment.loss(), moment.brilliance(values))
                });
                let parts = [review.start, review.skill(), review.end()];
                let luck = luck(Measure::Chance, parts, Some(review.others())) / 100.0;
                (luck, choices.collect())
            }
        })
    }
}

/// The luck as the review of a game tells it, after its other figures are rounded, in points or percent.
fn luck(measure: Measure, parts: [f64; 3], others: Option<f64>) -> f64 {
    let parts = words::sum(measure, parts, others, true);
    parts.get(1).map_or(0.0, |luck| luck.value)
}

/// A gain or a loss: `+25`, `−3%`.
fn with_sign(measure: Measure, value: f64) -> String {
    let sign = if value < 0.0 { "−" } else { "+" };
    let figure = format!("{sign}{}", lost(measure, value.abs()));
    match measure {
        Measure::Points => figure,
        Measure::Chance | Measure::Turns => say!("common-percent", number = figure),
    }
}
