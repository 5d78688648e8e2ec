"""The language server at the other end of a pipe, for an editor that is driven from outside."""

import json
import subprocess


class Server:
    """A server that runs until the end of the `with` statement."""

    def __init__(self, binary, *arguments):
        self.process = subprocess.Popen([binary, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        if problem[0]:
            self.process.kill()
        else:
            self.ask("shutdown", None)
            self.tell("exit", None)
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(60)

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, value = line.split(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters):
        """The result of a request; what the server asks meanwhile is answered by nothing."""
        self.last += 1
        self.send({"id": self.last, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if "method" in message and "id" in message:
                items = (message.get("params") or {}).get("items")
                self.send({"id": message["id"], "result": [None] * len(items) if items else None})
            elif message.get("id") == self.last and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
