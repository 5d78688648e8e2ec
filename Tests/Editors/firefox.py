"""Firefox without a window, driven by its own protocol, Marionette."""

import base64
import contextlib
import json
import os
import signal
import socket
import subprocess

from checks import await_true

PACKAGE = "firefox-esr"
KEYS = {"\n": "\ue007", "\t": "\ue004", "\x1b": "\ue00c", "\b": "\ue003"}


class Firefox:
    """A browser with one page."""

    def __init__(self, place, carry=None):
        if carry:
            raise ValueError("a page in Firefox carries nothing out")
        self.last, profile = 0, place.work / "firefox"
        profile.mkdir()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = {"marionette.port": port, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False}
        (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()))
        self.log = open(place.work / "firefox.log", "wb")
        command = place.command(["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile])
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, start_new_session=True)

        def connected():
            with contextlib.suppress(ConnectionError):
                self.socket = socket.create_connection(("127.0.0.1", port))
                return True
            return False

        if not await_true(connected, patience=60):
            self.end()
            raise RuntimeError((place.work / "firefox.log").read_text(errors="replace")[-2000:])
        self.stream = self.socket.makefile("rwb")
        self.receive()
        self.do("WebDriver:NewSession", {"unhandledPromptBehavior": "accept"})
        self.do("WebDriver:SetTimeouts", {"script": 60_000})
        self.do("WebDriver:SetWindowRect", {"width": 1000, "height": 800})

    socket = stream = None

    def end(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for part in (self.stream, self.socket, self.log):
            if part:
                with contextlib.suppress(OSError):
                    part.close()

    def load(self, address):
        self.do("WebDriver:Navigate", {"url": address})

    def receive(self):
        """A message: its length in digits, a colon, and JSON."""
        length = b""
        while (byte := self.stream.read(1)) != b":":
            if not byte:
                raise RuntimeError("Firefox has ended")
            length += byte
        return json.loads(self.stream.read(int(length)))

    def do(self, command, parameters):
        self.last += 1
        data = json.dumps([0, self.last, command, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(data), data))
        self.stream.flush()
        _, identifier, problem, result = self.receive()
        if problem or identifier != self.last:
            raise RuntimeError(f"{command}: {problem}")
        return result

    def evaluate(self, expression):
        # The expression may be several, which the comma does not keep from being a promise at the end.
        script = "const done = arguments[0]; (async () => window.eval(arguments[1]))().then((value) => done([value]), (problem) => done(String(problem)))"
        script = script.replace("arguments[1]", json.dumps(expression)).replace("arguments[0]", "arguments[arguments.length - 1]", 1)
        answer = self.do("WebDriver:ExecuteAsyncScript", {"script": script, "args": [], "sandbox": None, "newSandbox": False})["value"]
        if isinstance(answer, str):
            raise RuntimeError(f"{expression}: {answer}")
        return answer[0]

    def press(self, key):
        key = KEYS.get(key, key)
        actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self.do("WebDriver:PerformActions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def picture(self):
        return base64.b64decode(self.do("WebDriver:TakeScreenshot", {"full": False})["value"])
