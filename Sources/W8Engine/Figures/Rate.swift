/// How a weight differs from the one a week or more before.
package struct Rate: Hashable, Sendable {
  /// The weight of the entry minus the weight of the entry compared with; not divided by the days between.
  package let change: Mass
  /// Which way the weight went.
  package let direction: Direction
  /// The last counted entry of the latest day at least seven days before.
  package let comparedWith: EntryReference
}

extension Rate {
  /// The rate from the weight of another entry to a later one, in a book that is kept in `unit`.
  init(from other: Mass, at entry: EntryReference, to mass: Mass, in unit: MassUnit) {
    let change = mass - other
    self.init(change: change, direction: Direction(of: change, in: unit), comparedWith: entry)
  }
}
