"""A shell on a terminal, at which somebody types."""

import os
import pty
import select
import signal
import time

LIMIT_SECONDS = 60


class Terminal:
    """Runs `command` on a terminal of its own; what it shows is gathered in `shown`."""

    def __init__(self, command, environment, folder):
        self.shown = b""
        self.process, self.stream = pty.fork()
        if self.process == 0:
            try:
                os.chdir(folder)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)

    def type(self, text):
        os.write(self.stream, text.encode())

    def wait_until(self, holds):
        """Whether `holds` of what is shown before the time is over."""
        deadline = time.monotonic() + LIMIT_SECONDS
        while not holds(self.shown) and time.monotonic() < deadline:
            self.read(0.02)
        return holds(self.shown)

    def read(self, seconds):
        """Takes what is shown within some seconds."""
        ready, _, _ = select.select([self.stream], [], [], seconds)
        if ready:
            try:
                self.shown += os.read(self.stream, 65536)
            except OSError:
                time.sleep(seconds)

    def close(self):
        try:
            os.kill(self.process, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.stream)
