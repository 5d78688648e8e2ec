package import W8Analysis
package import W8Text

/// A place that an editor can lead to.
package struct NavigationTarget: Hashable, Sendable {
  /// The file.
  package let file: FileID
  /// The bytes to show there.
  package let range: TextRange
}
