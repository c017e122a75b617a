//! What the tables of both games keep between two events: the dice that are typed, the words and the hint, and where people
//! are among the choices.

use super::banner::Banner;
use super::tumble::Tumble;
use super::typing::Typing;

/// What is typed, told and looked at. Choices and plays are named by their places among the legal ones.
#[derive(Debug, Clone)]
pub struct AtTable<Hint, Mark> {
    /// The dice that are typed.
    pub typed: Typing,
    /// Whether the dice that were typed last stay typed while their throw is taken back.
    pub retypes: bool,
    /// The app's dice, while they tumble.
    pub tumble: Option<Tumble>,
    /// The news, or why something cannot be done.
    pub word: Option<Banner>,
    /// What the coach says about what is shown.
    pub hint: Option<Hint>,
    /// The choice under the pointer or the keys.
    pub lit: Option<usize>,
    /// What a choice has to mark to be offered.
    pub wanted: Vec<Mark>,
}

impl<Hint, Mark> Default for AtTable<Hint, Mark> {
    fn default() -> AtTable<Hint, Mark> {
        AtTable {
            typed: Typing::default(),
            retypes: false,
            tumble: None,
            word: None,
            hint: None,
            lit: None,
            wanted: Vec::new(),
        }
    }
}

impl<Hint, Mark: Copy + PartialEq> AtTable<Hint, Mark> {
    /// Says why something cannot be done.
    pub fn refuse(&mut self, words: String) {
        self.word = Some(Banner::Refusal(words));
    }

    /// Shows what the coach has answered.
    pub fn advise(&mut self, hint: Hint) {
        self.word = None;
        self.hint = Some(hint);
    }

    /// Looks at other choices, of which nobody has said anything yet.
    pub fn ask(&mut self) {
        self.hint = None;
        self.lit = None;
        self.wanted.clear();
    }

    /// Forgets what is typed and told.
    pub fn clear(&mut self) {
        self.typed.clear();
        self.word = None;
    }

    /// Whether something is typed or told.
    pub fn has_any(&self) -> bool {
        !self.typed.is_empty() || self.word.is_some() || self.hint.is_some()
    }

    /// Leaves the dice of a throw that was taken back typed, but for the last one, where they are to be mended.
    pub fn retype(&mut self) -> bool {
        let retypes = std::mem::take(&mut self.retypes);
        if retypes {
            self.typed.pop();
        }
        retypes
    }

    /// The pointer has left a choice.
    pub fn leave(&mut self, place: usize) {
        if self.lit == Some(place) {
            self.lit = None;
        }
    }

    /// Keeps to choices that set this mark too, or drops the wish; `setting` tells which choices set all of some marks, and
    /// one sets this mark. Returns the choice that a second wish leaves, which makes it.
    pub fn want(&mut self, mark: Mark, setting: impl Fn(&[Mark]) -> Vec<usize>) -> Option<usize> {
        let is_again = self.wanted.contains(&mark);
        let mut marks = self.wanted.clone();
        if !is_again {
            marks.push(mark);
        }
        match setting(&marks)[..] {
            [place] if is_again || marks.len() > 1 => return Some(place),
            [] => marks = vec![mark],
            _ if is_again => marks.retain(|&other| other != mark),
            _ => {}
        }
        self.lit = match setting(&marks)[..] {
            [place] => Some(place),
            _ => None,
        };
        self.wanted = marks;
        None
    }
}
