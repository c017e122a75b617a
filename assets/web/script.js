// Keeps a page up to date. Without this script every page works by forms and by its link to reload.
"use strict";

const main = document.querySelector("main[data-events]");
const cut = document.getElementById("cut");
const said = document.getElementById("said");

if (main) {
  listen(main.dataset.events, 500);
  document.querySelector(".reload").remove();
  document.documentElement.classList.add("scripted");
  document.addEventListener("submit", send);
  document.addEventListener("click", tapDie);
  setInterval(tick, 1000);
  offerVibration();
}

// Swaps the parts of the page that have changed, and keeps the focus where it was.
function show(parts) {
  const focused = main.contains(document.activeElement) ? document.activeElement.id : "";
  const thrown = heading();
  const ids = new Set([...parts].map((part) => part.id));
  for (const old of [...main.children]) if (!ids.has(old.id)) old.remove();
  let next = main.firstElementChild;
  for (const part of [...parts]) {
    let old = [...main.children].find((old) => old.id === part.id);
    if (!old) {
      old = part;
    } else if (part.hasAttribute("aria-live")) {
      // A region is only read out if it stays and its words change.
      if (old.textContent !== part.textContent) old.textContent = part.textContent;
    } else if (old.outerHTML.replace(" open=\"\"", "") !== part.outerHTML) {
      if (old.open) part.open = true;
      keepTyped(old, part);
      if (next === old) next = part;
      old.replaceWith(part);
      old = part;
    }
    if (old === next) next = old.nextElementSibling;
    else main.insertBefore(old, next);
  }
  if (focused && document.activeElement === document.body) {
    // What had it may be gone, or folded away.
    for (const id of [focused, "heading"]) {
      const again = document.getElementById(id);
      if (again && document.activeElement === document.body) again.focus({ preventScroll: true });
    }
  }
  if (thrown !== heading()) {
    vibrate();
    said.replaceChildren();
  }
  stayAwake();
}

// A phone that can vibrate does so at a new throw or turn, if its owner wants that.
function offerVibration() {
  if (!navigator.vibrate || !document.getElementById("act")) return;
  const button = document.createElement("button");
  button.id = "vibrate";
  button.textContent = "Vibrate";
  const show = () => button.setAttribute("aria-pressed", localStorage.getItem("vibrates") === "yes");
  button.addEventListener("click", () => {
    localStorage.setItem("vibrates", localStorage.getItem("vibrates") === "yes" ? "no" : "yes");
    show();
    vibrate();
  });
  show();
  document.querySelector("header nav").append(button);
}

function vibrate() {
  const isWanted = localStorage.getItem("vibrates") === "yes";
  if (isWanted && navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(40);
}

function heading() {
  const heading = document.getElementById("heading");
  return heading ? heading.dataset.throw : "";
}

function keepTyped(old, part) {
  for (const field of old.querySelectorAll("input:not([type=hidden])")) {
    const fresh = part.querySelector("#" + CSS.escape(field.id));
    if (fresh) fresh.value = field.value;
  }
}

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

// How often the table has told what is new.
let heard = 0;

// Listens to the table; after a break it waits longer and longer, and says that it is cut off.
function listen(path, pause) {
  const events = new EventSource(path);
  events.onopen = () => {
    pause = 500;
    cut.replaceChildren();
  };
  events.onmessage = (event) => {
    heard += 1;
    show(parse(event.data).body.children);
  };
  events.addEventListener("gone", () => {
    events.close();
    location.reload();
  });
  events.onerror = () => {
    events.close();
    tell(cut, "Cut off from the table. Trying again …");
    const again = setTimeout(retry, pause);
    const longer = Math.min(pause * 2, 15000);
    // A phone that wakes up does not wait.
    const wake = () => document.visibilityState === "visible" && retry();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    function retry() {
      clearTimeout(again);
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      listen(path, longer);
    }
  };
}

function tell(place, words) {
  const line = document.createElement("p");
  line.textContent = words;
  place.replaceChildren(line);
}

// Sends a form without leaving the page: one after another, each under an id of its own, again until it has arrived.
let sending = Promise.resolve();

function send(event) {
  const form = event.target;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  event.preventDefault();
  const id = crypto.getRandomValues(new Uint32Array(4));
  body.set("id", [...id].map((part) => part.toString(36)).join("-"));
  sending = sending.then(() => post(form, body));
}

async function post(form, body) {
  for (let pause = 250; ; pause = Math.min(pause * 2, 8000)) {
    const before = heard;
    try {
      const answer = await fetch(form.action, { method: "POST", body });
      if (answer.status !== 429 && answer.status !== 503) {
        const page = parse(await answer.text());
        const fresh = page.querySelector("main[data-events]");
        if (!fresh || (answer.redirected && answer.url !== location.href)) {
          location.reload();
          return;
        }
        cut.replaceChildren();
        said.replaceChildren(...page.getElementById("said").childNodes);
        // What the table has told meanwhile may be newer than this answer.
        if (heard === before) show(fresh.children);
        for (const field of document.querySelectorAll(".typed input")) if (field.form === form && answer.ok) field.value = "";
        return;
      }
    } catch {
      tell(cut, "Cut off from the table. Trying again …");
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}

// Types a die into its field by a tap on its face, or takes the last one back.
function tapDie(event) {
  const face = event.target.closest("[data-die]");
  if (!face) return;
  const field = face.closest(".typed").querySelector("input");
  field.value = face.dataset.die ? (field.value + face.dataset.die).slice(0, field.maxLength) : field.value.slice(0, -1);
  document.getElementById("tapped").textContent = "Dice: " + ([...field.value].join(", ") || "none");
}

// Counts down between what the table says.
function tick() {
  const clock = document.getElementById("clock");
  if (!clock || !clock.dataset.seconds) return;
  const left = Math.max(0, clock.dataset.left === undefined ? clock.dataset.seconds - 1 : clock.dataset.left - 1);
  clock.dataset.left = left;
  clock.textContent = left + " seconds";
}

// The screen stays on while there is something to choose, where the phone allows that.
let lock = null;

async function stayAwake() {
  const isAsked = main.querySelector("#choices button:not([aria-pressed=true])") && !main.querySelector("[aria-pressed=true]");
  if (!navigator.wakeLock || document.visibilityState !== "visible") return;
  try {
    if (isAsked && !lock) {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
    } else if (!isAsked && lock) {
      await lock.release();
    }
  } catch {
    lock = null;
  }
}
