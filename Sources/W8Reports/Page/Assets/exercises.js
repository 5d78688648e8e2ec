// Each exercise gym by gym: a line for each on one scale, the record as a star, the best sets by repetitions.

const drawExercises = () => {
  byId("exercises-note").textContent = "Estimated one-rep maximum by session (e1RM, Epley). All gyms of an exercise share one scale; stars are records at their gym.";
  byId("exercises").replaceChildren(...log.history.map(exerciseCard));
};

/** @typedef {AtGym & { days: number[], values: (number | null)[] }} GymLine */

/** @param {History} exercise */
const exerciseCard = exercise => {
  const lines = exercise.gyms.map(gym => /** @type {GymLine} */ ({ ...gym, days: summed(gym.day), values: summed(gym.e1rm) }));
  const values = lines.flatMap(line => line.values.filter(known));
  const low = Math.min(...values), high = Math.max(...values);
  const from = Math.min(...lines.map(line => line.days[0])), last = Math.max(...lines.map(line => line.days[line.days.length - 1]));
  const place = { low, high, from, to: Math.max(last, from + 1) };
  const count = lines.reduce((sum, line) => sum + line.days.length, 0);
  const ends = low === high ? [low] : [low, high];
  const scale = values.length ? `e1RM ${maybeHidden(ends.map(tenthsOf).join("–"))} ${exercise.unit}` : "";
    return element("article", { class: "exercise" },
    element("h4", {}, said(exerciseName(exercise.exercise))),
    element("p", { class: "faint" }, element("span", {}, `${counted(count, "session")}, last ${shortDate(last)}`), element("span", {}, scale)),
    ...lines.map(line => gymLine(exercise, line, place)));
};

/** @param {number} tenths */
const tenthsOf = tenths => (tenths / 10).toFixed(1);

/** @param {History} exercise @param {GymLine} line @param {{ low: number, high: number, from: number, to: number }} place */
const gymLine = (exercise, line, { low, high, from, to }) => {
  const name = `${exerciseName(exercise.exercise)} at ${gymName(line.gym)}`;
  const x = (/** @type {number} */ day) => (4 + ((day - from) / (to - from)) * 132).toFixed(1);
  const y = (/** @type {number} */ value) => (high > low ? 31 - ((value - low) / (high - low)) * 26 : 18).toFixed(1);
  let path = "";
  line.values.forEach((value, at) => { if (value != null) path += `${path ? "L" : "M"}${x(line.days[at])} ${y(value)}`; });
  const star = line.records.filter(at => line.values[at] != null).at(-1);
  const plot = drawn("svg", { viewBox: "0 0 140 36", "aria-hidden": "true" },
    drawn("path", { class: "e1rm", d: path && !path.includes("L") ? path + "h.01" : path }),
    star == null ? "" : drawn("path", { class: "record", d: starPath(+x(line.days[star]), +y(/** @type {number} */ (line.values[star])), 5) }));
  plot.style.setProperty("--gym", gymColor(line.gym));
  const best = line.best ? element("span", { class: "best" }, element("span", { class: "star", "aria-hidden": "true" }, "★ "), maybeHidden(line.best)) : element("span", { class: "best faint" }, counted(line.days.length, "session"));
  const summary = [element("span", { class: "gym" }, line.gym < 0 ? null : gymMark(line.gym), said(gymName(line.gym))), plot, best];
  if (line.next) summary.push(element("span", { class: "best faint" }, maybeHidden(line.next)));
  if (!line.bestOf.length) return element("div", { class: "at-gym" }, ...summary);
  const rows = line.bestOf.map(([repetitions, load, day]) => element("tr", {}, element("th", { scope: "row" }, `${repetitions} ×`), element("td", {}, maybeHidden(load)), element("td", { class: "faint" }, shortDate(day))));
  return element("details", {}, element("summary", { class: "at-gym", "aria-label": `${name}: best ${maybeHidden(line.best ?? "none")}, ${counted(line.days.length, "session")}` }, ...summary),
    element("table", { class: "bests" }, element("caption", { class: "unseen" }, `${name}: heaviest loads by reps`), element("tbody", {}, ...rows)));
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
  const isTraining = log.history.length > 0 || log.weeks.length > 0 || log.gyms.some(gym => gym.visits > 0);
  byId("training").hidden = byId("to-training").hidden = !isTraining;
  if (!isTraining) return;
  byId("gyms").replaceChildren(...log.gyms.map((gym, place) => element("li", {}, gymMark(place), said(gym.name ?? gym.sign), element("span", { class: "faint" }, `${counted(gym.visits, "visit")}${gym.last == null ? "" : ", last " + dateWords(gym.last)}`))));
  drawCalendar();
  const has = log.history.length > 0;
  byId("exercises-title").hidden = byId("exercises-note").hidden = !has;
  drawExercises();
};
