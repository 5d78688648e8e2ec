// Filters as `log` has them: they hide rows and change no figure. They live in the address, `#gym=iron&notes`.

/** @typedef {{ q?: string, notes?: true, milestones?: true } & Record<string, any>} Filters */

const FLAGS = /** @type {const} */ ([["notes", "Notes", NOTE], ["milestones", "Milestones", MILESTONE]]);

/** The menus: what each value is called in the address and for people, and which rows have it. */
const menus = () => [
  { name: "gym", title: "Gym", values: log.gyms.map(gym => [gym.id, gym.sign]), of: gymsOf },
  { name: "tag", title: "Tag", values: log.tags.map(tag => [tag, "#" + tag]), of: (/** @type {number} */ row) => log.more[row]?.tags ?? [] },
  { name: "exercise", title: "Exercise", values: log.exercises.map(name => [name, name]), of: (/** @type {number} */ row) => (log.more[row]?.sessions ?? []).flatMap(session => session[2].map(one => one[0])) },
  { name: "weekday", title: "Weekday", values: DAYS.map(name => [name.slice(0, 3).toLowerCase(), name]), of: (/** @type {number} */ row) => [partsOf(log.days[row]).weekday] },
];

/** @returns {Filters} */
const readFilters = () => {
  /** @type {Filters} */
  const filters = {};
  const names = ["gym", "tag", "exercise", "weekday"];
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    if (names.includes(name)) (filters[name] ??= []).push(value);
    else if (name === "q" && value) filters.q = value;
    else if (name === "notes" || name === "milestones") filters[name] = true;
  }
  return filters;
};

/** @param {Filters} filters */
const writeFilters = filters => {
  const parts = [];
  for (const [name, value] of Object.entries(filters)) {
    if (value === true) parts.push(name);
    else for (const one of [value].flat()) parts.push(`${name}=${encodeURIComponent(one)}`);
  }
  history.replaceState(null, "", parts.length ? "#" + parts.join("&") : location.pathname + location.search);
  applyFilters();
};

const clearFilters = () => writeFilters({});

/** @type {(string | undefined)[]} */
let texts = [];
/** All words of a row, in small letters. @param {number} row */
const textOf = row => (texts[row] ??= [...(log.more[row]?.notes ?? []).map(noteWords), ...trained(row), ...gymsOf(row).flatMap(place => [gymName(place), log.gyms[place].name ?? ""]), ...(log.more[row]?.tags ?? []).map(place => "#" + log.tags[place])].join("\n").toLowerCase());

const applyFilters = () => {
  const filters = readFilters();
  const isAny = Object.keys(filters).length > 0;
  if (isAny) buildRest(Infinity);
  const start = performance.now();
  const wanted = menus().flatMap(({ name, values, of }) => {
    if (!filters[name]) return [];
    const places = new Set(values.flatMap((/** @type {string[]} */ [key], /** @type {number} */ place) => (filters[name].includes(key) ? [place] : [])));
    return [(/** @type {number} */ row) => of(row).some((/** @type {any} */ place) => places.has(place))];
  });
  for (const [name, , bit] of FLAGS) if (filters[name]) wanted.push(row => (log.marks[row] & bit) > 0);
  const text = filters.q?.toLowerCase();
  if (text) wanted.push(row => textOf(row).includes(text));
  let left = 0;
  for (const month of months) {
    if (!month.section) continue;
    let some = 0;
    for (const row of month.rows) {
      const isShown = wanted.every(holds => holds(row));
      if (isShown) some++;
      if (rowElements[row].hidden === isShown) {
        rowElements[row].hidden = !isShown;
        const under = foldElements[row];
        if (under) under.hidden = !isShown;
      }
    }
    left += some;
    if (month.section.hidden === some > 0) month.section.hidden = !some;
  }
  showFilters(filters, isAny, left);
  performance.measure("w8log-filter", { start });
};

/** @param {Filters} filters @param {boolean} isAny @param {number} left */
const showFilters = (filters, isAny, left) => {
  byId("count").textContent = isAny ? `${left.toLocaleString("en")} of ${counted(log.count, "entry", "entries")} shown` : counted(log.count, "entry", "entries");
  document.body.classList.toggle("filtered", isAny);
  for (const [name] of FLAGS) give(byId("filter-" + name), { "aria-pressed": String(!!filters[name]) });
  for (const { name } of menus()) {
    const menu = byId("filter-" + name);
    if (!menu) continue;
    const chosen = filters[name] ?? [];
    give(menu, { "data-count": chosen.length || null });
    for (const box of menu.querySelectorAll("input")) box.checked = chosen.includes(box.value);
  }
  byId("filter-clear").hidden = !isAny;
  if (document.activeElement !== byId("filter-q")) byId("filter-q").value = filters.q ?? "";
};

/** @param {string} name @param {any} value */
const setFilter = (name, value) => {
  const filters = readFilters();
  if (value) filters[name] = value;
  else delete filters[name];
  writeFilters(filters);
};

const drawFilters = () => {
  texts = [];
  const open = [...document.querySelectorAll(".menu[open]")].map(menu => menu.id);
  const find = element("input", { type: "search", id: "filter-q", placeholder: "Find in notes", "aria-label": "Find in notes, gyms, exercises and tags", oninput: (/** @type {any} */ event) => setFilter("q", event.target.value) });
  const flags = FLAGS.map(([name, title]) => element("button", { type: "button", id: "filter-" + name, "aria-pressed": "false", onclick: () => setFilter(name, !readFilters()[name]) }, title));
  const lists = menus().filter(menu => menu.values.length).map(menuOf);
  byId("filters").replaceChildren(find, ...flags, ...lists, element("button", { type: "button", id: "filter-clear", class: "plain", hidden: true, onclick: clearFilters }, "Show all"));
  for (const id of open) if (byId(id)) byId(id).open = true;
};

/** @param {{ name: string, title: string, values: string[][] }} menu */
const menuOf = ({ name, title, values }) => {
  const choose = (/** @type {any} */ { target }) => {
    const others = (readFilters()[name] ?? []).filter((/** @type {string} */ value) => value !== target.value);
    const chosen = target.checked ? [...others, target.value] : others;
    setFilter(name, chosen.length ? chosen : null);
  };
  const boxes = values.map(([value, shownName], place) => element("label", {}, element("input", { type: "checkbox", value, onchange: choose }), name === "gym" ? gymMark(place) : null, said(shownName)));
  const list = element("details", { class: "menu", id: "filter-" + name }, element("summary", {}, title), element("div", { role: "group", "aria-label": title }, ...boxes));
  list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    list.open = false;
    list.querySelector("summary").focus();
  });
  list.addEventListener("toggle", () => { if (list.open) for (const other of document.querySelectorAll(".menu[open]")) if (other !== list) /** @type {any} */ (other).open = false; });
  return list;
};

document.addEventListener("pointerdown", event => {
  for (const menu of document.querySelectorAll(".menu[open]")) if (!menu.contains(/** @type {Node} */ (event.target))) /** @type {any} */ (menu).open = false;
});
