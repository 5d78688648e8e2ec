package import JSON

extension LSP {
  /// A thing with a name, for clients without nested symbols.
  package struct SymbolInformation: Hashable, Sendable {
    /// The name; never empty or blank.
    package let name: String
    /// What it is drawn as.
    package let kind: SymbolKind
    /// All of it.
    package let location: Location
    /// The name of the thing around it.
    package let containerName: String?

    package init(name: String, kind: SymbolKind, location: Location, containerName: String? = nil) {
      self.name = name
      self.kind = kind
      self.location = location
      self.containerName = containerName
    }
  }
}

extension LSP.SymbolInformation: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("kind", kind)
      json.field("location", location)
      json.optionalField("containerName", containerName)
    }
  }
}
