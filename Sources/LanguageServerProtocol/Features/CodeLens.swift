package import JSON

extension LSP {
  /// A text above a line.
  package struct CodeLens: Equatable, Sendable {
    /// The line.
    package let range: Range
    /// What is shown, and what a click does.
    package let command: Command

    package init(range: Range, command: Command) {
      self.range = range
      self.command = command
    }
  }

  /// The params of `textDocument/codeLens`.
  package struct CodeLensParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }
}

extension LSP.CodeLens: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range)
      json.field("command", command)
    }
  }
}

extension LSP.CodeLensParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}
