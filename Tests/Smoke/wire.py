"""What holds for every message of every conversation, whatever the test: looked at when a server has ended.

Where the official types are installed, each message is what they say. Beyond them: every answer belongs to one question,
and the server uses nothing that the client did not say it can do.
"""

import collections
import json

import message_types

# What a client must have declared before the server may ask it or tell it something.
CLIENT_ABILITIES = {
    "client/registerCapability": (),
    "client/unregisterCapability": (),
    "window/showDocument": ("window", "showDocument", "support"),
    "window/showMessageRequest": ("window", "showMessage"),
    "window/workDoneProgress/create": ("window", "workDoneProgress"),
    "workspace/applyEdit": ("workspace", "applyEdit"),
    "workspace/codeLens/refresh": ("workspace", "codeLens", "refreshSupport"),
    "workspace/configuration": ("workspace", "configuration"),
    "workspace/diagnostic/refresh": ("workspace", "diagnostics", "refreshSupport"),
    "workspace/foldingRange/refresh": ("workspace", "foldingRange", "refreshSupport"),
    "workspace/inlayHint/refresh": ("workspace", "inlayHint", "refreshSupport"),
    "workspace/inlineValue/refresh": ("workspace", "inlineValue", "refreshSupport"),
    "workspace/semanticTokens/refresh": ("workspace", "semanticTokens", "refreshSupport"),
    "workspace/textDocumentContent/refresh": ("workspace", "textDocumentContent"),
    "workspace/workspaceFolders": ("workspace", "workspaceFolders"),
}
# Where a client says that a capability may be registered while the server runs, unless it is under its own method.
REGISTRATIONS = {
    "textDocument/semanticTokens": ("textDocument", "semanticTokens"),
    "workspace/textDocumentContent": ("workspace", "textDocumentContent"),
}
# Errors that may answer nobody: what was sent could not be read.
NAMELESS = (-32700, -32600)
# By these a client says where it wants to hear of progress, and of a part of an answer.
TOKENS = ("workDoneToken", "partialResultToken")


def parse(body):
    """The JSON of a message of the server, which repeats no member and has numbers only that others can read."""
    return json.loads(body, object_pairs_hook=_object, parse_constant=_refuse)


def _object(pairs):
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError(f"a member stands twice: {[name for name, _ in pairs]}")
    return members


def _refuse(number):
    raise ValueError(f"no JSON: {number}")


def reach(value, path):
    """The member at a path of names; None where there is none."""
    for name in path:
        value = value.get(name) if isinstance(value, dict) else None
    return value


class Transcript:
    """The messages of one conversation, in order, as far as the client knows what it sent."""

    def __init__(self):
        self.asked = collections.defaultdict(list)
        # Bodies, which nobody reads before the server has ended: that would take the time of those who measure it.
        self.received = []
        self.looked_at = 0
        self.abilities = {}
        self.tokens = set()

    def sent(self, body):
        """Takes note of what the client sends; what cannot be read is no question."""
        try:
            message = json.loads(body)
        except (ValueError, RecursionError):
            return
        if not isinstance(message, dict) or "id" not in message or isinstance(message["id"], (dict, list)):
            return
        for name in TOKENS:
            token = reach(message, ("params", name))
            if isinstance(token, (int, str)):
                self.tokens.add((name, token))
        if message.get("method") == "initialize" and isinstance(message.get("params"), dict):
            self.abilities = message["params"].get("capabilities") or {}
        if "method" in message or not {"result", "error"} & message.keys():
            method = message.get("method")
            self.asked[message["id"]].append(None if _hands_back_what_is_none(message, method) else method)

    def faults(self):
        """What is wrong with what was received since this was asked last."""
        start, self.looked_at = self.looked_at, len(self.received)
        return [fault for body in self.received[start:self.looked_at] for fault in self._faults_of_body(body)]

    def _faults_of_body(self, body):
        try:
            return self._faults(parse(body))
        except ValueError as problem:
            return [f"{problem}: {body[:300]}"]

    def _faults(self, message):
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            return [f"is no message: {message!r:.200}"]
        if "method" in message:
            found = self._faults_of_call(message)
            name = message["method"]
        else:
            methods = self.asked.get(message.get("id"))
            is_for_nobody = message.get("id") is None and reach(message, ("error", "code")) in NAMELESS
            if methods:
                name, surplus = methods.pop(0), None
            else:
                name, surplus = None, "answers nothing that was asked" if methods is None else "answers once more"
            found = self._faults_of_answer(message, name)
            if surplus and not is_for_nobody:
                found.append(surplus)
        return [f"{name}: {fault}: {json.dumps(message, ensure_ascii=False)[:300]}" for fault in found]

    def _faults_of_call(self, message):
        method = message["method"]
        known = message_types.types()
        found = []
        if known:
            if method not in known.METHOD_TO_TYPES or known.message_direction(method) == "clientToServer":
                return ["is no method of a server"]
            found += message_types.faults(message, known.METHOD_TO_TYPES[method][0])
        if method in CLIENT_ABILITIES:
            found += self._lacks(CLIENT_ABILITIES[method])
        elif "id" in message:
            found.append("is a request that the client cannot have agreed to")
        if method == "window/workDoneProgress/create":
            self.tokens.add((TOKENS[0], message["params"]["token"]))
        if method == "$/progress":
            found += self._faults_of_progress(message["params"])
        if method == "client/registerCapability":
            for registration in message["params"]["registrations"]:
                path = REGISTRATIONS.get(registration["method"], tuple(registration["method"].split("/")))
                found += self._lacks((*path, "dynamicRegistration"))
        return found

    def _faults_of_progress(self, params):
        if (TOKENS[1], params["token"]) in self.tokens:
            return []
        if (TOKENS[0], params["token"]) not in self.tokens:
            return ["tells of progress to which there is no token"]
        known = message_types.types()
        kinds = {"begin": "WorkDoneProgressBegin", "report": "WorkDoneProgressReport", "end": "WorkDoneProgressEnd"}
        kind = kinds.get(reach(params, ("value", "kind")))
        if not kind:
            return ["is progress of no kind"]
        return message_types.faults(params["value"], getattr(known, kind)) if known else []

    def _faults_of_answer(self, message, method):
        if ("result" in message) == ("error" in message):
            return ["has a result and an error, or neither"]
        known = message_types.types()
        if not known:
            return []
        if "error" in message:
            return message_types.faults(message, known.ResponseErrorMessage)
        if method not in known.METHOD_TO_TYPES:
            return ["answers a method that does not exist"] if method else []
        return message_types.faults(message, known.METHOD_TO_TYPES[method][1]) + [
            fault for rule in RULES for fault in rule(method, message["result"], self.abilities)]

    def _lacks(self, path):
        if path and not reach(self.abilities, path):
            return [f"the client did not declare {'.'.join(path)}"]
        return []


def _hands_back_what_is_none(message, method):
    """Whether the client has something completed that the server cannot have sent: that comes back as it came."""
    known = message_types.types()
    if not known or not isinstance(method, str) or not method.endswith("/resolve"):
        return False
    return method in known.METHOD_TO_TYPES and bool(message_types.faults(message, known.METHOD_TO_TYPES[method][0]))


def _elements(result):
    """The objects of an answer, however deep."""
    stack = [result]
    while stack:
        value = stack.pop()
        if isinstance(value, dict):
            yield value
            stack += value.values()
        elif isinstance(value, list):
            stack += value[:message_types.SAMPLE]


def edits_by_version(_, result, abilities):
    """Neovim 0.12 and others take `changes` only."""
    if not reach(abilities, ("workspace", "workspaceEdit", "documentChanges")):
        if any("documentChanges" in element for element in _elements(result)):
            yield "has documentChanges, which the client did not declare"


def files_for_those_who_make_them(_, result, abilities):
    """A client refuses the whole change over an operation that it does not know."""
    known = reach(abilities, ("workspace", "workspaceEdit", "resourceOperations")) or []
    for element in _elements(result):
        steps = element.get("documentChanges") or []
        if any(step.get("kind", "edit") not in ("edit", *known) for step in steps):
            yield "makes files, which the client did not declare"


def one_of_edit_and_command(method, result, _):
    """ALE runs one of them only."""
    if method == "textDocument/codeAction":
        for action in result or []:
            if "edit" in action and isinstance(action.get("command"), dict):
                yield "a code action has an edit and a command"


def hints_without_kind(method, result, _):
    """In eglot a hint with a kind may hang on the next character."""
    if method == "textDocument/inlayHint" and any("kind" in hint for hint in result or []):
        yield "a hint has a kind"


def markup_of_the_client(method, result, abilities):
    """eglot takes plain text, Helix says Markdown only."""
    offered = reach(abilities, ("textDocument", "hover", "contentFormat"))
    kind = reach(result, ("contents", "kind"))
    if method == "textDocument/hover" and kind and kind not in (offered or ["plaintext"]):
        yield f"{kind} is none of {offered}"


def data_is_an_object(method, result, _):
    """Kate turns a number into an empty list."""
    if method == "textDocument/completion":
        items = result["items"] if isinstance(result, dict) else result or []
        if any(not isinstance(item.get("data", {}), dict) for item in items):
            yield "the data of a completion is no object"


def snippets_are_declared(method, result, abilities):
    """Without the ability, a placeholder would stand in the log."""
    if method == "textDocument/completion" and not reach(
            abilities, ("textDocument", "completion", "completionItem", "snippetSupport")):
        if any(element.get("insertTextFormat") == 2 for element in _elements(result)):
            yield "is a snippet, which the client did not declare"


def folds_without_text(method, result, abilities):
    """A summary is made for those who show it."""
    if method == "textDocument/foldingRange" and not reach(
            abilities, ("textDocument", "foldingRange", "foldingRange", "collapsedText")):
        if any("collapsedText" in fold for fold in result or []):
            yield "has collapsedText, which the client did not declare"


RULES = (edits_by_version, files_for_those_who_make_them, one_of_edit_and_command, hints_without_kind, markup_of_the_client,
         data_is_an_object, snippets_are_declared, folds_without_text)
