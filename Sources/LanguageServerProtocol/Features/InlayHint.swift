package import JSON

extension LSP {
  /// A text that is shown in a line without being part of it.
  ///
  /// It has no `kind`: some clients let a hint with one hang on the next character.
  package struct InlayHint: Equatable, Sendable {
    /// The place before which it is shown.
    package let position: Position
    /// What is shown.
    package let label: InlayHintLabel
    /// What is shown when the pointer rests on it.
    package let tooltip: Tooltip?
    /// Whether a gap comes before it.
    package let paddingLeft: Bool
    /// Whether a gap comes after it.
    package let paddingRight: Bool
    /// What the client hands back to have the hint completed.
    package let data: JSON?

    package init(
      position: Position, label: InlayHintLabel, tooltip: Tooltip? = nil, paddingLeft: Bool = false,
      paddingRight: Bool = false, data: JSON? = nil
    ) {
      self.position = position
      self.label = label
      self.tooltip = tooltip
      self.paddingLeft = paddingLeft
      self.paddingRight = paddingRight
      self.data = data
    }
  }
}

extension LSP.InlayHint: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("position", position)
      json.field("label", label)
      json.optionalField("tooltip", tooltip)
      json.flag("paddingLeft", paddingLeft)
      json.flag("paddingRight", paddingRight)
      json.optionalField("data", data)
    }
  }
}
