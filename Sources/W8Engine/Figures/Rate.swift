/// How a weight differs from the one a week or more before.
package struct Rate: Hashable, Sendable {
  /// The weight of the entry minus the weight of the entry compared with; not divided by the days between.
  package let change: Mass
  /// Which way the weight went.
  package let direction: Direction
  /// The last counted entry of the latest day at least seven days before.
  package let comparedWith: EntryReference
}
