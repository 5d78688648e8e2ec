// Where things stand, in the words and figures of `today`.

const drawNow = () => {
  byId("title").textContent = log.name;
  document.title = log.name;
  const first = log.days[0], last = log.days[log.count - 1];
  const rows = log.count === log.entries ? counted(log.count, "entry", "entries") : `${log.count.toLocaleString("en")} of ${counted(log.entries, "entry", "entries")}`;
  const span = log.count === 0 ? "" : first === last ? `, ${dateWords(first)}` : `, ${dateWords(first)} to ${dateWords(last)}`;
  const without = log.without.length ? ` · without ${log.without.join(" and ")}` : "";
  byId("period").textContent = `${longDate(log.todayDay)} · ${rows}${span}${without}`;
  const missing = log.leftOut.length;
  byId("told").hidden = !missing;
  byId("told").textContent = missing ? `${counted(missing, "error")} in the log: part of it is missing on this page. w8log check shows ${missing === 1 ? "it" : "them"}.` : "";
  byId("weight").hidden = byId("to-weight").hidden = !log.weighed.length;
  /** @type {Record<string, Fact[]>} */
  const facts = {};
  for (const fact of log.now) (facts[fact.name] ??= []).push(fact);
  const cards = [];
  for (const [name, ...others] of CARDS) if (facts[name]) cards.push(card(facts[name][0], others.flatMap(other => facts[other] ?? [])));
  byId("cards").replaceChildren(...cards);
  byId("cards").style.setProperty("--cards", String(cards.length));
};

/** The facts that a card begins with, and those that stand below them. */
const CARDS = [["Weight"], ["Average", "Pace"], ["Goal", "Needed", "Warning", "Hint"], ["Next"], ["Streak"], ["Session"]];
/** What a card calls its fact. @type {Record<string, string>} */
const TITLES = { Next: "Next milestone", Session: "Last session" };

/** @param {any} fact @param {any[]} others */
const card = (fact, others) => {
  const unit = fact.headline.endsWith(` ${log.unit}`) ? ` ${log.unit}` : "";
  const rest = fact.rest ?? fact.text;
  const figure = unit ? fact.headline.slice(0, -unit.length) : fact.headline;
  return element("div", {},
    element("dt", {}, TITLES[fact.name] ?? fact.name),
    figure ? element("dd", { class: unit || log.isStone && /^[0-9]/.test(figure) ? "figure" : "figure word" }, said(figure), unit ? element("small", {}, unit) : null) : null,
    rest ? element("dd", { class: "rest" }, said(rest)) : null,
    fact.progress == null ? null : element("dd", {}, element("progress", { max: 1, value: fact.progress, "aria-label": "Way to the next milestone" })),
    ...others.map(other => element("dd", { class: `rest ${other.tone ?? ""}` }, `${/Hint|Warn/.test(other.name) ? "" : other.name.toLowerCase() + " "}`, said(other.text))));
};
