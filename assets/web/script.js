// Keeps a page up to date. Without this script every page works by forms and by its link to reload.
"use strict";

const main = document.querySelector("main[data-events]");
const cut = document.getElementById("cut");
const said = document.getElementById("said");
const advice = document.getElementById("advice");
const tapped = document.getElementById("tapped");

// The parts of the page as the table has sent them: what is done to them here is no change.
const sent = new WeakMap();
const title = document.title;

// How a phone signals a new throw or turn: it vibrates, or sounds where it cannot vibrate.
const way = navigator.vibrate ? "vibrate" : "sound";
let audio = null;

if (main) {
  for (const part of main.children) sent.set(part, part.outerHTML);
  // Before anything else hears of it.
  document.addEventListener("click", release, true);
  document.addEventListener("click", ignoreHasty, true);
  document.addEventListener("click", stayAwake);
  listen(main.dataset.events, 500);
  document.querySelector(".reload").remove();
  document.documentElement.classList.add("scripted");
  document.addEventListener("submit", send);
  document.addEventListener("click", tapDie);
  document.addEventListener("click", cancel);
  document.addEventListener("click", closeAdvice);
  document.addEventListener("click", closeMenu);
  document.addEventListener("click", share);
  document.addEventListener("click", unfold);
  // A page that is loaded anew begins at its top.
  history.scrollRestoration = "manual";
  document.addEventListener("input", countDice);
  document.addEventListener("animationend", leave);
  setInterval(tick, 100);
  offerSignal();
  countDice();
  tellTurn();
}

// Swaps the parts of the page that have changed, and keeps the focus where it was.
function show(parts) {
  const focused = main.contains(document.activeElement) ? document.activeElement.id : "";
  const { throw: thrown, scene } = heading();
  const typing = [...main.querySelectorAll(".typed input")].find((field) => field.value && !field.dataset.sent);
  const lost = typing && { id: typing.id, words: typing.closest(".typed").dataset.lost };
  // A form takes its property of this name from a field.
  const id = (part) => part.getAttribute("id");
  const ids = new Set([...parts].map(id));
  for (const old of [...main.children]) if (!ids.has(id(old))) old.remove();
  let next = main.firstElementChild;
  for (const part of [...parts]) {
    let old = [...main.children].find((old) => id(old) === id(part));
    if (!old) {
      sent.set(part, part.outerHTML);
      settle(part);
      old = part;
    } else if (part.hasAttribute("aria-live")) {
      // A region is only read out if it stays and its words change.
      const isSame = isNews(old) ? sent.get(old) === part.outerHTML || staysFor(old, part) : old.textContent === part.textContent;
      sent.set(old, part.outerHTML);
      if (!isSame) old.replaceChildren(...part.childNodes);
      if (part.dataset.yours) old.dataset.yours = part.dataset.yours;
      else delete old.dataset.yours;
    } else if (sent.get(old) !== part.outerHTML) {
      sent.set(part, part.outerHTML);
      if (old.open && old.dataset.of === part.dataset.of) part.open = true;
      keepTyped(old, part);
      if (next === old) next = part;
      old.replaceWith(part);
      settle(part);
      old = part;
    }
    if (old === next) next = old.nextElementSibling;
    else main.insertBefore(old, next);
  }
  if (focused && document.activeElement === document.body) {
    // What had it may be gone, or folded away.
    for (const place of [focused, "heading"]) {
      const again = document.getElementById(place);
      if (again && document.activeElement === document.body) again.focus({ preventScroll: true });
    }
  }
  if (thrown !== heading().throw) signal();
  if (scene !== heading().scene) {
    said.replaceChildren();
    advice?.replaceChildren();
    tapped?.replaceChildren();
    // What is new stands at the top.
    scrollTo(0, 0);
  }
  if (lost && !document.getElementById(lost.id)) tell(said, lost.words);
  countDice();
  tick();
  tellTurn();
  stayAwake();
}

// What is told once stays for its time, even if somebody acts meanwhile, and then leaves nothing to be read.
function isNews(part) {
  return part.id === "told" || part.id === "moved";
}

function staysFor(old, part) {
  return !part.firstChild && !document.getElementById("hero") && old.getAnimations({ subtree: true }).length > 0;
}

function leave(event) {
  if (event.animationName === "gone") event.target.remove();
}

// What all have chosen stays in sight for this long, unless somebody taps.
const HOLD = 2500;
let heldUntil = 0;
let held = null;

function showInTime(parts) {
  const isRevealed = document.getElementById("revealed");
  if (isRevealed && ![...parts].some((part) => part.id === "revealed") && performance.now() < heldUntil) {
    if (!held) setTimeout(release, heldUntil - performance.now());
    held = parts;
    return;
  }
  held = null;
  show(parts);
  if (!isRevealed && document.getElementById("revealed")) heldUntil = performance.now() + HOLD;
}

function release(event) {
  if (!held) return;
  if (event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  heldUntil = 0;
  showInTime(held);
}

// Lets the owner of a phone say that it signals a new throw or turn.
function offerSignal() {
  if (!document.getElementById("act") || (way === "sound" && !window.AudioContext)) return;
  const button = document.createElement("button");
  button.id = way;
  const nav = document.querySelector("header nav");
  button.textContent = nav.dataset[way];
  const show = () => button.setAttribute("aria-pressed", isSignalled());
  button.addEventListener("click", () => {
    localStorage.setItem(way + "s", isSignalled() ? "no" : "yes");
    show();
    openAudio();
    signal();
  });
  show();
  nav.querySelector(".more div").append(button);
  document.addEventListener("click", openAudio);
}

function isSignalled() {
  return localStorage.getItem(way + "s") === "yes";
}

// A browser lets a page sound only once it has been tapped.
function openAudio() {
  if (way !== "sound" || !isSignalled()) return;
  audio = audio || new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {});
}

function signal() {
  if (!isSignalled()) return;
  if (way === "sound") ring();
  else if (navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(40);
}

// Two soft tones, a fifth apart.
function ring() {
  if (!audio) return;
  for (const [at, pitch] of [660, 990].entries()) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + at * 0.12;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.2, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.2);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.2);
  }
}

// What has just come to the place of a play does not count the second half of a double tap; all else keeps its place.
const HASTE = 350;
let settledAt = 0;

function settle(part) {
  if (part.id !== "choices" || !document.getElementById("board")) return;
  settledAt = performance.now() + HASTE;
  document.documentElement.dataset.settling = "";
  setTimeout(() => {
    if (settledAt <= performance.now()) delete document.documentElement.dataset.settling;
  }, HASTE + 10);
}

function ignoreHasty(event) {
  const control = event.target.closest("button, a");
  // A key is pressed on what has the focus, which is no mistake.
  if (!control || event.detail === 0) return;
  const isHasty = settledAt > performance.now() && control.closest("#choices");
  if (isHasty || (isOther && control.closest("nav a"))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

// Says in the title of the page whose turn it is.
function tellTurn() {
  const place = document.querySelector("[data-yours]");
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
  const page = new DOMParser().parseFromString(html, "text/html");
  const clock = page.getElementById("clock");
  if (clock) start(clock);
  return page;
}

// How often the table has told what is new.
let heard = 0;
// Whether the address leads nowhere any more, and since when the table has not answered.
let isOther = false;
let cutSince = 0;

// Says that the page is cut off, and why as far as can be known.
async function tellCut() {
  cutSince = cutSince || Date.now();
  document.documentElement.classList.add("is-cut");
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
  document.documentElement.classList.remove("is-cut");
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
    showInTime(parse(event.data).body.children);
  };
  // A phone that no longer answers is away.
  events.addEventListener("pulse", () => fetch(path.replace(/events$/, "here"), { method: "POST" }).catch(() => {}));
  events.addEventListener("gone", () => {
    events.close();
    location.reload();
  });
  events.onerror = () => {
    events.close();
    if (document.getElementById("closed")) return;
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
  document.querySelector(".more")?.removeAttribute("open");
  // Whoever acts has read what was told.
  for (const news of [...main.children].filter(isNews)) news.replaceChildren();
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
          location.assign(answer.url);
          return;
        }
        isBack();
        // What the table has told meanwhile may be newer than this answer.
        if (heard === before) showInTime(fresh.children);
        said.replaceChildren(...page.getElementById("said").childNodes);
        advise(page.getElementById("advice"));
        for (const field of typedFields(form)) {
          delete field.dataset.sent;
          if (answer.ok) field.value = "";
        }
        if (answer.ok && body.has("correct")) {
          close(document.getElementById("wrong"));
          scrollTo(0, 0);
        }
        countDice();
        return;
      }
    } catch {
      tellCut();
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}

// Lays what the coach answers over the lower part of the page, until it is closed or the game goes on.
function advise(fresh) {
  if (!fresh) return;
  advice.replaceChildren(...fresh.childNodes);
  if (advice.firstElementChild) advice.firstElementChild.focus();
}

function closeAdvice(event) {
  if (!event.target.closest("#advice a")) return;
  event.preventDefault();
  advice.replaceChildren();
  document.getElementById("heading").focus({ preventScroll: true });
}

// Who comes back finds the menu closed.
function closeMenu(event) {
  if (event.target.closest(".more a")) event.target.closest(".more").open = false;
}

// Shares the picture of a result where the browser can; elsewhere its link saves it.
async function share(event) {
  const link = event.target.closest("#picture");
  const file = (content) => ({ files: [new File(content, "fifth-die.png", { type: "image/png" })] });
  if (!link || !navigator.canShare || !navigator.canShare(file([]))) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.href);
    if (answer.ok) await navigator.share(file([await answer.blob()]));
  } catch (error) {
    if (error.name !== "AbortError") location.href = link.href;
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
    if (typed.closest("#next")) layOut(dice);
  }
}

// Lays typed dice in their places.
function layOut(dice) {
  for (const [at, place] of document.querySelectorAll("#thrown .open .die").entries()) {
    place.classList.toggle("none", !dice[at]);
    const face = dice[at] && document.querySelector(`[data-die="${dice[at]}"] svg`);
    place.replaceChildren(...(face ? [face.cloneNode(true)] : []));
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

// Brings what a tap has opened into sight.
function unfold(event) {
  const details = event.target.closest("summary")?.parentElement;
  if (!details || details.closest(".more, #next")) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  requestAnimationFrame(() => details.open && details.scrollIntoView({ block: "nearest", behavior }));
}

// Types a die into its field by a tap on its face, or takes the last one back.
function tapDie(event) {
  const face = event.target.closest("[data-die]");
  if (!face) return;
  const field = face.closest(".typed").querySelector("input");
  field.value = face.dataset.die ? (field.value + face.dataset.die).slice(0, field.maxLength) : field.value.slice(0, -1);
  delete field.dataset.sent;
  countDice();
  tapped.textContent = field.value ? tapped.dataset.dice.replace("#", [...field.value].join(", ")) : tapped.dataset.none;
}

// Counts down from when the table has said how much is left, even if that is shown later.
function start(clock) {
  clock.dataset.ends = performance.now() + Number(clock.dataset.left);
}

function tick() {
  const clock = document.getElementById("clock");
  if (!clock || !clock.dataset.left) return;
  if (!clock.dataset.ends) start(clock);
  const left = Math.max(0, Number(clock.dataset.ends) - performance.now());
  const seconds = Math.ceil(left / 1000);
  const time = document.getElementById("time");
  if (time) time.value = left;
  // Each form of the words holds from its number on down.
  const forms = clock.dataset.words.split("|").map((form) => form.split(/:(.*)/));
  const form = forms.filter(([from]) => from >= seconds).pop();
  const words = seconds === 0 || !form ? clock.dataset.up : form[1].replace("#", seconds);
  if (clock.textContent !== words) clock.textContent = words;
  const isLate = seconds <= clock.dataset.last && !clock.classList.contains("others");
  clock.classList.toggle("late", isLate);
  if (time) time.classList.toggle("late", left < 5000);
}

// The screen stays on while a game is played. Where the browser has no lock for that, as on every page that is not encrypted, a
// silent film that nobody sees does it from the first tap on.
let lock = null;

async function stayAwake(event) {
  const film = document.getElementById("awake");
  if (!film || document.visibilityState !== "visible") return;
  const isPlayed = !document.getElementById("hero");
  try {
    if (navigator.wakeLock) {
      if (isPlayed && !lock) {
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => (lock = null));
      } else if (!isPlayed && lock) {
        await lock.release();
      }
    } else if (!isPlayed) {
      film.pause();
    } else if (film.paused && event) {
      await film.play();
    }
  } catch {
    lock = null;
    tellDims(film);
  }
}

function tellDims(film) {
  if (document.getElementById("dims")) return;
  const words = document.createElement("p");
  words.id = "dims";
  words.textContent = film.dataset.dims;
  document.querySelector(".more div").append(words);
}
