"""A test that talks to a server which has the canonical log open."""

from lsp_client import Server
from support import CANONICAL, SmokeTest

TEXT = CANONICAL.read_text(encoding="utf-8")


class ServerCase(SmokeTest):
    """Starts servers and ends them after the test."""

    def start(self, *arguments):
        server = Server(self.binary, *arguments, temporary=self.work)
        self.addCleanup(server.__exit__)
        return server

    def opened(self, text=TEXT):
        server = self.start()
        server.initialize()
        server.open(text)
        return server
