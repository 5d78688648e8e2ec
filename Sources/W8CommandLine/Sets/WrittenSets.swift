import W8Analysis
import W8Engine
import W8Syntax

/// Sets of an exercise as they stand in a log, but for blanks.
struct WrittenSets {
  private let groups: [Group]
  /// The unit of loads that have none, a kilogram or a pound.
  private let unit: MassUnit

  /// What stands between two commas.
  private struct Group {
    let items: [Item]
    let purpose: SetPurpose
  }

  private struct Item {
    let text: String
    let isBareLoad: Bool
  }

  /// The sets on the exercise line at `place`, which has `tokens`; its bare loads are in `unit`.
  init(at place: LinePlace, _ tokens: ArraySlice<Token>, unit: MassUnit) {
    self.init(groups: Self.groups(at: place, tokens), unit: unit)
  }

  /// The sets of all lines of an exercise in one session.
  init(of session: ExerciseSession, in log: OpenedLog) {
    let groups = log.lines(of: session).flatMap { Self.groups(at: $0, $0.tokens) }
    self.init(groups: groups, unit: session.unit)
  }

  private init(groups: [Group], unit: MassUnit) {
    self.groups = groups
    self.unit = unit
  }

  /// The sets that are no warm-up.
  var working: WrittenSets {
    WrittenSets(groups: groups.filter { $0.purpose == .work }, unit: unit)
  }

  /// The sets with a unit at each load.
  var withUnits: String { text(naming: unit.symbol) }

  /// The sets with a unit at each load that is not in `pageUnit`.
  func text(in pageUnit: MassUnit) -> String { text(naming: unit == pageUnit ? "" : unit.symbol) }

  private func text(naming symbol: String) -> String {
    var text = ""
    for (index, group) in groups.enumerated() {
      if index > 0 { text += ", " }
      for (index, item) in group.items.enumerated() {
        if index > 0 { text += " " }
        text += item.text
        if item.isBareLoad { text += symbol }
      }
    }
    return words(of: text)
  }

  private static func groups(at place: LinePlace, _ tokens: ArraySlice<Token>) -> [Group] {
    let nameEnd =
      tokens.firstIndex { $0.kind == .colon }
      ?? tokens.firstIndex { $0.kind == .name || $0.kind == .string }
    let sets = tokens.suffix(from: nameEnd.map { $0 + 1 } ?? tokens.startIndex)
      .prefix { $0.kind != .note && $0.kind != .comment }
    guard !sets.isEmpty else { return [] }
    return sets.split(omittingEmptySubsequences: false) { $0.kind == .comma }.map { tokens in
      let items = tokens.map { item($0, place.string(of: $0)) }
      let warmsUp = zip(tokens, items).contains { isWarmUp($0, $1.text) }
      return Group(items: items, purpose: warmsUp ? .warmUp : .work)
    }
  }

  private static func isWarmUp(_ token: Token, _ text: String) -> Bool {
    switch token.kind {
    case .reps, .duration, .distance: text.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "w")
    default: false
    }
  }

  private static func item(_ token: Token, _ text: String) -> Item {
    let endsInDigit = text.utf8.last.map { (0x30...0x39).contains($0) } ?? false
    return Item(text: text, isBareLoad: token.kind == .load && endsInDigit)
  }
}
