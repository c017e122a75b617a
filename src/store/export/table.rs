use std::borrow::Cow;
use std::io;

/// A table as CSV.
pub(super) struct Csv(csv::Writer<Vec<u8>>);

impl Csv {
    /// A table without lines under these heads.
    pub(super) fn new<const COUNT: usize>(heads: [&str; COUNT]) -> io::Result<Csv> {
        let mut table = Csv(csv::Writer::from_writer(Vec::new()));
        table.line(heads)?;
        Ok(table)
    }

    /// Adds a line.
    pub(super) fn line<S: AsRef<str>>(
        &mut self,
        cells: impl IntoIterator<Item = S>,
    ) -> io::Result<()> {
        for cell in cells {
            self.0.write_field(harmless(cell.as_ref()).as_ref())?;
        }
        // Fields that are written alone do not end their line.
        Ok(self.0.write_record(None::<&[u8]>)?)
    }

    /// The text with all lines.
    pub(super) fn text(self) -> io::Result<String> {
        let bytes = self.0.into_inner().map_err(|error| error.into_error())?;
        String::from_utf8(bytes).map_err(io::Error::other)
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
