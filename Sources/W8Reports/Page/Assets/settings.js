// Colours, hidden figures, print.

const THEMES = ["system", "light", "dark"];
let theme = 0;
const showTheme = () => {
  const name = THEMES[theme];
  if (theme) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
  give(byId("theme"), { "aria-label": `Colors: ${theme ? name : "as the system"}`, title: `Colors: ${theme ? name : "as the system"}` });
  byId("theme").textContent = ["◐", "☀", "☾"][theme];
};
byId("theme").addEventListener("click", () => { theme = (theme + 1) % THEMES.length; showTheme(); });

/** Figures that are hidden are replaced, so that nothing of them can be read; what is drawn has no scale then. */
let areHidden = false;
/** Digits of a weight, a rate or a set become dots while figures are hidden. @param {string} text */
const maybeHidden = text => (areHidden ? text.replace(/[0-9]/g, "•") : text);

/** The texts as they were, by node. @type {Map<Text, string>} */
const covered = new Map();
const FIGURES = "#cards dd, .log td, .summary, .inside, #exercises, #gyms, #sets td, #reading .figure";

const coverFigures = () => {
  if (!areHidden) return;
  for (const place of document.querySelectorAll(FIGURES)) {
    const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = /** @type {Text} */ (walk.currentNode);
      if (covered.has(node) || !/[0-9]/.test(node.data)) continue;
      covered.set(node, node.data);
      node.data = maybeHidden(node.data);
    }
  }
};

byId("hide").addEventListener("click", () => {
  areHidden = !areHidden;
  give(byId("hide"), { "aria-pressed": String(areHidden) });
  document.body.classList.toggle("covered", areHidden);
  if (areHidden) { buildRest(Infinity); coverFigures(); }
  else {
    for (const [node, text] of covered) node.data = text;
    covered.clear();
  }
  drawLegend();
  drawChart();
  drawReading();
  drawTraining();
});

/** What a filter hides is not printed either, and the print says so. */
addEventListener("beforeprint", () => { buildRest(Infinity); fitPrint(true); });
addEventListener("afterprint", () => fitPrint(false));
