import JSON

extension LSP {
  /// The unit in which columns are counted.
  package enum PositionEncodingKind: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }
}

extension LSP.PositionEncodingKind: JSONEncodable, JSONDecodable {}
