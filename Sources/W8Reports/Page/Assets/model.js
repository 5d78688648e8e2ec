// What the page shows, unpacked: `grammar/manual/documents.md` says what stands in the model.

/** @typedef {{ time?: string, excluded?: true, unweighed?: true, weight?: string, rate?: string, milestones?: string[], gyms?: number[], tags?: number[], measurements?: string[], notes?: (string | [number, string])[], sessions?: [number, string, [number | string, string, 1?][]][] }} More */

/** @typedef {{ name: string, text: string, headline: string, rest?: string, tone?: string, progress?: number }} Fact */
/** @typedef {{ id: string, sign: string, name: string | null, color: string, visits: number, last: number | null }} Gym */
/** @typedef {{ gym: number, day: number[], e1rm: (number | null)[], records: number[], best: string | null, bestDay: number | null, bestOf: [number, string, number][], next?: string }} AtGym */
/** @typedef {{ exercise: number, unit: string, gyms: AtGym[] }} History */
/** @typedef {{ day: number[], weight: (number | null)[], average: (number | null)[], rate: (number | null)[], pace: (number | null)[], marks: string, more: Record<number, More> }} Columns */
/** @typedef {{ schema: number, revision: string, complete: boolean, leftOut: unknown[], today: string, name: string, unit: string, span: number, without: string[], entries: number, now: Fact[], goal: { weight: number, text: string } | null, milestones: [number, string, number | null][], forecast: [number, number, number, number, number, number][], expected: string | null, months: [string, string, number, string][], gyms: Gym[], tags: string[], exercises: string[], measurements: string[], weeks: [number, ...number[]][], groups: string[], history: History[], epoch: string, rows: Columns }} Model */

/** Sums of differences, null where there is no value. @param {(number | null)[]} list */
const summed = list => {
  let last = 0;
  return list.map(step => (step == null ? null : (last += step)));
};

/** @param {Model} model */
const unpacked = model => {
  const { day, weight, average, rate, pace, marks, more } = model.rows;
  const days = /** @type {number[]} */ (summed(day));
  /** @type {number[]} */
  const weighed = [];
  const weights = summed(weight);
  weights.forEach((value, row) => { if (value != null) weighed.push(row); });
  return {
    ...model,
    epoch: dayOf(model.epoch),
    todayDay: dayOf(model.today) - dayOf(model.epoch),
    count: days.length,
    days,
    weights,
    averages: summed(average),
    rates: rate,
    paces: pace,
    marks: [...marks].map(digit => parseInt(digit, 16)),
    more,
    /** Rows with a weight that counts or is excluded, and their days. */
    weighed,
    weighedDays: weighed.map(row => days[row]),
    isStone: model.unit === "st",
    /** Whether some rate is one over other days than a week, and says so. */
    hasSpans: Object.values(more).some(one => one.rate),
  };
};

/** @type {ReturnType<typeof unpacked>} */
let log = unpacked(JSON.parse(byId("model").textContent));
mark("model");

const NOTE = 4, MILESTONE = 8;

/** A unit in thousandths: of a stone those of its fourteen pounds. */
const whole = () => (log.isStone ? 14000 : 1000);

/** Thousandths as people read them. @param {number | null} value */
const shown = value => {
  if (value == null) return "";
  const tenths = Math.floor((Math.abs(value) + 50) / 100);
  return (value < 0 && tenths ? "-" : "") + tenthsShown(tenths);
};

/** @param {number} tenths */
const tenthsShown = tenths => log.isStone ? `${Math.floor(tenths / 140)}st${((tenths % 140) / 10).toFixed(1)}` : (tenths / 10).toFixed(1);

/** @param {string} text */
const withUnit = text => (log.isStone ? text : `${text} ${log.unit}`);

/** @param {number} row */
const weightShown = row => log.more[row]?.weight ?? shown(log.weights[row]);

/** `↓ 0.4`, empty without a change. @param {number | null} tenths */
const changeShown = (tenths, unit = "") => (tenths == null ? "" : `${tenths < 0 ? "↓" : tenths ? "↑" : "–"} ${tenthsShown(Math.abs(tenths))}${unit}`);

/** @param {number} row */
const rateShown = row => log.more[row]?.rate ?? changeShown(log.rates[row]);
/** `↓ 0.4/wk`, empty without a pace. @param {number} row */
const paceShown = row => changeShown(log.paces[row], "/wk");

/** @param {number} place */
const gymName = place => (place < 0 ? "@" : log.gyms[place].sign);
/** @param {number | string} place @returns {string} */
const exerciseName = place => (typeof place === "string" ? place : log.exercises[place]);

/** A note in the words of `log`. @param {string | [number, string]} note */
const noteWords = note => (typeof note === "string" ? note : `${exerciseName(note[0])}: ${note[1]}`);

/** What was trained in a row, each exercise once. @param {number} row @returns {string[]} */
const trained = row => [...new Set((log.more[row]?.sessions ?? []).flatMap(session => session[2].map(one => exerciseName(one[0]))))];

/** The colour and the shape of a gym, which no two of the first five share. @param {number} place */
const gymMark = place => {
  const sign = element("i", { class: `shape shape${(place + 5) % 5}`, "aria-hidden": "true" });
  sign.style.setProperty("--gym", gymColor(place));
  return sign;
};
/** @param {number} place */
const gymColor = place => `var(--${log.gyms[place]?.color ?? "gray"})`;

/** @param {number} row */
const gymsOf = row => log.more[row]?.gyms ?? [];
