package import JSON

extension LSP {
  /// Something to tell about a part of a document.
  package struct Diagnostic: Equatable, Sendable {
    /// The part.
    package let range: Range
    /// How much it matters; nil leaves this to the client.
    package let severity: DiagnosticSeverity?
    /// What the rule is known by.
    package let code: DiagnosticCode?
    /// Where the rule is explained.
    package let codeDescription: CodeDescription?
    /// Who says so.
    package let source: String?
    /// What is to be told.
    package let message: String
    /// How it is shown beside its severity.
    package let tags: [DiagnosticTag]
    /// Other places that belong to it.
    package let relatedInformation: [DiagnosticRelatedInformation]
    /// What the client hands back in a request for code actions.
    package let data: JSON?

    /// Makes a diagnostic; what is nil or empty is not sent.
    package init(
      range: Range, severity: DiagnosticSeverity? = nil, code: DiagnosticCode? = nil,
      codeDescription: CodeDescription? = nil, source: String? = nil, message: String,
      tags: [DiagnosticTag] = [], relatedInformation: [DiagnosticRelatedInformation] = [],
      data: JSON? = nil
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.codeDescription = codeDescription
      self.source = source
      self.message = message
      self.tags = tags
      self.relatedInformation = relatedInformation
      self.data = data
    }
  }
}

extension LSP.Diagnostic: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range)
      json.optionalField("severity", severity)
      json.optionalField("code", code)
      json.optionalField("codeDescription", codeDescription)
      json.optionalField("source", source)
      json.field("message", message)
      json.list("tags", tags)
      json.list("relatedInformation", relatedInformation)
      json.optionalField("data", data)
    }
  }
}

extension LSP.Diagnostic: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    range = try json.field("range")
    severity = json.lenient("severity")
    code = json.lenient("code")
    codeDescription = json.lenient("codeDescription")
    source = json.lenient("source")
    message = try json.field("message")
    tags = json.lenientList("tags")
    relatedInformation = json.lenientList("relatedInformation")
    data = try json.optionalField("data")
  }
}
