/// The directives of version 1.0: a closed list.
package enum Keyword: String, CaseIterable, Sendable {
  case w8log, unit
  case liftUnit = "lift-unit"
  case trend, goal, milestone, gym, exercise, setup, metric, tag, order, include, lint, plan

  /// The list, made once.
  private static let list = allCases

  /// The keyword as it is written.
  package var name: String { rawValue }

  /// Its number in the list, from 1 on.
  package var number: UInt32 { UInt32(Self.list.firstIndex(of: self) ?? 0) + 1 }

  /// The keyword with `number` in the list; nil for what is none.
  init?(number: UInt32) {
    let (keywords, index) = (Self.list, Int(number) - 1)
    guard keywords.indices.contains(index) else { return nil }
    self = keywords[index]
  }

  /// The keyword written as `name`, in any case; nil when it is none.
  package init?(name: String) {
    let bytes = Array(name.utf8)
    self.init(bytes.span, 0, bytes.count)
  }

  /// The keyword that `text[start..<end]` is, in any case; nil when it is none.
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let known = Self.spellings.firstIndex { spelling in
      spelling.count == end - start
        && spelling.indices.allSatisfy { spelling[$0] == text[start + $0].lowercased }
    }
    guard let known else { return nil }
    self = Self.allCases[known]
  }

  private static let spellings = allCases.map { Array($0.rawValue.utf8) }
}

extension Token {
  /// The directive that the token is the keyword of; nil when it is none of the list.
  package var keyword: Keyword? {
    kind == .keyword ? Keyword(number: value) : nil
  }
}
