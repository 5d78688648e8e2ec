"""A terminal that keys are sent to and whose screen is read."""

import subprocess
import tempfile
import time

from checks import await_true

ESCAPE_SECONDS = 0.2


class Screen:
    """Runs one program in a tmux of its own; ends both at the end of the `with` statement."""

    def __init__(self, command, columns=100, rows=34):
        # Of its own, so that tests in other folders do not meet this one.
        self.folder = tempfile.TemporaryDirectory(prefix="w8log-screen-")
        self.socket = f"{self.folder.name}/tmux"
        self.command, self.size = command, ["-x", str(columns), "-y", str(rows)]

    def tmux(self, *words, check=True):
        done = subprocess.run(["tmux", "-S", self.socket, "-f", "/dev/null", *words],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=check)
        return done.stdout

    def __enter__(self):
        # Keys come without a wait for what may follow Escape.
        self.tmux("start-server", ";", "set", "-g", "escape-time", "0", ";", "set", "-g", "status", "off", ";",
                  "set", "-g", "default-terminal", "tmux-256color", ";",
                  "new-session", "-d", *self.size, *self.command)
        return self

    def __exit__(self, *_):
        self.tmux("kill-server", check=False)
        self.folder.cleanup()

    def press(self, *keys):
        """Keys by their names in tmux: `Escape`, `C-x`, `Space`, `a`."""
        for key in keys:
            self.tmux("send-keys", key)
            if key == "Escape":
                # What follows at once would be read together with it, as a key with Alt.
                time.sleep(ESCAPE_SECONDS)

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def text(self):
        return self.tmux("capture-pane", "-p", check=False)

    def colored(self):
        """The screen with the escape sequences of its colours, and the blanks at the ends of its lines."""
        return self.tmux("capture-pane", "-p", "-e", "-N", check=False)

    def shows(self, what, patience=60.0):
        """Waits until the screen holds a text; whether it came."""
        return await_true(lambda: what in self.text(), patience)

    def settle(self, seconds=1.0):
        """Waits until the screen has not changed for so long."""
        await_true(lambda: self.is_same_after(seconds))

    def is_same_after(self, seconds):
        before = self.colored()
        time.sleep(seconds)
        return self.colored() == before

    def is_running(self):
        return subprocess.run(["tmux", "-S", self.socket, "has-session"], stderr=subprocess.DEVNULL).returncode == 0

    def check_shows(self, checks, claim, what, patience=60.0):
        return checks.check(claim, self.shows(what, patience), f"no {what!r} in\n{self.text()}")
