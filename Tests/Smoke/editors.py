"""The editors that people use, as they were seen on the wire: what they declare, how they send text, what they ask, how they quit."""

import dataclasses
import signal
import typing

MARKDOWN = ("markdown", "plaintext")


@dataclasses.dataclass(frozen=True)
class Editor:
    """One editor."""

    name: str
    # The units that it offers, its own order; none where it says nothing about them.
    encodings: tuple
    # How it ends a server, and the exit codes that may come of that.
    quit: typing.Callable
    exit_codes: tuple
    hover: tuple = MARKDOWN
    sends_whole_text: bool = False
    pulls: bool = False
    refreshes_hints: bool = False
    takes_document_changes: bool = False
    asks: tuple = ()

    @property
    def capabilities(self):
        document = {
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix"]}}},
            "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
            "hover": {"contentFormat": list(self.hover)},
            "publishDiagnostics": {"versionSupport": True, "relatedInformation": True},
        }
        workspace = {"workspaceEdit": {"documentChanges": True} if self.takes_document_changes else {}}
        able = {"textDocument": document, "workspace": workspace}
        if self.pulls:
            document["diagnostic"] = {"dynamicRegistration": False}
        if self.refreshes_hints:
            workspace["inlayHint"] = {"refreshSupport": True}
        if self.encodings:
            able["general"] = {"positionEncodings": list(self.encodings)}
        return able

    @property
    def encoding(self):
        return self.encodings[0] if self.encodings else "utf-16"


def by_the_letter(server):
    server.ask("shutdown")
    server.notify("exit")


def closes_the_pipe(server):
    """No `exit` comes."""
    server.ask("shutdown")
    server.process.stdin.close()


def exits_without_waiting(server):
    """`exit` comes before `shutdown` is answered."""
    server.send_request("shutdown", None)
    server.notify("exit")


def notifies_and_terminates(server):
    """`shutdown` comes as a notification, and a signal right behind `exit`."""
    server.notify("shutdown")
    server.notify("exit")
    server.process.send_signal(signal.SIGTERM)


def hangs_up(server):
    server.process.send_signal(signal.SIGHUP)


def terminates(server):
    server.process.send_signal(signal.SIGTERM)


SHOWN = ("textDocument/hover", "textDocument/codeAction", "textDocument/documentSymbol", "textDocument/completion",
         "textDocument/formatting", "textDocument/definition", "textDocument/references", "textDocument/rename")
HINTS = ("textDocument/inlayHint",)
TOKENS = ("textDocument/semanticTokens/full", "textDocument/semanticTokens/range")
FOLDS = ("textDocument/foldingRange",)
COLORS = ("textDocument/documentColor",)

EDITORS = (
    Editor("VS Code", ("utf-16",), by_the_letter, (0,), pulls=True, refreshes_hints=True, takes_document_changes=True,
           asks=SHOWN + HINTS + TOKENS + FOLDS + COLORS + ("textDocument/codeLens", "textDocument/documentLink")),
    Editor("Neovim 0.12", ("utf-8", "utf-16", "utf-32"), closes_the_pipe, (0,), pulls=True, refreshes_hints=True,
           asks=SHOWN + HINTS + TOKENS + FOLDS + COLORS),
    Editor("Neovim 0.10", ("utf-16",), by_the_letter, (0,), pulls=True, refreshes_hints=True,
           asks=SHOWN + HINTS + TOKENS),
    Editor("Helix", ("utf-8", "utf-32", "utf-16"), exits_without_waiting, (0,), hover=("markdown",), pulls=True,
           asks=SHOWN + HINTS + COLORS),
    Editor("Emacs eglot", ("utf-32", "utf-8", "utf-16"), hangs_up, (-signal.SIGHUP,), hover=("plaintext",),
           asks=SHOWN + HINTS),
    Editor("Kate", (), notifies_and_terminates, (0, -signal.SIGTERM), sends_whole_text=True,
           asks=SHOWN + HINTS + TOKENS),
    Editor("Vim with ALE", (), terminates, (-signal.SIGTERM,), hover=("plaintext",), sends_whole_text=True, asks=SHOWN),
)
