"""What `w8log` itself says of a log: the kind of each line, and the semantic tokens of its language server."""

import json
import re
import subprocess

# The types of the legend, and what they stand for here.
CLASSES = {
    "namespace": "month", "event": "date", "function": "exercise", "class": "gym", "decorator": "tag",
    "number": "number", "property": "key", "parameter": "effort", "modifier": "label", "keyword": "keyword",
    "variable": "argument", "string": "text", "comment": "comment", "operator": "sign",
}

LINE_OF_PROTOCOL = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")


def line_kinds(bench, path):
    """The kind of each line of the file, and of what stands behind its last line end."""
    kinds = subprocess.run([bench, "kinds", str(path)], check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    return kinds if path.read_bytes()[-1:] not in (b"", b"\n") else [*kinds, "blank"]


class Server:
    """A language server that is asked for semantic tokens, in columns of code points."""

    def __init__(self, binary):
        self.process = subprocess.Popen([binary, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last_id = 0
        capabilities = {
            "general": {"positionEncodings": ["utf-32"]},
            "textDocument": {"semanticTokens": {
                "requests": {"full": True}, "tokenTypes": list(CLASSES), "tokenModifiers": [], "formats": ["relative"]}},
        }
        told = self.request("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities})
        assert told["capabilities"]["positionEncoding"] == "utf-32"
        self.legend = told["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"]
        self.send({"method": "initialized", "params": {}})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.request("shutdown", None)
        self.send({"method": "exit"})
        self.process.stdin.close()
        self.process.wait(60)

    def tokens(self, text):
        """The tokens of each line of `text`, as (start, end, class)."""
        uri = "file:///grammars/log.w8log"
        document = {"uri": uri, "languageId": "w8log", "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        data = self.request("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})["data"]
        self.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}})
        # To the protocol a CR alone ends a line, to a log it does not: a token is told in two parts there.
        places, row = [], 0
        for line in LINE_OF_PROTOCOL.finditer(text):
            places.append((row, line.start() - text.rfind("\n", 0, line.start()) - 1))
            row += line[0].endswith("\n")
        rows = text.split("\n")
        lines = [[] for _ in rows]
        line = start = 0
        for index in range(0, len(data), 5):
            lines_on, columns_on, length, kind, _ = data[index:index + 5]
            line, start = line + lines_on, columns_on if lines_on else start + columns_on
            row, column = places[line]
            token = (column + start, column + start + length, CLASSES[self.legend[kind]])
            before = lines[row][-1] if lines[row] else None
            if before and before[1:] == (token[0] - 1, token[2]) and rows[row][before[1]] == "\r":
                lines[row][-1] = (before[0], *token[1:])
            else:
                lines[row].append(token)
        return lines

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def request(self, method, params):
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        while True:
            length = 0
            while line := self.process.stdout.readline().strip():
                name, value = line.split(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.last_id and "method" not in message:
                assert "error" not in message, message
                return message["result"]
