"""Somebody who types in an editor: its requests after each key, and its withdrawals of what is not needed any more."""

import bisect
import dataclasses
import gc
import json
import queue
import re
import time

from lsp_client import URI, Server, at, span, whole
from support import REPOSITORY

SECONDS_A_KEY = 0.2
HINTS = "textDocument/inlayHint"
PULL = "textDocument/diagnostic"
WORKSPACE_PULL = "workspace/diagnostic"
TOKENS = "textDocument/semanticTokens/full"
DELTA = "textDocument/semanticTokens/full/delta"
VISIBLE_LINES = 60
REFUSALS = (-32800, -32801)
# VS Code asks for the diagnostics of a workspace again so long after it was answered.
SECONDS_BETWEEN_PULLS = 2
PATIENCE_SECONDS = 120
# Messages of so many bytes and more are long, and what is needed of them stands in so many.
LONG, LONG_HEAD = 50_000, 400
WORKSPACE_REPORT = b'"result":{"items":[{"uri"'
_HEAD = {"id": re.compile(rb'"id":(\d+)'), "version": re.compile(rb'"version":(\d+)'), **{
    name: re.compile(rb'"%s":"([^"]+)"' % name.encode()) for name in ("method", "uri", "resultId")}}


@dataclasses.dataclass(frozen=True)
class Habits:
    """What an editor asks after each key, and what it says that it can do."""

    name: str
    # Methods with their delays in seconds, in the order of these.
    asks: tuple
    # None where the client of the tests says what it always says.
    capabilities: dict | None = None

    @property
    def pulls(self):
        return any(method == PULL for _, method in self.asks)


# All at once, hints behind what takes a look at the whole document.
AT_ONCE = Habits("at once", tuple((0, method) for method in (
    "textDocument/documentSymbol", "textDocument/foldingRange", HINTS, "textDocument/codeAction", "textDocument/hover")))

# VS Code waits longer than a key for some of these; here each key carries the whole load.
_VS_CODE_ASKS = (
    (0, PULL), (0.01, "textDocument/completion"), (0.01, "textDocument/inlineCompletion"), (0.025, HINTS), (0.05, DELTA),
    (0.06, "textDocument/semanticTokens/range"), (0.075, "textDocument/documentHighlight"), (0.075, "textDocument/codeAction"),
    (0.1, "textDocument/documentSymbol"), (0.125, "textDocument/foldingRange"), (0.15, "textDocument/codeLens"),
    (0.15, "textDocument/documentColor"), (0.15, "textDocument/documentLink"),
)


def vs_code(pulls=True):
    """VS Code with what its client really declares; or the same without asking for diagnostics."""
    able = json.loads((REPOSITORY / "editors/vscode/src/client/capabilities.json").read_text(encoding="utf-8"))
    if pulls:
        return Habits("VS Code", _VS_CODE_ASKS, able)
    del able["textDocument"]["diagnostic"]
    # With versions it can be told which key a list belongs to.
    able["textDocument"]["publishDiagnostics"] = {"relatedInformation": True, "versionSupport": True}
    return Habits("VS Code, sent diagnostics", tuple(ask for ask in _VS_CODE_ASKS if ask[1] != PULL), able)


class HastyServer(Server):
    """A server whose long messages are read only as far as a typist needs: the rest would take the time that is measured."""

    def decode(self, body):
        head = body[:LONG_HEAD]
        if len(body) < LONG or WORKSPACE_REPORT in head:
            return super().decode(body)
        found = {name: found[1].decode() for name, pattern in _HEAD.items() if (found := pattern.search(head))}
        if "method" in found:
            version = {"version": int(found["version"])} if "version" in found else {}
            return {"method": found["method"], "params": {"uri": found["uri"], **version}}
        return {"id": int(found["id"]), "result": {"resultId": found.get("resultId")}}


class Typist:
    """Types digits into an open log and keeps account of what comes back."""

    def __init__(self, server, text, habits=AT_ONCE):
        self.server = server
        self.habits = habits
        self.lines = text.splitlines()
        self.asked = {}
        self.answers = {}
        self.keys = 0
        self.keys_with_hints_in_time = 0
        # In seconds: from asking to the hints, from a key to the diagnostics, from a pause until all is answered.
        self.hints, self.diagnostics, self.pauses = [], [], []
        self.result_ids = {}
        self.workspace_pull = None
        self.next_workspace_pull = None
        # The keys of which no diagnostics have come: versions with times; and the versions of what was asked.
        self.unjudged = []
        self.versions = {}

    def begin(self):
        """Asks what an editor asks for once, when it opens a log."""
        if any(method == DELTA for _, method in self.habits.asks):
            self.ask(TOKENS, 0, 0)
        if self.habits.pulls:
            self.ask(PULL, 0, 0)
            self.next_workspace_pull = time.monotonic()
        self.listen(None)

    def burst(self, line, column, keys):
        """Types digits at a place of a line, one after the other at an even pace, and then waits for all answers."""
        # What is measured is the server: the collector of Python, with all answers kept, pauses for 40 ms.
        gc.collect()
        gc.disable()
        for index in range(keys):
            started = time.monotonic()
            self.keys += 1
            self.server.change({"range": span(line, column + index, line, column + index), "text": "1"})
            self.unjudged.append((self.server.version, started))
            hints = self.ask_all(line, column + index + 1, started)
            self.listen(started + SECONDS_A_KEY)
            if hints in self.answers:
                self.keys_with_hints_in_time += "result" in self.answers[hints]
            if index < keys - 1:
                self.withdraw()
        started = time.monotonic()
        self.listen(None)
        self.pauses.append(time.monotonic() - started)
        gc.enable()
        self.server.change({"range": span(line, column, line, column + keys), "text": ""})

    def ask_all(self, line, column, started):
        """Asks what an editor asks after a key, each after its delay; returns the number of the request for hints."""
        hints = None
        for delay, method in self.habits.asks:
            if delay:
                self.listen(started + delay)
            identifier = self.ask(method, line, column)
            hints = identifier if method == HINTS else hints
        return hints

    def ask(self, method, line, column):
        if method == DELTA and TOKENS not in self.result_ids:
            method = TOKENS
        identifier = self.server.send_request(method, self.parameters(method, line, column))
        self.asked[identifier] = method, time.monotonic()
        self.versions[identifier] = self.server.version
        return identifier

    def parameters(self, method, line, column):
        first = max(line - VISIBLE_LINES // 2, 0)
        visible = span(first, 0, min(first + VISIBLE_LINES, len(self.lines) - 1), 0)
        context = {"diagnostics": [], "triggerKind": 2}
        return {
            HINTS: {**whole(), "range": visible},
            PULL: {**whole(), "previousResultId": self.result_ids[PULL]} if PULL in self.result_ids else whole(),
            DELTA: {**whole(), "previousResultId": self.result_ids.get(TOKENS)},
            "textDocument/semanticTokens/range": {**whole(), "range": visible},
            "textDocument/codeAction": {**whole(), "range": span(line, column, line, column), "context": context},
            "textDocument/completion": {**at(line, column), "context": {"triggerKind": 1}},
            "textDocument/inlineCompletion": {**at(line, column), "context": {"triggerKind": 1}},
            "textDocument/hover": at(line, column),
            "textDocument/documentHighlight": at(line, column),
        }.get(method, whole())

    def pull_workspace(self):
        known = self.result_ids.get(WORKSPACE_PULL, {})
        self.workspace_pull = self.server.send_request(
            WORKSPACE_PULL, {"previousResultIds": [{"uri": uri, "value": name} for uri, name in known.items()]})
        self.next_workspace_pull = None

    def withdraw(self):
        """Cancels what has no answer yet."""
        for identifier in self.unanswered():
            self.server.notify("$/cancelRequest", id=identifier)

    def unanswered(self):
        return self.asked.keys() - self.answers.keys()

    def listen(self, deadline):
        """Takes in what comes until the deadline, or until all is answered when there is none."""
        while deadline is not None or self.unanswered():
            if self.next_workspace_pull is not None and self.next_workspace_pull <= time.monotonic():
                self.pull_workspace()
            left = PATIENCE_SECONDS if deadline is None else deadline - time.monotonic()
            try:
                message = self.server.inbox.get(timeout=max(left, 0))
            except queue.Empty:
                return
            if not isinstance(message, dict):
                self.server.inbox.put(message)
                return
            self.take(message)

    def take(self, message):
        now = time.monotonic()
        if "method" in message:
            if "id" in message:
                self.server.answer(message)
            elif message["method"] == "textDocument/publishDiagnostics" and message["params"]["uri"] == URI:
                self.judge(message["params"].get("version", 0), now)
            return
        if message["id"] == self.workspace_pull:
            self.take_workspace_reports(message, now)
            return
        # A second answer to one request has a place of its own.
        key = message["id"]
        while key in self.answers:
            key = (key, "again")
        self.answers[key] = message
        if key in self.asked and "result" in message:
            self.take_result(*self.asked[key], message["result"], self.versions[key], now)

    def take_result(self, method, asked_at, result, version, now):
        if method == HINTS:
            self.hints.append(now - asked_at)
        elif method == PULL:
            self.result_ids[PULL] = result["resultId"]
            self.judge(version, now)
        elif method in (TOKENS, DELTA):
            self.result_ids[TOKENS] = result["resultId"]

    def take_workspace_reports(self, message, now):
        known = self.result_ids.setdefault(WORKSPACE_PULL, {})
        for report in message.get("result", {}).get("items", []):
            known[report["uri"]] = report["resultId"]
        self.workspace_pull = None
        self.next_workspace_pull = now + SECONDS_BETWEEN_PULLS

    def judge(self, version, now):
        """Diagnostics of a version have come, which tell of the keys before it as well."""
        count = bisect.bisect_right(self.unjudged, version, key=lambda key: key[0])
        self.diagnostics += [now - started for _, started in self.unjudged[:count]]
        del self.unjudged[:count]

    def surplus(self):
        """Answers to nothing, second answers, and refusals for other reasons than that nobody needs an answer."""
        unasked = self.answers.keys() - self.asked.keys()
        codes = [message["error"]["code"] for message in self.answers.values() if "error" in message]
        return list(unasked) + [code for code in codes if code not in REFUSALS]


def milliseconds(waits, part):
    """The wait that this part of all waits do not exceed."""
    waits = sorted(waits) or [float("nan")]
    return waits[min(int(len(waits) * part), len(waits) - 1)] * 1000
