/// The directives of version 1.0: a closed list.
package enum Keyword: String, CaseIterable, Sendable {
  case w8log, unit
  case liftUnit = "lift-unit"
  case trend, goal, milestone, gym, exercise, setup, metric, tag, order, include, lint

  /// The list, made once.
  private static let list = allCases

  /// The keyword as it is written.
  package var name: String { rawValue }

  /// Its place in the list, from 1 on.
  package var number: UInt32 { UInt32(Self.list.firstIndex(of: self) ?? 0) + 1 }

  /// The keyword at the place `number` in the list; nil for what is none.
  init?(number: UInt32) {
    let (keywords, index) = (Self.list, Int(number) - 1)
    guard keywords.indices.contains(index) else { return nil }
    self = keywords[index]
  }

  /// The keyword written as `name`, in any case; nil when it is none.
  package init?(name: String) {
    self.init(rawValue: name.lowercased())
  }
}

extension Token {
  /// The directive that the token is the keyword of; nil when it is none of the list.
  package var keyword: Keyword? {
    kind == .keyword ? Keyword(number: value) : nil
  }
}
