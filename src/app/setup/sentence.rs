//! The rules as a sentence, each part of which opens its choices.

use iced::widget::{button, column, container, row, space};
use iced::{Bottom, Fill};

use super::{Counting, Message, NewGame, Source, house};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, press, soft, width_of};
use crate::rules::classic::{Placement, Sharing};
use crate::scene::Role;
use crate::store::{DiceKind, GameKind, Timer};
use crate::text::say;

/// A part of the rules that can be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// Who throws, and which dice.
    Dice,
    /// Open or secret choices.
    Choices,
    /// What a row of one to four marks costs.
    Penalty,
    /// The columns that win.
    Columns,
    /// What a runner does on another's square.
    Sharing,
    /// The pairs that may be chosen.
    Placement,
    /// The time limit.
    Time,
    /// Whether the game counts.
    Counting,
}

/// The height kept for the choices of a rule, so that nothing moves when they open.
const CHOICES: f32 = 68.0;

impl NewGame {
    /// The sentence with the start beside it, and below it the choices of the rule that is open.
    pub(super) fn rules<'a>(&'a self, start: Option<Element<'a, Message>>) -> Element<'a, Message> {
        let words = self.words();
        let last = words.len() - 1;
        let words = words.into_iter().enumerate().map(|(place, (rule, words))| {
            let sign = if place == last { "." } else { "," };
            row![self.word(rule, words), bold(sign, size::TITLE)].into()
        });
        let sentence = row(words)
            .spacing(gap::S)
            .align_y(Bottom)
            .wrap()
            .vertical_spacing(gap::S);
        let open = self.open.map(|rule| self.choices_of(rule));
        let choices = row![
            space().height(CHOICES),
            open.map(|open| container(open).width(Fill))
        ];
        let sentence = column![soft(say!("new-tonight"), size::LABEL), sentence]
            .spacing(gap::M)
            .width(Fill);
        let line = row![sentence, start].spacing(gap::XL).align_y(Bottom);
        column![line, choices].spacing(gap::M).into()
    }

    /// The parts of the sentence.
    fn words(&self) -> Vec<(Rule, String)> {
        let dice = match (self.dice, &self.source) {
            (DiceKind::Real, _) => say!("new-dice-real"),
            (DiceKind::App, Source::Fresh) => say!("new-dice-app"),
            (DiceKind::App, Source::Today) => say!("home-today"),
            (DiceKind::App, Source::Code(seed)) => say!("new-dice-of", code = seed.code()),
        };
        let is_secret = self.house.secret && self.people() >= house::LEAST_PEOPLE;
        let choices = match is_secret {
            true => say!("new-rule-secret"),
            false => say!("new-rule-open"),
        };
        let penalty = format!("−{}", self.penalty.points());
        let penalty = say!("new-rule-penalty", penalty = penalty);
        let setting = self.setting();
        let columns = say!("new-rule-columns", count = setting.columns.count());
        let sharing = match setting.sharing {
            Sharing::Share => say!("new-rule-share"),
            Sharing::Jump => say!("new-rule-jump"),
            Sharing::Forced => say!("new-rule-forced"),
        };
        let placement = match setting.placement {
            Placement::Within => say!("new-rule-any"),
            Placement::MustPlace => say!("new-rule-runner"),
            Placement::Most => say!("new-rule-most"),
        };
        let time = match self.house.timer.map(Timer::seconds) {
            None => say!("new-rule-no-limit"),
            Some(seconds) => say!("new-rule-limit", seconds = seconds),
        };
        let counting = match self.counting() {
            Counting::Records => say!("new-rule-counts"),
            Counting::Practice => say!("new-rule-practice"),
            Counting::Strict => say!("new-rule-strict"),
        };
        let mut words = vec![(Rule::Dice, dice)];
        match self.game {
            GameKind::Express => {
                if !self.is_alone {
                    words.push((Rule::Choices, choices));
                }
                words.push((Rule::Penalty, penalty));
            }
            GameKind::Classic => words.extend([
                (Rule::Columns, columns),
                (Rule::Sharing, sharing),
                (Rule::Placement, placement),
            ]),
        }
        words.extend([(Rule::Time, time), (Rule::Counting, counting)]);
        words
    }

    /// A part of the sentence, underlined, to press.
    fn word(&self, rule: Rule, words: String) -> Element<'_, Message> {
        let is_open = self.open == Some(rule);
        let line = container(space())
            .width(width_of(&words, size::TITLE, theme::BOLD))
            .height(if is_open { 4.0 } else { 2.0 })
            .style(theme::container::ground(Role::Accent));
        let line = container(line).height(4.0);
        let face = column![bold(words, size::TITLE), line];
        let face = button(face).padding(0).style(theme::button::word);
        press(face, Some(Message::Rule(rule)))
    }

    fn choices_of(&self, rule: Rule) -> Element<'_, Message> {
        let house = self.house();
        match rule {
            Rule::Dice => self.dice(),
            Rule::Choices => house::choices(house, self.people()).map(Message::TableOptions),
            Rule::Penalty => self.penalties(),
            Rule::Columns => self.columns(),
            Rule::Sharing => self.sharing(),
            Rule::Placement => self.placement(),
            Rule::Time => house::time(house, self.game).map(Message::TableOptions),
            Rule::Counting => self.purposes(),
        }
    }
}
