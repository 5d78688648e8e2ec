/// The name by which the caller knows a file: a path or a URI, compared by its characters only.
package struct FileID: Hashable, Sendable {
  /// The name as the caller gave it.
  package let name: String

  /// Names a file.
  package init(_ name: String) {
    self.name = name
  }
}
