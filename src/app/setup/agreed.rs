//! The agreements before a game: dice, penalty, board rules, and whether the game counts.

use iced::widget::text_input;
use jiff::Zoned;

use super::section::section;
use super::{Message, NewGame, keys};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control, hint, option, options, written_in};
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::Seed;
use crate::store::{self, DiceKind};
use crate::text::say;

const CODE: &str = "code of dice";

/// Whether a game counts, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counting {
    /// It counts in the records and figures.
    Records,
    /// It is practice and does not count.
    Practice,
    /// It counts, and one person plays with new app dice and without any help.
    Strict,
}

/// The source of the app's dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// Random dice.
    Fresh,
    /// The dice of the day, the same for everybody.
    Today,
    /// Dice from a code that somebody shared.
    Code(Seed),
}

impl Source {
    /// The seed, or `None` for random dice.
    pub(super) fn seed(&self) -> Option<Seed> {
        match self {
            Source::Fresh => None,
            Source::Today => Some(store::seed_of_day(Zoned::now().date())),
            Source::Code(seed) => Some(*seed),
        }
    }
}

impl NewGame {
    /// The choice of dice.
    pub(super) fn dice(&self) -> Element<'_, Message> {
        let is_app = self.dice == DiceKind::App;
        let from = |label, key: String, source| {
            let is_chosen = is_app && self.source == source;
            option(label, key, is_chosen, Message::Source(source))
        };
        let field = written_in(
            text_input(&say!("new-code-field"), &self.code)
                .id(CODE)
                .on_input(Message::Code)
                .on_submit(Message::Start)
                .size(size::BODY)
                .padding([gap::S, gap::M])
                .width(160.0),
            say!("new-code-field"),
            &self.code,
        );
        let ways = [
            option(
                say!("new-dice-real"),
                keys::DICE,
                !is_app,
                Message::Dice(DiceKind::Real),
            ),
            from(say!("new-dice-app"), keys::DICE.to_owned(), Source::Fresh),
            from(
                say!("home-today"),
                say!("new-dice-today-hint"),
                Source::Today,
            ),
            hint(field, say!("new-code-hint")),
        ];
        let is_half_written = Seed::from_code(&self.code).is_none() && !self.code.is_empty();
        let about = match self.source {
            _ if is_half_written => say!("new-code-fault"),
            _ if !is_app => say!("new-dice-real-about"),
            Source::Fresh => say!("new-dice-app-about"),
            Source::Today => say!("new-dice-today-about"),
            Source::Code(_) => say!("new-dice-code-about"),
        };
        section(say!("new-dice"), about, options(ways))
    }

    /// Takes the dice of the code once it is whole.
    pub(super) fn write_code(&mut self, code: String) {
        match Seed::from_code(&code) {
            Some(seed) => {
                self.dice = DiceKind::App;
                self.source = Source::Code(seed);
            }
            None if matches!(self.source, Source::Code(_)) => self.source = Source::Fresh,
            None => {}
        }
        self.code = code;
        self.note_dice();
    }

    pub(super) fn penalties(&self) -> Element<'_, Message> {
        let penalties = Penalty::ALL.map(|penalty| {
            let label = format!("−{}", penalty.points());
            let (is_chosen, key) = (self.penalty == penalty, keys::PENALTY_OR_COLUMNS);
            option(label, key, is_chosen, Message::Penalty(penalty))
        });
        section(
            say!("new-penalty"),
            say!("new-penalty-about"),
            options(penalties),
        )
    }

    /// Whether the game counts; only a solo game can be strict.
    pub(super) fn counting(&self) -> Counting {
        if self.counting == Counting::Strict && !self.may_be_strict() {
            Counting::Records
        } else {
            self.counting
        }
    }

    /// The option after the current one.
    pub(super) fn next_counting(&self) -> Counting {
        match self.counting() {
            Counting::Records => Counting::Practice,
            Counting::Practice if self.may_be_strict() => Counting::Strict,
            Counting::Practice | Counting::Strict => Counting::Records,
        }
    }

    /// Chooses whether the game counts; a strict game switches to new app dice.
    pub(super) fn count(&mut self, counting: Counting) {
        self.counting = counting;
        if counting == Counting::Strict {
            self.dice = DiceKind::App;
            self.source = Source::Fresh;
        }
    }

    /// Ends the strict choice when the dice could be known beforehand.
    pub(super) fn note_dice(&mut self) {
        let are_new = self.dice == DiceKind::App && self.source == Source::Fresh;
        if self.counting == Counting::Strict && !are_new {
            self.counting = Counting::Records;
        }
    }

    /// Whether there is at most one player, and no bot.
    fn may_be_strict(&self) -> bool {
        self.players() <= 1 && self.named().all(|seat| seat.guest.level.is_none())
    }

    /// The choice of whether the game counts.
    pub(super) fn purposes(&self) -> Element<'_, Message> {
        let now = self.counting();
        let way = |label: String, counting| {
            let message = Message::Counting(counting);
            option(label, keys::COUNTS, now == counting, message)
        };
        let strict = if self.may_be_strict() {
            way(say!("new-strict"), Counting::Strict)
        } else {
            let about = say!("new-strict-about");
            control(say!("new-strict"), about, theme::button::plain, None)
        };
        let about = match now {
            Counting::Strict => say!("new-strict-about"),
            Counting::Records | Counting::Practice => say!("new-counting-about"),
        };
        section(
            say!("new-counting"),
            about,
            options([
                way(say!("new-counts"), Counting::Records),
                way(say!("new-practice"), Counting::Practice),
                strict,
            ]),
        )
    }

    /// The choice of the columns that win the board game.
    pub(super) fn columns(&self) -> Element<'_, Message> {
        let now = self.setting();
        let columns = Columns::ALL.map(|columns| {
            let label = match columns {
                Columns::Three => say!("new-columns-three"),
                Columns::Four => say!("new-columns-four"),
                Columns::Five => say!("new-columns-five"),
            };
            let setting = Setting { columns, ..now };
            if columns.are_offered_to(self.players()) {
                self.of_setting(label, keys::PENALTY_OR_COLUMNS, setting)
            } else {
                control(label, say!("new-columns-hint"), theme::button::plain, None)
            }
        });
        section(
            say!("new-columns"),
            say!("new-columns-about"),
            options(columns),
        )
    }

    /// The choice of what a runner does on another's square.
    pub(super) fn sharing(&self) -> Element<'_, Message> {
        let now = self.setting();
        let sharing = Sharing::ALL.map(|sharing| {
            let label = match sharing {
                Sharing::Share => say!("new-sharing-share"),
                Sharing::Jump => say!("new-sharing-jump"),
                Sharing::Forced => say!("new-sharing-forced"),
            };
            self.of_setting(label, keys::SHARING, Setting { sharing, ..now })
        });
        section(
            say!("new-sharing"),
            say!("new-sharing-about"),
            options(sharing),
        )
    }

    /// The choice of the pairs that may be chosen.
    pub(super) fn placement(&self) -> Element<'_, Message> {
        let now = self.setting();
        let placement = Placement::ALL.map(|placement| {
            let label = match placement {
                Placement::Within => say!("new-placement-any"),
                Placement::MustPlace => say!("new-placement-runner"),
                Placement::Most => say!("new-placement-most"),
            };
            self.of_setting(label, keys::PLACEMENT, Setting { placement, ..now })
        });
        section(
            say!("new-placement"),
            say!("new-placement-about"),
            options(placement),
        )
    }

    fn of_setting(
        &self,
        label: String,
        key: &'static str,
        setting: Setting,
    ) -> Element<'_, Message> {
        let is_chosen = setting == self.setting();
        option(label, key, is_chosen, Message::Setting(setting))
    }
}
