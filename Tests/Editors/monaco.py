"""Monaco, VS Code's own editor, in a Chromium without a window, with the real server behind it.

Monaco comes with a package of PyPI. The page of monaco/ converts what it and the server say to each other; keys and
answers go through Chromium's debugging protocol, over a pipe.
"""

import base64
import contextlib
import fcntl
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys

import bench
from conversation import Server

PACKAGES = ("chromium",)
BUNDLES = ("monaco_dash_editor==0.0.2", "dash==4.4.1")
FOLDER = bench.REPOSITORY / ".build/monaco"
EXTENSION = bench.REPOSITORY / "editors/vscode"
# Behind the last day of the sample log.
TODAY = "2026-02-05"
KEYS = {"\n": ("Enter", 13, "\r"), "\t": ("Tab", 9, ""), "\x1b": ("Escape", 27, ""), "\b": ("Backspace", 8, "")}
# Chromium is taken to the page by nobody but us.
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync", "--allow-file-access-from-files",
         "--remote-debugging-pipe", "--window-size=1000,700")
INITIALIZE = {"processId": None, "rootUri": None, "capabilities": json.loads((bench.HERE / "vscode/capabilities.json").read_text())}


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


class Monaco:
    """A page with one editor; ends with the `with` statement, and the server with it."""

    def __init__(self, place, module=None):
        """With `module`, the server is that module of WebAssembly, in a worker of the page; else the program."""
        self.place, self.module, self.last = place, module, 0

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            if not self.module:
                self.server = stack.enter_context(Server(self.place.binary, "--today", TODAY))
                self.able = self.server.ask("initialize", INITIALIZE)["capabilities"]
                self.server.tell("initialized", {})
            page = self.place.work / "page"
            shutil.copytree(bench.HERE / "monaco", page)
            for folder in ("monaco_dash_editor", "dash/deps"):
                shutil.copytree(bundle() / folder, page / folder, ignore=shutil.ignore_patterns("*.map", "*.py"))
            if self.module:
                (page / "web").mkdir()
                for name in ("server.js", "worker.js"):
                    shutil.copy(bench.REPOSITORY / "Tests/Web" / name, page / "web")
            self.start_browser()
            stack.callback(self.end_browser)
            self.load(page / "index.html")
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *problem):
        return self.stack.__exit__(*problem)

    # The browser

    def start_browser(self):
        """Starts it with a pipe to its descriptor 3 and one from its 4."""
        (theirs, ours), (back, told) = os.pipe(), os.pipe()
        # Out of the way of 3 and 4 themselves.
        theirs, told = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in (theirs, told))

        def connect():
            os.dup2(theirs, 3)
            os.dup2(told, 4)

        command = self.place.command(["chromium", *FLAGS, f"--user-data-dir={self.place.work}/profile"])
        self.log = open(self.place.work / "chromium.log", "wb")
        self.process = subprocess.Popen(command, preexec_fn=connect, pass_fds=(3, 4), stdin=subprocess.DEVNULL,
                                        stdout=self.log, stderr=self.log, start_new_session=True)
        os.close(theirs)
        os.close(told)
        self.outgoing, self.incoming = os.fdopen(ours, "wb", 0), os.fdopen(back, "rb")

    def end_browser(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for stream in (self.outgoing, self.incoming, self.log):
            stream.close()

    def load(self, page):
        target = self.do("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.do("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.do("Page.enable")
        self.do("Runtime.enable")
        if not self.module:
            self.do("Runtime.addBinding", name="carry")
        self.loaded = False
        self.do("Page.navigate", url=page.as_uri())
        while not self.loaded:
            self.hear()
        if self.module:
            code = base64.b64encode(pathlib.Path(self.module).read_bytes()).decode()
            self.able = self.evaluate(f"begin_module({json.dumps(code)}, {json.dumps(TODAY)}, {json.dumps(INITIALIZE)})")
        configuration = json.loads((EXTENSION / "language-configuration.json").read_text())
        self.evaluate(f"begin_language({json.dumps(configuration)}, {json.dumps(self.able)})")

    session = None

    def send(self, method, parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.outgoing.write(json.dumps(message).encode() + b"\0")
        return self.last

    def do(self, method, **parameters):
        """The result of a command; what the page says meanwhile is carried to the server."""
        identifier = self.send(method, parameters)
        while (message := self.hear()).get("id") != identifier:
            pass
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']}")
        return message["result"]

    def hear(self):
        """The next message."""
        data = bytearray()
        while (byte := self.incoming.read(1)) != b"\0":
            if not byte:
                raise RuntimeError((self.place.work / "chromium.log").read_text(errors="replace")[-2000:])
            data += byte
        message = json.loads(data)
        if message.get("method") == "Runtime.bindingCalled":
            self.carry(json.loads(message["params"]["payload"]))
        elif message.get("method") == "Page.loadEventFired":
            self.loaded = True
        elif message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            # How Monaco ends what it does not want any more: no error, and its own pages pass it by.
            if not details.get("exception", {}).get("description", "").startswith("Canceled"):
                raise RuntimeError(details)
        return message

    def carry(self, message):
        """Takes a message of the page to the server, and the answer back."""
        if "id" not in message:
            self.server.tell(message["method"], message["params"])
            return
        result = self.server.ask(message["method"], message["params"])
        self.send("Runtime.evaluate", {"expression": f"answered({message['id']}, {json.dumps(result)})"})

    # What a test does

    def evaluate(self, expression):
        answer = self.do("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def open(self, text, settings=()):
        self.evaluate(f"open_log({json.dumps(text)}, {json.dumps(dict(settings))})")

    def press(self, keys):
        """Presses the keys one after the other, each when nothing is left to do of the one before; `\n` is Enter."""
        for key in keys:
            name, code, text = KEYS.get(key, (key, 0, key))
            event = {"key": name, "windowsVirtualKeyCode": code}
            self.do("Input.dispatchKeyEvent", type="keyDown", text=text, **event)
            self.do("Input.dispatchKeyEvent", type="keyUp", **event)
            self.evaluate("settled()")

    def text(self):
        return self.evaluate("editor.getValue()")

    def listed(self):
        return self.evaluate("listed()")

    def picture(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.do("Page.captureScreenshot")["data"]))
