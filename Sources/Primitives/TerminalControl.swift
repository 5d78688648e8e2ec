extension Unicode.Scalar {
  /// Whether a terminal does something else with the scalar than to show it in its place: controls, line and paragraph
  /// separators, and marks that turn the direction of the text around.
  package var isObeyedByTerminals: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
