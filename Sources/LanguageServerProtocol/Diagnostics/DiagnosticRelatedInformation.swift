package import JSON

extension LSP {
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
