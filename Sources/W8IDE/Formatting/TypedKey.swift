/// A key after which an editor lets the text around the cursor be put in order; the raw value is what it types.
package enum TypedKey: String, CaseIterable, Sendable {
  /// The line above is finished, and a new one starts.
  case newLine = "\n"
  /// The name of an exercise may be finished.
  case colon = ":"
}
