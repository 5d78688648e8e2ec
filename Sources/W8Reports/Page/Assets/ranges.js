// Which days the chart shows: ranges, two date fields, a strip of all days with a window, and the year before.

const overview = byId("overview");
const overviewLine = drawn("path", { class: "average" }), overviewWindow = drawn("rect", { class: "window", rx: 4 });
overview.append(overviewLine, overviewWindow);

/** @param {number} index */
const chooseRange = index => {
  document.querySelectorAll("#ranges input").forEach((input, place) => (/** @type {any} */ (input).checked = place === index));
};

const drawRanges = () => {
  const length = lastDay() - firstDay() + 1;
  const chosen = [...document.querySelectorAll("#ranges input")].findIndex(input => /** @type {any} */ (input).checked);
  const legend = byId("ranges").firstElementChild;
  byId("ranges").replaceChildren(legend, ...RANGES.map(([name, days], index) =>
    element("label", {}, element("input", { type: "radio", name: "range", id: `range-${index + 1}`, onchange: () => moveTo(spanOf(days), true) }), name)));
  const usual = length > 100 ? 4 : length > 35 ? 2 : 5;
  chooseRange(chosen < 0 ? usual : chosen);
  return RANGES[chosen < 0 ? usual : chosen][1];
};

/** The dates of what is in sight, up to the last one of the log. @param {Span} span */
const showSpan = ({ from, to, first = Math.ceil(from), last = Math.min(Math.floor(to), lastDay()) }) => {
  for (const [id, day] of /** @type {[string, number][]} */ ([["from", first], ["to", last]])) {
    if (document.activeElement !== byId(id)) byId(id).value = isoOf(day);
  }
};

byId("span").addEventListener("change", () => {
  const from = fromIso(byId("from").value), to = fromIso(byId("to").value);
  if (!(from < to)) return;
  chooseRange(-1);
  moveTo({ from: from - 0.4, to: to + 0.4, first: from, last: to }, true);
});
byId("span").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());

byId("before").addEventListener("click", () => {
  showsBefore = !showsBefore;
  give(byId("before"), { "aria-pressed": String(showsBefore) });
  layer.before.style.display = showsBefore ? "" : "none";
  made.scale = 0;
  made.to = made.from - 1;
  drawLegend();
  moveTo({ ...view }, true);
});

/** All days from the left to the right of the strip, in pixels. */
const strip = { width: 1, height: 1, from: 0, scale: 1 };

const drawOverview = () => {
  const place = overview.getBoundingClientRect();
  Object.assign(strip, { width: place.width || 1, height: place.height || 1, from: firstDay() });
  strip.scale = strip.width / Math.max(endOfForecast() - strip.from, 6);
  let [low, high] = [Infinity, -Infinity];
  for (const value of log.averages) if (value != null) { low = Math.min(low, value); high = Math.max(high, value); }
  const y = (strip.height - 8) / Math.max(high - low, 1);
  const [path] = averagePath(-1e6, 1e6, strip.scale);
  give(overviewLine, { d: path, transform: `matrix(${strip.scale} 0 0 ${-y} ${-strip.from * strip.scale} ${4 + (high > -Infinity ? high : 0) * y})` });
  overview.setAttribute("viewBox", `0 0 ${strip.width} ${strip.height}`);
};

const drawWindow = () => {
  const from = Math.max((view.from - strip.from) * strip.scale, 0.5), to = Math.min((view.to - strip.from) * strip.scale, strip.width - 0.5);
  give(overviewWindow, { x: from, width: Math.max(to - from, 4), y: 0.5, height: strip.height - 1 });
};

let isHeld = false;
/** Lets the window follow the pointer. @param {PointerEvent} event */
const follow = event => {
  const day = strip.from + (event.clientX - overview.getBoundingClientRect().left) / strip.scale, length = view.to - view.from;
  chooseRange(-1);
  moveTo(within(day - length / 2, day + length / 2));
};
overview.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => { isHeld = true; overview.setPointerCapture(event.pointerId); follow(event); });
overview.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => { if (isHeld) follow(event); });
for (const end of ["pointerup", "pointercancel"]) overview.addEventListener(end, () => (isHeld = false));
