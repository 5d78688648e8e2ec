"""Chromium without a window, driven by its debugging protocol over a pipe."""

import base64
import contextlib
import fcntl
import json
import os
import signal
import subprocess

PACKAGE = "chromium"
# Chromium is taken to the page by nobody but us.
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync", "--allow-file-access-from-files",
         "--remote-debugging-pipe", "--window-size=1000,700")
KEYS = {"\n": ("Enter", 13, "\r"), "\t": ("Tab", 9, ""), "\x1b": ("Escape", 27, ""), "\b": ("Backspace", 8, "")}


class Chromium:
    """A browser with one page."""

    def __init__(self, place, carry=None):
        """`carry` takes what the page hands out by a function of that name."""
        self.carry, self.session, self.last = carry, None, 0
        self.log_path = place.work / "chromium.log"
        # A pipe to its descriptor 3 and one from its 4, made out of the way of 3 and 4 themselves.
        (theirs, ours), (back, told) = os.pipe(), os.pipe()
        theirs, told = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in (theirs, told))

        def connect():
            os.dup2(theirs, 3)
            os.dup2(told, 4)

        command = place.command(["chromium", *FLAGS, f"--user-data-dir={place.work}/profile"])
        self.log = open(self.log_path, "wb")
        self.process = subprocess.Popen(command, preexec_fn=connect, pass_fds=(3, 4), stdin=subprocess.DEVNULL,
                                        stdout=self.log, stderr=self.log, start_new_session=True)
        os.close(theirs)
        os.close(told)
        self.outgoing, self.incoming = os.fdopen(ours, "wb", 0), os.fdopen(back, "rb")

    def end(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for stream in (self.outgoing, self.incoming, self.log):
            stream.close()

    def load(self, address):
        target = self.do("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.do("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.do("Page.enable")
        self.do("Runtime.enable")
        if self.carry:
            self.do("Runtime.addBinding", name="carry")
        self.loaded = False
        self.do("Page.navigate", url=address)
        while not self.loaded:
            self.hear()

    def send(self, method, parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.outgoing.write(json.dumps(message).encode() + b"\0")
        return self.last

    def do(self, method, **parameters):
        """The result of a command; what the page says meanwhile is carried on."""
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
                raise RuntimeError(self.log_path.read_text(errors="replace")[-2000:])
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

    def evaluate(self, expression):
        answer = self.do("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def run(self, expression):
        """Evaluates without waiting for the value."""
        self.send("Runtime.evaluate", {"expression": expression})

    def press(self, key):
        name, code, text = KEYS.get(key, (key, 0, key))
        event = {"key": name, "windowsVirtualKeyCode": code}
        self.do("Input.dispatchKeyEvent", type="keyDown", text=text, **event)
        self.do("Input.dispatchKeyEvent", type="keyUp", **event)

    def picture(self):
        return base64.b64decode(self.do("Page.captureScreenshot")["data"])
