/// Something with a name that is looked for in all books.
package struct WorkspaceSymbol: Hashable, Sendable {
  /// Its name; one line, never empty.
  package let name: String
  /// What it is.
  package let kind: Kind
  /// What else is to be said of it, on one line; nil when there is nothing.
  package let detail: String?
  /// Where it stands.
  package let target: NavigationTarget

  /// What a symbol is, the first the more wanted of two that match as well.
  package enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// A gym.
    case gym
    /// An exercise.
    case exercise
    /// A tag.
    case tag
    /// A month, at its header.
    case month
    /// A day, at its entry.
    case day
  }
}
