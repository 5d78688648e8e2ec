// The chart: each mark is the same element before and after a move, found by its day.

/** Up to so many weigh-ins in sight are circles, more are one path of dots. */
const MOST_CIRCLES = 420;
/** Days without a weight after which the average is thin and dashed. */
const GAP = 14;

const layer = {
  grid: drawn("g", { class: "grid" }), days: drawn("g"), lines: drawn("g"),
  data: drawn("g"), before: drawn("path", { class: "before" }), dots: drawn("path", { class: "dots" }),
  gaps: drawn("path", { class: "gaps" }), average: drawn("path", { class: "average", id: "average" }),
  circles: drawn("g", { id: "circles" }), gyms: drawn("g"), labels: drawn("g"), pointer: drawn("g", { class: "pointer" }),
};
const clip = drawn("rect");
/** The expected weights, each between two of their columns. */
const bands = /** @type {[number, number, string][]} */ ([[4, 5, "band"], [2, 3, "band"], [1, 1, "forecast"]]).map(([low, high, kind]) => ({ low, high, path: drawn("path", { class: kind }) }));
layer.data.append(...bands.map(band => band.path), layer.before, layer.dots, layer.gaps, layer.average);
byId("chart").append(drawn("defs", {}, drawn("clipPath", { id: "inside" }, clip)), layer.grid, layer.days, layer.lines, drawn("g", { "clip-path": "url(#inside)" }, layer.circles, layer.data), layer.gyms, layer.labels, layer.pointer);
layer.before.setAttribute("transform", "translate(365 0)");

/** The window for which the paths are made, and their scale. */
const made = { from: 1, to: 0, scale: 0 };

/** Makes the paths anew where the view leaves them, or its scale is another: no finer than pixels. */
const makePaths = () => {
  const length = view.to - view.from, scale = frame.width / length;
  if (made.from <= view.from && made.to >= view.to && scale < made.scale * 1.6 && scale > made.scale / 2.5) return;
  Object.assign(made, { from: view.from - length, to: view.to + length, scale });
  const [line, gaps] = averagePath(made.from, made.to, scale);
  layer.average.setAttribute("d", line);
  layer.gaps.setAttribute("d", gaps);
  layer.before.setAttribute("d", showsBefore ? averagePath(made.from - 365, made.to - 365, scale)[0] : "");
  layer.dots.setAttribute("d", dotPath(made.from, made.to, scale));
  for (const { low, high, path } of bands) path.setAttribute("d", areaBetween(low, high));
};

/** @param {number} low @param {number} high */
const areaBetween = (low, high) => log.forecast.length ? "M" + [...log.forecast.map(point => point[0] + " " + point[low]), ...log.forecast.map(point => point[0] + " " + point[high]).reverse()].join("L") : "";

/** The average between days, of each pixel and a half its first, last, least and greatest; and where nothing was weighed.
 * @param {number} from @param {number} to @param {number} scale */
const averagePath = (from, to, scale) => {
  let line = "", gaps = "", lastDrawn = -Infinity, lastValue = 0;
  /** @type {{ at: number, day: number, first: number, low: number, high: number, last: number } | null} */
  let bucket = null;
  const flush = () => {
    if (!bucket) return;
    const { day, first, low, high, last } = bucket;
    for (const value of first === last ? [first] : [first, low, high, last]) line += `L${day} ${value}`;
    bucket = null;
  };
  const end = Math.min(firstFrom(log.weighedDays, to) + 1, log.weighed.length);
  for (let place = Math.max(firstFrom(log.weighedDays, from) - 1, 0); place < end; place++) {
    const row = log.weighed[place], day = log.days[row], value = log.averages[row];
    if (value == null || day === lastDrawn) continue;
    if (day - lastDrawn > GAP) {
      flush();
      if (lastDrawn > -Infinity) gaps += `M${lastDrawn} ${lastValue}L${day} ${value}`;
      line += `M${day} ${value}L${day} ${value}`;
    }
    const at = Math.floor((day * scale) / 1.5);
    if (bucket && bucket.at === at) {
      bucket.low = Math.min(bucket.low, value);
      bucket.high = Math.max(bucket.high, value);
      bucket.last = value;
    } else {
      flush();
      bucket = { at, day, first: value, low: value, high: value, last: value };
    }
    [lastDrawn, lastValue] = [day, value];
  }
  flush();
  return [line, gaps];
};

/** Dots of all weights between days, no two nearer than three pixels in a pair of columns.
 * @param {number} from @param {number} to @param {number} scale */
const dotPath = (from, to, scale) => {
  const start = Math.max(firstFrom(log.weighedDays, from) - 1, 0), end = Math.min(firstFrom(log.weighedDays, to) + 1, log.weighed.length);
  if (end - start <= MOST_CIRCLES / 3) return "";
  const least = (3 / frame.height) * (view.high - view.low);
  let path = "", column = NaN, columnDay = 0;
  /** @type {number[]} */
  let values = [];
  const flush = () => {
    let last = -Infinity;
    for (const value of values.sort((one, other) => one - other)) if (value - last >= least) { path += `M${columnDay} ${value}h.01`; last = value; }
    values = [];
  };
  for (let place = start; place < end; place++) {
    const row = log.weighed[place], day = log.days[row], at = Math.floor((day * scale) / 2);
    if (at !== column) { flush(); column = at; columnDay = day; }
    values.push(/** @type {number} */ (log.weights[row]));
  }
  flush();
  return path;
};

/** Circles by the ids of their weigh-ins. @type {Map<string, any>} */
const circles = new Map();

/** @param {number} place */
const circleId = place => {
  let again = 1;
  while (log.weighedDays[place - again] === log.weighedDays[place]) again++;
  return `entry-${isoOf(log.weighedDays[place])}${again > 1 ? "-" + again : ""}`;
};

/** @param {number} start @param {number} end */
const drawCircles = (start, end) => {
  const inSight = new Set();
  const radius = Math.min(Math.max((frame.width / (view.to - view.from)) * 1.3, 2.4), 4.2).toFixed(1);
  for (let place = start; place < end; place++) {
    const row = log.weighed[place], id = circleId(place);
    inSight.add(id);
    let circle = circles.get(id);
    if (!circle) {
      circle = drawn("circle", { id, class: log.more[row]?.excluded ? "weigh-in excluded" : "weigh-in" });
      circles.set(id, circle);
      layer.circles.append(circle);
    }
    circle.setAttribute("r", radius);
    circle.setAttribute("cx", pixelX(log.days[row]).toFixed(1));
    circle.setAttribute("cy", pixelY(/** @type {number} */ (log.weights[row])).toFixed(1));
  }
  for (const [id, circle] of circles) if (!inSight.has(id)) { circle.remove(); circles.delete(id); }
};

const drawFrame = () => {
  const x = frame.width / (view.to - view.from), y = frame.height / (view.high - view.low);
  makePaths();
  layer.data.setAttribute("transform", `matrix(${x} 0 0 ${-y} ${frame.left - view.from * x} ${frame.top + view.high * y})`);
  const start = firstFrom(log.weighedDays, view.from - 0.5), end = firstFrom(log.weighedDays, view.to + 0.5);
  const isDense = end - start > MOST_CIRCLES;
  layer.dots.style.display = isDense ? "" : "none";
  layer.circles.style.display = isDense ? "none" : "";
  if (!isDense) drawCircles(start, end);
  drawAxes();
  drawGyms();
  drawWindow();
  drawPointer();
};

/** Measures the chart and draws it anew. */
const drawChart = () => {
  const plot = byId("plot").getBoundingClientRect();
  const isNarrow = plot.width < 560;
  Object.assign(frame, { left: isNarrow ? 38 : 46, right: isNarrow ? 14 : 108 });
  frame.width = Math.max(plot.width - frame.left - frame.right, 40);
  frame.height = Math.max(plot.height - frame.top - frame.bottom, 40);
  byId("chart").setAttribute("viewBox", `0 0 ${plot.width} ${plot.height}`);
  give(clip, { x: frame.left, y: frame.top - 6, width: frame.width, height: frame.height + 12 });
  const cursor = byId("cursor").style;
  cursor.left = `${frame.left}px`;
  cursor.width = `${frame.width}px`;
  cursor.top = `${frame.top}px`;
  cursor.height = `${frame.height}px`;
  made.scale = 0;
  made.to = made.from - 1;
  drawOverview();
  drawFrame();
};

/** The view that a print or a new size needs. @param {boolean} isPrinted */
const fitPrint = isPrinted => {
  if (!isPrinted) return drawChart();
  drawLegend();
};
