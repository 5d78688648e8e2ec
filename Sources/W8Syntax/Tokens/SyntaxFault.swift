package import W8Text

/// Something in one line that the grammar cannot read as it stands.
package struct SyntaxFault: Hashable, Sendable {
  /// What is wrong.
  package let kind: Kind
  /// The index of the line in its tree.
  package let line: Int
  /// Exactly the offending bytes, counted from the start of the tree's text.
  package internal(set) var range: TextRange

  /// Every fault that can be seen from one line alone.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case invalidUTF8, oddSpace, curlyQuotes, unbalanced, mergeConflict, unknownLine
    case controlCharacter, lineTooLong, nameTooLong
    case badMonth, badWeekday, ambiguousDate, indentedDay, clock12h
    case badWeight, twoWeights, decimalComma, detachedUnit
    case twoGyms, badGymName, reservedName
    case gymInSets
    case missingColon, badSet, effortRange, effortSpelling, loadFirst, ambiguousX, ambiguousComma
    case repRange, tooManySets
    case unknownDirective, badArgument
    case noteAtMargin, badTag

    /// Whether a line with this fault is returned byte for byte by the formatter.
    package var freezesLine: Bool { self != .decimalComma }
  }
}
