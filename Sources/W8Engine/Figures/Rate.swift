/// How a weight differs from the one a week or more before.
package struct Rate: Hashable, Sendable {
  /// The weight of the entry minus the weight of the entry compared with; not divided by the days between.
  package let change: Mass
  /// The last counted entry of the latest day at least seven days before.
  package let comparedWith: EntryReference
  /// Which way the weight went.
  package let direction: Direction

  /// The rate from the weight of another `entry` to a later one, stable when less than `least`.
  init(from other: Mass, at entry: EntryReference, to mass: Mass, stableUnder least: Mass) {
    change = mass - other
    comparedWith = entry
    direction = Direction(of: change, stableUnder: least)
  }
}
