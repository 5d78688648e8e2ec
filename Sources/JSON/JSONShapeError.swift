/// Valid JSON that has another shape than its reader needs.
package struct JSONShapeError: Error, Hashable, Sendable {
  /// The way from the outermost value to the place: `textDocument.position.line`, `changes[0].text`.
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
