"""A small client of the language server: speaks the protocol by the letter, and badly where a test asks so."""

import json
import os
import queue
import re
import subprocess
import threading
import time

import wire

LIMIT_SECONDS = 120
URI = "file:///smoke/log.w8log"
# What is found is told at once, also where somebody types.
AT_ONCE = {"today": "2026-02-10", "diagnostics": {"waitWhileTyping": False}}


class ServerGone(Exception):
    """The server closed its output."""


class Server:
    """A running server and the messages it sends."""

    def __init__(self, binary, *arguments, temporary=None):
        environment = {**os.environ, "TMPDIR": str(temporary)} if temporary else None
        self.process = subprocess.Popen(
            [str(binary), "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env=environment)
        self.inbox = queue.Queue()
        self.transcript = wire.Transcript()
        self.notifications = []
        self.errors = b""
        self.version = 0
        self.next_id = 0
        self.readers = [threading.Thread(target=reader, daemon=True)
                        for reader in (self._read_messages, self._read_errors)]
        for reader in self.readers:
            reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for reader in self.readers:
            reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        faults = self.transcript.faults()
        if faults:
            raise AssertionError("\n".join([f"{len(faults)} faults of messages:", *faults[:10]]))

    # Bytes

    def send_bytes(self, data):
        """Writes raw bytes; that the server is gone already is no error here."""
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass

    def send_body(self, body, header="Content-Length: {}\r\n\r\n"):
        """Writes a body behind a header, in which {} becomes its length."""
        data = body if isinstance(body, bytes) else body.encode()
        self.transcript.sent(data)
        self.send_bytes(header.format(len(data)).encode() + data)

    def _read_messages(self):
        stream = self.process.stdout
        try:
            while True:
                length = None
                while (line := stream.readline()) not in (b"\r\n", b""):
                    match = re.fullmatch(rb"Content-Length: (\d+)\r\n", line)
                    if match:
                        length = int(match[1])
                    elif not line.startswith(b"Content-Type: "):
                        raise ValueError(f"not a header: {line!r}")
                if not line:
                    break
                if length is None:
                    raise ValueError("a header without a length")
                body = stream.read(length)
                self.transcript.received.append(body)
                self.inbox.put(self.decode(body))
        except (ValueError, OSError) as problem:
            self.inbox.put(problem)
        self.inbox.put(None)

    def decode(self, body):
        """The message that a body is."""
        return json.loads(body)

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors += line

    # Messages

    def notify(self, method, **parameters):
        self.send_body(json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters}))

    def send_request(self, method, parameters):
        self.next_id += 1
        message = {"jsonrpc": "2.0", "id": self.next_id, "method": method}
        if parameters is not None:
            message["params"] = parameters
        self.send_body(json.dumps(message))
        return self.next_id

    def receive(self):
        """The next message; throws if it is none, if there is no more, or if it takes too long."""
        message = self.inbox.get(timeout=LIMIT_SECONDS)
        if message is None:
            self.inbox.put(None)
            raise ServerGone(self.errors.decode("utf-8", "replace"))
        if isinstance(message, Exception):
            raise message
        return message

    def response(self, identifier):
        """The response to a request; requests of the server's own are answered meanwhile."""
        while True:
            message = self.receive()
            if "method" not in message and message.get("id") == identifier:
                return message
            if "method" in message and "id" in message:
                self.answer(message)
            elif "method" in message:
                self.notifications.append(message)

    def answer(self, request):
        """Answers a request of the server, as somebody who agrees to everything and has set nothing."""
        nothing = [None] * len(wire.reach(request, ("params", "items")) or [])
        results = {"workspace/configuration": nothing, "window/showDocument": {"success": True},
                   "workspace/applyEdit": {"applied": True}}
        answer = {"jsonrpc": "2.0", "id": request["id"], "result": results.get(request["method"])}
        self.send_body(json.dumps(answer))

    def ask(self, method, parameters=None):
        """The result of a request; throws a RuntimeError for an error response."""
        answer = self.response(self.send_request(method, parameters))
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def refusal(self, method, parameters=None):
        """The error code with which a request is refused; nil if it is answered."""
        answer = self.response(self.send_request(method, parameters))
        return answer.get("error", {}).get("code")

    # Conversations

    def initialize(self, encodings=("utf-16",), **more):
        text_document = {
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
            "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
            "foldingRange": {"foldingRange": {"collapsedText": True}},
            "hover": {"contentFormat": ["plaintext"]},
            "publishDiagnostics": {"versionSupport": True},
            "inlayHint": {},
        }
        capabilities = {
            "general": {"positionEncodings": list(encodings)}, "textDocument": text_document}
        parameters = {
            "processId": None, "rootUri": None, "capabilities": capabilities,
            "initializationOptions": AT_ONCE, **more}
        result = self.ask("initialize", parameters)
        self.notify("initialized")
        return result

    def open(self, text, uri=URI):
        self.version = 1
        document = {"uri": uri, "languageId": "w8log", "version": 1, "text": text}
        self.notify("textDocument/didOpen", textDocument=document)

    def change(self, *changes, uri=URI):
        self.version += 1
        self.notify(
            "textDocument/didChange", textDocument={"uri": uri, "version": self.version},
            contentChanges=list(changes))

    def diagnostics(self, uri=URI):
        """The diagnostics published for the newest version."""
        while True:
            for message in self.notifications:
                parameters = message.get("params", {})
                if (message["method"] == "textDocument/publishDiagnostics"
                        and parameters["uri"] == uri and parameters["version"] == self.version):
                    return parameters["diagnostics"]
            message = self.receive()
            if "method" in message and "id" not in message:
                self.notifications.append(message)

    def processor_seconds(self):
        """How long the processors have worked for the server so far, which says the same on a busy machine."""
        # The clock of a process as the kernel numbers it (clock_getcpuclockid).
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def ended(self):
        """The exit code; throws if the server does not end."""
        return self.process.wait(timeout=LIMIT_SECONDS)


def whole(uri=URI):
    return {"textDocument": {"uri": uri}}


def at(line, character, uri=URI):
    return {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}


def span(start_line, start_character, end_line, end_character):
    return {"start": {"line": start_line, "character": start_character},
            "end": {"line": end_line, "character": end_character}}
