package import W8Syntax

/// Some of the directives of the closed list, and whether there are others besides.
package struct KeywordSet: OptionSet, Sendable {
  /// A bit for each keyword; the lowest for directives that nobody interprets.
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The one with a keyword; without one, those that nobody interprets.
  package init(_ keyword: Keyword?) {
    rawValue = 1 << UInt16(keyword?.number ?? 0)
  }

  /// All directives, those too that nobody interprets.
  static let all = KeywordSet(rawValue: .max)
  /// Those that a file sets once.
  package static let settings: KeywordSet = [
    KeywordSet(.w8log), KeywordSet(.unit), KeywordSet(.liftUnit), KeywordSet(.trend),
    KeywordSet(.goal), KeywordSet(.order),
  ]
}
