"""The methods of the protocol that a client uses: what advertises each, and params that ask something of it.

A method is named here once; conversations that try everything pick those that the server advertises.
"""

import typing

OPTIONS = {"tabSize": 4, "insertSpaces": True}
NEW_NAMES = ("iron", "@iron", "Squat", "#cut", "", "a b", "漢字", "@", "\u0000", "x" * 300, "2026-01")
KEYS = ("\n", ":", " ", "@", "x")
QUERIES = ("", "squat", "@iron", "2026-01", "#", "e\u0301", "漢")
BLACK = {"red": 0, "green": 0, "blue": 0, "alpha": 1}


class Scene(typing.NamedTuple):
    """What params are made of: an open document, chance, and what was answered so far."""

    uri: str
    text: typing.Any
    random: typing.Any
    # The newest answers by method.
    results: dict
    # What the server advertised.
    capabilities: dict
    version: int = 1

    @property
    def document(self):
        return {"textDocument": {"uri": self.uri}}


def whole(scene):
    return scene.document


def position(scene):
    return {**scene.document, "position": scene.text.place(scene.random)}


def reference(scene):
    return {**position(scene), "context": {"includeDeclaration": scene.random.random() < 0.5}}


def completion(scene):
    return {**position(scene), "context": {"triggerKind": 1}}


def inline_completion(scene):
    return {**position(scene), "context": {"triggerKind": scene.random.choice((1, 2))}}


def renaming(scene):
    return {**position(scene), "newName": scene.random.choice(NEW_NAMES)}


def positions(scene):
    count = scene.random.randrange(4)
    return {**scene.document, "positions": [scene.text.place(scene.random) for _ in range(count)]}


def part(scene):
    return {**scene.document, "range": scene.text.range(scene.random)}


def action(scene):
    context = {"diagnostics": scene.results.get("diagnostics", [])[:3]}
    if scene.random.random() < 0.5:
        context["triggerKind"] = scene.random.choice((1, 2))
    if scene.random.random() < 0.3:
        context["only"] = [scene.random.choice((
            "quickfix", "source", "refactor", "refactor.move", "", "source.fixAll.w8log", "x"))]
    return {**part(scene), "context": context}


def format_whole(scene):
    return {**scene.document, "options": OPTIONS}


def format_part(scene):
    return {**part(scene), "options": OPTIONS}


def format_parts(scene):
    return {**scene.document, "ranges": [scene.text.range(scene.random)], "options": OPTIONS}


def format_at_key(scene):
    return {**position(scene), "ch": scene.random.choice(KEYS), "options": OPTIONS}


def color(scene):
    shown = scene.results.get("textDocument/documentColor")
    if shown and scene.random.random() < 0.7:
        chosen = scene.random.choice(shown)
        return {**scene.document, "color": chosen["color"], "range": chosen["range"]}
    return {**part(scene), "color": BLACK}


def delta(scene):
    last = scene.results.get("textDocument/semanticTokens/full") or {}
    return {**scene.document, "previousResultId": last.get("resultId") or "none"}


def pulled(scene):
    last = scene.results.get("textDocument/diagnostic") or {}
    known = {"previousResultId": last["resultId"]} if last.get("resultId") and scene.random.random() < 0.5 else {}
    return {**scene.document, **known}


def query(scene):
    return {"query": scene.random.choice(QUERIES)}


def previous(_):
    return {"previousResultIds": []}


def command(scene):
    offered = scene.capabilities["executeCommandProvider"]["commands"]
    argument = {"uri": scene.uri}
    if scene.random.random() < 0.3:
        argument[scene.random.choice(("date", "gym"))] = scene.random.choice(("2026-01-03", "iron", "", "@hotel"))
    return {"command": scene.random.choice(offered), "arguments": [argument]}


def address(scene):
    schemes = scene.capabilities["workspace"]["textDocumentContent"]["schemes"]
    return {"uri": f"{scene.random.choice(schemes)}:{scene.random.choice(('W8104', 'W8501', 'nothing'))}"}


def created(_):
    return {"files": [{"uri": "file:///smoke/new.w8log"}]}


def renamed(scene):
    return {"files": [{"oldUri": scene.uri, "newUri": "file:///smoke/new.w8log"}]}


def element_of(method):
    """Makes the params of a request that has an element of another answer completed; none without an element."""
    def params(scene):
        result = scene.results.get(method)
        elements = result.get("items") if isinstance(result, dict) else result
        return scene.random.choice(elements) if elements else None
    return params


class Method(typing.NamedTuple):
    """A request of a client."""

    name: str
    # Where its capability stands among those of the server.
    capability: tuple
    # Its params for a scene; none where the scene does not allow it.
    params: typing.Callable


def _method(name, capability, params):
    return Method(name, tuple(capability.split(".")), params)


REQUESTS = [
    _method("callHierarchy/incomingCalls", "callHierarchyProvider", element_of("textDocument/prepareCallHierarchy")),
    _method("callHierarchy/outgoingCalls", "callHierarchyProvider", element_of("textDocument/prepareCallHierarchy")),
    _method("codeAction/resolve", "codeActionProvider.resolveProvider", element_of("textDocument/codeAction")),
    _method("codeLens/resolve", "codeLensProvider.resolveProvider", element_of("textDocument/codeLens")),
    _method("completionItem/resolve", "completionProvider.resolveProvider", element_of("textDocument/completion")),
    _method("documentLink/resolve", "documentLinkProvider.resolveProvider", element_of("textDocument/documentLink")),
    _method("inlayHint/resolve", "inlayHintProvider.resolveProvider", element_of("textDocument/inlayHint")),
    _method("textDocument/codeAction", "codeActionProvider", action),
    _method("textDocument/codeLens", "codeLensProvider", whole),
    _method("textDocument/colorPresentation", "colorProvider", color),
    _method("textDocument/completion", "completionProvider", completion),
    _method("textDocument/declaration", "declarationProvider", position),
    _method("textDocument/definition", "definitionProvider", position),
    _method("textDocument/diagnostic", "diagnosticProvider", pulled),
    _method("textDocument/documentColor", "colorProvider", whole),
    _method("textDocument/documentHighlight", "documentHighlightProvider", position),
    _method("textDocument/documentLink", "documentLinkProvider", whole),
    _method("textDocument/documentSymbol", "documentSymbolProvider", whole),
    _method("textDocument/foldingRange", "foldingRangeProvider", whole),
    _method("textDocument/formatting", "documentFormattingProvider", format_whole),
    _method("textDocument/hover", "hoverProvider", position),
    _method("textDocument/implementation", "implementationProvider", position),
    _method("textDocument/inlayHint", "inlayHintProvider", part),
    _method("textDocument/inlineCompletion", "inlineCompletionProvider", inline_completion),
    _method("textDocument/inlineValue", "inlineValueProvider", part),
    _method("textDocument/linkedEditingRange", "linkedEditingRangeProvider", position),
    _method("textDocument/moniker", "monikerProvider", position),
    _method("textDocument/onTypeFormatting", "documentOnTypeFormattingProvider", format_at_key),
    _method("textDocument/prepareCallHierarchy", "callHierarchyProvider", position),
    _method("textDocument/prepareRename", "renameProvider.prepareProvider", position),
    _method("textDocument/prepareTypeHierarchy", "typeHierarchyProvider", position),
    _method("textDocument/rangeFormatting", "documentRangeFormattingProvider", format_part),
    _method("textDocument/rangesFormatting", "documentRangeFormattingProvider.rangesSupport", format_parts),
    _method("textDocument/references", "referencesProvider", reference),
    _method("textDocument/rename", "renameProvider", renaming),
    _method("textDocument/selectionRange", "selectionRangeProvider", positions),
    _method("textDocument/semanticTokens/full", "semanticTokensProvider.full", whole),
    _method("textDocument/semanticTokens/full/delta", "semanticTokensProvider.full.delta", delta),
    _method("textDocument/semanticTokens/range", "semanticTokensProvider.range", part),
    _method("textDocument/signatureHelp", "signatureHelpProvider", position),
    _method("textDocument/typeDefinition", "typeDefinitionProvider", position),
    _method("textDocument/willSaveWaitUntil", "textDocumentSync.willSaveWaitUntil", lambda s: {**whole(s), "reason": 1}),
    _method("typeHierarchy/subtypes", "typeHierarchyProvider", element_of("textDocument/prepareTypeHierarchy")),
    _method("typeHierarchy/supertypes", "typeHierarchyProvider", element_of("textDocument/prepareTypeHierarchy")),
    _method("workspace/diagnostic", "diagnosticProvider.workspaceDiagnostics", previous),
    _method("workspace/executeCommand", "executeCommandProvider", command),
    _method("workspace/symbol", "workspaceSymbolProvider", query),
    _method("workspace/textDocumentContent", "workspace.textDocumentContent", address),
    _method("workspace/willCreateFiles", "workspace.fileOperations.willCreate", created),
    _method("workspace/willDeleteFiles", "workspace.fileOperations.willDelete", created),
    _method("workspace/willRenameFiles", "workspace.fileOperations.willRename", renamed),
    _method("workspaceSymbol/resolve", "workspaceSymbolProvider.resolveProvider", element_of("workspace/symbol")),
]
# The notifications of a client, by what advertises them; an empty path for those that need no advertisement.
NOTIFICATIONS = {
    "$/cancelRequest": (),
    "$/progress": (),
    "$/setTrace": (),
    "initialized": (),
    "exit": (),
    "notebookDocument/didChange": ("notebookDocumentSync",),
    "notebookDocument/didClose": ("notebookDocumentSync",),
    "notebookDocument/didOpen": ("notebookDocumentSync",),
    "notebookDocument/didSave": ("notebookDocumentSync", "save"),
    "textDocument/didChange": ("textDocumentSync", "change"),
    "textDocument/didClose": ("textDocumentSync", "openClose"),
    "textDocument/didOpen": ("textDocumentSync", "openClose"),
    "textDocument/didSave": ("textDocumentSync", "save"),
    "textDocument/willSave": ("textDocumentSync", "willSave"),
    "window/workDoneProgress/cancel": (),
    "workspace/didChangeConfiguration": (),
    "workspace/didChangeWatchedFiles": (),
    "workspace/didChangeWorkspaceFolders": ("workspace", "workspaceFolders", "changeNotifications"),
    "workspace/didCreateFiles": ("workspace", "fileOperations", "didCreate"),
    "workspace/didDeleteFiles": ("workspace", "fileOperations", "didDelete"),
    "workspace/didRenameFiles": ("workspace", "fileOperations", "didRename"),
}


def advertises(capabilities, path):
    """Whether a capability stands in those of a server, and is not switched off; an object counts, even an empty one."""
    for name in path:
        if not isinstance(capabilities, dict) or name not in capabilities:
            return False
        capabilities = capabilities[name]
    return capabilities not in (None, False)
