/// The reason why bytes are no JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The problem with the bytes.
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

  /// The problem.
  package let kind: Kind
  /// The offset of the byte where it was found, counted from 0.
  package let offset: Int

  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The problem and where, for people.
  package var message: String { "invalid JSON at byte \(offset): \(kind.rawValue)" }
}

/// Valid JSON that has another shape than its reader needs.
package struct JSONShapeError: Error, Hashable, Sendable {
  /// The way from the outermost value to the fault: `textDocument.position.line`, `changes[0].text`.
  package let path: String
  /// What must stand there, as the end of a sentence: "a whole number ≥ 0".
  package let expectation: String

  /// Says that the value at hand must be `expectation`.
  package init(expected expectation: String) {
    self.init(path: "", expectation: expectation)
  }

  private init(path: String, expectation: String) {
    self.path = path
    self.expectation = expectation
  }

  /// Names the field and what it must be, for people.
  package var message: String {
    "\(path.isEmpty ? "params" : path) must be \(expectation)"
  }

  /// The same error, seen from the object in which it happened under `key`.
  package func inside(_ key: String) -> JSONShapeError {
    let separator = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return JSONShapeError(path: key + separator + path, expectation: expectation)
  }

  /// The same error, seen from the array in which it happened at `index`.
  func inside(_ index: Int) -> JSONShapeError {
    inside("[\(index)]")
  }
}
