//! How the table looks while it is played: the throw, the pad, the others.

use iced::widget::{button, column, container, mouse_area, row, scrollable, space, text};
use iced::{Center, Fill, Size};

use super::{Line, Message, Play, Stage, TUMBLE, Word, is_correction};
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::app::widget::{Element, key_cap, next_control, press, shape, small_die, small_pad};
use crate::app::words;
use crate::rules::dice::Die;
use crate::rules::express::{Entry, FifthDie, Pad};
use crate::session::{Dice, Session};

/// From this width on the throw, the pad and the table stand side by side.
const WIDE: f32 = 1120.0;

impl Play {
    /// The table within this size.
    pub fn view<'a>(&'a self, session: &'a Session, within: Size) -> Element<'a, Message> {
        let is_solo = session.setup().is_solo();
        let margin = if within.width < 800.0 { gap::S } else { gap::L };
        let inner = Size::new(within.width - 2.0 * margin, within.height - 2.0 * margin);
        let is_wide = within.width >= WIDE;

        let (table_width, chips_height) = match (is_solo, is_wide) {
            (true, _) => (0.0, 0.0),
            (false, true) => ((inner.width * 0.27).clamp(300.0, 480.0) + margin, 0.0),
            (false, false) => (0.0, 52.0 + margin),
        };
        let throw_width = (inner.width * 0.31).clamp(290.0, 480.0);
        let height = inner.height - chips_height;
        let scale = Scale::fitting(Size::new(
            inner.width - throw_width - margin - table_width - 2.0 * margin,
            height - 44.0 - 2.0 * margin,
        ));

        let throw = container(self.throw(
            session,
            Size::new(throw_width - 2.0 * margin, height - 2.0 * margin),
        ))
        .padding(margin)
        .width(throw_width)
        .height(Fill)
        .style(theme::container::card);
        let pad = container(self.pad(session, scale))
            .padding(margin)
            .height(Fill)
            .center_x(Fill)
            .style(theme::container::card);

        let mut zones = row![throw, pad].spacing(margin);
        if !is_solo && is_wide {
            zones = zones.push(self.cards(session, Size::new(table_width - margin, inner.height)));
        }
        let mut lines = column![].spacing(margin).padding(margin);
        if !is_solo && !is_wide {
            lines = lines.push(self.chips(session, inner.width));
        }
        let needed = scale.size().width + throw_width + 5.0 * margin + table_width;
        let table = lines.push(zones);
        if needed <= within.width + 1.0 && scale.size().height + 44.0 <= height {
            return table.into();
        }
        // Very large text in a small window: everything stays within reach of a scroll.
        let table = container(table)
            .width(needed.max(within.width))
            .height((scale.size().height + 44.0 + 4.0 * margin + chips_height).max(within.height));
        scrollable(table)
            .direction(scrollable::Direction::Both {
                vertical: scrollable::Scrollbar::default(),
                horizontal: scrollable::Scrollbar::default(),
            })
            .into()
    }

    /// The dice and what is to be done with them.
    fn throw<'a>(&'a self, session: &'a Session, within: Size) -> Element<'a, Message> {
        let between = gap::S;
        let side = ((within.width - 4.0 * between) / 5.0)
            .min(within.height * 0.13)
            .floor();
        match &self.stage {
            Stage::Dice { number } => self.dice(*number, session, side),
            Stage::Choice { number, .. } => self.choice(*number, session, side),
            Stage::Over => column![
                text("Everybody is out").size(size::TITLE).font(theme::BOLD),
                text("The result is one step away; a click on a player shows the pad.")
                    .size(size::BODY)
                    .style(theme::text::soft),
            ]
            .spacing(gap::S)
            .into(),
        }
    }

    fn dice<'a>(&'a self, number: usize, session: &'a Session, side: f32) -> Element<'a, Message> {
        let is_correction = is_correction(number, session);
        let places = (0..5).map(|place| die(self.typed.get(place).copied(), Look::Plain, side));
        let heading = if is_correction {
            format!("Correct throw {number}")
        } else {
            format!("Throw {number}")
        };
        let mut lines = column![
            text(heading).size(size::TITLE).font(theme::BOLD),
            row(places).spacing(gap::S),
        ]
        .spacing(gap::L);
        if let Some(was) = session.table().round(number) {
            lines = lines.push(
                text(format!("It was {}. Esc leaves it so.", was.throw()))
                    .size(size::BODY)
                    .style(theme::text::soft),
            );
        }
        lines = lines.push(self.word());
        if self.rolls(session) {
            return lines
                .push(next_control("Roll the dice", "Space", Some(Message::Roll)))
                .into();
        }
        let faces = Die::ALL.map(|value| {
            press(
                button(small_die(value, (side * 0.72).max(28.0)))
                    .padding(gap::XS)
                    .style(theme::button::quiet),
                Some(Message::Face(value)),
            )
        });
        let asked = match 5 - self.typed.len() {
            5 => "Throw the five dice, then type or click them".to_owned(),
            left => format!(
                "{} to go",
                words::counted(left, "die").replace("dies", "dice")
            ),
        };
        lines
            .push(
                text(asked)
                    .size(size::LABEL)
                    .font(theme::MEDIUM)
                    .style(theme::text::accent),
            )
            .push(row(faces).spacing(gap::XS))
            .into()
    }

    fn choice<'a>(
        &'a self,
        number: usize,
        session: &'a Session,
        side: f32,
    ) -> Element<'a, Message> {
        let Some((cell, round)) = self.cell(session).zip(session.table().round(number)) else {
            return space().into();
        };
        let player = &session.setup().players()[self.seat];
        let fifth_die = cell.before().fifth_die(round.throw());
        let (lit, only) = match self.stage {
            Stage::Choice { lit, only, .. } => (lit, only),
            Stage::Dice { .. } | Stage::Over => (None, None),
        };
        let choices = self.choices(session);
        let grid = self.grid(session);
        let left = lit.and_then(|place| {
            let line = grid.iter().find(|line| line.places.contains(&place))?;
            Some(line.die)
        });
        let is_late = number < session.table().rounds().len();
        let heading = if is_late {
            format!("Throw {number}, again")
        } else {
            format!("Throw {number}")
        };
        let who = row![
            shape(player.colour, size::HEADING),
            text(player.name.to_string())
                .size(size::HEADING)
                .font(theme::BOLD),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let head = row![
            text(heading).size(size::TITLE).font(theme::BOLD),
            space().width(Fill),
            who,
        ]
        .align_y(Center);

        let is_out = matches!(cell.entry(), Entry::Out(_));
        let asked = if is_out {
            format!("{} is out and does not choose any more", player.name)
        } else {
            words::fifth_die(fifth_die)
        };
        let mut lines = column![
            head,
            self.thrown(round.throw().dice(), fifth_die, only.or(left), side),
            text(asked)
                .size(size::LABEL)
                .font(theme::MEDIUM)
                .style(theme::text::accent),
        ]
        .spacing(gap::M);
        if let Entry::Refused(illegal) = cell.entry() {
            lines = lines.push(
                container(
                    text(format!(
                        "It was {}, which is no longer legal: {}.",
                        illegal.choice, illegal.reason
                    ))
                    .size(size::BODY),
                )
                .padding(gap::S)
                .width(Fill)
                .style(theme::container::refusal),
            );
        }
        lines = lines.push(self.word());

        let rows = grid.into_iter().map(|line| {
            line_view(
                line,
                &choices,
                lit,
                cell.choice(),
                fifth_die == FifthDie::Free,
            )
        });
        lines = lines.push(column(rows).spacing(gap::XS));

        let shown = lit
            .and_then(|place| choices.get(place).copied())
            .or(cell.choice());
        if let Some(choice) = shown
            && let Ok(after) = cell.before().play(round.throw(), choice)
        {
            let penalty = session.setup().penalty();
            let effects = words::effects(cell.before(), &after, choice, penalty);
            lines = lines.push(
                column(effects.into_iter().map(|effect| {
                    text(effect)
                        .size(size::BODY)
                        .style(theme::text::soft)
                        .into()
                }))
                .spacing(2.0),
            );
        }
        lines.into()
    }

    /// The five dice that were thrown; a click on one keeps only choices that leave it over.
    fn thrown<'a>(
        &self,
        dice: [Die; 5],
        fifth_die: FifthDie,
        fifth: Option<Die>,
        side: f32,
    ) -> Element<'a, Message> {
        let mut fifth = fifth;
        let mut faces = row![].spacing(gap::XS);
        for (place, value) in dice.into_iter().enumerate() {
            let (shown, look) = match self.tumbling(place) {
                Some(shown) => (shown, Look::Plain),
                None if fifth == Some(value) => {
                    fifth = None;
                    (value, Look::Fifth)
                }
                None if fifth_die.allows(value) => (value, Look::Plain),
                None => (value, Look::Plain),
            };
            faces = faces.push(press(
                button(die(Some(shown), look, side))
                    .padding(gap::XS / 2.0)
                    .style(theme::button::quiet),
                Some(Message::Only(value)),
            ));
        }
        faces.into()
    }

    fn tumbling(&self, place: usize) -> Option<Die> {
        let tumble = self.tumble?;
        let passed = tumble.now.duration_since(tumble.since);
        // The dice come to rest one after the other.
        let rest = TUMBLE.as_millis() as usize * (place + 5) / 9;
        let passed = passed.as_millis() as usize;
        (passed < rest).then(|| Die::ALL[(passed / 60 * (place + 2) + place * 5) % 6])
    }

    fn word(&self) -> Element<'_, Message> {
        let (words, style): (_, fn(&theme::Theme) -> container::Style) = match &self.word {
            None => return space().into(),
            Some(Word::Refusal(words)) => (words, theme::container::refusal),
            Some(Word::Notice(words)) => (words, theme::container::notice),
        };
        container(text(words.as_str()).size(size::BODY))
            .padding(gap::S)
            .width(Fill)
            .style(style)
            .into()
    }

    /// The pad of the one who is looked at.
    fn pad<'a>(&'a self, session: &'a Session, scale: Scale) -> Element<'a, Message> {
        let player = &session.setup().players()[self.seat];
        let number = match self.stage {
            Stage::Choice { number, .. } => number,
            Stage::Dice { .. } | Stage::Over => session.table().rounds().len(),
        };
        let cell = session
            .table()
            .round(number)
            .and_then(|round| round.cells().get(self.seat));
        let (before, now) = cell.map_or((Pad::EMPTY, Pad::EMPTY), |cell| {
            (*cell.before(), cell.after())
        });
        let ghost = match self.stage {
            Stage::Choice {
                lit: Some(place), ..
            } => self.before(session).and_then(|(pad, throw)| {
                let choice = *pad.choices(&throw).get(place)?;
                pad.play(&throw, choice).ok()
            }),
            _ => None,
        };
        let sheet = Sheet {
            before,
            now,
            ghost,
            penalty: session.setup().penalty(),
        };
        let status = self.status(self.seat, session);
        column![
            row![
                shape(player.colour, size::HEADING),
                text(player.name.to_string())
                    .size(size::HEADING)
                    .font(theme::BOLD),
                space().width(Fill),
                text(status).size(size::BODY).style(theme::text::soft),
            ]
            .spacing(gap::S)
            .align_y(Center)
            .width(scale.size().width)
            .height(36.0),
            pad(&sheet, scale),
        ]
        .spacing(gap::S)
        .into()
    }

    /// Every player as a card with the whole pad at a glance.
    fn cards<'a>(&'a self, session: &'a Session, within: Size) -> Element<'a, Message> {
        let players = session.setup().players();
        let between = 6.0;
        let count = players.len() as f32;
        let height = ((within.height - between * (count - 1.0)) / count)
            .clamp(60.0, 118.0)
            .floor();
        let inner = Size::new(within.width - 2.0 * gap::M, height - 2.0 * gap::S - 22.0);
        let cards = players.iter().enumerate().map(|(seat, player)| {
            let total = session.score(seat).total();
            let head = row![
                shape(player.colour, size::BODY),
                text(player.name.to_string())
                    .size(size::LABEL)
                    .font(theme::MEDIUM),
                text(self.status(seat, session))
                    .size(size::CAPTION)
                    .style(theme::text::soft),
                space().width(Fill),
                text(words::signed(total))
                    .size(size::LABEL)
                    .font(theme::BOLD),
            ]
            .spacing(gap::S)
            .height(22.0)
            .align_y(Center);
            press(
                button(column![
                    head,
                    small_pad(&session.table().pads()[seat], inner)
                ])
                .padding([gap::S, gap::M])
                .width(within.width)
                .height(height)
                .style(theme::button::card(seat == self.seat)),
                Some(Message::Look(seat)),
            )
        });
        column(cards).spacing(between).into()
    }

    /// Every player as a chip, where there is no room for cards.
    fn chips<'a>(&'a self, session: &'a Session, width: f32) -> Element<'a, Message> {
        let players = session.setup().players();
        let between = 6.0;
        let count = players.len() as f32;
        let chip = ((width - between * (count - 1.0)) / count)
            .min(240.0)
            .floor();
        let letters = ((chip - 34.0) / 8.5).max(2.0) as usize;
        let chips = players.iter().enumerate().map(|(seat, player)| {
            let total = session.score(seat).total();
            press(
                button(
                    column![
                        row![
                            shape(player.colour, size::CAPTION),
                            text(words::fitted(player.name.as_str(), letters))
                                .size(size::BODY)
                                .font(theme::MEDIUM),
                        ]
                        .spacing(gap::XS)
                        .align_y(Center),
                        row![
                            text(words::signed(total))
                                .size(size::CAPTION)
                                .font(theme::BOLD),
                            space().width(Fill),
                            text(if chip < 120.0 {
                                self.sign(seat, session)
                            } else {
                                self.status(seat, session)
                            })
                            .size(size::CAPTION)
                            .style(theme::text::soft),
                        ],
                    ]
                    .spacing(2.0),
                )
                .padding([gap::XS, gap::S])
                .width(chip)
                .height(52.0)
                .style(theme::button::card(seat == self.seat)),
                Some(Message::Look(seat)),
            )
        });
        row(chips).spacing(between).into()
    }

    /// Where a player stands in this throw.
    fn status(&self, seat: usize, session: &Session) -> String {
        let table = session.table();
        if let Some(throw) = table.out_at(seat) {
            return format!("out, throw {throw}");
        }
        let Some((waiting, _)) = table.waiting().find(|&(_, other)| other == seat) else {
            let has_chosen = !table.rounds().is_empty();
            return if has_chosen { "has chosen" } else { "" }.to_owned();
        };
        let is_asked = matches!(self.stage, Stage::Choice { number, .. } if number == waiting);
        if is_asked && seat == self.seat {
            "chooses now".to_owned()
        } else if waiting < table.rounds().len() {
            format!("throw {waiting} again")
        } else {
            "still to choose".to_owned()
        }
    }

    /// The same in a sign, where there is no room for words.
    fn sign(&self, seat: usize, session: &Session) -> String {
        let table = session.table();
        let is_waiting = table.waiting().any(|(_, other)| other == seat);
        if table.out_at(seat).is_some() {
            "out"
        } else if is_waiting {
            "…"
        } else if table.rounds().is_empty() {
            ""
        } else {
            "✓"
        }
        .to_owned()
    }

    /// The dice of the session, in a word.
    pub fn dice_word(session: &Session) -> &'static str {
        match session.setup().dice() {
            Dice::Real => "real dice",
            Dice::App(_) => "the app's dice",
        }
    }
}

fn line_view<'a>(
    line: Line,
    choices: &[crate::rules::express::Choice],
    lit: Option<usize>,
    taken: Option<crate::rules::express::Choice>,
    is_free: bool,
) -> Element<'a, Message> {
    let look = if line.refused.is_some() || is_free {
        Look::Faint
    } else {
        Look::Plain
    };
    let face = die(Some(line.die), look, 34.0);
    if let Some(reason) = line.refused {
        return row![
            face,
            text(reason).size(size::CAPTION).style(theme::text::soft)
        ]
        .spacing(gap::S)
        .height(40.0)
        .align_y(Center)
        .into();
    }
    let mut buttons = row![face].spacing(gap::S).align_y(Center).height(40.0);
    for column in 0..3 {
        let Some(&place) = line.places.get(column) else {
            buttons = buttons.push(space().width(Fill));
            continue;
        };
        let choice = choices[place];
        let letter = char::from(b'A' + place as u8);
        let is_taken = taken == Some(choice);
        let face = row![
            text(choice.pairs.to_string())
                .size(size::LABEL)
                .font(theme::MEDIUM),
            space().width(Fill),
            key_cap(if is_taken {
                "✓".to_owned()
            } else {
                letter.to_string()
            }),
        ]
        .align_y(Center);
        let pressable = press(
            button(face)
                .padding([gap::S, gap::S])
                .width(Fill)
                .style(theme::button::choice(lit == Some(place), is_taken)),
            Some(Message::Choose(place)),
        );
        buttons = buttons.push(
            mouse_area(pressable)
                .on_enter(Message::Entered(place))
                .on_exit(Message::Left(place)),
        );
    }
    buttons.into()
}
