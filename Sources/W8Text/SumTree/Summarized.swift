/// What a row of elements adds up to: sums join in order, whichever neighbours are joined first.
@usableFromInline
package protocol Summary: Sendable {
  /// What no element comes to.
  static var zero: Self { get }
  /// Adds what comes after.
  mutating func add(_ next: Self)
}

/// An element of a `SumTree`.
@usableFromInline
package protocol Summarized: Sendable {
  /// What elements add up to.
  associatedtype Sum: Summary
  /// What the element alone comes to; asked for often, so it should be at hand.
  var summary: Sum { get }
  /// Whether what the elements before each come to is kept.
  static var keepsRunningSums: Bool { get }
}
