import JSON

extension LSP {
  /// What happened to a file.
  package enum FileChangeType: Int, Sendable {
    case created = 1
    case changed = 2
    case deleted = 3
  }
}

extension LSP.FileChangeType: JSONEncodable, JSONDecodable {}
