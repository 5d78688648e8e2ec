import Primitives

/// The beginning of a file, by which its source is recognized.
package struct SourceHead: Sendable {
  /// The first bytes as UTF-8, without a byte order mark; at most `limit`.
  package let bytes: [UInt8]
  /// The sign that parts the cells of its header.
  package let delimiter: UInt8
  /// The first records with data as a table; empty where the file is none.
  package let rows: [TableHeader]
  /// The day that the name of the file says; nil where it says none.
  let dayOfFile: Timestamp?

  /// How many bytes are looked at.
  package static let limit = 64 * 1024

  private static let rowLimit = 12
  /// How many records are looked at if lines of text may stand among them.
  private static let rowLimitBesideText = 60

  /// Looks at the first bytes of a file, or at all of it.
  init(_ bytes: [UInt8], isWhole: Bool, dayOfFile: Timestamp? = nil) {
    self.bytes = bytes
    self.dayOfFile = dayOfFile
    delimiter = isPartedByPipes(bytes) ? .pipe : delimiterOfHeader(bytes)
    let first = bytes.first { !isBlankByte($0) }
    let isTable = ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<")].contains(first)
    var reader = TableReader(delimiter: delimiter)
    reader.append(bytes)
    var rows: [TableHeader] = []
    let limit = delimiter == .pipe ? Self.rowLimitBesideText : Self.rowLimit
    // A table that cannot be read says so when it is read as its source.
    while isTable, rows.count < limit, (try? reader.read(isEnd: isWhole)) == true {
      let row = TableHeader(reader.row)
      if let names = rows.last?.withUnits(row) {
        rows[rows.count - 1] = TableHeader([])
        rows.append(names)
      } else {
        rows.append(row)
      }
    }
    self.rows = rows
  }

  /// The first byte that is no blank.
  var firstByte: UInt8? { bytes.first { !isBlankByte($0) } }

  /// Whether a JSON object or array begins.
  var isJSON: Bool { firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") }

  /// The first lines without blanks around.
  var firstLines: [String] { lines(Self.lineLimit) }

  /// The first `count` lines without blanks around.
  func lines(_ count: Int) -> [String] {
    bytes.split(separator: .lineFeed, maxSplits: count, omittingEmptySubsequences: false)
      .prefix(count)
      .map { line in
        trimmed(decodedText(line.last == .carriageReturn ? line.dropLast() : line).text)
      }
  }

  private static let lineLimit = 100

  func contains(_ text: String) -> Bool { holds(bytes, text) }
}

extension SourceHead {
  /// Whether the file is a table, so that no line of it is read as text.
  var isTable: Bool {
    let wide = rows.filter { $0.width > 1 }
    guard let header = wide.first, !isJSON else { return false }
    if delimiter == .pipe || headerOfLifts != nil { return true }
    let count = rows.drop { $0.width < 2 }.count { $0.names.count == header.names.count }
    guard wide.count > 1, count * 5 >= rows.count * 4 else { return false }
    return header.hasDayColumn || delimiter != UInt8(ascii: ",") && header.width > 2
  }
}

extension TableHeader {
  /// The names with the units that `row` has below them, as `kg` below `Weight`; nil if that is no row of units.
  fileprivate func withUnits(_ row: TableHeader) -> TableHeader? {
    let cells = row.written.map { trimmed($0, of: "()[]") }
    guard width > 1, row.width <= width,
      cells.contains(where: { massUnit($0.lowercased()) != nil }),
      zip(cells, written).allSatisfy({ unit, name in
        unit.isEmpty || !name.isEmpty && nameWithoutUnit("x \(unit)") == "x"
          || repetitionWords.contains(unit.lowercased())
      })
    else { return nil }
    return TableHeader(
      written.indices.map { index in
        let unit = cells.indices.contains(index) ? cells[index] : ""
        return unit.isEmpty || repetitionWords.contains(unit.lowercased())
          ? written[index] : "\(written[index]) (\(unit))"
      })
  }
}

/// Whether pipes part the cells: below a row stands a rule, `|---|---|`, and no more other lines have numbers, or four of five
/// lines have as many pipes as the first one that has any sign which parts cells.
private func isPartedByPipes(_ bytes: [UInt8]) -> Bool {
  let lines = bytes.split(separator: .lineFeed, maxSplits: mostLinesLookedAt)
    .prefix(mostLinesLookedAt).map { $0.filter { $0 != .carriageReturn } }
    .filter { $0.contains { !isBlankByte($0) } }
  let counts = lines.map { line in line.count { $0 == .pipe } }
  let rules = lines.indices.dropFirst().filter { index in
    counts[index - 1] > 0 && lines[index].contains(UInt8(ascii: "-"))
      && (counts[index] > 0 || lines[index].contains(UInt8(ascii: "+")))
      && lines[index].allSatisfy { isBlankByte($0) || "|-:+".utf8.contains($0) }
  }
  // Several tables of different columns are a text.
  if Set(rules.map { counts[$0] }).count > 1 { return false }
  if !rules.isEmpty {
    let numbered = lines.indices.filter { lines[$0].contains(where: isDigit) }
    let inTable = numbered.count { counts[$0] > 0 }
    // Days beside the table make a text of all.
    let isOfDays = numbered.contains { line in
      let words = lines[line].drop { isBlankByte($0) || "#*-".utf8.contains($0) }
      return counts[line] == 0
        && readTimestamp(words.prefix { !isBlankByte($0) && $0 < 0x80 && !",:".utf8.contains($0) })
          != nil
    }
    return !isOfDays && inTable * 2 >= numbered.count
  }
  let first = lines.firstIndex { line in line.contains { "|;,\t".utf8.contains($0) } }
  guard let first, counts[first] > 0, lines.count > 1 else { return false }
  return counts.count { $0 == counts[first] } * 5 >= lines.count * 4
}

private let mostLinesLookedAt = 60

/// The sign of tab, `;` and `,` that stands most often outside quotes on the first line that has any; of equally many the
/// first of these, for a comma may stand in each number of a row. A line with commas before blanks, and none on the next one,
/// which has tabs or `;`, is a title.
private func delimiterOfHeader(_ bytes: [UInt8]) -> UInt8 {
  let signs = [0x09, UInt8(ascii: ";"), UInt8(ascii: ",")]
  var title: [Int]?
  var counts = [0, 0, 0]
  var isQuoted = false
  var (isSentence, last) = (true, UInt8(0))
  func delimiter() -> UInt8 {
    if let title, title[2] > 0, counts[2] > 0 || counts.max() == 0 { counts = title }
    let most = counts.max() ?? 0
    return most == 0 ? UInt8(ascii: ",") : signs[counts.firstIndex(of: most) ?? 0]
  }
  for byte in bytes {
    if byte == .quote { isQuoted.toggle() }
    if byte == .lineFeed || byte == .carriageReturn {
      if counts.contains(where: { $0 > 0 }) {
        guard title == nil, isSentence, counts[0] + counts[1] == 0 else { return delimiter() }
        title = counts
      }
      (counts, isQuoted, isSentence) = ([0, 0, 0], false, true)
    } else if !isQuoted, let sign = signs.firstIndex(of: byte) {
      counts[sign] += 1
    }
    if last == UInt8(ascii: ","), byte != 0x20 { isSentence = false }
    last = byte
  }
  return delimiter()
}
