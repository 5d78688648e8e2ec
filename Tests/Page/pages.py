"""What pages show, say and forbid."""

import csv
import datetime
import json
import re
import pathlib
import signal
import subprocess
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from browser import ASSETS, TODAY, PageCase

ROWS = """[...document.querySelectorAll('.month')].map(month => [
  month.querySelector('h3').textContent, month.querySelector('.summary').textContent,
  [...month.querySelectorAll('tbody > tr:not(.under)')].filter(row => !row.hidden).map(row =>
    [...row.children].slice(0, 4).map(cell => cell.textContent.trim().replace(/\\s+/g, ' ')).concat(row.id))])"""
NOTES = """Array.from({ length: log.count }, (_, row) =>
  [...(log.more[row]?.milestones ?? []), ...(log.more[row]?.notes ?? []).map(noteWords)]).reverse()"""
CIRCLES = "[...document.querySelectorAll('#circles circle')].map(circle => circle.id)"
HOSTILE = """unit kg
gym @a "</script><script>alert(1)</script>" color:red
gym @b "<img src=x onerror=alert(1)>"
exercise "<svg onload=alert(1)>"
milestone 80 "</script><!--"

# 2026-01 <b>bold</b> javascript:alert(1)

03 Sat   82.1   @a  > </script><script>alert(document.domain)</script> <!-- <script>
    "<svg onload=alert(1)>":   3x5 100  > javascript:alert(1) https://example.org/?a=1&b=2
04 Sun   79.4   @b  > \u202edesrever\u202c \u2066x\u2069 \u2028 line \u2029 end " onload="alert(1)
05 Mon   81.9   #tag<b>  > {{script}} {{model}} ${alert(1)} \\u003c/script>
"""


class Rows(PageCase):
    """Each row and each summary is that of `log`, and the words of `today` are those of the page."""

    def lines(self, log, *options):
        """What `log` has: for each month its heading and summary, and its rows as they begin, with what stands behind."""
        months, lines = [], self.w8log("log", "--lenient", "-q", *options, log).splitlines()
        for index, line in enumerate(lines):
            if re.match(r"\d\d [A-Z][a-z]{2}\b", line):
                months[-1][2].append([line.rstrip(), []])
            elif line.startswith("Date "):
                months.append([lines[index - 2], lines[index - 1], []])
            elif line.startswith("    ") and months and months[-1][2]:
                months[-1][2][-1][1].append(line.strip())
        return months

    def notes(self, tab):
        """The words below each row, or None where they cannot be asked for."""
        return iter(tab.evaluate(NOTES))

    def compare(self, log, *options, hash=""):
        tab = self.open(self.page_of(log, *options[:0 if hash else None]), hash=hash)
        shown = [month for month in tab.evaluate(ROWS) if month[2]]
        expected = self.lines(log, *options)
        if not hash:
            self.assertEqual([month[:2] for month in shown], [month[:2] for month in expected])
        else:
            self.assertEqual([month[0] for month in shown], [month[0] for month in expected])
        notes = None if hash else self.notes(tab)
        count = 0
        for month, rows in zip(shown, expected):
            self.assertEqual(len(month[2]), len(rows[2]), month[0])
            for cells, (line, below) in zip(month[2], rows[2]):
                day, *figures = cells[:4]
                words = " ".join([day.zfill(6), *(cell for cell in figures if cell)])
                told = re.sub(r"\s+", " ", line)
                self.assertTrue((told + " ").startswith(words + " "), f"{cells}: {line}")
                if notes is not None:
                    rest = " ".join([told[len(words):].strip(), *below]).strip()
                    shown_below = re.sub(r"\s+", " ", " ".join(next(notes))).strip()
                    if not shown_below:
                        # A day of training alone has its gyms there, which a page has in a cell of their own.
                        rest = re.sub(r"(?:^| )@\S+", "", rest)
                    self.assertEqual(rest, shown_below, line)
                count += 1
        return count

    def test_sample_in_each_unit(self):
        log = self.sample()
        for unit in ("kg", "lb", "st"):
            self.assertEqual(self.compare(log, "--unit", unit), 15)

    def test_log_of_stones(self):
        log = self.wrote("unit st\ngoal 12st\n\n# 2026-01\n\n03 Sat  12st9.1\n04 Sun  13st\n05 Mon  12st13.95\n13 Tue  82.1kg\n")
        self.assertEqual(self.compare(log), 4)

    def test_ten_years_of_each_recipe(self):
        for recipe in ("plain", "rich", "names", "imported", "typed", "crlf"):
            for unit in ("kg", "lb", "st"):
                count = self.compare(self.generated(recipe), "--unit", unit)
                print(f"{recipe} in {unit}: {count} rows as `log` has them")
                self.assertGreater(count, 1000)

    def test_sets_of_weeks_are_those_of_report(self):
        log = self.generated("rich")
        tab = self.open(self.page_of(log))
        for _ in range(2):
            tab.evaluate("document.querySelector('#years [aria-label=Earlier]').click()")
        shown = tab.evaluate("[...document.querySelectorAll('#sets tr')].map(row => [...row.cells].map(cell => cell.textContent))")
        names = [row[0] for row in shown[1:]]
        weeks = {}
        for week, group, direct, _, weighted in csv.reader(
                self.w8log("report", "--groups", "--format", "csv", "--lenient", "-q", log).splitlines()[1:]):
            known = weeks.setdefault(week, dict.fromkeys(names, 0.0))
            known["all"] += float(direct)
            if group:
                known[group] = float(weighted)
        today = datetime.date(int(TODAY[:4]) - 1, 12, 31)
        mondays = [today - datetime.timedelta(days=today.weekday() + 7 * back) for back in reversed(range(6))]
        self.assertEqual(shown[0][1:], [f"{day.day} {day:%b}" for day in mondays])
        for row in shown[1:]:
            self.assertEqual(
                [float(text) for text in row[1:]],
                [weeks.get(f"{day:%G-W%V}", {}).get(row[0], 0.0) for day in mondays])
        self.assertGreater(len(names), 1)

    def test_filters_are_those_of_log(self):
        log = self.generated("rich")
        for hash, *options in (
            ("#gym=iron", "--gym", "@iron"), ("#gym=iron&gym=garage", "--gym", "@iron", "--gym", "@garage"),
            ("#tag=salty", "--tag", "#salty"), ("#notes", "--notes"), ("#milestones", "--milestones"),
            ("#exercise=Deadlift", "--exercise", "Deadlift"), ("#weekday=mon&weekday=fri", "--weekday", "mon,fri"),
            ("#gym=iron&notes&weekday=wed", "--gym", "@iron", "--notes", "--weekday", "wed"),
        ):
            count = self.compare(log, *options, hash=hash)
            self.assertGreater(count, 0, hash)

    def test_now_is_what_today_says(self):
        for log in (self.sample(), self.generated("rich")):
            tab = self.open(self.page_of(log))
            today = re.sub(r"\s+", " ", self.w8log("today", "--lenient", "-q", log))
            for fact in tab.evaluate("log.now"):
                self.assertIn(re.sub(r"\s+", " ", fact["text"]), today)
                card = tab.inner_text("#cards")
                for number in re.findall(r"[0-9][0-9.]*", fact["headline"] + fact.get("rest", "")):
                    self.assertIn(number, card)


class Safety(PageCase):
    """Whatever a log says, the page runs nothing of it and asks for nothing."""

    def test_hostile_texts_run_nothing(self):
        tab = self.open(self.page_of(self.wrote(HOSTILE), "--leave-out", "measurements"))
        for button in tab.query_selector_all("button, summary"):
            if button.is_visible() and button.is_enabled():
                button.click()
        self.settled(tab)
        self.assertEqual(self.said, [])
        self.assertEqual(len(self.requests), 1, self.requests)
        self.assertEqual(tab.evaluate("document.querySelectorAll('script').length"), 2)
        self.assertEqual(tab.evaluate("document.querySelectorAll('#months a, #months img, #months b b').length"), 0)
        text = tab.evaluate("document.querySelector('#months').textContent")
        self.assertIn("</script><script>alert(document.domain)</script> <!-- <script>", text)
        for scalar in "\u202e\u2066\u2028":
            self.assertNotIn(scalar, text)

    def test_policy_forbids_what_is_added(self):
        tab = self.open(self.page_of(self.sample()))
        tab.evaluate("""() => { const made = document.createElement('div'); try { made.innerHTML = '<b>x</b>' } catch {}
          const image = new Image(); image.src = 'https://example.org/a.png'; document.body.append(image) }""")
        self.settled(tab)
        self.assertTrue(any("Content Security Policy" in text or "Trusted" in text for text in self.said), self.said)


class Chart(PageCase):
    """The same marks before and after a move; pointer and keyboard read the same."""

    def test_a_longer_range_keeps_the_marks(self):
        tab = self.open(self.page_of(self.generated("plain")))
        tab.evaluate("document.getElementById('range-3').click()")
        self.settled(tab)
        result = tab.evaluate("""async () => {
          const before = [...document.querySelectorAll('#circles circle')], one = before[Math.floor(before.length / 2)], places = [];
          document.getElementById('range-5').click();
          for (let frame = 0; frame < 40; frame++) { await new Promise(requestAnimationFrame); places.push(+one.getAttribute('cx')); }
          await new Promise(done => setTimeout(done, 400));
          const steps = places.slice(1).map((place, at) => place - places[at]).filter(step => step);
          return [before.length, before.filter(circle => circle.isConnected && document.getElementById(circle.id) === circle).length,
            steps.length, steps.every(step => Math.sign(step) === Math.sign(steps[0]))];
        }""")
        print("circles before, the same after, steps, one way:", result)
        self.assertGreater(result[0], 40)
        self.assertEqual(result[0], result[1])
        self.assertGreater(result[2], 3)
        self.assertTrue(result[3])

    def test_reduced_motion_moves_at_once(self):
        tab = self.open(self.page_of(self.generated("plain")), reduced_motion="reduce")
        self.assertTrue(tab.evaluate("""() => { const one = document.querySelector('#circles circle:last-child'), place = one.getAttribute('cx');
          document.getElementById('range-3').click(); return one.getAttribute('cx') !== place && Math.abs(view.to - spanOf(91).to) < 1e-9 }"""))

    def test_keyboard_walks_and_leads_to_the_row(self):
        tab = self.open(self.page_of(self.sample()))
        tab.focus("#cursor")
        said = lambda: tab.get_attribute("#cursor", "aria-valuetext")
        self.assertIn("Wed 4 February 2026, 79.8 kg, average 80.7, pace ↓ 0.4/wk", said())
        tab.keyboard.press("ArrowLeft")
        self.assertIn("3 February 2026, 80.1 kg", said())
        tab.keyboard.press("Home")
        self.assertIn("1 January 2026, 82.9 kg", said())
        tab.keyboard.press("End")
        tab.keyboard.press("1")
        self.assertTrue(tab.is_checked("#range-1"))
        tab.keyboard.press("Home")
        tab.keyboard.press("Enter")
        self.assertEqual(tab.evaluate("document.querySelector('tr.found').id"), "day-2026-01-01")

    def test_hidden_figures_are_not_to_be_read(self):
        tab = self.open(self.page_of(self.generated("rich")))
        tab.click("#hide")
        self.settled(tab)
        self.assertEqual(tab.evaluate("""[...document.querySelectorAll('#cards dd, .log td, .summary, #chart .grid text, #reading .figure')]
          .filter(place => /[0-9]/.test(place.textContent)).map(place => place.textContent).slice(0, 5)"""), [])
        self.assertNotRegex(tab.get_attribute("#cursor", "aria-valuetext").split(",")[1], "[0-9]")
        before = self.open("rich10.html").inner_text("#cards")
        tab.click("#hide")
        self.assertEqual(tab.inner_text("#cards"), before)


class Reading(PageCase):
    """Heads stay in sight, nothing is cut at any width, readers and print have every row."""

    def test_month_and_head_stay(self):
        tab = self.open(self.page_of(self.generated("plain")))
        found = tab.evaluate("""async () => {
          const all = [];
          for (let depth = 1; depth <= 10; depth++) {
            const months = document.querySelectorAll('.month'), month = months[Math.floor(months.length * depth / 11)];
            month.scrollIntoView();
            await new Promise(requestAnimationFrame); await new Promise(done => setTimeout(done, 60));
            scrollTo(0, scrollY + month.getBoundingClientRect().top + 300);
            await new Promise(done => setTimeout(done, 60));
            all.push([Math.round(month.querySelector('h3').getBoundingClientRect().top), Math.round(month.querySelector('thead th').getBoundingClientRect().top)]);
          }
          return all;
        }""")
        self.assertEqual(found, [[0, found[0][1]]] * 10)

    def test_a_folded_note_is_found(self):
        tab = self.open(self.page_of(self.generated("rich")))
        first = tab.evaluate("[...document.querySelectorAll('.fold')].at(-1).id")
        tab.evaluate(f"location.hash = '{first}'")
        self.until(tab, f"!document.getElementById('{first}').hidden")
        self.assertEqual(tab.evaluate(f"document.querySelector('[aria-controls={first}]').getAttribute('aria-expanded')"), "true")

    def test_a_phone_shows_what_a_screen_shows(self):
        page = self.page_of(self.generated("rich"))
        tab = self.open(page, width=390, height=844, has_touch=True, is_mobile=True)
        self.assertEqual(tab.evaluate("[innerWidth, document.documentElement.scrollWidth]"), [390, 390])
        self.assertLess(tab.evaluate("document.getElementById('plot').getBoundingClientRect().top"), 844)
        found = tab.evaluate("""[...document.querySelectorAll('tbody tr:not(.under) .words')].filter(cell => cell.textContent).slice(0, 100)
          .map(cell => [Math.round(cell.getBoundingClientRect().width), Math.round(cell.closest('tr').getBoundingClientRect().width)])""")
        self.assertEqual([pair for pair in found if pair[0] != pair[1]], [])
        values = tab.evaluate("""Object.values(log.more).reduce((sum, more) => sum + (more.measurements ?? []).filter(Boolean).length, 0)""")
        self.assertEqual(tab.evaluate("[...document.querySelectorAll('.measured')].filter(one => one.getClientRects().length).length"), values)
        self.assertGreater(values, 100)

    def test_no_width_is_too_narrow(self):
        page = self.page_of(self.generated("rich"))
        for width in (320, 360, 400, 768, 1024, 1440, 2560):
            tab = self.open(page, width=width)
            self.assertLessEqual(tab.evaluate("document.documentElement.scrollWidth"), width)
        tab = self.open(page, width=720)
        tab.evaluate("document.documentElement.style.fontSize = '32px'")
        self.settled(tab)
        self.assertLessEqual(tab.evaluate("document.documentElement.scrollWidth"), 720)

    def test_axe_finds_nothing(self):
        for log in (self.sample(), self.wrote("unit kg\n", "none.w8log"), self.wrote("# 2026-01\n\n03 Sat 82.1\n", "one.w8log")):
            tab = self.open(self.page_of(log))
            for menu in tab.query_selector_all(".menu summary, button.line"):
                menu.click()
            for scheme in ("light", "dark"):
                tab.emulate_media(color_scheme=scheme)
                self.settled(tab)
                found = Axe().run(tab, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
                faults = [(fault["id"], fault["nodes"][0]["html"][:120], fault["nodes"][0].get("failureSummary", "")[:200]) for fault in found.response["violations"]]
                self.assertEqual(faults, [], scheme)

    def test_contrast(self):
        tab = self.open(self.page_of(self.sample()))
        script = """names => { const probe = document.createElement('i'); document.body.append(probe);
          const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          const all = names.map(name => { probe.style.color = `var(--${name})`; canvas.fillStyle = getComputedStyle(probe).color;
            canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3) }); probe.remove(); return all }"""
        texts = ["ink", "faint", "towards", "away", "goal", "milestone"]
        marks = ["average", "weighed", "forecast", "edge", "focus", "red", "orange", "yellow", "green", "blue", "purple", "pink", "gray"]
        for scheme in ("light", "dark"):
            tab.emulate_media(color_scheme=scheme)
            card, back, hover, *colors = tab.evaluate(script, ["card", "back", "hover", *texts, *marks])
            for name, color in zip(texts + marks, colors):
                least, behind = (4.5, (card, back, hover)) if name in texts else (3, (card,))
                for other in behind:
                    self.assertGreaterEqual(contrast(color, other), least, f"{name} in {scheme}")

    def test_print_has_what_the_filter_leaves(self):
        tab = self.open(self.page_of(self.generated("plain")), hash="#weekday=mon")
        tab.emulate_media(media="print")
        self.assertTrue(tab.is_visible("#count"))
        self.assertIn(" of ", tab.inner_text("#count"))
        self.assertFalse(tab.is_visible("#filters") or tab.is_visible("#ranges"))
        self.assertEqual(tab.evaluate("getComputedStyle(document.querySelector('.log thead')).display"), "table-header-group")
        tab.emulate_media(media="screen")
        some = tab.pdf(format="A4", tagged=True)
        tab.evaluate("location.hash = ''")
        self.settled(tab)
        whole = tab.pdf(format="A4", tagged=True)
        count = lambda pdf: len(re.findall(rb"/Type\s*/Page\b", pdf))
        print(f"printed: {count(some)} sheets of Mondays, {count(whole)} of all")
        self.assertGreater(count(whole), 2 * count(some))
        self.assertIn(b"/StructTreeRoot", whole)


class Readers(PageCase):
    """Who has a page read to them has all of it."""

    is_for_readers = True

    def test_readers_have_every_row(self):
        tab = self.open(self.page_of(self.generated("plain")))
        session = tab.context.new_cdp_session(tab)
        session.send("Accessibility.enable")
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        rows = sum(1 for node in nodes if not node.get("ignored") and node.get("role", {}).get("value") == "rowheader")
        count = tab.evaluate("log.count")
        print(f"readers have {rows} row headers for {count} rows")
        self.assertGreaterEqual(rows, count)


class Following(PageCase):
    """An open page shows what was written, and keeps what was chosen."""

    def test_an_entry_comes_in(self):
        log = self.sample()
        run = subprocess.Popen(
            [self.program, "page", "--follow", "-q", "--today", "2026-02-10", log], cwd=self.work,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        try:
            live = self.work / "canonical.live.js"
            end = time.monotonic() + 60
            while not live.exists():
                self.assertLess(time.monotonic(), end)
                time.sleep(0.05)
            self.assertLess(live.stat().st_size, 100)
            tab = self.open("canonical.html", hash="#gym=home")
            tab.evaluate("document.getElementById('range-2').click()")
            self.settled(tab)
            before = tab.evaluate(f"({CIRCLES}).map(id => document.getElementById(id)).forEach(circle => circle.kept = true), {CIRCLES}")
            tab.evaluate("document.querySelector('#day-2026-01-06 button').click(); document.querySelector('#day-2026-01-06 button').focus()")
            with (self.work / log).open("a", encoding="utf-8") as file:
                file.write("05 Thu   79.5   @home  > a new one\n")
            self.until(tab, "log.count === 16")
            self.settled(tab)
            self.assertEqual(tab.evaluate("document.querySelectorAll('#months tbody > tr:not(.under):not([hidden])').length"), 4)
            self.assertEqual(tab.evaluate("location.hash"), "#gym=home")
            self.assertTrue(tab.is_checked("#range-2"))
            self.assertEqual(tab.get_attribute("#day-2026-01-06 button", "aria-expanded"), "true")
            self.assertEqual(tab.evaluate("document.activeElement.closest('tr')?.id"), "day-2026-01-06")
            after = tab.evaluate("[...document.querySelectorAll('#circles circle')].map(circle => [circle.id, !!circle.kept])")
            self.assertEqual([circle for circle, kept in after if not kept], ["entry-2026-02-05"])
            self.assertTrue(set(before) >= {circle for circle, kept in after if kept})
            self.assertIn("1 entry more", tab.inner_text("#count"))
            self.assertEqual([text for text in self.said], [])
            names = {request.split("?")[0].rsplit("/", 1)[-1] for request in self.requests}
            self.assertEqual(names, {"canonical.html", "canonical.live.js", "canonical.model.js"})
            written = live.stat().st_mtime_ns
            time.sleep(2)
            self.assertEqual(live.stat().st_mtime_ns, written, "written again though nothing changed")
            run.send_signal(signal.SIGINT)
            self.assertEqual(run.wait(60), 0)
            self.assertEqual(sorted(path.name for path in self.work.glob("canonical.*")), ["canonical.html", log])
            self.until(tab, "document.getElementById('count').textContent.includes('no longer kept fresh')")
        finally:
            run.kill()
            run.wait()
            run.stdout.close()


class Script(PageCase):
    """The script of the page says of every value what it is, and holds no slip that a linter knows."""

    def test_types_and_lint(self):
        names = re.findall(r'Assets/(\w+\.js)"', (ASSETS.parent.parent.parent / "PageAssets/assets.c").read_text())
        self.assertEqual(set(names), {path.name for path in ASSETS.glob("*.js")})
        whole = self.work / "page.js"
        whole.write_text("".join((ASSETS / name).read_text() for name in names))
        (self.work / "deno.json").write_text(json.dumps(
            {"compilerOptions": {"checkJs": True, "strict": True, "lib": ["esnext", "dom", "dom.iterable"]}}))
        tools = pathlib.Path(sys.executable).parent
        for command in (["deno", "check", "--no-remote"], ["oxlint", "--deny-warnings"]):
            done = subprocess.run([tools / command[0], *command[1:], whole], cwd=self.work, capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, f"{' '.join(command)}: {done.stdout}{done.stderr}")


class Figures(PageCase):
    """How large and how fast a page is."""

    def first_paint(self, page):
        """The least of some, as machines are busy now and then."""
        return min(
            self.open(page).evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9")
            for _ in range(3))

    def test_ratios(self):
        empty = self.first_paint(self.page_of(self.wrote("unit kg\n", "none.w8log")))
        ten, fifty = (self.page_of(self.generated("plain", years)) for years in (10, 50))
        size = [(self.work / page).stat().st_size for page in (ten, fifty)]
        complete = [
            min(self.open(page).evaluate("performance.getEntriesByName('w8log-complete')[0].startTime") for _ in range(2))
            for page in (ten, fifty)]
        paint = self.first_paint(ten)
        print(f"first paint {paint:.0f} ms, of an empty page {empty:.0f}; from 10 to 50 years: "
              f"size ×{size[1] / size[0]:.1f}, all rows ×{complete[1] / complete[0]:.1f}")
        self.assertLessEqual(paint, 12 * empty)
        self.assertLessEqual(size[1], 6 * size[0])
        self.assertLessEqual(complete[1], 8 * complete[0])

    def test_sizes_and_times(self):
        for log in (self.sample(), *(self.generated(recipe) for recipe in ("plain", "rich")), self.generated("plain", 50)):
            start = time.monotonic()
            page = self.page_of(log)
            took = time.monotonic() - start
            size, source = ((self.work / name).stat().st_size for name in (page, log))
            tab = self.open(page)
            marks = tab.evaluate("Object.fromEntries(performance.getEntriesByType('mark').map(one => [one.name.slice(6), Math.round(one.startTime)]))")
            paint = tab.evaluate("Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime)")
            frames = {name: tab.evaluate(FRAMES, index) for name, index in (("month", 2), ("year", 5), ("all", 6))}
            tab.evaluate("location.hash = '#notes'")
            self.settled(tab)
            filtering = tab.evaluate("Math.round(performance.getEntriesByName('w8log-filter').at(-1).duration * 10) / 10")
            print(f"{log}: {source} bytes, page {size}, written in {took * 1000:.0f} ms; first paint {paint} ms, {marks} ms, "
                  f"filter {filtering} ms, median frame while panning {frames} ms")
            self.assertLessEqual(size, 1.5 * source + 81 * 1024)


class Picture(PageCase):
    """The picture at the head of the README."""

    path = None

    def test_picture(self):
        if not self.path:
            self.skipTest("no --picture")
        (self.work / self.generated("plain")).rename(self.work / "log.w8log")
        subprocess.run([self.program, "page", "-q", "--today", "2025-12-31", "log.w8log"], cwd=self.work, check=True)
        tab = self.open("log.html", width=1180, height=900)
        tab.screenshot(path=self.path)


FRAMES = """async index => {
  document.getElementById('range-' + index).click();
  await new Promise(done => setTimeout(done, 500));
  const place = document.getElementById('cursor'), box = place.getBoundingClientRect(), times = [];
  let last = performance.now();
  for (let step = 0; step < 60; step++) {
    place.dispatchEvent(new WheelEvent('wheel', { deltaX: step < 30 ? -12 : 12, clientX: box.left + 200, clientY: box.top + 50, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - last);
    last = performance.now();
  }
  return Math.round(times.sort((one, other) => one - other)[30] * 10) / 10;
}"""


def contrast(one, other):
    """As WCAG 2 computes it."""
    def light(color):
        parts = [part / 255 for part in color]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
