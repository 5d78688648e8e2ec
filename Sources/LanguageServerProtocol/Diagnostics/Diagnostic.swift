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

  /// Where the code of a diagnostic is explained.
  package struct CodeDescription: Hashable, Sendable {
    /// The address of the explanation.
    package let href: String

    package init(href: String) {
      self.href = href
    }
  }

  /// What a rule is known by.
  package enum DiagnosticCode: Hashable, Sendable {
    case integer(Int)
    case string(String)
  }

  /// Another place that belongs to the story of a diagnostic.
  package struct DiagnosticRelatedInformation: Hashable, Sendable {
    /// The place.
    package let location: Location
    /// What it has to do with it.
    package let message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// How much a diagnostic matters.
  package enum DiagnosticSeverity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  /// How a diagnostic is shown beside its severity.
  package enum DiagnosticTag: Int, Sendable {
    /// The text does nothing and may fade.
    case unnecessary = 1
    /// The text is out of use and may be struck through.
    case deprecated = 2
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

extension LSP.CodeDescription: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    href = try json.field("href")
  }
}

extension LSP.CodeDescription: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("href", href)
    }
  }
}

extension LSP.DiagnosticCode: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    switch json {
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .string(value)
    default: throw JSONShapeError(expected: "a whole number or a string")
    }
  }
}

extension LSP.DiagnosticCode: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): json.integer(value)
    case .string(let value): json.string(value)
    }
  }
}

extension LSP.DiagnosticRelatedInformation: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    location = try json.field("location")
    message = try json.field("message")
  }
}

extension LSP.DiagnosticRelatedInformation: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("location", location)
      json.field("message", message)
    }
  }
}

extension LSP.DiagnosticSeverity: JSONEncodable, JSONDecodable {}

extension LSP.DiagnosticTag: JSONEncodable, JSONDecodable {}
