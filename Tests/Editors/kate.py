"""Kate, on a screen that nobody sees: by keys, by what the server records of the conversation, and by what is in the file."""

import json
import os
import signal
import subprocess
import time

import bench
from checks import await_true

PACKAGES = ("kate", "xvfb", "xdotool", "openbox")
SLIP = ("03 Sat   82.1", "03 Fri   82.1")
# A window manager gives the window the keys.
START = """
set -eu
Xvfb -displayfd 3 -screen 0 1200x900x24 3>"$1/display" &
while ! [ -s "$1/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$1/display")
export DISPLAY
openbox &
exec kate -b --startanon "$2"
"""


class Kate:
    """A Kate with one log, ended with all that it runs on at the end of the `with` statement."""

    def __init__(self, place):
        self.place, self.wire = place, place.work / "wire"
        self.runtime = place.work / "run"
        self.runtime.mkdir(mode=0o700)
        self.log = place.work / "kate.log"

    def __enter__(self):
        command = self.place.command(
            ["sh", "-c", START, "start", self.place.work, self.place.log],
            XDG_RUNTIME_DIR=self.runtime, QT_QPA_PLATFORM="xcb")
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        return self

    def __exit__(self, *_):
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        self.process.wait(timeout=60)

    def xdotool(self, *words):
        display = (self.place.work / "display").read_text().strip()
        return self.place.run(["xdotool", *words], DISPLAY=f":{display}")[0] == 0

    def press(self, *keys):
        self.xdotool("key", "--delay", "60", *keys)

    def type(self, text):
        self.xdotool("type", "--delay", "60", text)

    def go_to(self, line, *keys):
        """Puts the cursor at the start of a line, and presses keys from there."""
        self.press("ctrl+g")
        self.type(str(line))
        self.press("Return", "Home", *keys)

    def has_window(self, name):
        return self.xdotool("search", "--onlyvisible", "--name", f"^{name}")

    def said(self, method):
        """The params of what either said by that method, and the results of what was asked."""
        if not self.wire.exists():
            return []
        messages = [json.loads(line).get("message", {}) for line in self.wire.read_text().splitlines() if line.endswith("}")]
        asked = {message["id"] for message in messages if message.get("method") == method and "id" in message}
        return [message.get("params", message.get("result")) for message in messages
                if message.get("method") == method or ("result" in message and message.get("id") in asked)]

    def is_still(self, seconds=0.5):
        """Whether nothing is said for so long: Kate has shown what it was told."""
        before = self.wire.stat().st_size
        time.sleep(seconds)
        return self.wire.stat().st_size == before

    def has(self, method, what):
        return any(what in json.dumps(each, ensure_ascii=False) for each in self.said(method))


def set_up(place):
    """What a user says in the dialogues: w8log may be started, with hints and formatting on saving."""
    settings = place.home / ".config/kate/lspclient/settings.json"
    words = ["w8log", "lsp", "--record", str(place.work / "wire")]
    servers = json.loads(settings.read_text())
    servers["servers"]["w8log"] |= {"command": words, "initializationOptions": {"today": bench.TODAY}}
    settings.write_text(json.dumps(servers))
    (place.home / ".config/katerc").write_text(
        f"[lspclient]\nAllowedServerCommandLines={place.work}/bin/{' '.join(words)}\n"
        "InlayHints=true\nFormatOnSave=true\nSemanticHighlighting=true\n")
    place.log.write_text(place.log.read_text().replace(*SLIP))


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        place.follow_readme(checks, "editors/kate")
        set_up(place)
        with Kate(place) as kate:
            def check(claim, question, patience=60):
                checks.check(claim, await_true(question, patience), kate.log.read_text(errors="replace") + place.log.read_text())

            check("Kate starts the server", lambda: kate.said("initialize"), 40)
            check("and opens the log as w8log", lambda: kate.has("textDocument/didOpen", '"languageId": "w8log"'))
            check("it is told of a wrong weekday", lambda: kate.has("textDocument/publishDiagnostics", "is a Saturday, not a Friday"))
            check("it hears the settings: no goal is past", lambda: kate.has("initialize", bench.TODAY)
                  and not kate.has("textDocument/publishDiagnostics", "is past"))
            check("it gets the averages", lambda: kate.has("textDocument/inlayHint", "↓ 0.4/wk"))
            check("it gets the colours", lambda: kate.has("textDocument/semanticTokens/range", '"data": [')
                  or kate.has("textDocument/semanticTokens/full", '"data": ['))
            check("it gets the outline", lambda: kate.has("textDocument/documentSymbol", "Deadlift"))
            kate.go_to(46, "shift+End")
            kate.type("12 Mon 81.4 waist:84cm")
            kate.press("Escape", "ctrl+s")
            check("saving writes canonical form", lambda: "\n12 Mon   81.4   waist:84cm\n" in place.log.read_text())
            kate.go_to(19, "ctrl+Right")
            kate.press("alt+l", "y")
            check("Symbol Info tells of a weigh-in", lambda: kate.has("textDocument/hover", "82.1 kg = 181.0 lb"))
            kate.press("Escape")
            kate.press("alt+Return")
            check("Code Action has a fix", lambda: kate.has("textDocument/codeAction", "Write Sat"))
            await_true(kate.is_still)
            kate.press("Down", "Return", "ctrl+s")
            check("and makes it", lambda: "\n03 Sat   82.1   @iron" in place.log.read_text())
            # Suggestions may have come of what the fix wrote.
            kate.press("Escape", "ctrl+End", "Return")
            kate.type("    Ben")
            check("an exercise is suggested", lambda: kate.has("textDocument/completion", "Bench press"))
            await_true(kate.is_still)
            kate.press("Return")
            kate.type("  3x8 55")
            kate.press("ctrl+s")
            check("and written", lambda: "\n    Bench press:        3x8 55\n" in place.log.read_text())
            kate.press("Escape")
            kate.go_to(9, "ctrl+Right", "Right")
            kate.press("alt+l", "r")
            check("Rename asks for the new name", lambda: kate.has_window("Rename"))
            kate.press("ctrl+a")
            kate.type("@steel")
            kate.press("Return")
            check("the server is asked for it", lambda: kate.has("textDocument/rename", "@steel"))
            await_true(kate.is_still)
            kate.press("ctrl+s")
            check("and it is written everywhere", lambda: "\n03 Sat   82.1   @steel" in place.log.read_text()
                  and "@iron" not in place.log.read_text())
            kate.press("ctrl+q")
            check("Kate ends", lambda: kate.process.poll() is not None)
            place.check_no_server_left(checks)
