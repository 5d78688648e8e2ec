"""The same pages in Firefox, which loads them from the disk too: opening, rows and print."""

import base64
import gc
import io
import logging
import pathlib
import shutil
import time

from marionette_driver.marionette import Marionette
from pages import Rows
from pypdf import PdfReader


class Tab:
    """What a test asks of a page."""

    def __init__(self, marionette):
        self.marionette = marionette

    def evaluate(self, expression):
        return self.marionette.execute_script(f"return ({expression})", sandbox=None)


class Firefox(Rows):
    """Rows and summaries, as in Chromium, and what is printed.

    What the script alone knows, the model, cannot be asked for here: the policy forbids to run what a test brings."""

    test_now_is_what_today_says = test_filters_are_those_of_log = None

    @classmethod
    def setUpClass(cls):
        logging.getLogger("mozversion").setLevel(logging.ERROR)
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        cls.work = pathlib.Path(cls.folder) / cls.__name__
        cls.work.mkdir(parents=True, exist_ok=True)
        cls.marionette = Marionette(bin=path, app_args=["-headless"], gecko_log=str(cls.work / "gecko.log"))
        cls.marionette.start_session()

    @classmethod
    def tearDownClass(cls):
        cls.marionette.quit(in_app=True)
        cls.marionette = None
        # What it wrote goes now: later the interpreter has too little left for that.
        gc.collect()

    def tearDown(self):
        self.marionette.navigate("about:blank")

    def open(self, page, hash=""):
        self.said = []
        started = time.monotonic()
        self.marionette.navigate("about:blank")
        self.marionette.navigate(f"{(self.work / page).as_uri()}{hash}")
        tab = Tab(self.marionette)
        self.until(tab, "performance.getEntriesByName('w8log-complete').length > 0")
        self.opened = time.monotonic() - started
        return tab

    def notes(self, tab):
        return None

    def test_ten_years_of_each_recipe(self):
        """One of them: a page is the same file in each browser."""
        count = self.compare(self.generated("rich"))
        print(f"rich in Firefox: {count} rows as `log` has them, all of them after {self.opened:.1f} s")
        self.assertGreater(count, 1000)

    def test_print_has_what_the_filter_leaves(self):
        page = self.page_of(self.generated("plain", years=2))
        sheets = [self.sheets_of(page, hash) for hash in ("#weekday=mon", "")]
        print(f"printed by Firefox: {sheets[0]} sheets of Mondays, {sheets[1]} of all")
        self.assertGreater(sheets[1], 2 * sheets[0])

    def sheets_of(self, page, hash):
        self.open(page, hash)
        printed = self.marionette._send_message("WebDriver:Print", {"background": True}, key="value")
        return len(PdfReader(io.BytesIO(base64.b64decode(printed))).pages)
