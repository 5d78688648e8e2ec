// A page that is followed asks a small file beside it once a second which revision there is, and loads what is new; in a panel
// of VS Code the extension tells it.

const followed = document.documentElement.dataset.live;

/** What stays when the log is another: range, filters, focus, what is unfolded. @param {any} model */
const takeModel = model => {
  const old = new Map(months.map(month => [month.id, month]));
  const open = new Set([...document.querySelectorAll(".fold:not([hidden])")].map(fold => fold.closest("tr")?.previousElementSibling?.id));
  const wasComplete = built === months.length;
  const [before, seen, wasLast] = [log, { from: view.from + log.epoch, to: view.to + log.epoch }, reading === log.weighed.length - 1];
  const spot = spotInSight();
  log = unpacked(model);
  readMonths();
  built = 0;
  const host = byId("months"), kept = new Set();
  let changed = 0;
  host.querySelector(".empty")?.remove();
  /** @type {Element | null} */
  let last = null;
  for (const month of months) {
    const was = old.get(month.id);
    if (was?.section && was.key === month.key) {
      adopt(month, was);
    } else if (wasComplete || was?.section || built < NEWEST) {
      const made = buildMonth(month);
      changed++;
      if (was?.section) was.section.replaceWith(/** @type {Node} */ (made));
    } else break;
    const section = /** @type {HTMLElement} */ (month.section);
    if (last ? last.nextSibling !== section : host.firstChild !== section) { if (last) last.after(section); else host.prepend(section); }
    last = section;
    kept.add(section);
    built++;
  }
  for (const section of Array.from(host.children)) if (!kept.has(section)) section.remove();
  months.forEach(month => month.rows.forEach(row => { if (rowElements[row] && open.has(rowElements[row].id)) unfold(row, true); }));
  drawNow();
  drawFilters();
  applyFilters();
  drawTraining();
  drawLegend();
  reading = wasLast || reading >= log.weighed.length ? log.weighed.length - 1 : reading;
  made.scale = 0;
  made.to = made.from - 1;
  const range = [...document.querySelectorAll("#ranges input")].findIndex(input => /** @type {any} */ (input).checked);
  Object.assign(view, { from: seen.from - log.epoch, to: seen.to - log.epoch });
  drawOverview();
  moveTo(range < 0 ? { from: view.from, to: view.to } : spanOf(RANGES[range][1]), true);
  drawReading();
  coverFigures();
  keepSpot(spot);
  const more = log.count - before.count;
  tell(more ? `${counted(Math.abs(more), "entry", "entries")} ${more > 0 ? "more" : "less"}` : changed ? `${counted(changed, "month")} changed` : "The page was updated");
};

/** The rows of a month that is as it was. @param {Month} month @param {Month} was */
const adopt = (month, was) => {
  month.section = was.section;
  const made = [...(month.section?.querySelectorAll("tbody > tr:not(.under)") ?? [])].reverse();
  month.rows.forEach((row, place) => {
    rowElements[row] = /** @type {HTMLElement} */ (made[place]);
    const under = made[place].nextElementSibling;
    if (under?.classList.contains("under")) {
      foldElements[row] = /** @type {HTMLElement} */ (under);
      const fold = under.querySelector(".fold"), button = made[place].querySelector("button");
      if (fold && button) refold(row, /** @type {HTMLElement} */ (fold), button);
    }
  });
};

/** The button of a row whose number is another now. @param {number} row @param {HTMLElement} fold @param {HTMLElement} button */
const refold = (row, fold, button) => {
  const again = /** @type {HTMLElement} */ (button.cloneNode(true));
  const hadFocus = document.activeElement === button;
  fold.id = `more-${row}`;
  give(again, { "aria-controls": fold.id, onclick: () => unfold(row, fold.hidden !== false) });
  button.replaceWith(again);
  if (hadFocus) again.focus({ preventScroll: true });
};

/** The row at the top of the window, and where it stands. */
const spotInSight = () => {
  const found = document.elementsFromPoint(innerWidth / 2, 120).map(one => one.closest("tr[id], section[id]")).find(Boolean);
  return found ? { id: found.id, top: found.getBoundingClientRect().top } : null;
};
/** @param {{ id: string, top: number } | null} spot */
const keepSpot = spot => {
  const found = spot && byId(spot.id);
  if (found) scrollBy(0, found.getBoundingClientRect().top - spot.top);
};

/** A line about the page itself. @param {string} text */
const tell = text => {
  byId("period").textContent += ` · ${text}`;
  byId("count").textContent += ` · ${text}`;
};

let revision = log.revision;
/** @param {any} model */
const takeNews = model => {
  if (model.revision === revision) return;
  revision = model.revision;
  takeModel(model);
};

if ("acquireVsCodeApi" in globalThis) {
  addEventListener("message", ({ data }) => { if (data.w8log) takeNews(JSON.parse(data.w8log)); });
} else if (followed) {
  const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("w8log", { createScriptURL: (/** @type {string} */ url) => url });
  let asked = 0, missed = 0;
  const load = (/** @type {string} */ name) => {
    const url = `${encodeURIComponent(/** @type {string} */ (followed))}.${name}.js?${asked++}`;
    const script = element("script");
    script.src = policy ? policy.createScriptURL(url) : url;
    script.addEventListener("load", () => script.remove());
    script.addEventListener("error", () => { missed++; script.remove(); });
    document.head.append(script);
  };
  /** @type {any} */ (globalThis).w8log = (/** @type {any} */ news) => {
    missed = 0;
    if (news.rows) takeNews(news);
    else if (news.revision !== revision) load("model");
  };
  const ask = () => {
    if (!document.hidden) load("live");
    if (missed < 5) setTimeout(ask, 1000);
    else tell("no longer kept fresh: the editor or w8log page --follow has ended; load the page again once it runs");
  };
  setTimeout(ask, 1000);
}
