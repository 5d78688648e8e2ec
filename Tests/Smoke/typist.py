"""Somebody who types in an editor: its requests after each key, and its withdrawals of what is not needed any more."""

import queue
import time

from lsp_client import URI, at, span, whole

SECONDS_A_KEY = 0.2
HINTS = "textDocument/inlayHint"
# What an editor asks for after a key besides the hints of the visible lines.
WHOLE_DOCUMENT = ("textDocument/documentSymbol", "textDocument/foldingRange")
VISIBLE_LINES = 60
REFUSALS = (-32800, -32801)


class Typist:
    """Types digits into an open log and keeps account of what comes back."""

    def __init__(self, server, text):
        self.server = server
        self.lines = text.splitlines()
        self.asked = {}
        self.answers = {}
        self.waits = []
        self.keys = 0
        self.keys_with_hints_in_time = 0

    def burst(self, line, column, keys):
        """Types digits at a place of a line, one after the other at an even pace."""
        for index in range(keys):
            started = time.monotonic()
            self.keys += 1
            self.server.change({"range": span(line, column + index, line, column + index), "text": "1"})
            hints = self.ask_all(line, column + index + 1)
            self.listen(started + SECONDS_A_KEY)
            if hints in self.answers:
                self.keys_with_hints_in_time += "result" in self.answers[hints][0]
                self.waits.append(self.answers[hints][1] - started)
            self.withdraw()
        self.server.change({"range": span(line, column, line, column + keys), "text": ""})

    def ask_all(self, line, column):
        """Asks what an editor asks after a key; returns the number of the request for hints."""
        first = max(line - VISIBLE_LINES // 2, 0)
        visible = span(first, 0, min(first + VISIBLE_LINES, len(self.lines) - 1), 0)
        cursor = span(line, column, line, column)
        for method in WHOLE_DOCUMENT:
            self.ask(method, whole())
        hints = self.ask(HINTS, {**whole(), "range": visible})
        context = {"diagnostics": [], "triggerKind": 2}
        self.ask("textDocument/codeAction", {**whole(), "range": cursor, "context": context})
        self.ask("textDocument/hover", at(line, column))
        return hints

    def ask(self, method, parameters):
        identifier = self.server.send_request(method, parameters)
        self.asked[identifier] = method
        return identifier

    def withdraw(self):
        """Cancels what has no answer yet."""
        for identifier in self.asked.keys() - self.answers.keys():
            self.server.notify("$/cancelRequest", id=identifier)

    def listen(self, deadline):
        """Takes in what comes until the deadline, or until all is answered when there is none."""
        while deadline is None and self.asked.keys() - self.answers.keys() or deadline is not None:
            left = 20 if deadline is None else deadline - time.monotonic()
            try:
                message = self.server.inbox.get(timeout=max(left, 0))
            except queue.Empty:
                return
            if not isinstance(message, dict):
                self.server.inbox.put(message)
                return
            if "method" not in message:
                self.take(message)

    def take(self, message):
        # A second answer to one request has a place of its own.
        key = message["id"]
        while key in self.answers:
            key = (key, "again")
        self.answers[key] = (message, time.monotonic())

    def surplus(self):
        """Answers to nothing, second answers, and refusals for other reasons than that nobody needs an answer."""
        unasked = self.answers.keys() - self.asked.keys()
        codes = [m["error"]["code"] for m, _ in self.answers.values() if "error" in m]
        return list(unasked) + [code for code in codes if code not in REFUSALS]

    def percentiles(self):
        """How long the hints took in milliseconds."""
        waits = sorted(self.waits) or [0]
        shares = [(name, waits[min(int(len(waits) * part), len(waits) - 1)])
                  for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))]
        return ", ".join(f"{name} {seconds * 1000:.1f} ms" for name, seconds in shares)
