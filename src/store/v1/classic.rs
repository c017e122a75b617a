//! Classic Can't Stop in version 1 of the session file.

use serde::{Deserialize, Serialize};

use crate::rules::classic::{self, Columns};

#[derive(Default, Serialize, Deserialize)]
pub(in crate::store) enum Sharing {
    #[default]
    Share,
    Jump,
    Forced,
}

#[derive(Default, Serialize, Deserialize)]
pub(in crate::store) enum Placement {
    #[default]
    Within,
    MustPlace,
    Most,
}

impl Sharing {
    pub(in crate::store) fn of(sharing: classic::Sharing) -> Sharing {
        match sharing {
            classic::Sharing::Share => Sharing::Share,
            classic::Sharing::Jump => Sharing::Jump,
            classic::Sharing::Forced => Sharing::Forced,
        }
    }

    pub(in crate::store) fn into_sharing(self) -> classic::Sharing {
        match self {
            Sharing::Share => classic::Sharing::Share,
            Sharing::Jump => classic::Sharing::Jump,
            Sharing::Forced => classic::Sharing::Forced,
        }
    }
}

impl Placement {
    pub(in crate::store) fn of(placement: classic::Placement) -> Placement {
        match placement {
            classic::Placement::Within => Placement::Within,
            classic::Placement::MustPlace => Placement::MustPlace,
            classic::Placement::Most => Placement::Most,
        }
    }

    pub(in crate::store) fn into_placement(self) -> classic::Placement {
        match self {
            Placement::Within => classic::Placement::Within,
            Placement::MustPlace => classic::Placement::MustPlace,
            Placement::Most => classic::Placement::Most,
        }
    }
}

/// The number of columns as it is written.
pub(in crate::store) fn columns_written(columns: Columns) -> i32 {
    columns.count() as i32
}

/// So many columns, or what is wrong with the number.
pub(in crate::store) fn columns(count: i32) -> Result<Columns, String> {
    Columns::ALL
        .into_iter()
        .find(|&columns| columns_written(columns) == count)
        .ok_or_else(|| format!("`columns` is {count}, but it must be 3, 4 or 5"))
}
