package import JSON

extension LSP {
  /// A piece of a hint that leads somewhere.
  package struct InlayHintLabelPart: Equatable, Sendable {
    /// What is shown.
    package var value: String
    /// What is shown when the pointer rests on it.
    package let tooltip: Tooltip?
    /// Where a click on it leads.
    package let location: Location?
    /// What a click on it does.
    package let command: Command?

    package init(
      value: String, tooltip: Tooltip? = nil, location: Location? = nil, command: Command? = nil
    ) {
      self.value = value
      self.tooltip = tooltip
      self.location = location
      self.command = command
    }
  }
}

extension LSP.InlayHintLabelPart: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("value", value)
      json.optionalField("tooltip", tooltip)
      json.optionalField("location", location)
      json.optionalField("command", command)
    }
  }
}
