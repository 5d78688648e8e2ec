"""Monaco, VS Code's own editor, in a browser without a window, with the real server behind it.

Monaco comes with a package of PyPI. The page of monaco/ converts what it and the server say to each other. The server is the
program, at the other end of Chromium's debugging protocol, or the module in a worker, as the extension has it; then the page
comes from a local server.
"""

import contextlib
import functools
import http.server
import json
import pathlib
import shutil
import subprocess
import sys
import threading

import bench
import packed
from chromium import Chromium
from conversation import Server

PACKAGES = ("chromium",)
BUNDLES = ("monaco_dash_editor==0.0.2", "dash==4.4.1")
FOLDER = bench.REPOSITORY / ".build/monaco"
EXTENSION = bench.REPOSITORY / "editors/vscode"
# Behind the last day of the sample log.
TODAY = "2026-02-05"
INITIALIZE = {"processId": None, "rootUri": None, "capabilities": json.loads((EXTENSION / "src/client/capabilities.json").read_text())}


def defaults():
    """The settings that the extension makes for logs."""
    return json.loads((EXTENSION / "package.json").read_text())["contributes"]["configurationDefaults"]["[w8log]"]


def bundle():
    """The folder of the packages, installed once."""
    def found():
        return next(iter(FOLDER.glob("lib/*/site-packages")), None) if (FOLDER / "complete").exists() else None

    if not found():
        shutil.rmtree(FOLDER, ignore_errors=True)
        venv = (sys.executable, "-m", "venv", FOLDER)
        if subprocess.run(venv, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            # On Debian the module is a package of its own.
            subprocess.run(("apt-get", "install", "-q", "-y", "python3-venv"), check=False)
            subprocess.run(venv, check=True)
        subprocess.run((FOLDER / "bin/python", "-m", "pip", "install", "--quiet", "--no-deps", *BUNDLES), check=True)
        (FOLDER / "complete").touch()
    return found()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without telling."""

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    """The address at which the files of a folder are served."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


class Monaco:
    """A page with one editor; ends with the `with` statement, and the server with it."""

    def __init__(self, place, is_module=False, browser=Chromium):
        """`is_module`: the server is the module, in a worker of the page; else the program."""
        self.place, self.is_module, self.make_browser = place, is_module, browser

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            page = self.place.work / "page"
            shutil.copytree(bench.HERE / "monaco", page)
            for folder in ("monaco_dash_editor", "dash/deps"):
                shutil.copytree(bundle() / folder, page / folder, ignore=shutil.ignore_patterns("*.map", "*.py"))
            if self.is_module:
                shutil.copytree(packed.unpack(self.place.work / "packed") / "out", page / "extension")
                address = f"{stack.enter_context(served(page))}/index.html"
            else:
                self.server = stack.enter_context(Server(self.place.binary, "--today", TODAY))
                address = (page / "index.html").as_uri()
            self.browser = self.make_browser(self.place, None if self.is_module else self.carry)
            stack.callback(self.browser.end)
            self.browser.load(address)
            self.begin()
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *problem):
        shutil.rmtree(self.place.work / "page")
        return self.stack.__exit__(*problem)

    def begin(self):
        if self.is_module:
            able = self.evaluate(f"begin_module({json.dumps(TODAY)}, {json.dumps(INITIALIZE)})")
        else:
            able = self.server.ask("initialize", INITIALIZE)["capabilities"]
            self.server.tell("initialized", {})
        configuration = json.loads((EXTENSION / "language-configuration.json").read_text())
        self.evaluate(f"begin_language({json.dumps(configuration)}, {json.dumps(able)})")

    def carry(self, message):
        """Takes a message of the page to the server, and the answer back."""
        if "id" not in message:
            self.server.tell(message["method"], message["params"])
            return
        result = self.server.ask(message["method"], message["params"])
        self.browser.run(f"answered({message['id']}, {json.dumps(result)})")

    # What a test does

    def ask(self, method, parameters):
        """What the server answers."""
        if self.is_module:
            return self.evaluate(f"ask({json.dumps(method)}, {json.dumps(parameters)})")
        return self.server.ask(method, parameters)

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def open(self, text, settings=()):
        self.evaluate(f"open_log({json.dumps(text)}, {json.dumps(dict(settings))})")

    def press(self, keys):
        """Presses the keys one after the other, each when nothing is left to do of the one before; `\n` is Enter."""
        for key in keys:
            self.browser.press(key)
            self.evaluate("settled()")

    def text(self):
        return self.evaluate("editor.getValue()")

    def listed(self):
        return self.evaluate("listed()")

    def picture(self, path):
        pathlib.Path(path).write_bytes(self.browser.picture())
