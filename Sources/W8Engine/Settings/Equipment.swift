/// Equal pieces: plates or dumbbells.
package struct Kit: Hashable, Sendable {
  /// The load of one.
  package let load: Amount
  /// How many there are; nil for enough.
  package let count: Int?

  package init(_ load: Amount, count: Int? = nil) {
    (self.load, self.count) = (load, count)
  }
}

/// What a gym has to load.
package struct GymEquipment: Hashable, Sendable {
  package var bar: Amount?
  package var plates: [Kit] = []
  package var dumbbells: [Kit] = []
  /// The step of all that is loaded otherwise.
  package var step: Amount?

  package init() {}
}

/// How an exercise is loaded.
package struct Loading: Hashable, Sendable {
  /// What it is loaded with; nil where that is not said.
  package var tool: Tool?
  package var bar: Amount?
  /// How many ends of the bar take plates.
  package var sides: Int?
  package var step: Amount?
  package var loads: [Kit] = []

  /// What takes the load.
  package enum Tool: Hashable, Sendable { case barbell, dumbbell }

  package init() {}

  /// Whether nothing is said.
  package var isEmpty: Bool { self == Loading() }

  /// Whether plates go on a bar.
  var takesPlates: Bool { tool == .barbell || bar != nil || sides != nil }
}
