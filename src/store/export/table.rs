use std::borrow::Cow;
use std::fmt::Display;

/// A table as CSV.
pub(super) struct Csv(String);

impl Csv {
    /// An empty table under these heads.
    pub(super) fn new(heads: &str) -> Csv {
        Csv(format!("{heads}\n"))
    }

    /// Adds a line.
    pub(super) fn line(&mut self, cells: &[&dyn Display]) {
        for (place, cell) in cells.iter().enumerate() {
            if place > 0 {
                self.0.push(',');
            }
            let cell = cell.to_string();
            let cell = harmless(&cell);
            if cell.contains([',', '"', '\n', '\r']) {
                self.0 += &format!("\"{}\"", cell.replace('"', "\"\""));
            } else {
                self.0 += &cell;
            }
        }
        self.0.push('\n');
    }

    /// The whole text.
    pub(super) fn text(self) -> String {
        self.0
    }
}

/// A cell that may be empty.
pub(super) fn cell(value: Option<impl Display>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// A cell with an apostrophe before it where a spreadsheet would take it for a formula. Quotes do not prevent that, and
/// anybody can choose a name. Negative numbers stay numbers.
fn harmless(cell: &str) -> Cow<'_, str> {
    let is_number = cell
        .strip_prefix('-')
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()));
    if !is_number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        Cow::Owned(format!("'{cell}"))
    } else {
        Cow::Borrowed(cell)
    }
}
