package import JSON

extension LSP {
  /// What the client can do, as far as the server cares.
  ///
  /// What is missing or has the wrong shape counts as not offered: no client is refused over it.
  package struct ClientCapabilities: Equatable, Sendable {
    /// The known position encodings in the client's order; UTF-16 alone when it offers none.
    package let positionEncodings: [PositionEncodingKind]
    /// What it does with diagnostics that are pushed.
    package let publishDiagnostics: PublishDiagnosticsClientCapabilities
    /// What it does with folding ranges.
    package let foldingRange: FoldingRangeClientCapabilities
    /// The kinds of text that it shows in a hover, in its order; empty when it does not say.
    package let hoverContentFormat: [MarkupKind]
    /// Whether it can be asked to fetch inlay hints anew.
    package let refreshesInlayHints: Bool
    /// Whether symbols may contain symbols.
    package let hasHierarchicalDocumentSymbols: Bool
    /// What it does with completion items.
    package let completion: CompletionClientCapabilities
    /// What it does with code actions.
    package let codeAction: CodeActionClientCapabilities
    /// Whether an edit may name the versions of documents.
    package let hasDocumentChanges: Bool
    /// Whether it can be asked to watch files while the server runs.
    package let registersWatchedFiles: Bool
    /// Whether it shows documents that the server makes.
    package let hasTextDocumentContent: Bool
  }
}

extension LSP.ClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    let document = json["textDocument"] ?? .null
    let encodings = json.lenientList(
      "general", "positionEncodings", as: LSP.PositionEncodingKind.self)
    positionEncodings = encodings.isEmpty ? [.utf16] : encodings
    publishDiagnostics = .init(json: document["publishDiagnostics"] ?? .null)
    foldingRange = .init(json: document["foldingRange"] ?? .null)
    hoverContentFormat = document.lenientList("hover", "contentFormat")
    refreshesInlayHints = json.flag("workspace", "inlayHint", "refreshSupport")
    hasHierarchicalDocumentSymbols = document.flag(
      "documentSymbol", "hierarchicalDocumentSymbolSupport")
    completion = .init(json: document["completion"] ?? .null)
    codeAction = .init(json: document["codeAction"] ?? .null)
    hasDocumentChanges = json.flag("workspace", "workspaceEdit", "documentChanges")
    registersWatchedFiles = json.flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    hasTextDocumentContent = json["workspace"]?["textDocumentContent"]?.objectValue != nil
  }
}
