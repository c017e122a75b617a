//! What a table agrees on before it plays: dice, penalty, house rules.

use iced::Center;
use iced::widget::{column, row, text, text_input};
use jiff::Zoned;

use super::{Message, NewGame, keys, section};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control, option, options};
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::session::Seed;

pub(super) const CODE: &str = "code of dice";

/// Where the app's dice come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// From chance.
    Fresh,
    /// From the date, so that everybody has the same.
    Today,
    /// From a code that somebody has told.
    Code(String),
}

impl Source {
    /// The seed, where it does not come from chance; an error where the code is none.
    pub(super) fn seed(&self) -> Result<Option<Seed>, ()> {
        match self {
            Source::Fresh => Ok(None),
            Source::Today => {
                let today = Zoned::now().date();
                Ok(Some(Seed::of_day(today.year(), today.month(), today.day())))
            }
            Source::Code(code) => Seed::from_code(code).map(Some).ok_or(()),
        }
    }
}

impl NewGame {
    /// Where the app's dice come from.
    pub(super) fn sources(&self) -> Element<'_, Message> {
        let code = match &self.source {
            Source::Code(code) => code.as_str(),
            Source::Fresh | Source::Today => "",
        };
        let field = text_input("Code of other dice", code)
            .id(CODE)
            .on_input(|code| Message::Source(Source::Code(code)))
            .on_submit(Message::Start)
            .size(size::BODY)
            .padding([gap::S, gap::M])
            .width(180.0);
        let line = row![
            option(
                "Fresh dice",
                "Other dice in every game",
                self.source == Source::Fresh,
                Message::Source(Source::Fresh)
            ),
            option(
                "Dice of the day",
                "The same for everybody today",
                self.source == Source::Today,
                Message::Source(Source::Today)
            ),
            field,
        ]
        .spacing(gap::S)
        .align_y(Center);
        let fault = self.source.seed().is_err() && self.was_tried;
        column![line]
            .push(fault.then(|| {
                text("This is no code: seven to thirteen letters and digits.")
                    .size(size::BODY)
                    .style(theme::text::minus)
            }))
            .spacing(gap::XS)
            .into()
    }

    pub(super) fn penalties(&self) -> Element<'_, Message> {
        let penalties = Penalty::ALL.map(|penalty| {
            let label = format!("−{}", penalty.points());
            let is_chosen = self.penalty == penalty;
            option(
                &label,
                keys::PENALTY_OR_COLUMNS,
                is_chosen,
                Message::Penalty(penalty),
            )
        });
        section(
            "A row of one to four marks",
            "−200 is the rule; less is kinder to beginners.",
            options(penalties),
        )
    }

    /// Whether the game counts.
    pub(super) fn counting(&self) -> Element<'_, Message> {
        let ways = [("For the records", true), ("Only practice", false)];
        let ways = ways.map(|(label, counts)| {
            let is_chosen = self.counts == counts;
            option(label, keys::COUNTS, is_chosen, Message::Counts(counts))
        });
        section(
            "The game is",
            "This can be changed after the game.",
            options(ways),
        )
    }

    /// What a table agrees on before it plays on the board.
    pub(super) fn agreements(&self) -> [Element<'_, Message>; 3] {
        let now = self.setting();
        let columns = Columns::ALL.map(|columns| {
            let label = match columns {
                Columns::Three => "Three",
                Columns::Four => "Four",
                Columns::Five => "Five",
            };
            let setting = Setting { columns, ..now };
            if columns.are_offered_to(self.named().count()) {
                option(
                    label,
                    keys::PENALTY_OR_COLUMNS,
                    setting == now,
                    Message::Setting(setting),
                )
            } else {
                control(
                    label,
                    "For two or three players",
                    theme::button::plain,
                    None,
                )
            }
        });
        let sharing = Sharing::ALL.map(|sharing| {
            let label = match sharing {
                Sharing::Share => "They share the space",
                Sharing::Jump => "The runner jumps",
                Sharing::Forced => "No stop there",
            };
            let setting = Setting { sharing, ..now };
            option(
                label,
                keys::SHARING,
                setting == now,
                Message::Setting(setting),
            )
        });
        let placement = Placement::ALL.map(|placement| {
            let label = match placement {
                Placement::Within => "Any",
                Placement::MustPlace => "Only those that place a runner",
                Placement::Most => "Only those that play most pairs",
            };
            let setting = Setting { placement, ..now };
            option(
                label,
                keys::PLACEMENT,
                setting == now,
                Message::Setting(setting),
            )
        });
        [
            section(
                "Columns that win",
                "Three is the rule; four or five make a longer game for two or three players.",
                options(columns),
            ),
            section(
                "A runner comes to another player's square",
                "Sharing is the rule; the others are variants.",
                options(sharing),
            ),
            section(
                "Pairs that may be chosen",
                "Any by the usual reading; some tables are stricter.",
                options(placement),
            ),
        ]
    }
}
