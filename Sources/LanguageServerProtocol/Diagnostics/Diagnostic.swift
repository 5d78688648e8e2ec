package import JSON

extension LSP {
  /// Something to tell about a part of a document.
  package struct Diagnostic: Equatable, Sendable {
    /// The part.
    package let range: Range
    /// How much it matters; nil leaves this to the client.
    package let severity: DiagnosticSeverity?
    /// What the rule is known by, a whole number or a string.
    package let code: JSON?
    /// The address at which the rule is explained.
    package let codeDescription: String?
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
      range: Range, severity: DiagnosticSeverity? = nil, code: JSON? = nil,
      codeDescription: String? = nil, source: String? = nil, message: String,
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
      json.optionalField("codeDescription", codeDescription.map { ["href": .string($0)] as JSON })
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
    code =
      switch json["code"] {
      case .integer?, .string?: json["code"]
      default: nil
      }
    codeDescription = json.lenient("codeDescription", "href")
    source = json.lenient("source")
    message = try json.field("message")
    tags = json.lenientList("tags")
    relatedInformation = json.lenientList("relatedInformation")
    data = try json.optionalField("data")
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
