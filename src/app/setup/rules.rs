//! The rules of a new game as a sentence, each part of which opens its choices.

use iced::widget::{button, column, container, row, space, text};
use iced::{Bottom, Center, Fill};
use jiff::Zoned;

use super::{Message, NewGame};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{
    Element, bold, control, field, hint, option, options, press, soft, width_of,
};
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::express::Penalty;
use crate::scene::Role;
use crate::session::Seed;
use crate::store::{self, AtZero, DiceKind, GameKind, TableOptions, Timer};
use crate::text::say;

/// The suggested time limits in seconds, around the one in the rules (X13).
const USUAL: [u16; 3] = [30, 35, 40];
const LEAST_PEOPLE: usize = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    Dice,
    Choices,
    Penalty,
    Columns,
    /// What a runner does on another's square.
    Sharing,
    /// The pairs that may be chosen.
    Placement,
    Time,
    /// What happens when the time is up.
    AtZero,
    Counting,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Agreed {
    pub penalty: Penalty,
    pub setting: Setting,
    pub dice: Dice,
    pub house: TableOptions,
    pub counts: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    Real,
    Fresh,
    Today,
    Code(Seed),
}

impl Dice {
    /// `None` for real dice and for new ones.
    pub fn seed(self) -> Option<Seed> {
        match self {
            Dice::Real | Dice::Fresh => None,
            Dice::Today => Some(store::seed_of_day(Zoned::now().date())),
            Dice::Code(seed) => Some(seed),
        }
    }

    pub fn kind(self) -> DiceKind {
        match self {
            Dice::Real => DiceKind::Real,
            Dice::Fresh | Dice::Today | Dice::Code(_) => DiceKind::App,
        }
    }
}

impl From<DiceKind> for Dice {
    fn from(kind: DiceKind) -> Dice {
        match kind {
            DiceKind::Real => Dice::Real,
            DiceKind::App => Dice::Fresh,
        }
    }
}

impl Agreed {
    /// Sets a time limit, up to the longest one; 0 is none.
    fn limit(&mut self, seconds: u16) {
        let at_zero = self.house.timer.map(|timer| timer.at_zero);
        let seconds = seconds.min(Timer::MOST_SECONDS);
        self.house.timer = Timer::new(seconds, at_zero.unwrap_or_default());
    }
}

impl Rule {
    pub fn key(self) -> &'static str {
        match self {
            Rule::Dice => "Ctrl+D",
            Rule::Choices => "Ctrl+Shift+S",
            Rule::Penalty | Rule::Columns => "Ctrl+R",
            Rule::Sharing => "Ctrl+M",
            Rule::Placement => "Ctrl+L",
            Rule::Time => "Ctrl+I",
            Rule::AtZero => "Ctrl+Shift+I",
            Rule::Counting => "Ctrl+Shift+R",
        }
    }
}

impl NewGame {
    /// The agreed rules, as far as these players can play by them.
    pub(super) fn agreed(&self) -> Agreed {
        let mut agreed = self.agreed;
        // Two or three players may agree on more than three columns (C10).
        if !self.are_offered(agreed.setting.columns) {
            agreed.setting.columns = Columns::Three;
        }
        let house = &mut agreed.house;
        house.secret &= self.may_be_secret();
        house.strict &= self.may_be_strict() && agreed.dice == Dice::Fresh;
        // In a strict game the coach never decides.
        if house.strict
            && let Some(timer) = house.timer.filter(|timer| timer.at_zero == AtZero::Coach)
        {
            house.timer = Some(timer.ending(AtZero::First));
        }
        agreed
    }

    fn are_offered(&self, columns: Columns) -> bool {
        columns.are_offered_to(self.players().min(self.most_players()))
    }

    /// Whether there are enough persons, without the bots.
    fn may_be_secret(&self) -> bool {
        let bots = self.named().filter(|seat| seat.guest.level.is_some());
        self.players() - bots.count() >= LEAST_PEOPLE
    }

    /// Whether there is at most one player, and no bot.
    fn may_be_strict(&self) -> bool {
        self.players() <= 1 && self.named().all(|seat| seat.guest.level.is_none())
    }

    /// Takes the dice of the code once it is whole.
    pub(super) fn write_code(&mut self, code: String) {
        match (Seed::from_code(&code), self.agreed.dice) {
            (Some(seed), _) => self.agreed.dice = Dice::Code(seed),
            (None, Dice::Code(_)) => self.agreed.dice = Dice::Fresh,
            (None, _) => {}
        }
        self.code = code;
    }

    fn ways_of(&self, rule: Rule) -> Vec<(String, Agreed)> {
        let now = self.agreed();
        let way = |label, change: &dyn Fn(&mut Agreed)| {
            let mut agreed = now;
            change(&mut agreed);
            (label, agreed)
        };
        match rule {
            Rule::Dice => vec![
                way(say!("new-dice-real"), &|agreed| agreed.dice = Dice::Real),
                way(say!("new-dice-app"), &|agreed| agreed.dice = Dice::Fresh),
                way(say!("home-today"), &|agreed| agreed.dice = Dice::Today),
            ],
            Rule::Choices => vec![
                way(say!("new-open"), &|agreed| agreed.house.secret = false),
                way(say!("new-secret"), &|agreed| agreed.house.secret = true),
            ],
            Rule::Penalty => Vec::from(Penalty::ALL.map(|penalty| {
                let label = format!("−{}", penalty.points());
                way(label, &|agreed| agreed.penalty = penalty)
            })),
            Rule::Columns => Vec::from(Columns::ALL.map(|columns| {
                let label = match columns {
                    Columns::Three => say!("new-columns-three"),
                    Columns::Four => say!("new-columns-four"),
                    Columns::Five => say!("new-columns-five"),
                };
                way(label, &|agreed| agreed.setting.columns = columns)
            })),
            Rule::Sharing => Vec::from(Sharing::ALL.map(|sharing| {
                let label = match sharing {
                    Sharing::Share => say!("new-sharing-share"),
                    Sharing::Jump => say!("new-sharing-jump"),
                    Sharing::Forced => say!("new-sharing-forced"),
                };
                way(label, &|agreed| agreed.setting.sharing = sharing)
            })),
            Rule::Placement => Vec::from(Placement::ALL.map(|placement| {
                let label = match placement {
                    Placement::Within => say!("new-placement-any"),
                    Placement::MustPlace => say!("new-placement-runner"),
                    Placement::Most => say!("new-placement-most"),
                };
                way(label, &|agreed| agreed.setting.placement = placement)
            })),
            Rule::Time => {
                let none = way(say!("new-time-none"), &|agreed| agreed.house.timer = None);
                let usual = USUAL.map(|seconds| {
                    let label = say!("common-seconds", seconds);
                    way(label, &|agreed| agreed.limit(seconds))
                });
                [none].into_iter().chain(usual).collect()
            }
            Rule::AtZero => {
                let ways = AtZero::ALL.into_iter();
                // In a strict game the coach never decides.
                let ways = ways.filter(|&at_zero| at_zero != AtZero::Coach || !now.house.strict);
                let ways = ways.map(|at_zero| {
                    let label = match at_zero {
                        AtZero::Warn => say!("new-zero-warn"),
                        AtZero::First => say!("new-zero-first"),
                        AtZero::Coach => say!("new-zero-coach"),
                    };
                    let timer = now.house.timer.map(|timer| timer.ending(at_zero));
                    way(label, &|agreed| agreed.house.timer = timer)
                });
                ways.collect()
            }
            Rule::Counting => {
                let way = |label, counts, strict| {
                    way(label, &|agreed| {
                        agreed.counts = counts;
                        agreed.house.strict = strict;
                        if strict {
                            // Only new dice of the app cannot be known beforehand.
                            agreed.dice = Dice::Fresh;
                        }
                    })
                };
                vec![
                    way(say!("new-counts"), true, false),
                    way(say!("new-practice"), false, false),
                    way(say!("new-strict"), true, true),
                ]
            }
        }
    }

    fn obstacle(&self, agreed: Agreed) -> Option<String> {
        if agreed.house.secret && !self.may_be_secret() {
            Some(say!("new-secret-hint"))
        } else if agreed.house.strict && !self.may_be_strict() {
            Some(say!("new-strict-about"))
        } else {
            let are_offered = self.are_offered(agreed.setting.columns);
            (!are_offered).then(|| say!("new-columns-hint"))
        }
    }

    pub(super) fn next(&self, rule: Rule) -> Option<Message> {
        self.shifted(rule, 1)
    }

    /// Chooses a way for a rule so many after the one agreed on, the first after the last, if the rule is one of the
    /// game.
    pub(super) fn shifted(&self, rule: Rule, steps: isize) -> Option<Message> {
        if rule != Rule::AtZero && !self.rules().contains(&rule) {
            return None;
        }
        let mut ways = self.ways_of(rule);
        // The key of the dice does not come to those of the day.
        ways.retain(|&(_, way)| {
            let is_of_day = rule == Rule::Dice && way.dice == Dice::Today;
            !is_of_day && self.obstacle(way).is_none()
        });
        let now = self.agreed();
        let at = ways.iter().position(|&(_, way)| way == now);
        let at = at.map_or(0, |at| {
            (at as isize + steps).rem_euclid(ways.len() as isize) as usize
        });
        ways.get(at).map(|&(_, way)| Message::Agree(way))
    }

    /// The rules of the game, in the order of the sentence.
    fn rules(&self) -> Vec<Rule> {
        let mut rules = vec![Rule::Dice];
        match self.game {
            GameKind::Express if self.is_alone => rules.push(Rule::Penalty),
            GameKind::Express => rules.extend([Rule::Choices, Rule::Penalty]),
            GameKind::Classic => rules.extend([Rule::Columns, Rule::Sharing, Rule::Placement]),
        }
        rules.extend([Rule::Time, Rule::Counting]);
        rules
    }

    fn said(&self, rule: Rule) -> String {
        let agreed = self.agreed();
        match rule {
            Rule::Dice => match agreed.dice {
                Dice::Real => say!("new-dice-real"),
                Dice::Fresh => say!("new-dice-app"),
                Dice::Today => say!("home-today"),
                Dice::Code(seed) => say!("new-dice-of", code = seed.code()),
            },
            Rule::Choices if agreed.house.secret => say!("new-rule-secret"),
            Rule::Choices => say!("new-rule-open"),
            Rule::Penalty => {
                let penalty = format!("−{}", agreed.penalty.points());
                say!("new-rule-penalty", penalty)
            }
            Rule::Columns => say!("new-rule-columns", count = agreed.setting.columns.count()),
            Rule::Sharing => match agreed.setting.sharing {
                Sharing::Share => say!("new-rule-share"),
                Sharing::Jump => say!("new-rule-jump"),
                Sharing::Forced => say!("new-rule-forced"),
            },
            Rule::Placement => match agreed.setting.placement {
                Placement::Within => say!("new-rule-any"),
                Placement::MustPlace => say!("new-rule-runner"),
                Placement::Most => say!("new-rule-most"),
            },
            Rule::Time | Rule::AtZero => match agreed.house.timer.map(Timer::seconds) {
                None => say!("new-rule-no-limit"),
                Some(seconds) => say!("new-rule-limit", seconds),
            },
            Rule::Counting if agreed.house.strict => say!("new-rule-strict"),
            Rule::Counting if agreed.counts => say!("new-rule-counts"),
            Rule::Counting => say!("new-rule-practice"),
        }
    }

    fn about(&self, rule: Rule) -> (String, String) {
        match rule {
            Rule::Dice => {
                let is_half_written = Seed::from_code(&self.code).is_none();
                let about = match self.agreed.dice {
                    _ if is_half_written && !self.code.is_empty() => say!("new-code-fault"),
                    Dice::Real => say!("new-dice-real-about"),
                    Dice::Fresh => say!("new-dice-app-about"),
                    Dice::Today => say!("new-dice-today-about"),
                    Dice::Code(_) => say!("new-dice-code-about"),
                };
                (say!("new-dice"), about)
            }
            Rule::Choices if self.may_be_secret() => {
                (say!("new-choices"), say!("new-choices-about"))
            }
            Rule::Choices => (say!("new-choices"), say!("new-choices-few")),
            Rule::Penalty => (say!("new-penalty"), say!("new-penalty-about")),
            Rule::Columns => (say!("new-columns"), say!("new-columns-about")),
            Rule::Sharing => (say!("new-sharing"), say!("new-sharing-about")),
            Rule::Placement => (say!("new-placement"), say!("new-placement-about")),
            Rule::Time => match self.game {
                GameKind::Express => (say!("new-time-choice"), say!("new-time-choice-about")),
                GameKind::Classic => (say!("new-time-decision"), say!("new-time-decision-about")),
            },
            Rule::AtZero => (say!("new-zero"), say!("new-zero-about")),
            Rule::Counting if self.agreed().house.strict => {
                (say!("new-counting"), say!("new-strict-about"))
            }
            Rule::Counting => (say!("new-counting"), say!("new-counting-about")),
        }
    }

    pub(super) fn sentence(&self, letters: f32) -> Element<'_, Message> {
        let rules = self.rules();
        let words = rules.iter().map(|&rule| {
            let sign = if rule == Rule::Counting { "." } else { "," };
            row![self.part(rule, letters), text(sign).size(letters)].into()
        });
        let sentence = row(words)
            .spacing(gap::S)
            .align_y(Bottom)
            .wrap()
            .vertical_spacing(gap::S);
        let open = self.open.map(|rule| self.choices(rule));
        column![soft(say!("new-tonight"), size::LABEL), sentence, open]
            .spacing(gap::M)
            .width(Fill)
            .into()
    }

    fn part(&self, rule: Rule, letters: f32) -> Element<'_, Message> {
        let said = self.said(rule);
        // Of a penalty only the points can be changed, which stand first.
        let points = said.find(' ').filter(|_| rule == Rule::Penalty);
        let (words, rest) = said.split_at(points.unwrap_or(said.len()));
        let is_open = self.open == Some(rule);
        let line = container(space())
            .width(width_of(words, letters, theme::BOLD))
            .height(if is_open { 4.0 } else { 2.0 })
            .style(theme::container::ground(Role::Accent));
        let line = container(line).height(4.0);
        let words = column![bold(words.to_owned(), letters), line];
        let words = row![words, soft(rest.to_owned(), letters)];
        let face = button(words).padding(0).style(theme::button::word);
        press(face, Some(Message::Rule(rule)))
    }

    /// The choices that the sentence opens; a time limit comes with what happens when it is up.
    fn choices(&self, rule: Rule) -> Element<'_, Message> {
        let has_limit = rule == Rule::Time && self.agreed().house.timer.is_some();
        let at_zero = has_limit.then(|| self.section(Rule::AtZero));
        row![self.section(rule), at_zero]
            .spacing(gap::XL)
            .wrap()
            .vertical_spacing(gap::S)
            .into()
    }

    fn section(&self, rule: Rule) -> Element<'_, Message> {
        let (title, about) = self.about(rule);
        let now = self.agreed();
        let ways = self.ways_of(rule).into_iter().map(|(label, way)| {
            if let Some(obstacle) = self.obstacle(way) {
                return control(label, obstacle, theme::button::plain, None);
            }
            let hint = match (rule, way.dice) {
                (Rule::Dice, Dice::Today) => say!("new-dice-today-hint"),
                _ => rule.key().to_owned(),
            };
            option(label, hint, way == now, Message::Agree(way))
        });
        let field = match rule {
            Rule::Dice => Some(self.code_field()),
            Rule::Time => Some(self.time_field()),
            _ => None,
        };
        let heading = row![
            bold(title, size::LABEL).wrapping(text::Wrapping::None),
            soft(about, size::BODY),
        ]
        .spacing(gap::M)
        .align_y(Center)
        .wrap()
        .vertical_spacing(gap::XXS);
        column![heading, options(ways.chain(field))]
            .spacing(gap::XS)
            .into()
    }

    fn code_field(&self) -> Element<'_, Message> {
        let field = field(say!("new-code-field"), &self.code, |field| {
            let field = field.id("code of dice").on_input(Message::Code);
            let field = field.on_submit(Message::Start).width(160.0);
            field.size(size::BODY).padding([gap::S, gap::M])
        });
        hint(field, say!("new-code-hint"))
    }

    fn time_field(&self) -> Element<'_, Message> {
        let now = self.agreed();
        let seconds = now.house.timer.map(Timer::seconds);
        let seconds = seconds.filter(|seconds| !USUAL.contains(seconds));
        let written = seconds.map_or(String::new(), |seconds| seconds.to_string());
        let limit = move |written: String| {
            let digits = written.chars().filter_map(|letter| letter.to_digit(10));
            let seconds = digits.fold(0, |all: u16, digit| {
                all.saturating_mul(10).saturating_add(digit as u16)
            });
            let mut agreed = now;
            agreed.limit(seconds);
            Message::Agree(agreed)
        };
        field(say!("new-time-field"), &written, |field| {
            let field = field.id("seconds").on_input(limit).width(76.0);
            field.size(size::BODY).padding([gap::S, gap::M])
        })
    }
}
