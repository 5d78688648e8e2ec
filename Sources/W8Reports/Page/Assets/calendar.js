// The sessions of the last 53 weeks, or of a year, as a calendar; sets a week stand below its columns.

/** The year shown; null for the last 53 weeks. @type {number | null} */
let calendarYear = null;
/** The rows with a session in sight, ascending, and their cells. @type {{ row: number, cell: HTMLElement }[]} */
let sessions = [];
let session = 0;

/** @param {number} row */
const sessionWords = row => `${longDate(log.days[row])}: ${gymsOf(row).map(gymName).join(", ")}${trained(row).length ? ": " + trained(row).join(", ") : ""}`;

const showSession = () => {
  const chosen = sessions[session];
  for (const { cell } of sessions) cell.classList.toggle("chosen", cell === chosen?.cell && document.activeElement === byId("day"));
  give(byId("day"), { "aria-valuemin": 0, "aria-valuemax": Math.max(sessions.length - 1, 0), "aria-valuenow": Math.max(session, 0), "aria-valuetext": chosen ? sessionWords(chosen.row) : "no session" });
  sayDay(document.activeElement === byId("day") ? chosen?.row : undefined);
};

/** What was done in a week. @param {number} monday */
const weekWords = monday => {
  const [, sets = 0, ...groups] = log.weeks.find(week => week[0] === monday) ?? [];
  const names = groups.flatMap((value, place) => (value ? [`${log.groups[place]} ${value}`] : [])).join(", ");
  return `week of ${dateWords(monday)}: ${maybeHidden(counted(sets, "set") + (names && ": " + names))}`;
};

/** @param {number} [row] */
const sayDay = row => byId("day-said").replaceChildren(row == null ? "Point at a day, or use the arrow keys; Enter goes to it." : said(`${sessionWords(row)} · ${weekWords(mondayOf(log.days[row]))}`));

/** @param {number} day */
const mondayOf = day => day - partsOf(day).weekday;

const WEEKS = 6;
/** The sets of the weeks up to a day, and those of each group. @param {number} end */
const drawSets = end => {
  const mondays = Array.from({ length: WEEKS }, (_, at) => mondayOf(end) - 7 * (WEEKS - 1 - at));
  const byMonday = new Map(log.weeks.map(week => [week[0], week]));
  const cell = (/** @type {string} */ text) => element("th", { scope: "col" }, text);
  byId("sets").replaceChildren(
    element("thead", {}, element("tr", {}, cell("Sets a week"), ...mondays.map(day => cell(shortDate(day).slice(0, -5))))),
    element("tbody", {}, ...["all", ...log.groups].map((name, place) => element("tr", {},
      element("th", { scope: "row" }, said(name)),
      ...mondays.map(day => element("td", {}, maybeHidden(String(byMonday.get(day)?.[place + 1] ?? 0))))))));
};

const drawCalendar = () => {
  const lastYear = partsOf(log.todayDay).year, firstYear = Math.min(partsOf(firstDay()).year, lastYear);
  const turn = (/** @type {number} */ years) => () => {
    const year = (calendarYear ?? lastYear + 1) + years;
    calendarYear = year > lastYear ? null : year;
    drawCalendar();
  };
  const step = (/** @type {string} */ text, /** @type {string} */ name, /** @type {number} */ years, /** @type {boolean} */ isEnd) => element("button", { type: "button", "aria-label": name, disabled: isEnd, onclick: turn(years) }, text);
  const focused = document.activeElement?.getAttribute("aria-label");
  byId("years").replaceChildren(step("‹", "Earlier", -1, (calendarYear ?? lastYear + 1) <= firstYear), element("b", {}, calendarYear == null ? "Last 53 weeks" : String(calendarYear)), step("›", "Later", 1, calendarYear == null));
  for (const button of byId("years").querySelectorAll("button")) if (button.getAttribute("aria-label") === focused) button.focus();

  const end = calendarYear == null ? log.todayDay : fromIso(`${calendarYear}-12-31`);
  const start = calendarYear == null ? mondayOf(end) - 52 * 7 : fromIso(`${calendarYear}-01-01`);
  const monday = mondayOf(start);
  const weeks = Math.floor((end - monday) / 7) + 1;
  /** @type {Map<number, number[]>} */
  const byDay = new Map();
  for (let row = firstFrom(log.days, start); row < log.count && log.days[row] <= end; row++) if (log.more[row]?.sessions) byDay.set(log.days[row], [...(byDay.get(log.days[row]) ?? []), row]);

  const head = element("tr", {}, element("td"));
  for (let week = 0, width = 1; week < weeks; week += width) {
    const month = partsOf(monday + week * 7 + 3).month;
    width = 1;
    while (week + width < weeks && partsOf(monday + (week + width) * 7 + 3).month === month) width++;
    head.append(element("th", { scope: "colgroup", colspan: width }, width > 1 ? MONTHS[month].slice(0, 3) : element("span", { class: "unseen" }, MONTHS[month])));
  }
  sessions = [];
  const body = DAYS.map((name, weekday) => {
    const line = element("tr", {}, element("th", { scope: "row" }, element("span", { class: weekday % 2 ? "unseen" : null }, name.slice(0, 3))));
    for (let week = 0; week < weeks; week++) {
      const day = monday + week * 7 + weekday, rows = byDay.get(day);
      const cell = element("td", { class: day < start || day > end ? "outside" : null });
      if (rows) {
        const gyms = rows.flatMap(gymsOf);
        cell.append(...gyms.slice(0, 2).map(gymMark), element("span", { class: "unseen" }, sessionWords(rows[0])));
        give(cell, { class: gyms.length > 1 ? "trained two" : "trained", onclick: () => goTo(rows[0]), onpointerenter: () => sayDay(rows[0]), onpointerleave: () => showSession() });
        sessions.push({ row: rows[0], cell });
      }
      line.append(cell);
    }
    return line;
  });
  sessions.sort((one, other) => one.row - other.row);
  session = sessions.length - 1;
  drawSets(Math.min(end, log.todayDay));
  const sets = new Map(log.weeks.map(week => [week[0], week[1]]));
  const most = Math.max(1, ...sets.values());
  const foot = element("tr", {}, element("th", { scope: "row" }, "Sets"));
  for (let week = 0; week < weeks; week++) {
    const count = sets.get(monday + week * 7) ?? 0;
    const bar = element("i", { "aria-hidden": "true" });
    bar.style.height = `${(count / most) * 2}rem`;
    foot.append(element("td", { class: "sets", onpointerenter: () => byId("day-said").replaceChildren(weekWords(monday + week * 7)), onpointerleave: () => showSession() }, bar, element("span", { class: "unseen" }, maybeHidden(String(count)))));
  }
  byId("calendar").replaceChildren(element("caption", { class: "unseen" }, `Days with a session, ${calendarYear ?? "the last 53 weeks"}: ${sessions.length}`), element("thead", {}, head), element("tbody", {}, ...body), element("tfoot", {}, foot));
  byId("day").closest(".scroll").scrollLeft = calendarYear == null ? 1e4 : 0;
  showSession();
};

byId("day").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  /** @type {Record<string, () => number>} */
  const keys = { ArrowLeft: () => session - 1, ArrowUp: () => session - 1, ArrowRight: () => session + 1, ArrowDown: () => session + 1, Home: () => 0, End: () => sessions.length - 1 };
  if (event.key === "Enter" && sessions[session]) return goTo(sessions[session].row);
  if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  session = Math.min(Math.max(keys[event.key](), 0), sessions.length - 1);
  showSession();
  sessions[session]?.cell.scrollIntoView({ block: "nearest", inline: "nearest" });
});
byId("day").addEventListener("focus", showSession);
byId("day").addEventListener("blur", showSession);
