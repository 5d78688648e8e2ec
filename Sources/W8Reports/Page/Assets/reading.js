// The reading: what one weigh-in says, on a line above the chart, for pointer and keyboard alike.

/** The place among the weighed rows that is read; the last one where nobody looks at another. */
let reading = -1;
let isPointed = false;

/** @param {number} row */
const readingWords = row => {
  const more = log.more[row] ?? {};
  const parts = [longDate(log.days[row]), `${maybeHidden(withUnit(weightShown(row)))}${more.excluded ? ", excluded from averages" : ""}`];
  if (log.averages[row] != null) parts.push(`average ${maybeHidden(shown(log.averages[row]))}`);
  if (paceShown(row)) parts.push(`pace ${maybeHidden(paceShown(row))}`);
  for (const gym of gymsOf(row)) parts.push(gymName(gym));
  if (more.notes?.length) parts.push(noteWords(more.notes[0]));
  return parts.join(", ");
};

const drawReading = () => {
  const row = log.weighed[reading], line = byId("reading");
  give(byId("cursor"), { "aria-valuemin": 0, "aria-valuemax": Math.max(log.weighed.length - 1, 0), "aria-valuenow": Math.max(reading, 0), "aria-valuetext": row == null ? "no weights yet" : readingWords(row) });
  if (row == null) return line.replaceChildren("No weights yet.");
  const more = log.more[row] ?? {};
  const pace = paceShown(row);
  line.replaceChildren(
    element("span", {}, longDate(log.days[row])),
    element("b", { class: "figure" }, maybeHidden(withUnit(weightShown(row))), more.excluded ? "?" : ""),
    log.averages[row] == null ? "" : element("span", { class: "figure" }, "average ", maybeHidden(shown(log.averages[row]))),
    pace ? element("span", { class: "figure" }, "pace ", maybeHidden(pace)) : "",
    ...gymsOf(row).map(gym => element("span", { class: "gym" }, gymMark(gym), said(gymName(gym)))),
    more.notes?.length ? said(noteWords(more.notes[0]), "note faint") : "");
};

const pointerLine = drawn("line"), pointerAverage = drawn("circle", { class: "on-average", r: 4.5 }), pointerWeight = drawn("circle", { class: "on-weight", r: 5 });
layer.pointer.append(pointerLine, pointerAverage, pointerWeight);

const drawPointer = () => {
  const row = log.weighed[reading];
  const x = row == null ? -1 : pixelX(log.days[row]);
  const isShown = isPointed && x >= frame.left - 1 && x <= frame.left + frame.width + 1;
  layer.pointer.style.display = isShown ? "" : "none";
  if (!isShown) return;
  give(pointerLine, { x1: x, x2: x, y1: frame.top, y2: frame.top + frame.height });
  give(pointerWeight, { cx: x, cy: pixelY(/** @type {number} */ (log.weights[row])) });
  const average = log.averages[row];
  pointerAverage.style.display = average == null ? "none" : "";
  if (average != null) give(pointerAverage, { cx: x, cy: pixelY(average) });
};

/** Reads a weigh-in; what is out of sight comes into it. @param {number} place @param {boolean} [leads] */
const read = (place, leads = false) => {
  reading = Math.min(Math.max(place, 0), log.weighed.length - 1);
  const day = log.weighedDays[reading];
  if (leads && (day < view.from || day > view.to)) {
    const length = view.to - view.from;
    chooseRange(-1);
    moveTo(within(day - length / 2, day + length / 2), true);
  }
  drawReading();
  drawPointer();
};

/** The weigh-in nearest to a day. @param {number} day */
const nearest = day => {
  const after = firstFrom(log.weighedDays, day);
  return after > 0 && (after === log.weighed.length || day - log.weighedDays[after - 1] < log.weighedDays[after] - day) ? after - 1 : after;
};

const cursor = byId("cursor");
/** A day of the pointer. @param {MouseEvent} event */
const pointed = event => dayAt(event.clientX - byId("plot").getBoundingClientRect().left);

let dragged = /** @type {{ x: number, from: number, to: number, moved: boolean } | null} */ (null);
cursor.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
  if (dragged) {
    const distance = event.clientX - dragged.x;
    if (Math.abs(distance) > 4) dragged.moved = true;
    if (dragged.moved) {
      const days = (-distance / frame.width) * (dragged.to - dragged.from);
      chooseRange(-1);
      moveTo(within(dragged.from + days, dragged.to + days));
    }
    return;
  }
  isPointed = true;
  read(nearest(pointed(event)));
});
cursor.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
  if (event.button) return;
  isPointed = true;
  read(nearest(pointed(event)));
  if (event.pointerType === "mouse") {
    dragged = { x: event.clientX, from: view.from, to: view.to, moved: false };
    cursor.setPointerCapture(event.pointerId);
  }
});
for (const end of ["pointerup", "pointercancel"]) cursor.addEventListener(end, () => (dragged = null));
const look = () => { isPointed = document.activeElement === cursor; if (!isPointed) reading = log.weighed.length - 1; drawReading(); drawPointer(); };
// A finger that is lifted leaves what it read.
cursor.addEventListener("pointerleave", (/** @type {PointerEvent} */ event) => { if (event.pointerType !== "touch") look(); });
cursor.addEventListener("blur", look);
cursor.addEventListener("focus", () => { isPointed = true; drawPointer(); });
cursor.addEventListener("dblclick", () => goTo(log.weighed[reading]));
cursor.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
  const length = view.to - view.from;
  if (event.ctrlKey) zoom(Math.exp(event.deltaY / 200), pointed(event));
  else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan((event.deltaX / frame.width) * length);
  else return;
  event.preventDefault();
}, { passive: false });

/** The weigh-in of a month before or after. @param {number} months */
const monthAway = months => nearest(log.weighedDays[reading] + months * 30.4);

cursor.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const quarter = (view.to - view.from) / 4;
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => (event.shiftKey ? pan(-quarter) : read(reading - 1, true)),
    ArrowRight: () => (event.shiftKey ? pan(quarter) : read(reading + 1, true)),
    PageUp: () => read(Math.min(monthAway(-1), reading - 1), true),
    PageDown: () => read(Math.max(monthAway(1), reading + 1), true),
    Home: () => read(0, true),
    End: () => read(log.weighed.length - 1, true),
    Enter: () => log.weighed.length && goTo(log.weighed[reading]),
    "+": () => zoom(0.6, log.weighedDays[reading]),
    "-": () => zoom(1 / 0.6, log.weighedDays[reading]),
  };
  keys.ArrowDown = keys.ArrowLeft;
  keys.ArrowUp = keys.ArrowRight;
  RANGES.forEach((_, index) => (keys[String(index + 1)] = () => { chooseRange(index); moveTo(spanOf(RANGES[index][1]), true); }));
  if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  keys[event.key]();
});
