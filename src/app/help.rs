//! The rules of both games in the program's own words, to be searched, opened at what people are doing.

use iced::widget::operation::{self, RelativeOffset};
use iced::widget::{Id, column, container, row, scrollable, space, text, text_input};
use iced::{Center, Fill, Task};

use super::keymap::Command;
use super::panel::{BESIDE, ONE_COLUMN, framed};
use super::theme::{self, gap, size};
use super::widget::{Element, control, next_control};

const FIELD: &str = "find in the rules";
const LIST: &str = "rules";

/// The rules, and the words to look for in them.
#[derive(Debug, Clone)]
pub struct Help {
    /// The text of the field.
    pub sought: String,
    begin: Topic,
}

/// A message of this panel.
#[derive(Debug, Clone)]
pub enum Message {
    /// Look for this.
    Seek(String),
    /// Show the keys.
    Keys,
    /// Show the lesson about what people are doing.
    Learn,
    /// Close the panel.
    Close,
}

/// What people may be doing when they open the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// Nothing in particular.
    Any,
    /// They throw, or choose pairs and a fifth die.
    Choosing,
    /// They look at points.
    Scoring,
    /// They play at the board.
    Board,
}

/// A rule: its game, its title, its text, and the rulings behind it.
struct Rule {
    game: &'static str,
    title: &'static str,
    words: &'static str,
    rulings: &'static str,
}

const EXPRESS: &str = "Can't Stop Express";
const BOARD: &str = "Classic Can't Stop";

static RULES: [Rule; 21] = [
    Rule {
        game: EXPRESS,
        title: "A throw is for everybody",
        words: "Somebody throws five dice. Everybody uses the same dice, each in their own way and on their own pad.",
        rulings: "X1",
    },
    Rule {
        game: EXPRESS,
        title: "Two pairs and a fifth die",
        words: "Put four of the dice together as two pairs; the die that is left over is your fifth die. Each pair marks one \
                box in the row of its sum. Two pairs with the same sum mark two boxes of one row.",
        rulings: "X1, X7",
    },
    Rule {
        game: EXPRESS,
        title: "The fifth die names three values",
        words: "Your first fifth dice name your three values. Each value has a track of eight boxes; naming it marks the \
                first. Until you have three, the fifth die must be a value that you have not named, if the throw shows one. \
                If it shows none, mark one that you have.",
        rulings: "X2, X3, X4",
    },
    Rule {
        game: EXPRESS,
        title: "After that it must be one of yours",
        words: "Once three values are named, your fifth die must be one of them whenever the throw shows one. Which one, and \
                which pairs that leaves, is what the game is about.",
        rulings: "X5",
    },
    Rule {
        game: EXPRESS,
        title: "Free throw",
        words: "Three values are named and the throw shows none of them: choose any two pairs. The fifth die counts for \
                nothing, and no track is marked.",
        rulings: "X6",
    },
    Rule {
        game: EXPRESS,
        title: "Out at eight",
        words: "The eighth mark on one of your tracks puts you out; the pairs of that throw still count. The others go on \
                until everybody is out.",
        rulings: "X9",
    },
    Rule {
        game: EXPRESS,
        title: "What a row is worth",
        words: "No marks: nothing. One to four marks: minus 200. Five marks: nothing. Each mark from the sixth to the tenth \
                brings the points of the row: 100 for 2 and 12, 70 for 3 and 11, 60 for 4 and 10, 50 for 5 and 9, 40 for 6 \
                and 8, 30 for 7. Marks past ten bring nothing.",
        rulings: "X8, X10",
    },
    Rule {
        game: EXPRESS,
        title: "A kinder game",
        words: "For beginners a row of one to four marks costs only 150 or 100. It is set under New game.",
        rulings: "X11",
    },
    Rule {
        game: EXPRESS,
        title: "Who wins",
        words: "Most points win; with equal points the victory is shared. One who plays alone plays against their best.",
        rulings: "X12",
    },
    Rule {
        game: EXPRESS,
        title: "Players come and go",
        words: "A seat may be handed to somebody else. A player who comes late joins before the fourth throw, and chooses first for the \
                throws so far. A player who must leave makes no more choices and has no place; the others do not wait. P opens the \
                players.",
        rulings: "X14",
    },
    Rule {
        game: BOARD,
        title: "Who starts",
        words: "Everybody rolls two dice. The highest total starts; those who tie for it roll again.",
        rulings: "C2",
    },
    Rule {
        game: BOARD,
        title: "A turn",
        words: "Roll four dice, put them together as two pairs, and move up the columns of their sums. Then roll again, or \
                stop and keep what you gained.",
        rulings: "C3",
    },
    Rule {
        game: BOARD,
        title: "Three runners",
        words: "What you gain in a turn is marked by runners, of which you have three. A new one starts on the first space, or \
                just above your square. A pair moves the runner of its column by one space.",
        rulings: "C4",
    },
    Rule {
        game: BOARD,
        title: "What must be played",
        words: "Choose any way to pair the dice; both pairs are then played if both can be. If each could be played but only \
                one runner is left for two new columns, choose one. Nothing can be played in a column that is won, above the \
                top, or without a runner to place.",
        rulings: "C5, C6",
    },
    Rule {
        game: BOARD,
        title: "Bust",
        words: "If no pair of the roll can be played, all that the turn gained is lost, and the next player rolls.",
        rulings: "C7",
    },
    Rule {
        game: BOARD,
        title: "Stopping and winning columns",
        words: "When you stop, your squares move up to your runners. A column whose top you have reached is yours: the others' \
                squares leave it, and nobody plays there again. A runner on the top has won nothing before you stop.",
        rulings: "C8, C9",
    },
    Rule {
        game: BOARD,
        title: "Winning the game",
        words: "Three columns win. Two or three players may agree on four or five. One who plays alone counts the turns.",
        rulings: "C10",
    },
    Rule {
        game: BOARD,
        title: "Variant: the runner jumps",
        words: "A runner that would come to a space with another player's square goes on to the next space without one.",
        rulings: "C11",
    },
    Rule {
        game: BOARD,
        title: "Variant: no stop there",
        words: "You may not stop while a runner shares its space with another player's square.",
        rulings: "C12",
    },
    Rule {
        game: BOARD,
        title: "House rule: which pairs",
        words: "Tables read \"if you can place a marker, you must\" in three ways: any pairing may be chosen; one that places a \
                new runner must be; or one that plays the most pairs must be.",
        rulings: "C13",
    },
    Rule {
        game: BOARD,
        title: "Players come and go",
        words: "A seat may be handed to somebody else, but nobody joins once the table is set: a late start would be no fair \
                game. The turns of one who leaves are passed over, the squares stay, and the last one left has won.",
        rulings: "C14",
    },
];

impl Help {
    /// The rules, opened at what people are doing.
    pub fn new(begin: Topic) -> Help {
        Help {
            sought: String::new(),
            begin,
        }
    }

    /// Focuses the field, and scrolls the list to its beginning.
    pub fn open<T: Send + 'static>(&self) -> Task<T> {
        let top = operation::snap_to(LIST, RelativeOffset::START);
        Task::batch([top, operation::focus(FIELD)])
    }

    /// The rules, those about the present moment first and the others of the game next.
    fn rules(&self) -> Vec<&'static Rule> {
        let first = match self.begin {
            Topic::Any | Topic::Choosing => "X1",
            Topic::Scoring => "X8, X10",
            Topic::Board => "C2",
        };
        let mut places = RULES.iter();
        let first = places.position(|rule| rule.rulings == first).unwrap_or(0);
        let game = RULES[first].game;
        let mut rules: Vec<&Rule> = RULES[first..].iter().chain(&RULES[..first]).collect();
        rules.sort_by_key(|rule| rule.game != game);
        rules
    }

    /// The panel.
    pub fn view(&self) -> Element<'_, Message> {
        let words: Vec<String> = self
            .sought
            .split_whitespace()
            .map(str::to_lowercase)
            .collect();
        let is_sought = |rule: &&Rule| {
            let all = format!(
                "{} {} {} {}",
                rule.game, rule.title, rule.words, rule.rulings
            );
            let all = all.to_lowercase();
            words.iter().all(|word| all.contains(word))
        };
        let mut lines = column![].spacing(gap::L);
        let mut game = "";
        for rule in self.rules().into_iter().filter(is_sought) {
            if rule.game != game {
                game = rule.game;
                lines = lines.push(text(game).size(size::HEADING).font(theme::BOLD));
            }
            let title = row![
                text(rule.title).size(size::LABEL).font(theme::MEDIUM),
                space().width(Fill),
                text(rule.rulings)
                    .size(size::CAPTION)
                    .style(theme::text::soft),
            ]
            .align_y(Center);
            lines = lines.push(column![title, text(rule.words).size(size::BODY)].spacing(gap::XS));
        }
        if game.is_empty() {
            lines = lines.push(
                text("No rule speaks of that.")
                    .size(size::BODY)
                    .style(theme::text::soft),
            );
        }
        let field = text_input("Find in the rules", &self.sought)
            .id(Id::new(FIELD))
            .on_input(Message::Seek)
            .size(size::LABEL)
            .padding([gap::S, gap::M]);
        let close = row![
            control(
                "Lessons",
                Command::Learn.key(),
                theme::button::plain,
                Some(Message::Learn)
            ),
            control(
                "Keys",
                Command::Keys.key(),
                theme::button::plain,
                Some(Message::Keys)
            ),
            next_control("Close", Command::Back.key(), Some(Message::Close)),
        ]
        .spacing(gap::M)
        .align_y(Center);
        let about = text("X1, C2 and the like are the numbers of the rules, by which the check of a file names them.")
            .size(size::CAPTION)
            .style(theme::text::soft);
        let lines = scrollable(
            container(column![about, lines].spacing(gap::M))
                .padding(BESIDE)
                .width(Fill),
        )
        .id(Id::new(LIST))
        .height(Fill);
        framed(
            ONE_COLUMN,
            "Rules",
            close.into(),
            column![container(field).padding(BESIDE), lines].spacing(gap::M),
        )
    }
}
