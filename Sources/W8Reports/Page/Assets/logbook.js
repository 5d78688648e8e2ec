// The logbook by months, the newest first; every row is in the document, so that find, print and readers see it.

/** @typedef {{ title: string, summary: string, key: string, id: string, rows: number[], section: HTMLElement | null }} Month */

/** @type {Month[]} */
let months = [];
/** The row elements and what unfolds below them, by row. @type {HTMLElement[]} */
let rowElements = [];
/** @type {(HTMLElement | undefined)[]} */
let foldElements = [];

const readMonths = () => {
  let next = 0;
  const ids = new Map();
  months = log.months.map((/** @type {[string, string, number, string]} */ [title, summary, count, month]) => {
    const rows = Array.from({ length: count }, (_, index) => next + index);
    next += count;
    const again = ids.get(month) ?? 0;
    ids.set(month, again + 1);
    const shownIn = rows.map(row => [log.days[row] + log.epoch, weightShown(row), shown(log.averages[row]), rateShown(row), log.marks[row], log.more[row], gymsOf(row).map(gymColor)]);
    return { title, summary, id: `month-${month}${again ? "-" + (again + 1) : ""}`, rows, section: null, key: JSON.stringify([title, summary, log.exercises, shownIn]) };
  }).reverse();
  rowElements = Array(log.count);
  foldElements = Array(log.count);
};

const columns = () => ["Date", "Weight", "Avg", "Rate", ...log.measurements, "Notes"];

/** @param {Month} month */
const buildMonth = month => {
  const names = columns();
  const head = element("thead", {}, element("tr", {}, ...names.map((name, at) => element("th", { scope: "col", class: columnClass(at, names.length) }, said(name)))));
  const body = element("tbody");
  for (const row of [...month.rows].reverse()) body.append(...rowOf(row));
  const table = element("table", { class: log.hasSpans ? "log spans" : "log" }, element("caption", { class: "unseen" }, said(month.title)), head, body);
  month.section = element("section", { class: "month", id: month.id, "aria-label": month.title }, element("h3", {}, said(month.title)), element("p", { class: "summary" }, said(month.summary)), table);
  month.section?.style.setProperty("--rows", String(month.rows.length));
  return month.section;
};

/** @param {number} at @param {number} count */
const columnClass = (at, count) => (at === 0 ? "date" : at === count - 1 ? "words" : at > 3 ? "more" : at === 3 ? "number rate" : "number");

/** @param {number} row */
const rowId = row => {
  let again = 1;
  while (log.days[row - again] === log.days[row]) again++;
  return `day-${isoOf(log.days[row])}${again > 1 ? "-" + again : ""}`;
};

/** A row, and behind it what unfolds. @param {number} row @returns {HTMLElement[]} */
const rowOf = row => {
  const more = log.more[row] ?? {};
  const at = partsOf(log.days[row]);
  const weekday = DAYS[at.weekday].slice(0, 3);
  const weight = element("td", { class: "number weight" });
  if (log.weights[row] != null) weight.append(more.excluded ? element("s", { title: "kept out of every figure" }, weightShown(row), "?") : weightShown(row));
  else if (more.unweighed) weight.append("-");
  const words = element("td", { class: "words" });
  const values = log.measurements.map((/** @type {string} */ _, /** @type {number} */ index) => element("td", { class: "more" }, more.measurements?.[index] ?? ""));
  const made = element("tr", { id: rowId(row) },
    element("th", { scope: "row", class: "date" }, element("b", {}, String(at.day)), " ", element("span", {}, weekday)),
    weight,
    element("td", { class: "number average" }, shown(log.averages[row])),
    element("td", { class: "number rate" }, rateShown(row)),
    ...values, words);
  rowElements[row] = made;
  const inside = [
    ...(more.milestones ?? []).map(text => said(text, "star")),
    ...gymsOf(row).map(place => element("span", { class: "gym" }, gymMark(place), said(gymName(place)))),
    ...(more.tags ?? []).map(place => said("#" + log.tags[place], "tag")),
  ];
  const notes = more.notes ?? [];
  const text = notes.length ? noteWords(notes[0]) : trained(row).join(", ");
  if (text) inside.push(said(text, notes.length ? "note" : "note faint"));
  for (const [at, value] of (more.measurements ?? []).entries()) if (value) inside.push(said(measured(at, value), "tag measured"));
  if (more.time) inside.unshift(element("span", { class: "time" }, more.time));
  if (!more.sessions && notes.length < 2 && text.length < 60) {
    words.append(element("div", { class: "line" }, ...inside));
    return [made];
  }
  const fold = element("div", { class: "fold", hidden: "until-found", id: `more-${row}` }, unfolded(row, more));
  const button = element("button", { type: "button", class: "line", "aria-expanded": "false", "aria-controls": fold.id, onclick: () => unfold(row, fold.hidden !== false) }, ...inside);
  fold.addEventListener("beforematch", () => button.setAttribute("aria-expanded", "true"));
  words.append(button);
  foldElements[row] = element("tr", { class: "under" }, element("td", { colspan: columns().length }, fold));
  return [made, /** @type {HTMLElement} */ (foldElements[row])];
};

/** `waist 85.1 cm`, where no column has room for it. @param {number} at @param {string} value */
const measured = (at, value) => {
  const [name, ...unit] = log.measurements[at].split(" ");
  return [name, value, ...unit].join(" ");
};

/** @param {number} row @param {boolean} isOpen */
const unfold = (row, isOpen) => {
  const fold = foldElements[row]?.querySelector(".fold"), button = rowElements[row]?.querySelector("button");
  if (!fold || !button) return;
  give(fold, { hidden: isOpen ? null : "until-found" });
  give(button, { "aria-expanded": String(isOpen) });
};

/** The notes in full and each session with its sets. @param {number} row @param {More} more */
const unfolded = (row, more) => {
  const inside = element("div", { class: "inside" });
  const lifted = new Set((more.sessions ?? []).flatMap(session => session[2].map(one => one[0])));
  const below = new Map();
  for (const note of more.notes ?? []) {
    if (typeof note !== "string" && lifted.has(note[0])) below.set(note[0], [...(below.get(note[0]) ?? []), note[1]]);
    else inside.append(element("p", { class: "quote" }, said(noteWords(note))));
  }
  for (const [gym, time, lines] of more.sessions ?? []) {
    inside.append(element("p", { class: "gym" }, gym < 0 ? null : gymMark(gym), said(gymName(gym)), gym >= 0 && log.gyms[gym].name ? said(log.gyms[gym].name, "faint") : null, time ? element("span", { class: "faint" }, time) : null));
    const list = element("ul");
    for (const [exercise, sets, joined] of lines) {
      const item = element("li", {}, element("span", { class: "name" }, joined ? "+ " : "", said(exerciseName(exercise))), said(sets, "sets"));
      for (const note of below.get(exercise) ?? []) item.append(said(note, "quote"));
      below.delete(exercise);
      list.append(item);
    }
    if (lines.length) inside.append(list);
  }
  return inside;
};

/** Leads to a row: it is in sight, unfolded where there is more of it, and has the focus. @param {number} row */
const goTo = row => {
  buildRest(Infinity);
  const made = rowElements[row];
  if (!made || made.hidden || /** @type {any} */ (made.closest(".month")).hidden) { clearFilters(); }
  unfold(row, true);
  made.scrollIntoView({ block: "center" });
  for (const old of document.querySelectorAll("tr.found")) old.classList.remove("found");
  made.classList.add("found");
  const button = made.querySelector("button");
  if (button) button.focus({ preventScroll: true });
  else { made.tabIndex = -1; made.focus({ preventScroll: true }); }
};

let built = 0;
/** Builds months until so many milliseconds are over. @param {number} time */
const buildRest = time => {
  const end = performance.now() + time;
  const host = byId("months");
  while (built < months.length && performance.now() < end) host.append(buildMonth(months[built++]));
};

const NEWEST = 3;
const drawLogbook = () => {
  readMonths();
  built = 0;
  byId("months").replaceChildren();
  while (built < Math.min(NEWEST, months.length)) byId("months").append(buildMonth(months[built++]));
  if (!log.count) byId("months").append(element("p", { class: "empty" }, "No entries yet. Write one such as ", element("code", {}, `${partsOf(log.todayDay).day} 80.0`), " below a month header."));
};
