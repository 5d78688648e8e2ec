package import W8Engine
package import W8Syntax
import W8Text

/// What the directives of one file say, wherever in the file they stand.
package struct FileSettings: Sendable {
  private let sections: [Section]
  /// The units of the root, where the file is another of its book.
  private let inherited: RootUnits?

  init(_ sections: [Section], inheriting inherited: RootUnits?) {
    (self.sections, self.inherited) = (sections, inherited)
  }

  /// Every directive of the file in order.
  package var directives: [PlacedDirective] { directives(of: .all) }

  /// The directives with one of `keywords`, in order.
  package func directives(of keywords: KeywordSet) -> [PlacedDirective] {
    var found: [PlacedDirective] = []
    for (index, section) in sections.enumerated() where !section.keywords.isDisjoint(with: keywords)
    {
      for (line, directive) in section.directives
      where keywords.contains(KeywordSet(directive.keyword)) {
        found.append(PlacedDirective(section: index, line: line, directive: directive))
      }
    }
    return found
  }

  /// The unit that the first valid `unit` directive names; nil without one.
  package var writtenUnit: MassUnit? {
    first(.unit) { directive in
      if case .unit(let unit) = directive { MassUnit(unit) } else { nil }
    }
  }

  /// The unit that the file or its root names; nil where neither does.
  package var statedUnit: MassUnit? { writtenUnit ?? inherited?.unit }

  /// The unit of weights that have none.
  package var unit: MassUnit { statedUnit ?? .kilogram }

  /// The unit of loads that have none: that of `lift-unit`, else that of `unit`, each of the file before those of the
  /// root; pounds for stones.
  package var loadUnit: MassUnit {
    let inheritedLoad = writtenUnit == nil ? inherited?.load : nil
    return writtenLoadUnit ?? inheritedLoad ?? (unit == .stone ? .pound : unit)
  }

  private var writtenLoadUnit: MassUnit? {
    first(.liftUnit) { directive in
      if case .liftUnit(let unit) = directive { MassUnit(unit) } else { nil }
    }
  }

  /// The units that the other files of a book with this root inherit.
  var unitsOfRoot: RootUnits { RootUnits(unit: writtenUnit, load: writtenLoadUnit) }

  /// The settings of the moving average; nil without a `trend` directive.
  package var trend: TrendArguments? {
    first(.trend) { directive in
      if case .trend(let trend) = directive { trend } else { nil }
    }
  }

  /// The version that the file is written for; nil when it does not say.
  package var version: VersionArguments? {
    first(.w8log) { directive in
      if case .version(let version) = directive { version } else { nil }
    }
  }

  /// The order in which the days are meant to stand.
  package var order: WrittenOrder {
    first(.order) { directive in
      if case .order(let order) = directive { order } else { nil }
    } ?? .oldest
  }

  private func first<Value>(_ keyword: Keyword, _ value: (Directive) -> Value?) -> Value? {
    for placed in directives(of: KeywordSet(keyword)) {
      if let value = value(placed.directive) { return value }
    }
    return nil
  }
}

/// The units that the root of a book names, for files that name none.
struct RootUnits: Hashable, Sendable {
  let unit: MassUnit?
  let load: MassUnit?
}

/// A directive and where in its file it stands.
package struct PlacedDirective: Hashable, Sendable {
  /// The index of the section.
  package let section: Int
  /// The index of the line in the section.
  package let line: Int
  /// What the line says.
  package let directive: Directive
}

/// Some of the directives of the closed list, and whether there are others besides.
package struct KeywordSet: OptionSet, Sendable {
  /// A bit for each keyword; the lowest for directives that have no meaning.
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The one with a keyword; without one, those that have no meaning.
  package init(_ keyword: Keyword?) {
    rawValue = 1 << UInt32(keyword?.number ?? 0)
  }

  /// All directives, those too that have no meaning.
  static let all = KeywordSet(rawValue: .max)
  /// Those that a file sets once.
  package static let settings: KeywordSet = [
    KeywordSet(.w8log), KeywordSet(.unit), KeywordSet(.liftUnit), KeywordSet(.trend),
    KeywordSet(.goal), KeywordSet(.order),
  ]
}
