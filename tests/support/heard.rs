//! Ears for the program: what readers of the screen are told, and what they ask for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use accesskit::{Action, ActionData, ActionRequest, Live, Node, NodeId, Role, TreeId};
use fifth_die::app::Message;
use fifth_die::app::ear::{self, Notice, Reader};

use crate::harness::Desk;
use crate::harness::hands::plain;

/// Somebody who hears the program, and does all by what they hear.
pub trait Listener {
    fn news(&mut self) -> String;

    /// Presses the button of this name, or the first one whose name begins so.
    fn press(&mut self, begin: &str);

    fn write(&mut self, field: &str, text: &str);
}

/// A tree as readers know it.
#[derive(Default)]
pub struct Tree {
    nodes: HashMap<NodeId, Node>,
    root: Option<NodeId>,
    pub focus: Option<NodeId>,
    /// Everything that was told as it came.
    pub told: Vec<(String, Live)>,
}

/// What is heard of something.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    pub id: NodeId,
    pub depth: usize,
    pub role: Role,
    pub name: String,
    pub node: Node,
}

impl Tree {
    fn take(&mut self, notice: Notice) {
        let Notice::Tree(update) = notice else {
            return;
        };
        let before = self.news();
        if let Some(tree) = update.tree {
            self.root = Some(tree.root);
        }
        self.nodes.extend(update.nodes);
        self.focus = Some(update.focus);
        let now = self.news();
        if now != before {
            self.told.extend(now);
        }
        self.check();
    }

    /// What readers would not forgive.
    fn check(&self) {
        let parts = self.parts();
        let focus = self.focus.expect("something has the focus");
        assert!(
            parts.iter().any(|part| part.id == focus),
            "the focus is lost"
        );
        let mut ids: Vec<NodeId> = parts.iter().map(|part| part.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), parts.len(), "two parts have the same number");
    }

    fn news(&self) -> Option<(String, Live)> {
        let news = self.nodes.get(&ear::tree::NEWS)?;
        Some((plain(news.label()?), news.live().unwrap_or(Live::Off)))
    }

    pub fn parts(&self) -> Vec<Part> {
        fn add(tree: &Tree, id: NodeId, depth: usize, parts: &mut Vec<Part>) {
            let node = tree.nodes.get(&id).expect("a child that was never told");
            let name = node.label().or(node.value()).unwrap_or_default();
            parts.push(Part {
                id,
                depth,
                role: node.role(),
                name: plain(name),
                node: node.clone(),
            });
            for &child in node.children() {
                add(tree, child, depth + 1, parts);
            }
        }
        let mut parts = Vec::new();
        if let Some(root) = self.root {
            add(self, root, 0, &mut parts);
        }
        parts
    }
}

pub struct Hearing {
    pub desk: Desk,
    tree: Arc<Mutex<Tree>>,
}

impl Hearing {
    pub fn of(mut desk: Desk) -> Hearing {
        let tree = Arc::new(Mutex::new(Tree::default()));
        let told = Arc::clone(&tree);
        let reader = Reader::new(move |news| told.lock().unwrap().take(news));
        desk.hear(Message::Ear(ear::Message::Listens(reader)));
        Hearing { desk, tree }
    }

    pub fn parts(&mut self) -> Vec<Part> {
        self.tree.lock().unwrap().parts()
    }

    /// The first part of this name, or else the first whose name begins so.
    #[track_caller]
    pub fn part(&mut self, begin: &str) -> Part {
        self.find(begin, |_| true)
    }

    #[track_caller]
    fn find(&mut self, begin: &str, is_it: impl Fn(&Part) -> bool) -> Part {
        let mut parts = self.parts();
        parts.retain(is_it);
        let found = parts.iter().find(|part| part.name == begin);
        let found = found.or_else(|| parts.iter().find(|part| part.name.starts_with(begin)));
        let names = || parts.iter().map(|part| &part.name).collect::<Vec<_>>();
        found
            .unwrap_or_else(|| panic!("nothing is called {begin}: {:?}", names()))
            .clone()
    }

    pub fn focus(&mut self) -> Part {
        let mut parts = self.parts().into_iter();
        let focus = self.tree.lock().unwrap().focus;
        parts.find(|part| Some(part.id) == focus).unwrap()
    }

    /// All that was told since this was asked last.
    pub fn told(&mut self) -> Vec<(String, Live)> {
        std::mem::take(&mut self.tree.lock().unwrap().told)
    }

    pub fn ask(&mut self, action: Action, node: NodeId, data: Option<ActionData>) {
        let request = ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node: node,
            data,
        };
        self.desk.hear(Message::Ear(ear::Message::Asked(request)));
    }
}

impl Listener for Hearing {
    fn news(&mut self) -> String {
        let news = self.tree.lock().unwrap().news();
        news.map_or_else(String::new, |(words, _)| words)
    }

    #[track_caller]
    fn press(&mut self, begin: &str) {
        let is_button = |part: &Part| matches!(part.role, Role::Button | Role::RadioButton);
        let button = self.find(begin, is_button);
        assert!(button.node.supports_action(Action::Click), "{begin}");
        self.ask(Action::Click, button.id, None);
    }

    #[track_caller]
    fn write(&mut self, field: &str, text: &str) {
        let id = self.find(field, |part| part.role == Role::TextInput).id;
        let value = ActionData::Value(text.into());
        self.ask(Action::SetValue, id, Some(value));
    }
}

/// Plays a game of Express of two from its beginning to its result, and tells what was heard.
pub fn play_express(listener: &mut impl Listener) -> Vec<String> {
    let mut told = Vec::new();
    listener.press("Play");
    listener.write("Name at seat 1", "Ann");
    listener.write("Name at seat 2", "Ben");
    listener.press("Start");
    told.push(listener.news());
    // Three fifth dice are named, 1 being the first of them; whoever leaves it over eight times is out.
    for _ in 0..10 {
        for die in [1, 3, 4, 4, 6] {
            listener.press(&format!("die {die}"));
            told.push(listener.news());
        }
        for _ in ["Ann", "Ben"] {
            listener.press("A: ");
            told.push(listener.news());
        }
    }
    told
}

/// Plays a turn at the board: a roll, a play, and the stop.
pub fn play_board(listener: &mut impl Listener) -> Vec<String> {
    let mut told = Vec::new();
    listener.press("Play");
    listener.press("Classic");
    listener.write("Name at seat 1", "Ann");
    listener.write("Name at seat 2", "Ben");
    listener.press("Start");
    told.push(listener.news());
    for dice in [[6, 6], [1, 2]] {
        for die in dice {
            listener.press(&format!("die {die}"));
        }
        told.push(listener.news());
    }
    for die in [2, 3, 4, 5] {
        listener.press(&format!("die {die}"));
        told.push(listener.news());
    }
    listener.press("5 and 9, A");
    told.push(listener.news());
    listener.press("Stop");
    told.push(listener.news());
    told
}
