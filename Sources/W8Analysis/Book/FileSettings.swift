package import W8Engine
package import W8Syntax
import W8Text

/// What the directives of one file say, wherever in the file they stand.
package struct FileSettings: Hashable, Sendable {
  /// Every directive of the file in order.
  package let directives: [PlacedDirective]
  /// Whether any of them is an `include`.
  let hasIncludes: Bool

  init(_ sections: SumTree<FileSection>) {
    var directives: [PlacedDirective] = []
    for index in sections.indices(where: { $0.directives > 0 }) {
      let tree = sections[index].tree
      directives += tree.linedDirectives.map { line, directive in
        PlacedDirective(
          section: index, line: line, directive: directive, note: tree.noteText(ofLine: line))
      }
    }
    self.directives = directives
    hasIncludes = directives.contains { placed in
      if case .include = placed.directive { true } else { false }
    }
  }

  /// The unit that the first valid `unit` directive names; nil without one.
  package var writtenUnit: MassUnit? {
    firstValue { directive in
      if case .unit(let unit) = directive { MassUnit(unit) } else { nil }
    }
  }

  /// The unit of weights that have none.
  package var unit: MassUnit { writtenUnit ?? .kilogram }

  /// The unit of loads that have none: that of the first valid `lift-unit`, else of body weights.
  package var loadUnit: MassUnit {
    let written = firstValue { directive in
      if case .liftUnit(let unit) = directive { MassUnit(unit) } else { nil }
    }
    return written ?? (unit == .stone ? .pound : unit)
  }

  /// The first goal of the file, with its place; nil without a `goal` directive that can be read.
  package var goal: (goal: GoalArguments, place: PlacedDirective)? {
    for placed in directives {
      if case .goal(let goal) = placed.directive { return (goal, placed) }
    }
    return nil
  }

  /// The notes on exercises at gyms, with their places, in order.
  package var setups: [(setup: SetupArguments, place: PlacedDirective)] {
    directives.compactMap { placed in
      if case .setup(let setup) = placed.directive { (setup, placed) } else { nil }
    }
  }

  /// The settings of the moving average; nil without a `trend` directive.
  package var trend: TrendArguments? {
    firstValue { directive in
      if case .trend(let trend) = directive { trend } else { nil }
    }
  }

  /// The version that the file is written for; nil when it does not say.
  package var version: VersionArguments? {
    firstValue { directive in
      if case .version(let version) = directive { version } else { nil }
    }
  }

  /// The order in which the days are meant to stand.
  package var order: WrittenOrder {
    firstValue { directive in
      if case .order(let order) = directive { order } else { nil }
    } ?? .oldest
  }

  private func firstValue<Value>(_ value: (Directive) -> Value?) -> Value? {
    for placed in directives {
      if let value = value(placed.directive) { return value }
    }
    return nil
  }
}

/// A directive and where in its file it stands.
package struct PlacedDirective: Hashable, Sendable {
  /// The index of the section.
  package let section: Int
  /// The index of the line in the section.
  package let line: Int
  /// What the line says.
  package let directive: Directive
  /// The text of the note that ends the line; nil when it has none.
  package let note: String?
}
