// What of the weights is in sight: days from `from` to `to`, thousandths from `low` to `high`. A range moves these four
// numbers, and every mark with them.

/** Days in sight; `first` and `last` of them are asked for, the others are air. @typedef {{ from: number, to: number, first?: number, last?: number }} Span */

/** @type {Span & { low: number, high: number }} */
const view = { from: 0, to: 1, low: 0, high: 1 };
/** The drawing within the chart, in pixels. */
const frame = { left: 46, right: 92, top: 12, bottom: 44, width: 1, height: 1 };
/** Days of each range, the last of them today; 0 is all. @type {[string, number][]} */
const RANGES = [["Week", 7], ["Month", 30], ["Quarter", 91], ["Half-year", 182], ["Year", 365], ["All", 0]];
const MOVE = 320;

const pixelX = (/** @type {number} */ day) => frame.left + ((day - view.from) / (view.to - view.from)) * frame.width;
const pixelY = (/** @type {number} */ value) => frame.top + ((view.high - value) / (view.high - view.low)) * frame.height;
const dayAt = (/** @type {number} */ x) => view.from + ((x - frame.left) / frame.width) * (view.to - view.from);

/** The first and the last day of all, with today and those with expected weights. */
const firstDay = () => Math.min(log.days[0] ?? log.todayDay, log.todayDay);
const lastDay = () => Math.max(log.days[log.count - 1] ?? 0, log.todayDay);
const endOfForecast = () => log.forecast.at(-1)?.[0] ?? lastDay();

/** The days of a range; the expected weights take a fourth of it at most. @param {number} days */
const spanOf = days => {
  const from = days ? lastDay() - days + 1 : firstDay();
  const length = Math.max(lastDay() - from, 6);
  const to = Math.max(lastDay(), Math.min(endOfForecast(), lastDay() + length / 3));
  const air = Math.max((to - from) * 0.012, 0.4);
  return { from: from - air, to: to + air, first: from, last: lastDay() };
};

/** Which weights lie between days, so that they fill the height; with the average of the year before where it is laid under.
 * @param {number} from @param {number} to */
const heightOf = (from, to) => {
  let [low, high] = [Infinity, -Infinity];
  const take = (/** @type {number | null} */ value) => {
    if (value == null) return;
    if (value < low) low = value;
    if (value > high) high = value;
  };
  const takeDays = (/** @type {number} */ start, /** @type {number} */ end, /** @type {boolean} */ alsoWeights) => {
    const last = firstFrom(log.weighedDays, end + 1);
    for (let place = firstFrom(log.weighedDays, start); place < last; place++) {
      const row = log.weighed[place];
      if (alsoWeights) take(log.weights[row]);
      take(log.averages[row]);
    }
  };
  takeDays(from, to, true);
  if (showsBefore) takeDays(from - 365, to - 365, false);
  for (const [day, , , , least, most] of log.forecast) if (day >= from && day <= to) { take(least); take(most); }
  if (low > high) low = high = log.goal?.weight ?? 70 * whole();
  const own = Math.max(high - low, whole());
  const goal = log.goal?.weight;
  // A goal that would take more than half the height is an arrow at the edge.
  if (goal != null && Math.max(goal - high, low - goal) < own) { low = Math.min(low, goal); high = Math.max(high, goal); }
  const air = Math.max((high - low) * 0.08, whole() * 0.2);
  return { low: low - air, high: high + air };
};

let moving = 0;
let showsBefore = false;

/** Moves what is in sight; at once where motion is not wanted. @param {Span} span @param {boolean} [isSmooth] */
const moveTo = (span, isSmooth = false) => {
  const goal = { ...span, ...heightOf(span.from, span.to) };
  cancelAnimationFrame(moving);
  showSpan(goal);
  [view.first, view.last] = [span.first, span.last];
  if (!isSmooth || isStill.matches) {
    Object.assign(view, goal);
    drawFrame();
    return;
  }
  const start = { ...view };
  const begin = performance.now();
  const step = (/** @type {number} */ now) => {
    const share = Math.min(Math.max((now - begin) / MOVE, 0), 1);
    const eased = 1 - (1 - share) ** 3;
    for (const key of /** @type {const} */ (["from", "to", "low", "high"])) view[key] = start[key] + (goal[key] - start[key]) * eased;
    drawFrame();
    if (share < 1) moving = requestAnimationFrame(step);
  };
  moving = requestAnimationFrame(step);
};

/** The span moved and stretched as far as there are days. @param {number} from @param {number} to */
const within = (from, to) => {
  const room = Math.max(endOfForecast() - firstDay(), 6) + 2;
  const length = Math.min(Math.max(to - from, 5), room * 1.05);
  const middle = Math.min(Math.max((from + to) / 2, firstDay() - 1), endOfForecast() + 1);
  let start = middle - length / 2;
  start = Math.min(Math.max(start, firstDay() - room * 0.04 - 1), endOfForecast() + room * 0.04 + 1 - length);
  return { from: start, to: start + length };
};
/** @param {number} days */
const pan = days => { chooseRange(-1); moveTo(within(view.from + days, view.to + days)); };
/** @param {number} factor @param {number} [around] */
const zoom = (factor, around = (view.from + view.to) / 2) => {
  chooseRange(-1);
  moveTo(within(around - (around - view.from) * factor, around + (view.to - around) * factor));
};
