package import JSON

extension LSP {
  /// What the client can do, as far as the server cares.
  ///
  /// What is missing or has the wrong shape counts as not offered: no client is refused over it.
  package struct ClientCapabilities: JSONDecodable, Equatable, Sendable {
    /// The known position encodings in the client's order; UTF-16 alone when it offers none.
    package let positionEncodings: [PositionEncodingKind]
    /// What it shows of diagnostics, pushed or pulled.
    package let publishDiagnostics: PublishDiagnosticsClientCapabilities
    /// What it does with diagnostics that it pulls; nil when they are pushed.
    package let diagnostic: DiagnosticClientCapabilities?
    /// Whether it can be asked to fetch diagnostics anew.
    package let refreshesDiagnostics: Bool
    /// What it does with folding ranges.
    package let foldingRange: FoldingRangeClientCapabilities
    /// The kinds of text that it shows in a hover, in its order; empty when it does not say.
    package let hoverContentFormat: [MarkupKind]
    /// Whether it shows inlay hints.
    package let hasInlayHints: Bool
    /// Whether it asks what an inlay hint means once it is displayed.
    package let resolvesInlayHints: Bool
    /// Whether it can be asked to fetch inlay hints anew.
    package let refreshesInlayHints: Bool
    /// Whether it can be asked to fetch code lenses anew.
    package let refreshesCodeLenses: Bool
    /// Whether it asks what has changed in the colors of a document.
    package let hasSemanticTokensDelta: Bool
    /// Whether it can be asked what the user has set.
    package let answersConfiguration: Bool
    /// Whether it can be asked to notify of new settings.
    package let registersConfiguration: Bool
    /// Whether symbols may contain symbols.
    package let hasHierarchicalDocumentSymbols: Bool
    /// What it does with completion items.
    package let completion: CompletionClientCapabilities
    /// What it does with code actions.
    package let codeAction: CodeActionClientCapabilities
    /// Whether a definition may say what leads to it.
    package let hasDefinitionLinks: Bool
    /// Whether an edit may name the versions of documents.
    package let hasDocumentChanges: Bool
    /// Whether a change may make files: that takes `documentChanges` too.
    package let createsFiles: Bool
    /// Whether it shows what the edits of such a change are for.
    package let hasChangeAnnotations: Bool
    /// Whether it can be asked to watch files while the server runs.
    package let registersWatchedFiles: Bool
    /// Whether it shows documents that the server makes.
    package let hasTextDocumentContent: Bool
    /// Whether it shows how far long work has come.
    package let hasWorkDoneProgress: Bool
    /// Whether it shows a document that it is asked to show.
    package let showsDocuments: Bool
    /// Whether it makes changes that it is asked to make.
    package let appliesEdits: Bool

    package init(json: JSON) {
      let document = json["textDocument"] ?? .null
      let encodings = json.lenientList(
        "general", "positionEncodings", as: PositionEncodingKind.self)
      positionEncodings = encodings.isEmpty ? [.utf16] : encodings
      let pulled = document["diagnostic"] ?? .null
      publishDiagnostics = .init(json: document["publishDiagnostics"] ?? .null)
        .or(.init(json: pulled))
      diagnostic = pulled.objectValue.map { _ in .init(json: pulled) }
      // Helix writes it in the singular, as the protocol does with all others.
      refreshesDiagnostics = ["diagnostics", "diagnostic"].contains {
        json.flag("workspace", $0, "refreshSupport")
      }
      foldingRange = .init(json: document["foldingRange"] ?? .null)
      hoverContentFormat = document.lenientList("hover", "contentFormat")
      let hints = document["inlayHint"] ?? .null
      hasInlayHints = hints.objectValue != nil
      let resolved: [String] = hints["resolveSupport"]?.lenientList("properties") ?? []
      resolvesInlayHints = resolved.contains("tooltip")
      refreshesInlayHints = json.flag("workspace", "inlayHint", "refreshSupport")
      refreshesCodeLenses = json.flag("workspace", "codeLens", "refreshSupport")
      hasSemanticTokensDelta = document.flag("semanticTokens", "requests", "full", "delta")
      answersConfiguration = json.flag("workspace", "configuration")
      registersConfiguration = json.flag(
        "workspace", "didChangeConfiguration", "dynamicRegistration")
      hasHierarchicalDocumentSymbols = document.flag(
        "documentSymbol", "hierarchicalDocumentSymbolSupport")
      completion = .init(json: document["completion"] ?? .null)
      codeAction = .init(json: document["codeAction"] ?? .null)
      hasDefinitionLinks = document.flag("definition", "linkSupport")
      hasDocumentChanges = json.flag("workspace", "workspaceEdit", "documentChanges")
      let operations: [String] =
        json["workspace"]?["workspaceEdit"]?.lenientList("resourceOperations") ?? []
      createsFiles = hasDocumentChanges && operations.contains("create")
      hasChangeAnnotations =
        json["workspace"]?["workspaceEdit"]?["changeAnnotationSupport"]?.objectValue != nil
      registersWatchedFiles = json.flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
      hasTextDocumentContent = json["workspace"]?["textDocumentContent"]?.objectValue != nil
      hasWorkDoneProgress = json.flag("window", "workDoneProgress")
      showsDocuments = json.flag("window", "showDocument", "support")
      appliesEdits = json.flag("workspace", "applyEdit")
    }
  }

  /// What a client shows of diagnostics.
  package struct PublishDiagnosticsClientCapabilities: Equatable, Sendable {
    /// Whether it shows related locations.
    package let hasRelatedInformation: Bool
    /// Whether it leads to the explanations of codes.
    package let hasCodeDescription: Bool
    /// Whether it lets text fade that does nothing.
    package let hasUnnecessaryTag: Bool
  }

  /// What a client does with diagnostics that it asks for.
  package struct DiagnosticClientCapabilities: JSONDecodable, Equatable, Sendable {
    /// Whether the report of a document may hold those of others.
    package let hasRelatedDocuments: Bool

    package init(json: JSON) {
      hasRelatedDocuments = json.flag("relatedDocumentSupport")
    }
  }

  /// What a client does with folding ranges.
  package struct FoldingRangeClientCapabilities: JSONDecodable, Equatable, Sendable {
    /// The number of ranges that it takes of a document; nil means all.
    package let rangeLimit: Int?
    /// Whether it shows a text of the server's in place of the folded lines.
    package let hasCollapsedText: Bool

    package init(json: JSON) {
      rangeLimit = try? json.uinteger("rangeLimit")
      hasCollapsedText = json.flag("foldingRange", "collapsedText")
    }
  }

  /// What a client does with completion items.
  package struct CompletionClientCapabilities: JSONDecodable, Equatable, Sendable {
    /// Whether it knows the notation of snippets.
    package let hasSnippets: Bool
    /// Whether it can insert a text or replace the word by it.
    package let hasInsertReplace: Bool
    /// Whether it shows details beside a label.
    package let hasLabelDetails: Bool
    /// The kinds of text that it shows as documentation, in its order; empty when it does not say.
    package let documentationFormat: [MarkupKind]

    package init(json: JSON) {
      let item = json["completionItem"] ?? .null
      hasSnippets = item.flag("snippetSupport")
      hasInsertReplace = item.flag("insertReplaceSupport")
      hasLabelDetails = item.flag("labelDetailsSupport")
      documentationFormat = item.lenientList("documentationFormat")
    }
  }

  /// The language of a text for people.
  package enum MarkupKind: String, Sendable {
    case plaintext
    case markdown
  }

  /// What a client does with code actions.
  package struct CodeActionClientCapabilities: JSONDecodable, Equatable, Sendable {
    /// Whether it takes actions with an edit; otherwise it takes commands only.
    package let hasLiterals: Bool
    /// Whether it knows a preferred one.
    package let hasPreferred: Bool
    /// Whether it shows actions that cannot be made, with the reason.
    package let hasDisabled: Bool
    /// Whether it asks for the edit of an action once somebody wants it, and hands back what it was given.
    package let resolvesEdits: Bool

    package init(json: JSON) {
      hasLiterals = json["codeActionLiteralSupport"]?.objectValue != nil
      hasPreferred = json.flag("isPreferredSupport")
      hasDisabled = json.flag("disabledSupport")
      resolvesEdits =
        json.flag("dataSupport")
        && json.lenientList("resolveSupport", "properties", as: String.self).contains("edit")
    }
  }
}

extension LSP.MarkupKind: JSONDecodable {}

extension LSP.PublishDiagnosticsClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    hasRelatedInformation = json.flag("relatedInformation")
    hasCodeDescription = json.flag("codeDescriptionSupport")
    // The number of the tag on the wire.
    hasUnnecessaryTag = json.lenientList("tagSupport", "valueSet", as: Int.self).contains(1)
  }

  /// What either of two ways to get diagnostics offers: some clients declare the details in one place only.
  func or(_ other: Self) -> Self {
    Self(
      hasRelatedInformation: hasRelatedInformation || other.hasRelatedInformation,
      hasCodeDescription: hasCodeDescription || other.hasCodeDescription,
      hasUnnecessaryTag: hasUnnecessaryTag || other.hasUnnecessaryTag)
  }
}
