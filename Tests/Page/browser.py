"""A browser, and pages that w8log writes into a folder of their own."""

import pathlib
import shutil
import subprocess
import time
import unittest

from playwright.sync_api import sync_playwright

TODAY = "2026-02-10"
SAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "grammar/examples"
ASSETS = SAMPLES.parent.parent / "Sources/W8Reports/Page/Assets"
SECONDS = 60


class PageCase(unittest.TestCase):
    """A test with a browser, a folder, and what the page said and asked for."""

    program = bench = None
    is_for_readers = False
    maxDiff = 2000

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        # With the tree for readers as a screen reader has it made.
        flags = ["--no-sandbox", *(["--force-renderer-accessibility"] if cls.is_for_readers else [])]
        cls.browser = cls.playwright.chromium.launch(executable_path=path, args=flags)
        cls.work = pathlib.Path(cls.folder) / cls.__name__
        cls.work.mkdir(parents=True, exist_ok=True)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def tearDown(self):
        for context in self.browser.contexts:
            context.close()

    def w8log(self, *arguments, code=0):
        done = subprocess.run(
            [self.program, *arguments, "--today", TODAY], capture_output=True, text=True, cwd=self.work, check=False)
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout

    def sample(self, name="canonical.w8log"):
        shutil.copy(SAMPLES / name, self.work / name)
        return name

    def generated(self, recipe, years=10):
        """A log of the bench, which ends with 2025."""
        path = self.work / f"{recipe}{years}.w8log"
        if not path.exists():
            with path.open("wb") as file:
                subprocess.run(
                    [self.bench, "--generate", str(years), "--recipe", recipe], stdout=file, check=True)
        return path.name

    def wrote(self, text, name="log.w8log"):
        (self.work / name).write_text(text, encoding="utf-8")
        return name

    def page_of(self, log, *options):
        self.w8log("page", "-q", "--lenient", *options, log)
        return log.replace(".w8log", ".html")

    def open(self, page, width=1440, height=900, hash="", **context):
        """The page, with all its rows; what it asks for and says is noted."""
        self.requests, self.said = [], []
        made = self.browser.new_context(viewport={"width": width, "height": height}, **context)
        tab = made.new_page()
        tab.on("request", lambda request: self.requests.append(request.url))
        tab.on("console", lambda message: self.said.append(message.text))
        tab.on("pageerror", lambda error: self.said.append(str(error)))
        tab.on("dialog", lambda dialog: (self.said.append(dialog.message), dialog.dismiss()))
        tab.goto(f"{(self.work / page).as_uri()}{hash}")
        self.until(tab, "performance.getEntriesByName('w8log-complete').length > 0")
        return tab

    def until(self, tab, condition, seconds=SECONDS):
        """Waits by asking again: the policy of a page forbids what playwright would put into it."""
        end = time.monotonic() + seconds
        while not tab.evaluate(condition):
            self.assertLess(time.monotonic(), end, f"never: {condition}; {self.said[:3]}")
            time.sleep(0.05)

    def settled(self, tab):
        """After a move of the chart is over."""
        tab.evaluate("new Promise(done => setTimeout(done, 450))")
