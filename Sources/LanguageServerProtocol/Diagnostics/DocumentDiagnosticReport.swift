package import JSON

extension LSP {
  /// What there is to tell about a document that a client asks about.
  package enum DocumentDiagnosticReport: Equatable, Sendable {
    /// All there is to tell, and the name of this report; nil for one that need not be kept.
    case full(WrittenDiagnostics, resultId: String?)
    /// What the report of this name told.
    case unchanged(resultId: String)

    fileprivate func writeMembers(to json: inout JSONWriter) {
      switch self {
      case .full(let diagnostics, let resultId):
        json.field("kind", "full")
        json.optionalField("resultId", resultId)
        json.field("items", diagnostics)
      case .unchanged(let resultId):
        json.field("kind", "unchanged")
        json.field("resultId", resultId)
      }
    }
  }

  /// The answer to `textDocument/diagnostic`.
  package struct RelatedDocumentDiagnosticReport: Equatable, Sendable {
    /// What there is to tell about the document.
    package let report: DocumentDiagnosticReport
    /// What there is to tell about others beside it.
    package let related: [WorkspaceDocumentDiagnosticReport]

    package init(
      report: DocumentDiagnosticReport, related: [WorkspaceDocumentDiagnosticReport] = []
    ) {
      self.report = report
      self.related = related
    }
  }

  /// What there is to tell about one document of several.
  package struct WorkspaceDocumentDiagnosticReport: Equatable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The version that was looked at; nil for a file on disk.
    package let version: Int?
    /// What there is to tell.
    package let report: DocumentDiagnosticReport

    package init(uri: DocumentURI, version: Int?, report: DocumentDiagnosticReport) {
      self.uri = uri
      self.version = version
      self.report = report
    }
  }

  /// The answer to `workspace/diagnostic`, or a part of it.
  package struct WorkspaceDiagnosticReport: Equatable, Sendable {
    /// A report for each document.
    package let items: [WorkspaceDocumentDiagnosticReport]

    package init(items: [WorkspaceDocumentDiagnosticReport]) {
      self.items = items
    }
  }

  /// The params of `textDocument/diagnostic`.
  package struct DocumentDiagnosticParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// What the last report was called that the client keeps; nil when it keeps none.
    package let previousResultId: String?
  }

  /// The params of `workspace/diagnostic`.
  package struct WorkspaceDiagnosticParams: Hashable, Sendable {
    /// What the last reports were called that the client keeps.
    package let previousResultIds: [PreviousResultId]
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?
  }

  /// The report of a document that a client keeps.
  package struct PreviousResultId: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// What the report was called.
    package let value: String
  }
}

extension LSP.DocumentDiagnosticReport: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { writeMembers(to: &$0) }
  }
}

extension LSP.RelatedDocumentDiagnosticReport: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      report.writeMembers(to: &json)
      if related.isEmpty { return }
      json.key("relatedDocuments")
      json.object { json in
        for other in related { json.field(named: other.uri.spelling, other.report) }
      }
    }
  }
}

extension LSP.WorkspaceDocumentDiagnosticReport: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
      json.field("version", version)
      report.writeMembers(to: &json)
    }
  }
}

extension LSP.WorkspaceDiagnosticReport: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { $0.field("items", items) }
  }
}

extension LSP.DocumentDiagnosticParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    previousResultId = try json.optionalField("previousResultId")
  }
}

extension LSP.WorkspaceDiagnosticParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    previousResultIds = try json.optionalField("previousResultIds") ?? []
    partialResultToken = json.lenient("partialResultToken")
  }
}

extension LSP.PreviousResultId: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    value = try json.field("value")
  }
}
