/// The manual page of a rule; the only source of every text about it.
package struct Explanation: Hashable, Sendable {
  /// What the rule finds, in one or two sentences.
  package let finds: String
  /// Why that hurts.
  package let harm: String
  /// A log in which the rule finds its fault.
  package let example: String
  /// What to write instead: a log in which the rule finds nothing.
  package let instead: String
}
