"""What a server must make of what a client sends: the texts of its documents, and which answers each request may get."""

import json
import re

from text_model import BIG, TextModel

CANCELLED, MODIFIED, PARSE_ERROR, INVALID_REQUEST, NOT_FOUND, INVALID_PARAMS = (
    -32800, -32801, -32700, -32600, -32601, -32602)
REQUEST_FAILED = -32803
HALF = re.compile("[\ud800-\udfff]")


def scalars(text):
    """A text as it arrives: a half of a surrogate pair becomes U+FFFD."""
    return HALF.sub("\ufffd", text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass"))


class Oracle:
    """Follows a conversation from the side of the client."""

    def __init__(self, encoding):
        self.encoding = encoding
        self.texts = {}
        self.versions = {}
        # What each request may be refused with; a request leaves when it is answered.
        self.waiting = {}
        self.documents = {}
        self.nameless = 0

    def send(self, step):
        """Takes in a step that goes to the server."""
        message = step.get("message", {})
        self.nameless += step.get("errors", 0)
        identifier = step.get("answers", message.get("id") if "method" in message else None)
        if identifier is not None:
            self.waiting[identifier] = set(step.get("refusals", ()))
            self.documents[identifier] = step.get("about")
        elif "method" in message and not step.get("ignored"):
            take = getattr(self, f"_{message['method'].replace('/', '_').replace('$_', '')}", None)
            if take:
                take(message["params"])
        if step.get("changes"):
            for identifier, refusals in self.waiting.items():
                if self.documents[identifier] == step["changes"]:
                    refusals.add(MODIFIED)

    def receive(self, message):
        """What is wrong with a message of the server; nothing otherwise."""
        if "method" in message:
            return None
        identifier = message["id"]
        code = message.get("error", {}).get("code")
        if identifier is None:
            self.nameless -= 1
            return None if self.nameless >= 0 else f"an error that belongs to nothing: {message}"
        if identifier not in self.waiting:
            return f"an answer to nothing, or a second one: {message}"
        allowed = self.waiting.pop(identifier)
        self.documents.pop(identifier)
        if code is not None and code not in allowed:
            return f"refused, where {sorted(allowed)} would be right: {message}"
        return None

    @property
    def is_settled(self):
        return not self.waiting and self.nameless == 0

    def _cancelRequest(self, params):
        if params["id"] in self.waiting:
            self.waiting[params["id"]].add(CANCELLED)

    def _textDocument_didOpen(self, params):
        document = params["textDocument"]
        self.texts[document["uri"]] = TextModel(scalars(document["text"]), self.encoding)
        self.versions[document["uri"]] = document["version"]

    def _textDocument_didClose(self, params):
        self.texts.pop(params["textDocument"]["uri"], None)

    def _textDocument_didChange(self, params):
        uri = params["textDocument"]["uri"]
        if uri not in self.texts:
            return
        self.versions[uri] = params["textDocument"]["version"]
        for change in params["contentChanges"]:
            change = json.loads(json.dumps(change), parse_float=_whole)
            self.texts[uri].edit({**change, "text": scalars(change["text"])})


def _whole(number):
    return int(min(float(number), BIG))
