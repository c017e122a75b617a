//! The zone beside the board: the dice, and what to do with them.

use accesskit::Role;
use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::choices::LARGE;
use super::{Message, spoken};
use crate::app::banner::Banner;
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::Plan;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{self, Look, die};
use crate::app::widget::{
    Element, Saying, bold, chances, fitted, medium, said_as, shape, soft, told, zone,
};
use crate::app::{at_table, banner, timer, typing, words};
use crate::rules::classic::{Decision, Entry, Position, Step, column_odds, length};
use crate::rules::dice::{Die, Roll, RollOff, Sum};
use crate::session::classic::Place;
use crate::session::{Classic, Colour};
use crate::text::say;

/// The largest side of a die on the table, and of a face to click.
const DIE: f32 = 72.0;
const FACE: f32 = 108.0;
/// The height of a pair of dice with its sum, by that of a die.
const PAIR: f32 = 1.67;
/// The height of the question in two lines, and of the hint; from this width on both have room beside the dice.
const ASKED: f32 = 42.0;
const HINT: f32 = 35.0;
const BESIDE: f32 = 124.0;
/// The width of a column's number, of one of its spaces, and of what a turn has gained there.
const NUMBER: f32 = 36.0;
const SPACE: Size = Size::new(22.0, 14.0);
const GAINED: f32 = 44.0;
const MOST_SPACES: f32 = 13.0;

impl<'a> View<'a, Classic> {
    pub(super) fn roll_zone(self, plan: Plan) -> Element<'a, Message> {
        // In the narrow plan the chips name the player. The edge of the card stays around the head.
        let head = plan
            .cards
            .map(|_| container(self.head(plan.head())).padding(1));
        let mut within = plan.inside();
        within.height -= head.as_ref().map_or(0.0, |_| plan.head());
        let content = match self.stage {
            None => at_table::over(),
            Some(_) => self.roll_content(within),
        };
        let foot = self.foot(within);
        let content = column![head, zone::scrolls(content, zone::around(plan.margin))];
        zone::side_above(
            content.into(),
            self.messages(),
            foot,
            plan.side,
            plan.margin,
        )
    }

    fn roll_content(self, within: Size) -> Element<'a, Message> {
        let position = self.session().table().position();
        let clock = timer::line(self.host, self.thought(self.host));
        let lines = match self.step(self.host) {
            Some(step) => {
                let side = side(within);
                let beside = within.width - 4.0 * side - 2.0 * gap::S - gap::XL - gap::M;
                let (above, high): (Element<'a, Message>, _) = if beside >= BESIDE {
                    let above = row![self.dice(side), column(self.asked())];
                    (above.spacing(gap::M).into(), ASKED + HINT)
                } else {
                    let asked = row(self.asked()).align_y(Center);
                    let above = column![self.dice(side), asked].spacing(gap::M);
                    (above.into(), side * PAIR + gap::M + HINT)
                };
                let height = within.height - high - gap::M;
                // The plays would give the dice away before they lie still.
                let are_still = self.at.tumble.is_none();
                let plays = are_still.then(|| self.splits(step, Size::new(within.width, height)));
                column![clock, above, plays]
            }
            None if self.is_running() && self.at.typed.is_empty() => {
                let colour = self.player(position.turn()).colour;
                column![clock, progress(position, colour, within)]
            }
            None if self.is_running() => column![clock, self.dice(side(within))],
            None => {
                let asked = row(self.asked()).align_y(Center);
                // As large as there is room for in two lines.
                let face = (within.width / 3.0 - gap::L).min(within.height * 0.16);
                let faces = self.faces(face.min(FACE));
                column![clock, self.dice(side(within)), asked, faces]
            }
        };
        // There is room for the odds only with the app's dice, before the first roll of a turn.
        let is_first = matches!(self.stage, Some(Place::Roll(_))) && !position.is_running();
        let has_odds =
            is_first && self.settings.show_risk && self.rolls(self.host) && self.moment.is_none();
        let odds = has_odds.then(|| {
            chances(say!("board-odds"), within.width, |column| {
                position.is_playable(column).then(|| column_odds(column))
            })
        });
        lines.push(odds).spacing(gap::M).into()
    }

    /// The decisions, and below them the question and the faces to click if the turn is running.
    fn foot(self, within: Size) -> Option<Element<'a, Message>> {
        let ways = self.ways(within);
        if !self.is_running() {
            return ways;
        }
        let asked = row(self.asked()).align_y(Center);
        let foot = column![ways, asked, self.faces(within.width / 6.0 - gap::L)];
        Some(foot.spacing(gap::S).into())
    }

    /// Whether a turn with runners waits for the next roll.
    fn is_running(self) -> bool {
        matches!(self.stage, Some(Place::Roll(_)))
            && self.session().table().position().is_running()
            && !self.is_correcting(self.host)
            && self.moment.is_none()
            && self.at.tumble.is_none()
    }

    fn messages(self) -> Vec<Element<'a, Message>> {
        let word = self.thinking().or_else(|| self.at.word.clone());
        let refused = match self.step(self.host).map(Step::entry) {
            Some(Entry::Refused(illegal)) => {
                Some(Banner::Refusal(words::play_no_longer_legal(illegal)))
            }
            _ => None,
        };
        let hint = self.at.hint.as_ref();
        let hint = hint.map(|hint| spoken::advice(hint, self.session()));
        let said = [word, refused].into_iter().flatten();
        // News is for all who look up from their phones.
        let letters = match self.host.has_phones() {
            true => size::HEADING,
            false => size::BODY,
        };
        let said = said.map(|banner| banner::written(banner, letters));
        said.chain(hint).collect()
    }

    /// The dice on the table, if any, and how many dice there are.
    pub(super) fn rolled(self) -> (Option<[Die; Roll::DICE]>, usize) {
        match self.stage {
            None => (None, 0),
            Some(Place::RollOff(_)) => (None, RollOff::DICE),
            Some(Place::Roll(_)) if self.is_correcting(self.host) => (None, Roll::DICE),
            Some(Place::Roll(_)) => (self.last_roll(), Roll::DICE),
            Some(Place::Play(number) | Place::Decision(number)) => {
                let step = self.session().table().step(number);
                (step.map(|step| step.roll().dice()), Roll::DICE)
            }
        }
    }

    /// Nothing while it is rolled for the start, or corrected: a strip above the table tells what.
    pub(super) fn turn_in_words(self) -> Option<String> {
        if matches!(self.stage, Some(Place::RollOff(_)) | None) || self.is_correcting(self.host) {
            return None;
        }
        let table = self.session().table();
        let last = table.steps().last();
        if last.is_none() && self.session().setup().first().is_some() {
            return Some(say!("board-starts-in-turn"));
        }
        let turn = match last.filter(|_| self.moment.is_some()) {
            Some(last) => last.turn().get(),
            None => table.turn().get(),
        };
        let is_of_record = self.host.may_set_record() && last.is_some();
        Some(match self.record.filter(|_| is_of_record) {
            Some(record) => say!("board-turn-record", turn, record),
            None => say!("board-turn", turn),
        })
    }

    fn head(self, high: f32) -> Element<'a, Message> {
        let player = self.player(self.positions(self.host).0.turn());
        let turn = self.turn_in_words();
        let head = row![
            shape(player.colour, size::TITLE * 1.2),
            container(fitted(player.name.as_str(), size::TITLE, theme::BOLD)).width(Fill),
            turn.map(|turn| text(turn).size(size::LABEL)),
        ];
        let head = told(head.spacing(gap::M).align_y(Center));
        zone::head(head, high, [player.colour; 2], 0.0)
    }

    /// In a correction, what was recorded there before.
    fn was(self) -> Option<String> {
        let table = self.session().table();
        let place = self.stage.filter(|_| self.is_correcting(self.host))?;
        Some(match place {
            Place::RollOff(number) => typing::was(table.roll_offs().nth(number.index())?.1),
            Place::Roll(number) => typing::was(table.rolls().get(number.index())?.roll),
            Place::Play(number) => {
                typing::was(words::board_play(table.step(number)?.written().play?))
            }
            Place::Decision(number) => match table.step(number)?.written().decision {
                Some(Decision::Stop) => say!("board-was-stop"),
                _ => say!("board-was-roll-on"),
            },
        })
    }

    /// The dice of the last roll, while the app's dice still lie there or their effect is shown. Real dice are typed
    /// into the empty places instead.
    fn last_roll(self) -> Option<[Die; Roll::DICE]> {
        let last = self.session().table().steps().last()?;
        let lies_there = !last.ends_turn() && !self.session().dice().are_real();
        let is_told = self.moment.is_some() || lies_there || self.at.tumble.is_some();
        (is_told && self.at.typed.is_empty()).then(|| last.roll().dice())
    }

    /// The dice, in two pairs; those of a roll as the selected play splits them, with the sums.
    fn dice(self, side: f32) -> Element<'a, Message> {
        let (shown, count) = self.rolled();
        let (shown, sums) = match self.step(self.host) {
            Some(step) if self.at.tumble.is_none() => {
                let (dice, sums) = self.split(step);
                (Some(dice), sums)
            }
            _ => (shown, [String::new(), String::new()]),
        };
        let face = |place: usize| {
            let Some(dice) = shown else {
                return self.at.typed.place(place, side, 0.0, Message::TakeBack);
            };
            let tumbling = self.at.tumble.and_then(|tumble| tumble.shown(place));
            die(Some(tumbling.unwrap_or(dice[place])), Look::Plain, side)
        };
        let pairs = (0..count / 2).map(|pair| {
            let dice = [face(2 * pair), face(2 * pair + 1)];
            die::pair(dice, side, sums[pair].clone())
        });
        let between = if sums[0].is_empty() { gap::S } else { gap::XL };
        self.at.typed.told(count, row(pairs).spacing(between))
    }

    fn asked(self) -> Vec<Element<'a, Message>> {
        let beside = match self.stage {
            Some(Place::RollOff(_)) if !self.is_correcting(self.host) => {
                let players = self.session().players();
                Some(match self.session().table().ties().last() {
                    Some(tie) => say!(
                        "board-rolls-again",
                        names = words::together(tie.seats.iter().map(|&seat| &players[seat].name)),
                        total = tie.total
                    ),
                    None => say!("board-rolls-for-start"),
                })
            }
            _ => self.was(),
        };
        let beside = beside.map(|words| soft(words, size::BODY));
        let asked = self.awaited().map(|asked| {
            let asked = medium(asked, size::LABEL);
            // Each typed die announces how many are still to come.
            let takes_dice = matches!(self.stage, Some(Place::RollOff(_) | Place::Roll(_)));
            if self.at.typed.is_empty() || !takes_dice {
                told(asked)
            } else {
                asked.into()
            }
        });
        let is_advised = self.at.is_advised(&self.host.record().options)
            && !self.host.is_left_to_bots()
            && self.question(self.host, None).is_some();
        let hint = banner::hint_control(is_advised, Message::Hint);
        let words = column![asked, beside].width(Fill).into();
        [Some(words), hint].into_iter().flatten().collect()
    }

    /// The faces to click, if dice are typed.
    fn faces(self, side: f32) -> Option<Element<'a, Message>> {
        let is_roll = matches!(self.stage, Some(Place::RollOff(_) | Place::Roll(_)));
        let is_apps = self.rolls(self.host) || self.is_program_deciding(self.host);
        (is_roll && !is_apps).then(|| typing::faces(side.floor(), Message::Face))
    }

    fn awaited(self) -> Option<String> {
        // The news comes first.
        let is_still = self.moment.is_none() && self.at.tumble.is_none();
        let place = self.stage.filter(|_| is_still)?;
        let session = self.session();
        let position = session.table().position();
        let is_programs = !self.is_people();
        let is_correcting = self.is_correcting(self.host);
        let is_running = position.is_running();
        let typed = &self.at.typed;
        Some(match place {
            Place::RollOff(_) if is_correcting => {
                typed.remaining(RollOff::DICE, say!("board-type-two-as-they-lay"))
            }
            Place::Roll(_) if is_correcting => {
                typed.remaining(Roll::DICE, say!("board-type-four-as-they-lay"))
            }
            Place::RollOff(_) | Place::Roll(_) if self.rolls(self.host) => {
                match (is_programs, is_running) {
                    (true, _) => say!("board-program-rolls"),
                    (false, true) if position.may_stop() => say!("board-roll-on-or-stop"),
                    (false, true) => say!("board-can-only-roll-on"),
                    (false, false) => return None,
                }
            }
            Place::RollOff(_) => typed.remaining(RollOff::DICE, say!("board-roll-two-and-type")),
            Place::Roll(_) if self.is_program_deciding(self.host) => {
                match session.log().undone().is_empty() {
                    true => say!("board-program-decides"),
                    false => say!("board-space-lets-program"),
                }
            }
            Place::Roll(_) => {
                let first = match (is_running, is_programs) {
                    (true, true) => say!("board-program-rolls-on"),
                    (true, false) => say!("board-roll-on-and-type"),
                    (false, _) => say!("board-roll-four-and-type"),
                };
                typed.remaining(Roll::DICE, &first)
            }
            Place::Play(_) => self.which_play(),
            Place::Decision(_) => say!("board-did-it-go-on"),
        })
    }

    fn which_play(self) -> String {
        let plays = self.plays(self.host);
        if self.is_program_choosing() {
            return say!("board-program-chooses");
        }
        match (&self.at.wanted[..], &self.wanted_places(self.host)[..]) {
            ([], [_]) => say!("board-only-play"),
            ([], _) => say!("board-which-pairs"),
            (_, &[place]) => {
                let play = words::board_play(plays[place]);
                say!("board-once-more-plays", play)
            }
            (columns, _) => say!("board-which-one", columns = words::together(columns)),
        }
    }
}

fn side(within: Size) -> f32 {
    let side = (within.width / 5.0).min(within.height * 0.12).min(DIE);
    side.floor()
}

/// A line for each runner of the turn: its column, the spaces up to it, and how many of them the turn has gained.
fn progress<'a>(position: &Position, colour: Colour, within: Size) -> Element<'a, Message> {
    let side = (within.width - NUMBER - GAINED) / MOST_SPACES - gap::XXS;
    let side = side.min(SPACE.width).floor();
    let running = |&column: &Sum| position.runner(column) > 0;
    let lines = Sum::ALL.into_iter().filter(running).map(|column| {
        let (top, reached) = (length(column), position.runner(column));
        let kept = position.square(position.turn(), column);
        let spaces = (1..=top).map(|at| {
            let space = container(space()).width(side).height(SPACE.height);
            match at > reached {
                true => space.style(theme::container::key),
                false => space.style(theme::container::passed(colour, at > kept)),
            }
            .into()
        });
        let gained = match reached == top {
            true => say!("board-top"),
            false => format!("+{}", reached - kept),
        };
        let words = say!("common-out-of", reached, top);
        let words = format!("{column}: {words}");
        let line = row![
            bold(column.to_string(), size::HEADING)
                .line_height(1.0)
                .width(NUMBER),
            row(spaces).spacing(gap::XXS),
            space().width(Fill),
            bold(gained, size::LABEL)
        ]
        .align_y(Center);
        said_as(line, move || Saying::new(Role::ListItem, words.as_str()))
    });
    let between = if within.height < LARGE {
        gap::XS
    } else {
        gap::M
    };
    column(lines).spacing(between).into()
}
