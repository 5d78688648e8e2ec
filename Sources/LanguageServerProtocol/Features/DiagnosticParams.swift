package import JSON

extension LSP {
  /// The params of `textDocument/publishDiagnostics`.
  package struct PublishDiagnosticsParams: Equatable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The version that was checked; nil for a file on disk.
    package let version: Int?
    /// All that is reported of it, in place of what was before.
    package let diagnostics: WrittenDiagnostics

    package init(uri: DocumentURI, version: Int? = nil, diagnostics: WrittenDiagnostics = .none) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }

  /// Diagnostics as they go over the wire: they are compared by these bytes and a report is named after them, so they
  /// are written once for all.
  package struct WrittenDiagnostics: Equatable, Sendable {
    /// An array of diagnostics.
    package let json: [UInt8]

    package init(json: [UInt8]) {
      self.json = json
    }

    /// No diagnostics.
    package static let none = WrittenDiagnostics(json: Array("[]".utf8))
  }

  /// A diagnostic that the client shows, as far as it names one.
  package struct ClientDiagnostic: JSONDecodable, Hashable, Sendable {
    /// The part of the document that it is about.
    package let range: Range
    /// What its rule is called; empty where that is no text.
    package let code: String

    package init(json: JSON) throws(JSONShapeError) {
      range = try json.field("range")
      code = json.lenient("code") ?? ""
      _ = try json.field("message", as: String.self)
    }
  }
}

extension LSP.PublishDiagnosticsParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
      json.optionalField("version", version)
      json.field("diagnostics", diagnostics)
    }
  }
}

extension LSP.WrittenDiagnostics: JSONEncodable {
  package func write(to json: inout JSONWriter) { json.written(self.json) }
}

extension LSP {
  /// The params of `textDocument/diagnostic`.
  package struct DocumentDiagnosticParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// What the last report was called that the client keeps; nil when it keeps none.
    package let previousResultId: String?

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      previousResultId = try json.optionalField("previousResultId")
    }
  }

  /// The params of `workspace/diagnostic`.
  package struct WorkspaceDiagnosticParams: JSONDecodable, Hashable, Sendable {
    /// What the last reports were called that the client keeps.
    package let previousResultIds: [PreviousResultId]
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?

    package init(json: JSON) throws(JSONShapeError) {
      previousResultIds = try json.optionalField("previousResultIds") ?? []
      partialResultToken = json.lenient("partialResultToken")
    }
  }

  /// The report of a document that a client keeps.
  package struct PreviousResultId: JSONDecodable, Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// What the report was called.
    package let value: String

    package init(json: JSON) throws(JSONShapeError) {
      uri = try json.field("uri")
      value = try json.field("value")
    }
  }
}
