//! Screen readers on Linux, over AT-SPI.
//!
//! While no reader is connected, the app only watches the session bus for one, on iced's own threads; it creates the
//! adapter with its thread when one connects.

use accesskit::{ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate};
use accesskit_unix::Adapter;
use iced::futures::channel::mpsc::{self, UnboundedSender};
use iced::futures::{FutureExt, Stream, StreamExt, future, stream};
use zbus::fdo::DBusProxy;
use zbus::names::BusName;
use zbus::zvariant::OwnedValue;
use zbus::{Connection, MatchRule, MessageStream, connection, message};

use super::{Message, Notice, Reader};

const NAME: &str = "org.a11y.Bus";
const PATH: &str = "/org/a11y/bus";
const PROPERTIES: &str = "org.freedesktop.DBus.Properties";

pub fn listen() -> impl Stream<Item = Message> {
    let (sender, messages) = mpsc::unbounded();
    // Without a session bus there is no reader. The stream stays open, since its end would mean the same.
    let watch = async move {
        let _ = watch(sender).await;
    };
    let watching = stream::once(watch).filter_map(|()| future::ready(None));
    stream::select(messages, watching)
}

async fn watch(sender: UnboundedSender<Message>) -> zbus::Result<()> {
    // The future below drives the connection, so it needs no thread of its own.
    let session = connection::Builder::session()?
        .internal_executor(false)
        .build()
        .await?;
    let ticking = async {
        loop {
            session.executor().tick().await;
        }
    };
    let following = follow(&session, sender);
    let ticking = std::pin::pin!(ticking.fuse());
    let following = std::pin::pin!(following.fuse());
    match future::select(following, ticking).await {
        future::Either::Left((result, _)) => result,
        future::Either::Right(((), _)) => Ok(()),
    }
}

async fn follow(session: &Connection, sender: UnboundedSender<Message>) -> zbus::Result<()> {
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface(PROPERTIES)?
        .member("PropertiesChanged")?
        .path(PATH)?
        .build();
    let changes = MessageStream::for_match_rule(rule, session, None).await?;
    // The accessibility bus may start after the app, along with a reader.
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .sender("org.freedesktop.DBus")?
        .member("NameOwnerChanged")?
        .add_arg(NAME)?
        .build();
    let owners = MessageStream::for_match_rule(rule, session, None).await?;
    let mut changes = stream::select(changes, owners);
    let mut listens = false;
    loop {
        let wanted = is_wanted(session).await.unwrap_or(false);
        if wanted && !listens {
            let _ = sender.unbounded_send(Message::Listens(reader(&sender)));
        } else if listens && !wanted {
            let _ = sender.unbounded_send(Message::Over);
        }
        listens = wanted;
        if changes.next().await.is_none() {
            return Ok(());
        }
    }
}

/// Whether a reader is connected. Asking does not start the accessibility bus.
async fn is_wanted(session: &Connection) -> zbus::Result<bool> {
    let bus = DBusProxy::new(session).await?;
    if !bus.name_has_owner(BusName::try_from(NAME)?).await? {
        return Ok(false);
    }
    let asked = ("org.a11y.Status", "IsEnabled");
    let reply = session
        .call_method(Some(NAME), PATH, Some(PROPERTIES), "Get", &asked)
        .await?;
    let value: OwnedValue = reply.body().deserialize()?;
    Ok(bool::try_from(value)?)
}

fn reader(sender: &UnboundedSender<Message>) -> Reader {
    let way = Way(sender.clone());
    let mut adapter = Adapter::new(way.clone(), way.clone(), way);
    Reader::new(move |told| match told {
        Notice::Tree(tree) => adapter.update_if_active(|| tree),
        Notice::Focused(has_keyboard) => adapter.update_window_focus_state(has_keyboard),
        Notice::Bounds(bounds) => adapter.set_root_window_bounds(bounds, bounds),
    })
}

#[derive(Clone)]
struct Way(UnboundedSender<Message>);

impl ActivationHandler for Way {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        let _ = self.0.unbounded_send(Message::Wanted);
        None
    }
}

impl ActionHandler for Way {
    fn do_action(&mut self, request: ActionRequest) {
        let _ = self.0.unbounded_send(Message::Asked(request));
    }
}

impl DeactivationHandler for Way {
    fn deactivate_accessibility(&mut self) {}
}
