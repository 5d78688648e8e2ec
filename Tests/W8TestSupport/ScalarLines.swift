/// Splits a text after each line feed; a text that ends in one, and the empty text, end in an empty line.
func scalarLines(of text: String) -> [[Unicode.Scalar]] {
  var lines: [[Unicode.Scalar]] = [[]]
  for scalar in text.unicodeScalars {
    lines[lines.count - 1].append(scalar)
    if scalar == "\n" {
      lines.append([])
    }
  }
  return lines
}

/// Splits a line before its line feed and the carriage returns in front of that.
func splitLineEnd(
  _ line: [Unicode.Scalar]
) -> (content: [Unicode.Scalar], lineEnd: [Unicode.Scalar]) {
  guard line.last == "\n" else { return (line, []) }
  let end = line.dropLast().lastIndex { $0 != "\r" }.map { $0 + 1 } ?? 0
  return (Array(line[..<end]), Array(line[end...]))
}

/// The text that the scalars spell.
func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: scalars)
  return String(view)
}

/// How many bytes the scalars take in UTF-8.
func byteCount(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
  scalars.reduce(0) { $0 + UTF8.width($1) }
}

/// A position in a text: a line and a column of Unicode scalars, both from 0.
struct Position: Hashable {
  let line: Int
  let column: Int
}

/// Finds the position of a byte, for the lines of one text.
struct PositionMap {
  private let lines: [[Unicode.Scalar]]

  init(_ lines: [[Unicode.Scalar]]) {
    self.lines = lines
  }

  /// The position of a byte offset; inside a scalar it is the scalar's, past the end it is the end.
  func position(ofByte offset: Int) -> Position {
    var bytes = 0
    for (index, line) in lines.enumerated() {
      for (column, scalar) in line.enumerated() {
        bytes += UTF8.width(scalar)
        if offset < bytes {
          return Position(line: index, column: column)
        }
      }
    }
    return Position(line: lines.count - 1, column: lines.last?.count ?? 0)
  }
}
