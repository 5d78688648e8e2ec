import Primitives

/// The header of a table: where each column stands, by its name in lower case.
package struct TableHeader: Sendable {
  /// The names in lower case, without blanks around.
  package let names: [String]
  /// The names as they stand in the file, without blanks around.
  let written: [String]
  private let indices: [String: Int]
  /// What is read in the columns that are used.
  private var uses: [Int: ColumnUse] = [:]

  /// Makes the header of a record; of equal names the first counts.
  init(_ row: TableRow) {
    self.init(row.cells.indices.map { row.decoded($0).text })
  }

  init(_ cells: [String]) {
    written = cells.map { cell in
      var name = Substring(cell)
      while let first = name.first, first == " " || first == "\u{FEFF}" { name.removeFirst() }
      while name.last == " " { name.removeLast() }
      return String(name)
    }
    names = written.map { $0.lowercased() }
    indices = Self.indices(of: names)
  }

  /// The header with other names, as it is written.
  func renamed(_ names: [String]) -> TableHeader { TableHeader(names: names, written: written) }

  private init(names: [String], written: [String]) {
    (self.names, self.written) = (names, written)
    indices = Self.indices(of: names)
  }

  private static func indices(of names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes the header of a table without one.
  init(columnCount: Int) {
    self.init((1...max(columnCount, 1)).map { "column \($0)" })
  }

  /// The index of the first of `names` that is there, which is used from now on; nil when none is.
  mutating func index(of names: String...) -> Int? { index(ofFirst: names) }

  /// The index of the column that a user calls by its name or its number from 1, which is used from now on; nil when there is
  /// none.
  mutating func index(called name: String) -> Int? {
    let index = find(name)
    if let index { use(index, .read) }
    return index
  }

  /// The index of that column.
  func find(_ name: String) -> Int? {
    indices[name.lowercased()] ?? position(name)
  }

  /// Returns the index of the column whose number from 1 is `number`; nil if there is none.
  func position(_ number: String) -> Int? {
    Int(number).flatMap { names.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  mutating func use(_ index: Int, _ use: ColumnUse) { uses[index] = use }

  var columnUses: [ColumnUse] { names.indices.map { uses[$0] ?? .notKept } }

  /// The index of the first of `names` that is there, which is used from now on; nil when none is.
  mutating func index(ofFirst names: [String]) -> Int? {
    guard let name = names.first(where: { [indices] in indices[$0] != nil }),
      let index = indices[name]
    else { return nil }
    uses[index] = .read
    return index
  }

  /// The index and name of the first column that is not used yet whose name begins with `prefix`, which is used from now
  /// on; nil when none does.
  mutating func column(startingWith prefix: String) -> (index: Int, name: String)? {
    let found = names.indices.first { names[$0].hasPrefix(prefix) && uses[$0] == nil }
    guard let index = found else { return nil }
    uses[index] = .read
    return (index, names[index])
  }

  /// The index of the first column that is not used yet and whose name, as it is written, is wanted; it is used from now
  /// on. Nil when none is.
  mutating func index(where isWanted: (String) -> Bool) -> Int? {
    guard let index = written.indices.first(where: { uses[$0] == nil && isWanted(written[$0]) })
    else { return nil }
    uses[index] = .read
    return index
  }

  /// Says that the columns hold nothing of their own: what the source computes, or numbers its rows with.
  mutating func passBy(_ names: String...) {
    for name in names { if let index = indices[name] { uses[index] = .passedBy } }
  }

  /// Says that all columns that are not used are passed by.
  mutating func passByRest() {
    for index in names.indices where uses[index] == nil { uses[index] = .passedBy }
  }

  var unusedColumns: [(index: Int, name: String)] {
    names.indices.filter { uses[$0] == nil && !names[$0].isEmpty }.map { ($0, names[$0]) }
  }

  /// Whether all of `names` are there.
  func has(_ names: String...) -> Bool { has(names) }

  func has(_ names: [String]) -> Bool { names.allSatisfy { indices[$0] != nil } }

  /// How many columns there are, those without a name at the end left out.
  var width: Int { (names.lastIndex { !$0.isEmpty } ?? -1) + 1 }
}

/// What becomes of a column of a table.
package enum ColumnUse: Equatable, Sendable {
  /// It is read as its name says.
  case read
  /// It is read as something that `--map` has a word for.
  case readAs(String)
  /// It holds what its source computes, or nothing of its own.
  case passedBy
  /// A log cannot say it.
  case notKept
}

/// A column of a table, as it is explained to people.
package struct ReadColumn: Sendable {
  /// Its name as it is written.
  package let name: String
  /// What becomes of it.
  package let use: ColumnUse
  /// The first value in it; nil where it has none.
  package var value: String?
}
