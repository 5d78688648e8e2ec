/// Equal pieces: plates or dumbbells.
package struct Kit: Hashable, Sendable {
  /// The load of one.
  package let load: Amount
  /// How many there are; nil for enough.
  package let count: Int?

  /// Makes `count` pieces of `load`.
  package init(_ load: Amount, count: Int? = nil) {
    (self.load, self.count) = (load, count)
  }
}

/// What a gym has to load.
package struct GymEquipment: Hashable, Sendable {
  /// The bar of exercises that have none of their own.
  package var bar: Amount?
  /// The plates, on both sides of a bar together.
  package var plates: [Kit] = []
  /// The dumbbells.
  package var dumbbells: [Kit] = []
  /// The step of all that is loaded otherwise.
  package var step: Amount?

  /// Makes the equipment of a gym that says nothing.
  package init() {}
}

/// How an exercise is loaded.
package struct Loading: Hashable, Sendable {
  /// What it is loaded with; nil where that is not said.
  package var tool: Tool?
  /// Its own bar; nil for that of the gym.
  package var bar: Amount?
  /// How many ends of the bar take plates.
  package var sides: Int?
  /// The step of a stack; nil where none is said.
  package var step: Amount?
  /// All loads that there are; empty where none are said.
  package var loads: [Kit] = []

  /// What takes the load.
  package enum Tool: Hashable, Sendable { case barbell, dumbbell }

  /// Makes the loading of an exercise that says nothing.
  package init() {}

  /// Whether nothing is said.
  package var isEmpty: Bool { self == Loading() }

  /// Whether plates go on a bar.
  package var takesPlates: Bool { tool == .barbell || bar != nil || sides != nil }
}
