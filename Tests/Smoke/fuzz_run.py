"""Carries out the steps of a client against a server, and compares it with one that starts from the text as it should be."""

import json
import os
import pathlib
import queue
import shutil
import subprocess
import time
import urllib.parse

import methods
from fuzz_oracle import Oracle
from lsp_client import Server, span
from text_model import BIG, TextModel

LIMIT_SECONDS = 60
SHOWN_CHARACTERS = 400
HELD = "workspace/diagnostic"
PULL = "textDocument/diagnostic"
FORMATTING = "textDocument/formatting"
# What is answered about a whole document, and so depends on each of its lines.
WHOLE = {"textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/documentLink",
         "textDocument/inlayHint", FORMATTING, "textDocument/semanticTokens/full",
         "textDocument/codeLens", "textDocument/documentColor"}
# What makes a line of its own of a character, and of how many at a time.
BREAK = "\nq"
APART = 500
OPTIONS = {"tabSize": 4, "insertSpaces": True}


class Failure(Exception):
    """The server did what no server may do."""


class Runner:
    """A conversation with one server, followed by an oracle."""

    def __init__(self, binary, folder, encoding, capabilities, patience=LIMIT_SECONDS):
        self.patience = patience
        self.binary = binary
        self.folder = folder
        self.server = Server(binary, temporary=folder)
        self.oracle = Oracle(encoding)
        self.published = {}
        self.results = {}
        self.awaited = {}
        self.outgoing = []
        # The requests that the server may leave open until something changes.
        self.held = []
        self.calls = 0
        self.count = 0
        folders = [{"uri": folder.as_uri(), "name": "logs"}]
        self.capabilities = self.server.initialize(
            capabilities=capabilities, workspaceFolders=folders, rootUri=folder.as_uri())["capabilities"]
        self.methods = {m.name for m in methods.REQUESTS if methods.advertises(self.capabilities, m.capability)}
        self.pulls = PULL in self.methods and "diagnostic" in capabilities.get("textDocument", {})

    def end(self):
        """Ends the server, and throws if a message of it was not by the letter."""
        try:
            self.server.__exit__()
        except AssertionError as problem:
            raise Failure(str(problem)) from None

    def add(self, step):
        """Does a step; what goes to the server waits there until somebody waits for answers."""
        if "file" in step:
            write(step["file"], step["text"])
        self.oracle.send(step)
        if "awaits" in step:
            self.awaited[step["message"]["id"]] = step["awaits"]
        if step.get("message", step).get("method") == HELD:
            self.held.append(step["answers"] if "answers" in step else step["message"]["id"])
        body = step["bytes"] if "bytes" in step else json.dumps(step["message"]).encode()
        self.server.transcript.sent(body)
        self.outgoing.append(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.count += 1

    def tell(self, method, params, **more):
        self.add({"message": {"jsonrpc": "2.0", "method": method, "params": params}, **more})

    def settle(self):
        """Waits until everything has its answer."""
        for identifier in self.held:
            self.tell("$/cancelRequest", {"id": identifier})
        self.held.clear()
        self.flush()
        deadline = time.monotonic() + self.patience
        while not self.oracle.is_settled:
            self.take(deadline, lambda: f"unanswered: {list(self.oracle.waiting)}, and {self.oracle.nameless} errors")
        faults = self.server.transcript.faults()
        if faults:
            raise Failure("not by the letter: " + "\n".join(faults[:5]))

    def flush(self):
        """Sends what waits in one go, so that the server finds much of it waiting."""
        self.server.send_bytes(b"".join(self.outgoing))
        self.outgoing.clear()

    def take(self, deadline, reproach):
        """Takes in one message."""
        try:
            message = self.server.inbox.get(timeout=max(deadline - time.monotonic(), 0))
        except queue.Empty:
            raise Failure(reproach()) from None
        if not isinstance(message, dict):
            code = self.server.process.wait(LIMIT_SECONDS)
            raise Failure(f"the server ended with {code}: {message} {self.server.errors.decode()[-2000:]}")
        fault = self.oracle.receive(message)
        if fault:
            raise Failure(fault)
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.published[params["uri"]] = params
            self.results["diagnostics"] = params["diagnostics"]
        elif "method" in message and "id" in message:
            self.server.answer(message)
        elif "id" in message:
            method = self.awaited.pop(message["id"], None)
            if method and message.get("result"):
                self.results[method] = message["result"]

    def ask(self, method, params):
        """The result of a request that nothing may refuse."""
        self.calls += 1
        identifier = f"c{self.calls}"
        self.add({"message": {"jsonrpc": "2.0", "id": identifier, "method": method, "params": params},
                  "awaits": identifier})
        self.results.pop(identifier, None)
        self.settle()
        return self.results.pop(identifier, None)

    def change(self, uri, changes, text=None):
        """A change as a client makes it, with the next version; where `text` is given that is known to come of it."""
        version = self.oracle.versions[uri] + 1
        document = {"uri": uri, "version": version}
        self.tell("textDocument/didChange", {"textDocument": document, "contentChanges": changes}, changes=uri,
                  ignored=text is not None)
        if text is not None:
            self.oracle.texts[uri].replace_all(text)
            self.oracle.versions[uri] = version

    def take_apart(self, uri):
        """Puts characters of a document on lines of their own, one edit after the other, from the last to the first."""
        text = self.oracle.texts[uri]
        places = list(text.places())
        # Another part each time.
        first = self.count % max(len(places) - APART, 1)
        places = places[first:first + APART]
        changes = [{"range": span(*place, *place), "text": BREAK} for place in reversed(places)]
        self.change(uri, changes, text.with_each(places, BREAK))

    def open(self, uri, text, version=1):
        document = {"uri": uri, "languageId": "w8log", "version": version, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})

    def diagnostics(self, uri):
        """What the server finds in the newest text."""
        if self.pulls:
            return self.ask(PULL, {"textDocument": {"uri": uri}})["items"]
        # A version that changes nothing is published, too.
        self.change(uri, [])
        self.flush()
        deadline = time.monotonic() + self.patience
        while self.published.get(uri, {}).get("version") != self.oracle.versions[uri]:
            self.take(deadline, lambda: f"no diagnostics of version {self.oracle.versions[uri]} of {uri}")
        return self.published[uri]["diagnostics"]

    def view(self, uri):
        """All that is told about a document, by method."""
        params = {"textDocument": {"uri": uri}, "options": OPTIONS, "range": span(0, 0, BIG, 0)}
        seen = {"diagnostics": self.diagnostics(uri)}
        for method in self.methods & WHOLE:
            result = self.ask(method, params)
            if isinstance(result, dict):
                result.pop("resultId", None)
            seen[method] = result
        return seen


def write(uri, text):
    """Writes or removes the file that a URI names."""
    path = pathlib.Path(urllib.parse.unquote(uri.removeprefix("file://")))
    if text is None:
        path.unlink(missing_ok=True)
    else:
        path.write_bytes(text.encode())


def empty(folder):
    """Clears a folder between runs."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def compare(runner, fresh, by_character):
    """Throws where a server that was edited tells anything else than one that starts from the text as it should be.

    To see each character, the texts are taken apart in both: a line with two characters is quoted in what is found in it.
    """
    for uri, text in sorted(runner.oracle.texts.items()):
        fresh.open(uri, text.text)
    for uri in sorted(runner.oracle.texts):
        seen = runner.view(uri)
        assert_same(seen, fresh.view(uri), uri, runner.oracle.texts[uri].text)
        if FORMATTING in seen:
            assert_formatted(runner.binary, runner.oracle.texts[uri], seen[FORMATTING])
    if by_character and runner.oracle.texts:
        uri = sorted(runner.oracle.texts)[runner.count % len(runner.oracle.texts)]
        before = runner.oracle.texts[uri].text
        runner.take_apart(uri)
        fresh.open(uri, runner.oracle.texts[uri].text, fresh.oracle.versions[uri] + 1)
        assert_same({"apart": runner.diagnostics(uri)}, {"apart": fresh.diagnostics(uri)}, uri, before)
        runner.change(uri, [{"text": before}])
    fresh.end()


def assert_same(edited, fresh, uri, text):
    for name, result in edited.items():
        if result != fresh[name]:
            told, right = (json.dumps(value, ensure_ascii=False) for value in (result, fresh[name]))
            start = max(len(os.path.commonprefix([told, right])) - SHOWN_CHARACTERS // 3, 0)
            raise Failure(f"{name} of {uri} differs after edits:\n…{told[start:start + SHOWN_CHARACTERS]}…\n"
                          f"from what is told of the text as it should be, {text!r:.1000}:\n"
                          f"…{right[start:start + SHOWN_CHARACTERS]}…")


def assert_formatted(binary, text, edits):
    """The edits of the server make of a text what `w8log fmt` makes of it."""
    formatted = TextModel(text.text, text.encoding)
    # From the last one back: of two at one place the first one of the list comes first in the text.
    ascending = sorted(edits or [], key=lambda e: (e["range"]["start"]["line"], e["range"]["start"]["character"]))
    for edit in reversed(ascending):
        formatted.edit({"range": edit["range"], "text": edit["newText"]})
    command = [str(binary), "fmt", "--eol", "keep", "-"]
    right = subprocess.run(command, input=text.text.encode(), capture_output=True, check=False).stdout
    if formatted.text.encode() != right:
        raise Failure(f"formatting of {text.text!r} is {formatted.text!r}, and of the command line {right.decode()!r}")
