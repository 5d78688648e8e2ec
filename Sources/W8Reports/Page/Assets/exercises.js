// Each exercise gym by gym: a line for each on one scale, the record as a star, the best sets by repetitions.

const drawExercises = () => {
  byId("exercises-note").textContent = "What one repetition could be lifted for by each session (e1RM, Epley). All gyms of an exercise share one scale; stars are records of their gym.";
  byId("exercises").replaceChildren(...log.history.map(exerciseCard));
};

/** @param {any} exercise */
const exerciseCard = exercise => {
  const lines = exercise.gyms.map((/** @type {any} */ gym) => ({ ...gym, days: summed(gym.day), values: summed(gym.e1rm) }));
  const values = lines.flatMap((/** @type {any} */ line) => line.values.filter((/** @type {any} */ value) => value != null));
  const low = Math.min(...values), high = Math.max(...values);
  const from = Math.min(...lines.map((/** @type {any} */ line) => line.days[0])), to = Math.max(...lines.map((/** @type {any} */ line) => line.days.at(-1)), from + 1);
  const place = { low, high, from, to };
  const count = lines.reduce((/** @type {number} */ sum, /** @type {any} */ line) => sum + line.days.length, 0);
  const scale = values.length ? `e1RM ${maybeHidden(low === high ? tenthsOf(low) : `${tenthsOf(low)}–${tenthsOf(high)}`)} ${exercise.unit}` : "";
  const last = Math.max(...lines.map((/** @type {any} */ line) => line.days.at(-1)));
  return element("article", { class: "exercise" },
    element("h4", {}, said(exerciseName(exercise.exercise))),
    element("p", { class: "faint" }, element("span", {}, `${counted(count, "session")}, last ${shortDate(last)}`), element("span", {}, scale)),
    ...lines.map((/** @type {any} */ line) => gymLine(exercise, line, place)));
};

/** @param {number} tenths */
const tenthsOf = tenths => (tenths / 10).toFixed(1);

/** @param {any} exercise @param {any} line @param {{ low: number, high: number, from: number, to: number }} place */
const gymLine = (exercise, line, { low, high, from, to }) => {
  const name = `${exerciseName(exercise.exercise)} at ${gymName(line.gym)}`;
  const x = (/** @type {number} */ day) => (4 + ((day - from) / (to - from)) * 132).toFixed(1);
  const y = (/** @type {number} */ value) => (high > low ? 31 - ((value - low) / (high - low)) * 26 : 18).toFixed(1);
  let path = "";
  line.values.forEach((/** @type {number | null} */ value, /** @type {number} */ at) => { if (value != null) path += `${path ? "L" : "M"}${x(line.days[at])} ${y(value)}`; });
  const records = line.records.filter((/** @type {number} */ at) => line.values[at] != null);
  const plot = drawn("svg", { viewBox: "0 0 140 36", "aria-hidden": "true" },
    drawn("path", { class: "e1rm", d: path && !path.includes("L") ? path + "h.01" : path }),
    ...records.slice(-1).map((/** @type {number} */ at) => drawn("path", { class: "record", d: starPath(+x(line.days[at]), +y(line.values[at]), 5) })));
  plot.style.setProperty("--gym", gymColor(line.gym));
  const best = line.best ? element("span", { class: "best" }, element("span", { class: "star", "aria-hidden": "true" }, "★ "), maybeHidden(line.best)) : element("span", { class: "best faint" }, counted(line.days.length, "session"));
  const summary = [element("span", { class: "gym" }, line.gym < 0 ? null : gymMark(line.gym), said(gymName(line.gym))), plot, best];
  if (!line.bestOf.length) return element("div", { class: "at-gym" }, ...summary);
  const rows = line.bestOf.map((/** @type {[number, string, number]} */ [repetitions, load, day]) => element("tr", {}, element("th", { scope: "row" }, `${repetitions} ×`), element("td", {}, maybeHidden(load)), element("td", { class: "faint" }, shortDate(day))));
  return element("details", {}, element("summary", { class: "at-gym", "aria-label": `${name}: best ${maybeHidden(line.best ?? "none")}, ${counted(line.days.length, "session")}` }, ...summary),
    element("table", { class: "bests" }, element("caption", { class: "unseen" }, `${name}: the most lifted by repetitions`), element("tbody", {}, ...rows)));
};

/** A star of five points. @param {number} x @param {number} y @param {number} size */
const starPath = (x, y, size) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const turn = (at * Math.PI) / 5, radius = at % 2 ? size * 0.42 : size;
    return `${(x + Math.sin(turn) * radius).toFixed(1)} ${(y - Math.cos(turn) * radius).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
};

const drawTraining = () => {
  const isTraining = log.history.length > 0 || log.weeks.length > 0 || log.gyms.some((/** @type {any} */ gym) => gym.visits > 0);
  byId("training").hidden = byId("to-training").hidden = !isTraining;
  if (!isTraining) return;
  byId("gyms").replaceChildren(...log.gyms.map((/** @type {any} */ gym, /** @type {number} */ place) => element("li", {}, gymMark(place), said(gym.name ?? gym.sign), element("span", { class: "faint" }, `${counted(gym.visits, "visit")}${gym.last == null ? "" : ", last " + dateWords(gym.last)}`))));
  drawCalendar();
  const has = log.history.length > 0;
  byId("exercises-title").hidden = byId("exercises-note").hidden = !has;
  drawExercises();
};
