package import JSON

extension LSP {
  /// What can be selected around a place, step by step.
  package struct SelectionRange: Hashable, Sendable {
    /// The steps, the innermost first; each holds the one before it, and there is at least one.
    package let ranges: [Range]

    package init(ranges: [Range]) {
      self.ranges = ranges
    }
  }
}

extension LSP.SelectionRange: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    for (index, range) in ranges.enumerated() {
      if index > 0 { json.key("parent") }
      json.startObject()
      json.key("range")
      range.write(to: &json)
    }
    for _ in ranges { json.endObject() }
  }
}
