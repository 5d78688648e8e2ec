/// A load far above all that was lifted before in its branch, and that no other session comes near.
package struct ImplausibleLoad: Hashable, Sendable {
  /// The session.
  package let session: SessionReference
  /// The index of the line in the session.
  package let line: Int
  /// The index of the group in the line.
  package let group: Int
  /// The load.
  package let load: Mass
  /// The heaviest load of earlier sessions.
  package let best: Mass
  /// The lightest and the heaviest of what was lifted most in each other session of the branch.
  package let others: ClosedRange<Mass>

  /// How many times the best the load is.
  package var ratio: Double { load.kilograms / best.kilograms }

  /// How many earlier sessions there must be.
  package static let leastSessions = 3
  /// How far above the best a load must be to be noticed.
  package static let leastDifference = Mass(thousandths: 20_000, of: .kilogram)

  /// Whether `load` is more than one and a half times `best` and more than 20 kg above it.
  static func isFar(_ load: Mass, above best: Mass) -> Bool { load > limit(above: best) }

  /// The heaviest load that is not far above `best`.
  static func limit(above best: Mass) -> Mass {
    best + max(leastDifference, Mass(tenNanograms: best.tenNanograms / 2))
  }
}
