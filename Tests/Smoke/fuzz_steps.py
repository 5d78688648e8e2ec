"""What a client does by chance: requests, edits, nonsense, and things that change on disk."""

import copy
import json

import methods
from fuzz_oracle import INVALID_PARAMS, INVALID_REQUEST, MODIFIED, NOT_FOUND, REQUEST_FAILED, scalars
from text_model import BIG

REFUSABLE = ("textDocument/rename", "textDocument/prepareRename", "workspace/executeCommand",
             "workspace/textDocumentContent")
LONGEST_TEXT = 3000
PIECES = (
    "\n", "\r\n", "\r", "\n\n", " ", "    ", "\t", "a", "1", "#", "# 2026-02\n", "04 Wed   79.8", "03 Fri   82.1  @iron\n",
    "    Squat: 3x5 100, 2x8 80kg\n", "    @hotel 06:30 45min\n", "> note #cut @iron\n", "; comment\n", "gym @iron\n",
    "unit lb\n", "goal 80 by 2026-06-01\n", 'include "*.w8log"\n', "include", "漢字", "é", "e\u0301", "🏋", "👩\u200d👩\u200d👧",
    "🇩🇪", "\u2028", "\u0085", "\ufeff", "\u0000", "\u202e", "\ud83c", "\udfcb", "\ufffd", "\U0010ffff", "x" * 200,
    "<<<<<<< ours\n", '"', "(", ":", ",", "3x", "@", "2026-01-03", "31 Sat", "100", "%", "\u00a0", "ʼ", "½",
)
ODD = (None, True, -1, 0, 1.5, 2**31, 2**63, -2**64, 1e308, "", "x", "\u0000", [], {}, [[]], {"a": None})
BROKEN = (
    b"", b"{", b"nonsense", b"[" * 3000, b"[" * 3000 + b"]" * 3000, b'{"a":' * 3000, b'"\\ud800', b"\xff\xfe", b"1", b"null", b"[]", b"{}",
    b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"2.0","method":5}', b'{"jsonrpc":"1.0","method":"exit"}', b'{"jsonrpc":"2.0",}',
    b'{"jsonrpc":"2.0","id":{},"method":"shutdown"}', b'{"jsonrpc":"2.0","method":"exit","params":5}', b'"exit"',
    b'[{"jsonrpc":"2.0","method":"exit"}]', b"1e999999999999", b'{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}',
)


class Steps:
    """Makes the steps of one conversation."""

    def __init__(self, random, documents, seeds, capabilities, oracle):
        self.random = random
        self.documents = documents
        self.seeds = seeds
        self.oracle = oracle
        self.results = {}
        self.requests = [m for m in methods.REQUESTS if methods.advertises(capabilities, m.capability)]
        self.capabilities = capabilities
        self.number = 0
        self.version = 0

    def next(self):
        """The next step."""
        chance = self.random.random()
        for share, make in ((0.44, self.request), (0.30, self.change), (0.05, self.cancel), (0.03, self.open),
                            (0.02, self.close), (0.03, self.on_disk), (0.07, self.mutated), (0.03, self.bad_change),
                            (0.02, self.broken)):
            chance -= share
            if chance < 0:
                return make()
        return self.unknown()

    def document(self):
        """A document that is open, or now and then one that may not be."""
        opened = [uri for uri in self.documents if uri in self.oracle.texts]
        return self.random.choice(opened if opened and self.random.random() < 0.97 else self.documents)

    def identifier(self):
        self.number += 1
        return self.number if self.random.random() < 0.8 else f"r{self.number}"

    def call(self, method, params, **more):
        return {"message": {"jsonrpc": "2.0", "id": self.identifier(), "method": method, "params": params}, **more}

    def tell(self, method, params, **more):
        return {"message": {"jsonrpc": "2.0", "method": method, "params": params}, **more}

    def request(self):
        method = self.random.choice(self.requests)
        uri = self.document()
        text = self.oracle.texts.get(uri)
        if text is None:
            return self.open()
        scene = methods.Scene(uri, text, self.random, self.results, self.capabilities)
        params = method.params(scene)
        if params is None:
            return self.request()
        refusals = (INVALID_PARAMS, REQUEST_FAILED) if method.name in REFUSABLE else ()
        if method.name == "codeAction/resolve":
            # The action may be of an older text, or of another document.
            refusals = (MODIFIED, REQUEST_FAILED)
        about = uri if "textDocument" in params else None
        return self.call(method.name, params, refusals=refusals, about=about, awaits=method.name)

    def piece(self):
        if self.random.random() < 0.7:
            return "".join(self.random.choices(PIECES, k=self.random.choice((0, 1, 1, 1, 2, 4))))
        seed = self.random.choice(self.seeds)
        start = self.random.randrange(len(seed))
        return seed[start:start + self.random.choice((5, 40, 400))]

    def edit(self, text):
        """A change of one place, or of the whole text."""
        if self.random.random() < 0.03 or len(text.text) > LONGEST_TEXT:
            change = {"text": self.new_text()}
            return change if self.random.random() < 0.7 else {**change, "range": None}
        span = text.range(self.random)
        if self.random.random() < 0.02:
            end = self.random.choice(("start", "end"))
            span = {**span, end: {**span[end], self.random.choice(("line", "character")): self.random.choice(
                (BIG, BIG + 1, 2**63, 2**64, 1e300, 3.0))}}
        return {"range": span, "text": self.piece(), **self.random.choice(({}, {}, {"rangeLength": 1}))}

    def change(self):
        uri = self.document()
        text = self.oracle.texts.get(uri)
        if text is None:
            return self.open()
        self.version += 1
        # Later changes of a message count from what the earlier left; places of the text before are as good as any.
        count = self.random.choice((0, 1, 1, 1, 1, 2, 3))
        return self.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.version},
            "contentChanges": [self.edit(text) for _ in range(count)]}, changes=uri)

    def bad_change(self):
        """A change that has no right shape and changes nothing."""
        step = self.change()
        params = copy.deepcopy(step["message"]["params"])
        if "contentChanges" not in params:
            return step
        bad = self.random.choice((
            {}, {"text": 5}, {"text": None}, {"text": "x", "range": 5}, {"text": "x", "range": {}},
            {"text": "x", "range": {"start": {"line": 0, "character": 0}}},
            {"text": "x", "range": {"start": {"line": -1, "character": 0}, "end": {"line": 0, "character": 0}}},
            {"text": "x", "range": {"start": {"line": 0, "character": 1.5}, "end": {"line": 0, "character": 0}}},
            {"text": "x", "range": {"start": {"line": "0", "character": 0}, "end": {"line": 0, "character": 0}}}, 5))
        where = self.random.choice(("contentChanges", "contentChanges", "whole", "textDocument", "version"))
        if where == "contentChanges":
            params["contentChanges"].append(bad)
        elif where == "whole":
            params["contentChanges"] = self.random.choice((5, {}, None, "x"))
        elif where == "textDocument":
            params["textDocument"] = self.random.choice((5, None, {}, {"uri": 5, "version": 1}))
        else:
            params["textDocument"]["version"] = self.random.choice(("x", None, [], 1.5))
        step["message"]["params"] = params
        return {**step, "ignored": True}

    def new_text(self):
        text = "".join(self.piece() for _ in range(self.random.randrange(8)))
        return self.random.choice((text, text.replace("\n", "\r\n"), self.random.choice(self.seeds)[:LONGEST_TEXT]))

    def open(self):
        uri = self.random.choice(self.documents)
        self.version += 1
        return self.tell("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "w8log", "version": self.version, "text": self.new_text()}})

    def close(self):
        return self.tell("textDocument/didClose", {"textDocument": {"uri": self.document()}})

    def cancel(self):
        waiting = list(self.oracle.waiting) or [0]
        identifier = self.random.choice((self.random.choice(waiting), waiting[-1], self.number + 5, "r0"))
        return self.tell("$/cancelRequest", {"id": identifier})

    def on_disk(self):
        """A file is written or removed, and the client tells of it; or of a file that it saved."""
        uri = self.random.choice([uri for uri in self.documents if uri.startswith("file:")])
        if self.random.random() < 0.2:
            return self.tell("textDocument/didSave", {"textDocument": {"uri": uri}})
        text = None if self.random.random() < 0.2 else scalars(self.new_text())
        kind = 3 if text is None else self.random.choice((1, 2))
        step = self.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": kind}]})
        return {**step, "file": uri, "text": text}

    def mutated(self):
        """A request with something wrong in its params, which gets one answer of some kind."""
        step = self.request()
        message = step["message"]
        if "id" not in message:
            return step
        codes = (INVALID_PARAMS, INVALID_REQUEST, REQUEST_FAILED)
        message = {**message, "params": self.mutation(message["params"])}
        if self.random.random() < 0.1:
            return {"bytes": self.repeated(message), "answers": message["id"], "refusals": codes,
                    "about": step.get("about"), "method": message["method"]}
        return {**step, "message": message, "refusals": codes, "awaits": None}

    def mutation(self, value):
        """A copy with one part replaced, removed, wrapped or added."""
        if isinstance(value, dict) and value and self.random.random() < 0.8:
            name = self.random.choice(list(value))
            if self.random.random() < 0.15:
                return {other: part for other, part in value.items() if other != name}
            return {**value, name: self.mutation(value[name])}
        if isinstance(value, list) and value and self.random.random() < 0.8:
            index = self.random.randrange(len(value))
            return [*value[:index], self.mutation(value[index]), *value[index + 1:]]
        if self.random.random() < 0.05:
            for _ in range(self.random.choice((10, 50, 100))):
                value = [value]
            return value
        return self.random.choice(ODD)

    def repeated(self, message):
        """A message in which some members stand twice."""
        return json.dumps(message).replace('"line":', '"line":7,"line":').replace('"uri":', '"uri":5,"uri":').encode()

    def broken(self):
        return {"bytes": self.random.choice(BROKEN), "errors": 1}

    def unknown(self):
        chance = self.random.random()
        if chance < 0.3:
            method = self.random.choice(("textDocument/nothing", "$/nothing", "", "x" * 500, "漢"))
            return self.call(method, {}, refusals=(NOT_FOUND,))
        if chance < 0.6:
            return self.tell(self.random.choice(("$/nothing", "nothing", "textDocument/willSave")), {}, ignored=True)
        if chance < 0.7:
            # Nothing of this sets anything.
            settings = self.random.choice((None, 5, {}, {"w8log": 5}, {"w8log": {"nothing": 1}}))
            return self.tell("workspace/didChangeConfiguration", {"settings": settings}, ignored=True)
        if chance < 0.75:
            event = self.random.choice(({"added": [], "removed": []}, {"added": [{"uri": "file:///nowhere", "name": "x"}],
                                        "removed": []}, {"added": 5, "removed": []}))
            return self.tell("workspace/didChangeWorkspaceFolders", {"event": event}, ignored=True)
        if chance < 0.8:
            return self.tell("window/workDoneProgress/cancel", {"token": self.random.choice((5, "x"))}, ignored=True)
        if chance < 0.9:
            return self.tell("$/setTrace", {"value": self.random.choice(("off", "messages", "verbose", "x"))})
        answer = {"jsonrpc": "2.0", "id": self.random.choice((0, "w8log-register", None)), "result": None}
        return {"message": answer, "ignored": True}
