/// The header of a table: where each column stands, by its name in lower case.
package struct TableHeader: Sendable {
  /// The names in lower case, without blanks around.
  package let names: [String]
  /// The names as they stand in the file, without blanks around.
  let written: [String]
  private let indices: [String: Int]
  private var used: Set<Int> = []

  /// Makes the header of a record; of equal names the first counts.
  init(_ row: TableRow) {
    self.init(row.cells.indices.map { row.decoded($0).text })
  }

  /// Makes the header of cells.
  init(_ cells: [String]) {
    written = cells.map { cell in
      var name = Substring(cell)
      while let first = name.first, first == " " || first == "\u{FEFF}" { name.removeFirst() }
      while name.last == " " { name.removeLast() }
      return String(name)
    }
    names = written.map { $0.lowercased() }
    indices = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The index of the first of `names` that is there, which is used from now on; nil when none is.
  mutating func index(of names: String...) -> Int? { index(ofFirst: names) }

  /// The index of the first of `names` that is there, which is used from now on; nil when none is.
  mutating func index(ofFirst names: [String]) -> Int? {
    guard let name = names.first(where: { [indices] in indices[$0] != nil }),
      let index = indices[name]
    else { return nil }
    used.insert(index)
    return index
  }

  /// The index and name of the first column that nobody asked for yet whose name begins with `prefix`, which is used from now
  /// on; nil when none does.
  mutating func column(startingWith prefix: String) -> (index: Int, name: String)? {
    let found = names.indices.first { names[$0].hasPrefix(prefix) && !used.contains($0) }
    guard let index = found else { return nil }
    used.insert(index)
    return (index, names[index])
  }

  /// The index of the first column that nobody asked for yet and whose name, as it is written, is wanted; it is used from now
  /// on. Nil when none is.
  mutating func index(where isWanted: (String) -> Bool) -> Int? {
    guard let index = written.indices.first(where: { !used.contains($0) && isWanted(written[$0]) })
    else { return nil }
    used.insert(index)
    return index
  }

  /// Says that the columns hold nothing of their own: what the source computes, or numbers its rows with.
  mutating func passBy(_ names: String...) {
    for name in names { if let index = indices[name] { used.insert(index) } }
  }

  /// The columns that nobody asked for.
  var unusedColumns: [(index: Int, name: String)] {
    names.indices.filter { !used.contains($0) && !names[$0].isEmpty }.map { ($0, names[$0]) }
  }

  /// Whether all of `names` are there.
  func has(_ names: String...) -> Bool { names.allSatisfy { indices[$0] != nil } }

  /// How many columns there are, those without a name at the end left out.
  var width: Int { (names.lastIndex { !$0.isEmpty } ?? -1) + 1 }
}
