package import JSON

extension LSP {
  /// A change that the client may offer.
  package struct CodeAction: Equatable, Sendable {
    /// What people read.
    package let title: String
    /// What sort of change it is.
    package let kind: CodeActionKind?
    /// What it repairs.
    package let diagnostics: [Diagnostic]
    /// Whether it is the obvious one for its diagnostics.
    package let isPreferred: Bool
    /// Why it cannot be made; nil when it can.
    package let disabledReason: String?
    /// The change; nil when it comes with `codeAction/resolve`.
    package var edit: WorkspaceEdit?
    /// What the client hands back to have the action completed.
    package let data: JSON?

    package init(
      title: String, kind: CodeActionKind? = nil, diagnostics: [Diagnostic] = [],
      isPreferred: Bool = false, disabledReason: String? = nil, edit: WorkspaceEdit? = nil,
      data: JSON? = nil
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.disabledReason = disabledReason
      self.edit = edit
      self.data = data
    }
  }
}

extension LSP.CodeAction: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.optionalField("kind", kind)
      json.list("diagnostics", diagnostics)
      json.flag("isPreferred", isPreferred)
      if let disabledReason {
        json.key("disabled")
        json.object { json in json.field("reason", disabledReason) }
      }
      json.optionalField("edit", edit)
      json.optionalField("data", data)
    }
  }
}

extension LSP.CodeAction: JSONDecodable {
  /// Reads what `codeAction/resolve` hands back; an edit in it is not read, the server makes it.
  package init(json: JSON) throws(JSONShapeError) {
    title = try json.field("title")
    kind = json.lenient("kind")
    diagnostics = json.lenientList("diagnostics")
    isPreferred = json.flag("isPreferred")
    disabledReason = nil
    edit = nil
    data = try json.optionalField("data")
  }
}
