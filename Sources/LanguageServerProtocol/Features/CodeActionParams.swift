package import JSON

extension LSP {
  /// The params of `textDocument/codeAction`.
  package struct CodeActionParams: TextDocumentParams, Equatable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The part for which actions are requested.
    package let range: Range
    /// The reason why they are requested.
    package let context: CodeActionContext

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      range = try json.field("range")
      context = try json.field("context")
    }
  }

  /// The reason why code actions are requested.
  package struct CodeActionContext: JSONDecodable, Equatable, Sendable {
    /// What the client shows there; empty when it shows nothing.
    package let diagnostics: [ClientDiagnostic]
    /// The kinds that are requested, with all below them; nil means all.
    package let only: [CodeActionKind]?
    /// Who asks; nil when unknown.
    package let triggerKind: CodeActionTriggerKind?

    package init(json: JSON) throws(JSONShapeError) {
      diagnostics = try json.optionalField("diagnostics") ?? []
      only = try json.optionalField("only")
      triggerKind = try json.optionalField("triggerKind")
    }
  }

  /// Who asks for code actions.
  package enum CodeActionTriggerKind: Int, Sendable {
    case invoked = 1
    case automatic = 2
  }

  /// The kind of change a code action is: words joined by dots, the general one first.
  package struct CodeActionKind: RawRepresentable, Hashable, Sendable {
    /// The word on the wire.
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether this is `other` or one of the kinds below it; everything is below the empty word.
    package func isKind(of other: CodeActionKind) -> Bool {
      other.rawValue.isEmpty || self == other || rawValue.hasPrefix(other.rawValue + ".")
    }
  }

  /// The params of `codeAction/resolve`: an action as the server has sent it, with the `data` that it put into it.
  package struct ResolvedCodeAction: Equatable, Sendable {
    /// What people read.
    package let title: String
    /// The document for which it was offered.
    package let textDocument: TextDocumentIdentifier
    /// The version of the document then.
    package let version: Int
    /// The byte of the document at which it was offered.
    package let offset: Int
    /// The byte where the selection ended.
    package let end: Int
    private let item: JSON
  }
}

extension LSP.CodeActionKind: JSONEncodable, JSONDecodable {}

extension LSP.CodeActionTriggerKind: JSONDecodable {}

extension LSP.ResolvedCodeAction: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    title = try json.field("title")
    let data = try json.optionalField("data", as: JSON.self) ?? .null
    textDocument = try data.field("textDocument")
    version = try data.field("version")
    offset = try data.field("offset")
    end = try data.optionalField("end") ?? offset
    item = json
  }

  /// The `data` of an action, by which the client has its edit made.
  package static func data(uri: LSP.DocumentURI, version: Int, offset: Int, end: Int) -> JSON {
    [
      "textDocument": ["uri": .string(uri.spelling)], "version": .integer(version),
      "offset": .integer(offset), "end": .integer(end),
    ]
  }

  /// Writes the members of the action with its edit.
  package func write(with edit: some JSONEncodable, _ json: inout JSONWriter) {
    json.field("title", title)
    json.optionalField("kind", item.lenient("kind", as: String.self))
    json.list("diagnostics", item["diagnostics"]?.arrayValue ?? [])
    json.flag("isPreferred", item.flag("isPreferred"))
    json.field("edit", edit)
    json.optionalField("data", item["data"])
  }
}
