// The order in which a page comes to be: what is in sight first, the rest in slices.

showTheme();
drawNow();
const range = drawRanges();
Object.assign(view, spanOf(range));
Object.assign(view, heightOf(view.from, view.to));
reading = log.weighed.length - 1;
layer.before.style.display = "none";
drawChart();
showSpan(view);
drawLegend();
drawReading();
drawFilters();
drawLogbook();
applyFilters();
mark("usable");

const SLICE = 12;
const rest = () => {
  buildRest(SLICE);
  coverFigures();
  if (built < months.length) { setTimeout(rest, 0); return; }
  mark("rows");
  applyFilters();
  drawTraining();
  mark("complete");
  if (location.hash.startsWith("#day-") || location.hash.startsWith("#month-")) byId(location.hash.slice(1))?.scrollIntoView();
};
requestAnimationFrame(() => setTimeout(rest, 0));
addEventListener("hashchange", applyFilters);
new ResizeObserver(() => { if (byId("plot").clientWidth) drawChart(); }).observe(byId("plot"));
