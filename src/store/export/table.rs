use std::borrow::Cow;

/// A table as CSV.
pub(super) struct Csv(String);

impl Csv {
    /// A table without lines under these heads.
    pub(super) fn new<const COUNT: usize>(heads: [&str; COUNT]) -> Csv {
        let mut table = Csv(String::new());
        table.line(heads);
        table
    }

    /// Adds a line.
    pub(super) fn line<S: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = S>) {
        for (place, cell) in cells.into_iter().enumerate() {
            if place > 0 {
                self.0.push(',');
            }
            let cell = harmless(cell.as_ref());
            if cell.contains([',', '"', '\n', '\r']) {
                self.0 += &format!("\"{}\"", cell.replace('"', "\"\""));
            } else {
                self.0 += &cell;
            }
        }
        self.0.push('\n');
    }

    /// The text with all lines.
    pub(super) fn text(self) -> String {
        self.0
    }
}

/// A cell with an apostrophe before it where a spreadsheet would take it for a formula: quotes do not keep one from that,
/// and a name comes from anybody. Negative numbers stay numbers.
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
