/// Whether long work is still wanted; whoever does it looks once for each part.
package struct Interruption: Sendable {
  /// For work that is wanted whatever happens.
  package static let never = Interruption { false }

  private let isAsked: @Sendable () -> Bool

  /// Makes one that is asked for once `isAsked` returns true; it is called from any thread.
  package init(_ isAsked: @escaping @Sendable () -> Bool) {
    self.isAsked = isAsked
  }

  /// Throws once nobody wants the work any more.
  package func look() throws(Interrupted) {
    if isAsked() { throw Interrupted() }
  }
}

/// Says that work was left unfinished because nobody wants it any more.
package struct Interrupted: Error, Hashable {
  /// Makes one.
  package init() {}
}
