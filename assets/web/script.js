// Keeps a page up to date. Without this script every page works by forms and by its link to reload.
"use strict";

const main = document.querySelector("main[data-events]");
const cut = document.getElementById("cut");
const said = document.getElementById("said");

// The parts of the page as the table has sent them: what is done to them here is no change.
const sent = new WeakMap();
const title = document.title;

if (main) {
  for (const part of main.children) sent.set(part, part.outerHTML);
  // Before anything else hears of it.
  document.addEventListener("click", ignoreHasty, true);
  listen(main.dataset.events, 500);
  document.querySelector(".reload").remove();
  document.documentElement.classList.add("scripted");
  document.addEventListener("submit", send);
  document.addEventListener("click", tapDie);
  document.addEventListener("click", cancel);
  document.addEventListener("input", countDice);
  setInterval(tick, 1000);
  offerVibration();
  countDice();
  tellTurn();
}

// Swaps the parts of the page that have changed, and keeps the focus where it was.
function show(parts) {
  const focused = main.contains(document.activeElement) ? document.activeElement.id : "";
  const { throw: thrown, scene } = heading();
  const places = controls();
  const typing = [...main.querySelectorAll(".typed input")].find((field) => field.value && !field.dataset.sent);
  const lost = typing && { id: typing.id, words: typing.closest(".typed").dataset.lost };
  const ids = new Set([...parts].map((part) => part.id));
  for (const old of [...main.children]) if (!ids.has(old.id)) old.remove();
  let next = main.firstElementChild;
  for (const part of [...parts]) {
    let old = [...main.children].find((old) => old.id === part.id);
    if (!old) {
      sent.set(part, part.outerHTML);
      old = part;
    } else if (part.hasAttribute("aria-live")) {
      // A region is only read out if it stays and its words change.
      if (old.textContent !== part.textContent) old.textContent = part.textContent;
      if (part.dataset.yours) old.dataset.yours = part.dataset.yours;
      else delete old.dataset.yours;
    } else if (sent.get(old) !== part.outerHTML) {
      sent.set(part, part.outerHTML);
      if (old.open && old.dataset.of === part.dataset.of) part.open = true;
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
  if (thrown !== heading().throw) vibrate();
  if (scene !== heading().scene) {
    said.replaceChildren();
    // What is new stands at the top.
    scrollTo(0, 0);
  }
  if (lost && !document.getElementById(lost.id)) tell(said, lost.words);
  countDice();
  tellTurn();
  settle(places);
  stayAwake();
}

// A phone that can vibrate does so at a new throw or turn, if its owner wants that.
function offerVibration() {
  if (!navigator.vibrate || !document.getElementById("act")) return;
  const button = document.createElement("button");
  button.id = "vibrate";
  const nav = document.querySelector("header nav");
  button.textContent = nav.dataset.vibrate;
  const show = () => button.setAttribute("aria-pressed", localStorage.getItem("vibrates") === "yes");
  button.addEventListener("click", () => {
    localStorage.setItem("vibrates", localStorage.getItem("vibrates") === "yes" ? "no" : "yes");
    show();
    vibrate();
  });
  show();
  nav.querySelector(".more div").append(button);
}

function vibrate() {
  const isWanted = localStorage.getItem("vibrates") === "yes";
  if (isWanted && navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(40);
}

// How long a control that has just come under a finger does not count its taps: they were meant for what was there before.
const HASTE = 400;
const settling = new Map();

function controls() {
  const found = [...main.querySelectorAll("button, summary, a")];
  return new Map(found.map((one) => [one.id || one.textContent, one.getBoundingClientRect()]));
}

function settle(places) {
  const until = performance.now() + HASTE;
  for (const [name, place] of controls()) {
    const before = places.get(name);
    const isMoved = !before || before.left !== place.left || before.top !== place.top;
    if (isMoved) settling.set(name, { until, before });
  }
  if (settling.size === 0) return;
  document.documentElement.dataset.settling = "";
  setTimeout(() => {
    for (const [name, { until }] of settling) if (until <= performance.now()) settling.delete(name);
    if (settling.size === 0) delete document.documentElement.dataset.settling;
  }, HASTE + 10);
}

function ignoreHasty(event) {
  const control = event.target.closest("button, summary, a");
  // A key is pressed on what has the focus, which is no mistake.
  if (!control || event.detail === 0) return;
  const { until, before } = settling.get(control.id || control.textContent) || { until: 0 };
  const wasThere = before && event.clientX >= before.left && event.clientX <= before.right
    && event.clientY >= before.top && event.clientY <= before.bottom;
  const isHasty = until > performance.now() && !wasThere;
  document.documentElement.toggleAttribute("data-ignored", isHasty);
  if (isHasty || (isOther && control.closest("nav a"))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

// Says in the title of the page whose turn it is.
function tellTurn() {
  const place = document.getElementById("yours");
  const yours = place && place.dataset.yours;
  document.title = yours ? yours + " – " + title : title;
}

function heading() {
  const heading = document.getElementById("heading");
  return heading ? heading.dataset : {};
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
// Whether the address leads nowhere any more, and since when the table has not answered.
let isOther = false;
let cutSince = 0;

// Says that the page is cut off, and why as far as can be known.
async function tellCut() {
  cutSince = cutSince || Date.now();
  tell(cut, Date.now() - cutSince < 20000 ? cut.dataset.cut : cut.dataset.silent);
  try {
    const answer = await fetch(location.href);
    if (cutSince && answer.status === 404) tellOther();
  } catch {
    // It is tried again with the next attempt.
  }
}

function tellOther() {
  isOther = true;
  tell(cut, cut.dataset.other);
}

function isBack() {
  isOther = false;
  cutSince = 0;
  cut.replaceChildren();
}

// Listens to the table; after a break it waits longer and longer, and says that it is cut off.
function listen(path, pause) {
  const events = new EventSource(path);
  events.onopen = () => {
    pause = 500;
    isBack();
  };
  events.onmessage = (event) => {
    heard += 1;
    show(parse(event.data).body.children);
  };
  // A phone that no longer answers is away.
  events.addEventListener("pulse", () => fetch(path.replace(/events$/, "here"), { method: "POST" }).catch(() => {}));
  events.addEventListener("gone", () => {
    events.close();
    location.reload();
  });
  events.onerror = () => {
    events.close();
    tellCut();
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
  // A region that is read out is left as it is where nothing is new.
  if (place.textContent !== words) place.replaceChildren(line);
}

// Sends a form without leaving the page: one after another, each under an id of its own, again until it has arrived.
let sending = Promise.resolve();

function send(event) {
  const form = event.target;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  event.preventDefault();
  for (const field of typedFields(form)) field.dataset.sent = "yes";
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
        if (answer.status === 404) {
          tellOther();
          return;
        }
        const page = parse(await answer.text());
        const fresh = page.querySelector("main[data-events]");
        if (!fresh || (answer.redirected && answer.url !== location.href)) {
          location.reload();
          return;
        }
        isBack();
        // What the table has told meanwhile may be newer than this answer.
        if (heard === before) show(fresh.children);
        said.replaceChildren(...page.getElementById("said").childNodes);
        for (const field of typedFields(form)) {
          delete field.dataset.sent;
          if (answer.ok) field.value = "";
        }
        if (answer.ok && body.has("correct")) close(document.getElementById("wrong"));
        countDice();
        return;
      }
    } catch {
      tellCut();
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}

function typedFields(form) {
  return [...document.querySelectorAll(".typed input")].filter((field) => field.form === form);
}

// Says how many dice are missing, and takes nothing else than dice.
function countDice() {
  for (const field of document.querySelectorAll(".typed input")) {
    const dice = field.value.replace(/[^1-6]/g, "").slice(0, field.maxLength);
    if (field.value !== dice) field.value = dice;
    const typed = field.closest(".typed");
    const missing = field.maxLength - dice.length;
    typed.querySelector(".missing").textContent = missing > 0 ? typed.dataset.missing.split("|")[missing - 1] : "";
    typed.querySelector(".enter").disabled = missing > 0;
  }
}

// Closes what corrects dice, which are right as they are.
function cancel(event) {
  if (event.target.closest("[data-close]")) close(event.target.closest("details"));
}

function close(details) {
  if (!details) return;
  for (const field of details.querySelectorAll("input")) field.value = "";
  details.open = false;
  countDice();
}

// Types a die into its field by a tap on its face, or takes the last one back.
function tapDie(event) {
  const face = event.target.closest("[data-die]");
  if (!face) return;
  const field = face.closest(".typed").querySelector("input");
  field.value = face.dataset.die ? (field.value + face.dataset.die).slice(0, field.maxLength) : field.value.slice(0, -1);
  delete field.dataset.sent;
  countDice();
  const tapped = document.getElementById("tapped");
  tapped.textContent = field.value ? tapped.dataset.dice.replace("#", [...field.value].join(", ")) : tapped.dataset.none;
}

// Counts down between what the table says.
function tick() {
  const clock = document.getElementById("clock");
  if (!clock || !clock.dataset.seconds) return;
  const left = Math.max(0, clock.dataset.left === undefined ? clock.dataset.seconds - 1 : clock.dataset.left - 1);
  clock.dataset.left = left;
  // Each form of the words holds from its number on down.
  const forms = clock.dataset.words.split("|").map((form) => form.split(/:(.*)/));
  const form = forms.filter(([from]) => from >= left).pop();
  clock.textContent = left === 0 || !form ? clock.dataset.up : form[1].replace("#", left);
  clock.classList.toggle("late", left <= clock.dataset.last && !clock.classList.contains("others"));
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
