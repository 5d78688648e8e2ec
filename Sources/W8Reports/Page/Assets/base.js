"use strict";
// What the other files stand on: elements, dates, and moments of the page.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} id @returns {any} */
const byId = id => document.getElementById(id);

/**
 * An element with attributes (`on…` are listeners) and what stands in it.
 * @param {string} name @param {Record<string, any>} [given] @param {...(Node | string | null | undefined)} inside @returns {any}
 */
const element = (name, given = {}, ...inside) => filled(document.createElement(name), given, inside);

/** The same of a drawing. @param {string} name @param {Record<string, any>} [given] @param {...(Node | string)} inside @returns {any} */
const drawn = (name, given = {}, ...inside) => filled(document.createElementNS(SVG, name), given, inside);

/** @param {Element} made @param {Record<string, any>} given @param {any[]} inside */
const filled = (made, given, inside) => {
  give(made, given);
  for (const part of inside) if (part != null) made.append(part);
  return made;
};

/** @param {Element} to @param {Record<string, any>} given */
const give = (to, given) => {
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) to.addEventListener(name.slice(2), value);
    else if (value == null || value === false) to.removeAttribute(name);
    else to.setAttribute(name, value === true ? "" : String(value));
  }
};

/** Text of a log: its direction is its own. @param {string} text @param {string} [kind] */
const said = (text, kind) => element("bdi", { dir: "auto", class: kind }, text);

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const DAY = 864e5;

/** @param {string} date */
const dayOf = date => Date.parse(date + "T00:00:00Z") / DAY;

/** The parts of a day, which counts from the epoch of the model. @param {number} day */
const partsOf = day => {
  const date = new Date((day + log.epoch) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate(), weekday: (date.getUTCDay() + 6) % 7 };
};

/** `2026-02-10` @param {number} day */
const isoOf = day => new Date((day + log.epoch) * DAY).toISOString().slice(0, 10);

/** @param {string} iso */
const fromIso = iso => dayOf(iso) - log.epoch;

/** `10 February 2026` @param {number} day */
const dateWords = day => {
  const at = partsOf(day);
  return `${at.day} ${MONTHS[at.month]} ${at.year}`;
};

/** `10 Feb 2026` @param {number} day */
const shortDate = day => dateWords(day).replace(/[a-z]+\s/i, name => name.slice(0, 3) + " ");

/** `Tue 10 February 2026` @param {number} day */
const longDate = day => `${DAYS[partsOf(day).weekday].slice(0, 3)} ${dateWords(day)}`;

/** @param {number} count @param {string} one @param {string} [many] */
const counted = (count, one, many = one + "s") => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** The first place in `list`, which ascends, whose value is not below `value`. @param {ArrayLike<number>} list @param {number} value */
const firstFrom = (list, value) => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** @param {number | null} value @returns {value is number} */
const known = value => value != null;

const isStill = matchMedia("(prefers-reduced-motion: reduce)");
const mark = (/** @type {string} */ name) => performance.mark("w8log-" + name);
mark("start");
