import Primitives
import W8Engine

/// The words that Strong writes into the header of a table, in one language.
struct StrongLanguage: Sendable {
  /// The English name of a column by its words here.
  let names: [String: String]
  /// The letters for kinds of sets that English writes otherwise.
  let letters: [String: SetKind]

  /// Makes a language of its words, one line for each of `columns`, alternatives between slashes.
  init(_ words: String, letters: [String: SetKind] = [:]) {
    var names: [String: String] = [:]
    for (column, line) in zip(Self.columns, words.split(separator: "\n")) {
      for word in line.split(separator: "/") { names[String(word)] = column }
    }
    self.names = names
    self.letters = letters
  }

  /// The columns in the order of its table, then the names that Android and units have.
  static let columns = [
    "date", "workout name", "duration", "exercise name", "set order", "weight", "reps", "distance",
    "seconds", "notes", "workout notes", "rpe", "weight unit", "distance unit",
  ]

  /// The columns that a header must have in one language.
  static let needed = ["date", "exercise name", "set order", "reps"]
}

extension TableHeader {
  /// The header with the names of English, if `language` has the columns that are needed; nil if not.
  func inEnglish(of language: StrongLanguage) -> TableHeader? {
    let names = zip(self.names, written).map { name, written in
      let english = language.names[nameWithoutUnit(written)]
      return english.map { $0 + unit(of: written, in: $0) } ?? name
    }
    let header = renamed(names)
    return header.has(StrongLanguage.needed) ? header : nil
  }

  /// The header with the names of English in the order of Strong's columns; the last may be missing.
  func inOrderOfStrong() -> TableHeader {
    renamed(
      zip(StrongLanguage.columns, written).map { $0 + unit(of: $1, in: $0) })
  }

  private func unit(of written: String, in column: String) -> String {
    guard ["weight", "distance"].contains(column), let word = lastWord(of: written.lowercased())
    else { return "" }
    if column == "distance" { return lengthUnit(word).map { " (\($0.symbol))" } ?? "" }
    switch massUnit(word) {
    case .kilogram?: return " (kg)"
    case .pound?: return " (lb)"
    case .stone?, nil: return ""
    }
  }
}

extension SourceHead {
  /// Whether the records below the one at `index` have the shape of Strong's: twelve cells, or eleven without the effort, in its
  /// fixed order, of which the first is a date with a time and the third a duration.
  func hasShapeOfStrong(below index: Int) -> Bool {
    let count = StrongLanguage.columns.firstIndex(of: "weight unit") ?? 0
    let header = rows[index]
    let below = rows[(index + 1)...]
    guard count - 1...count ~= header.width, !below.isEmpty,
      header.written.allSatisfy({ readNumber(Array($0.utf8)[...]) == nil })
    else { return false }
    return below.allSatisfy { row in
      let cells = row.written + Array(repeating: "", count: max(0, count - row.written.count))
      func isNumber(_ index: Int) -> Bool {
        cells[index].isEmpty || readNumber(Array(cells[index].utf8)[...])?.suffix.isEmpty == true
      }
      return row.written.count >= count - 1 && readTimestamp(cells[0].utf8)?.second != nil
        && (cells[2].isEmpty || readDuration(Array(cells[2].utf8)[...]) != nil)
        && !cells[3].isEmpty && !cells[4].isEmpty && [5, 6, 7, 8, 11].allSatisfy(isNumber)
    }
  }
}
