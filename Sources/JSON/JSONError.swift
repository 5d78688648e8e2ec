/// Why bytes are no JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong with the bytes.
  package enum Kind: String, Sendable {
    case unexpectedEnd = "the text ends too early"
    case unexpectedByte = "this byte cannot stand here"
    case malformedNumber = "this is no number"
    case malformedEscape = "this escape is unknown or incomplete"
    case controlCharacter = "a control character must be escaped"
    case invalidUTF8 = "these bytes are not UTF-8"
    case tooDeep = "arrays and objects are nested too deep"
    case trailingBytes = "nothing may follow the value"
  }

  /// What is wrong.
  package let kind: Kind
  /// The offset of the byte where it was found, counted from 0.
  package let offset: Int

  /// Says that `kind` is wrong at `offset`.
  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What is wrong and where, for people.
  package var message: String { "invalid JSON at byte \(offset): \(kind.rawValue)" }
}
