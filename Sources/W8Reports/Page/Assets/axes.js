// What surrounds the marks: weights, days, goal, milestones, gyms.

/** As many children of `parent` as `list` has, each brought up to date. @param {any} parent @param {any[]} list @param {() => any} make @param {(child: any, value: any) => void} update */
const renew = (parent, list, make, update) => {
  while (parent.childNodes.length > list.length) parent.lastChild.remove();
  while (parent.childNodes.length < list.length) parent.append(make());
  list.forEach((value, index) => update(parent.childNodes[index], value));
};

/** A round step so that at most `count` of them fill `span`. @param {number} span @param {number} count */
const roundStep = (span, count) => {
  const power = 10 ** Math.floor(Math.log10(span / count));
  return (/** @type {number} */ ([1, 2, 5, 10].find(step => step * power >= span / count))) * power;
};

const drawAxes = () => {
  const most = Math.max(2, Math.min(7, Math.floor(frame.height / 48)));
  const unit = whole();
  const step = Math.max(log.isStone ? unit / 2 : 100, roundStep((view.high - view.low) / unit, most) * unit);
  const values = [];
  for (let value = Math.ceil(view.low / step) * step; value <= view.high; value += step) values.push(value);
  renew(layer.grid, values, () => drawn("g", {}, drawn("line"), drawn("text", { class: "end" })), (group, value) => {
    const y = pixelY(value);
    give(group.firstChild, { x1: frame.left, x2: frame.left + frame.width, y1: y, y2: y });
    give(group.lastChild, { x: frame.left - 8, y: y + 4 });
    group.lastChild.textContent = areHidden ? "" : !log.isStone && step % unit === 0 ? String(value / unit) : shown(value);
  });
  const floor = frame.top + frame.height;
  renew(layer.days, dayMarks(), () => drawn("g", {}, drawn("line", { class: "tick" }), drawn("text", { class: "middle" })), (group, [day, text]) => {
    const x = pixelX(day);
    give(group.firstChild, { x1: x, x2: x, y1: floor + 2, y2: floor + 7 });
    give(group.lastChild, { x, y: floor + 38 });
    group.lastChild.textContent = text;
  });
  drawLines();
};

/** Days, Mondays, months or years, whichever fit. @returns {[number, string][]} */
const dayMarks = () => {
  const each = (view.to - view.from) / Math.max(2, Math.floor(frame.width / 80));
  /** @type {[number, string][]} */
  const marks = [];
  let lastYear = 0;
  const add = (/** @type {number} */ day, /** @type {string} */ text, /** @type {number} */ year) => {
    const x = pixelX(day);
    if (x < frame.left + 12 || x > frame.left + frame.width - 12) return;
    marks.push([day, year !== lastYear && !/^\d{4}$/.test(text) ? `${text} ${year}` : text]);
    lastYear = year;
  };
  if (each <= 9) {
    const days = each <= 1 ? 1 : each <= 2.2 ? 2 : 7;
    for (let day = Math.ceil(view.from); day <= view.to; day++) {
      const at = partsOf(day);
      if (days === 7 ? at.weekday === 0 : (day + log.epoch) % days === 0) add(day, `${at.day} ${MONTHS[at.month].slice(0, 3)}`, at.year);
    }
    return marks;
  }
  const steps = [1, 2, 3, 6].find(count => each <= count * 31.7) ?? 12 * Math.ceil(each / 366);
  const start = partsOf(view.from);
  for (let month = start.year * 12 + start.month; ; month++) {
    if (month % steps) continue;
    const year = Math.floor(month / 12);
    const day = fromIso(`${String(year).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`);
    if (!(day <= view.to)) return marks;
    add(day, steps >= 12 ? String(year) : MONTHS[month % 12].slice(0, 3), year);
  }
};

/** The goal and the milestones, with labels that never meet. */
const drawLines = () => {
  const [top, floor] = [frame.top, frame.top + frame.height];
  const lines = [];
  const goal = log.goal;
  if (goal) {
    const y = pixelY(goal.weight);
    const text = maybeHidden(goal.text);
    if (y < top) lines.push({ y: top + 6, text: `↑ ${text}`, kind: "edge", isGoal: true });
    else if (y > floor) lines.push({ y: floor - 4, text: `↓ ${text}`, kind: "edge", isGoal: true });
    else lines.push({ y, text, kind: "goal", isGoal: true });
  }
  for (const [value, name] of log.milestones) {
    const y = pixelY(value);
    if (y >= top && y <= floor) lines.push({ y, text: maybeHidden(name), kind: "milestone", isGoal: false });
  }
  renew(layer.lines, lines, () => drawn("line"), (line, { y, kind, isGoal }) => {
    give(line, { class: kind, id: isGoal ? "goal" : null, x1: frame.left, x2: frame.left + frame.width, y1: y, y2: y });
    line.style.display = kind === "edge" ? "none" : "";
  });
  const taken = /** @type {number[]} */ ([]);
  const isNarrow = frame.right < 60;
  const room = isNarrow ? 40 : 15;
  const labels = lines.filter(({ y, isGoal }) => {
    if (taken.some(other => Math.abs(other - y) < 15) || (isNarrow && !isGoal)) return false;
    taken.push(y);
    return true;
  });
  renew(layer.labels, labels, () => drawn("text"), (label, { y, text, isGoal }) => {
    give(label, { class: isNarrow ? `label end ${isGoal ? "of-goal" : ""}` : `label ${isGoal ? "of-goal" : ""}`, x: isNarrow ? frame.left + frame.width - 4 : frame.left + frame.width + 8, y: isNarrow ? y - 5 : y + 4 });
    label.textContent = text.length > room ? text.slice(0, room - 1) + "…" : text;
  });
};

/** Where one trained, below the axis: a mark for each session, or for what fits. */
const drawGyms = () => {
  const y = frame.top + frame.height + 15;
  const start = firstFrom(log.days, view.from), end = firstFrom(log.days, view.to);
  const size = Math.min(Math.max((frame.width / (view.to - view.from)) * 0.8, 4), 8);
  const marks = [];
  let last = -Infinity;
  for (let row = start; row < end; row++) {
    const gyms = gymsOf(row);
    if (!gyms.length) continue;
    const x = pixelX(log.days[row]);
    if (x - last < 3) continue;
    marks.push([x, gyms[0]]);
    last = x;
  }
  renew(layer.gyms, marks, () => drawn("path", { class: "gym-mark" }), (mark, [x, gym]) => {
    mark.setAttribute("d", shapePath(gym, x, y, size / 2));
    mark.style.setProperty("--gym", gymColor(gym));
  });
};

/** Square, disc, diamond, triangle up and down. @param {number} gym @param {number} x @param {number} y @param {number} half */
const shapePath = (gym, x, y, half) => {
  const at = (/** @type {number} */ right, /** @type {number} */ down) => `${(x + right * half).toFixed(1)} ${(y + down * half).toFixed(1)}`;
  switch ((gym + 5) % 5) {
    case 0: return `M${at(-1, -1)}L${at(1, -1)}L${at(1, 1)}L${at(-1, 1)}Z`;
    case 1: return `M${at(-1.1, 0)}A${half * 1.1} ${half * 1.1} 0 1 1 ${at(1.1, 0)}A${half * 1.1} ${half * 1.1} 0 1 1 ${at(-1.1, 0)}Z`;
    case 2: return `M${at(0, -1.4)}L${at(1.4, 0)}L${at(0, 1.4)}L${at(-1.4, 0)}Z`;
    case 3: return `M${at(0, -1.2)}L${at(1.3, 1)}L${at(-1.3, 1)}Z`;
    default: return `M${at(-1.3, -1)}L${at(1.3, -1)}L${at(0, 1.2)}Z`;
  }
};

/** What the marks of the chart mean. */
const drawLegend = () => {
  const item = (/** @type {any} */ sign, /** @type {string} */ text) => element("li", {}, drawn("svg", { viewBox: "0 0 28 12", "aria-hidden": "true" }, sign), text);
  const line = (/** @type {string} */ kind) => drawn("line", { class: kind, x1: 1, x2: 27, y1: 6, y2: 6 });
  const items = [];
  if (log.weighed.length) items.push(item(drawn("circle", { class: "weigh-in", cx: 14, cy: 6, r: 4 }), "weigh-in"), item(line("average"), `average of ${counted(log.span, "day")}`));
  if (showsBefore) items.push(item(line("before"), "average a year before"));
  if (log.expected) items.push(item(line(log.forecast.length ? "forecast" : ""), maybeHidden(log.expected)));
  if (log.goal) items.push(item(line("goal"), "goal"));
  if (log.milestones.length) items.push(item(line("milestone"), "milestone"));
  if (log.gyms.some(gym => gym.last != null)) items.push(item(drawn("path", { class: "gym-mark", d: shapePath(0, 6, 6, 4) + shapePath(1, 18, 6, 4) }), "training, by gym"));
  byId("legend").replaceChildren(...items);
};
