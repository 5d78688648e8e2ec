package import JSON

extension LSP {
  /// The params of `workspace/configuration`.
  package struct ConfigurationParams: Hashable, Sendable {
    /// The names of what is asked for.
    package let sections: [String]

    package init(sections: [String]) {
      self.sections = sections
    }
  }
}

extension LSP.ConfigurationParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("items", JSON.array(sections.map { ["section": .string($0)] }))
    }
  }
}
