/// A text as an editor might keep it, slow and plain: the oracle for positions and edits.
struct PlainDocument {
  var scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Whether a position can name the position before the scalar at `index`.
  func isNameable(_ index: Int) -> Bool {
    index == 0 || index >= scalars.count || scalars[index] != "\n" || scalars[index - 1] != "\r"
  }

  /// The line and column of the position before the scalar at `index`.
  func position(_ index: Int, _ encoding: String) -> (Int, Int) {
    positions(before: index, encoding).last ?? (0, 0)
  }

  /// The line and column of each position from the start to the one before the scalar at `end`.
  func positions(before end: Int, _ encoding: String) -> [(Int, Int)] {
    var (line, column) = (0, 0)
    var positions = [(line, column)]
    for (index, scalar) in scalars[..<end].enumerated() {
      let isReturnOfPair =
        scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isReturnOfPair {
        line += 1
        column = 0
      } else {
        column += width(scalar, encoding)
      }
      positions.append((line, column))
    }
    return positions
  }

  /// The line and column of the byte at `offset`.
  func position(ofByte offset: Int, _ encoding: String) -> (Int, Int) {
    var index = 0
    var bytes = 0
    while index < scalars.count, bytes + width(scalars[index], "utf-8") <= offset {
      bytes += width(scalars[index], "utf-8")
      index += 1
    }
    return position(isNameable(index) ? index : index - 1, encoding)
  }

  private func width(_ scalar: Unicode.Scalar, _ encoding: String) -> Int {
    switch encoding {
    case "utf-8": String(scalar).utf8.count
    case "utf-16": String(scalar).utf16.count
    default: 1
    }
  }
}
