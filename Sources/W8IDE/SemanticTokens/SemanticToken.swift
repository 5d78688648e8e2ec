package import W8Text

/// A piece of a line with what it is, for colouring.
package struct SemanticToken: Hashable, Sendable {
  /// Its bytes; they lie on one line of the format and are never empty.
  package let range: TextRange
  /// What it is.
  package let kind: SemanticTokenKind
  /// What else is to be said of it.
  package let modifiers: SemanticTokenModifiers
}

/// What a piece of a line is, for colouring.
package enum SemanticTokenKind: UInt8, CaseIterable, Hashable, Sendable {
  /// The month of a header.
  case month
  /// A day, date, weekday, time or span of time.
  case date
  /// An exercise.
  case exercise
  /// A gym with its `@`, and an `@` alone.
  case gym
  /// A tag with its `#`.
  case tag
  /// A number with its unit: a weight, repetitions, a load, a time or distance of sets.
  case number
  /// The key of a pair.
  case key
  /// An effort.
  case effort
  /// A label in parentheses.
  case label
  /// The keyword of a directive.
  case keyword
  /// A word behind a keyword, and the value of a pair that is no number.
  case argument
  /// A text for people: a note, a title, a name in quotes.
  case text
  /// A comment.
  case comment
  /// A sign that says something by itself: `#` of a header, `-` for a weight, `+` of a superset.
  case sign
}

/// What else is to be said of a piece of a line.
package struct SemanticTokenModifiers: OptionSet, Hashable, Sendable {
  /// The bits of what is said.
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The name is declared here.
  package static let declaration = SemanticTokenModifiers(rawValue: 1)
  /// The weight is kept out of average and rate.
  package static let excluded = SemanticTokenModifiers(rawValue: 2)
}
