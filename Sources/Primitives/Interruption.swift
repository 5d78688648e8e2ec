/// Whether long work is still wanted; the function that does it looks once for each part.
package struct Interruption: Sendable {
  /// For work that is wanted whatever happens.
  package static let never = Interruption { false }

  private let isAsked: @Sendable () -> Bool

  /// Makes one that is asked for once `isAsked` returns true; it is called from any thread.
  package init(_ isAsked: @escaping @Sendable () -> Bool) {
    self.isAsked = isAsked
  }

  /// Throws once the work is not wanted any more.
  package func look() throws(Interrupted) {
    if isAsked() { throw Interrupted() }
  }
}

/// Says that work was left unfinished because it is not wanted any more.
package struct Interrupted: Error, Hashable {
  /// Makes one.
  package init() {}
}
