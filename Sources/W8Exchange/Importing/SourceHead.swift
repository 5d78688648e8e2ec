/// The beginning of a file, by which its source is recognised.
package struct SourceHead: Sendable {
  /// The first bytes as UTF-8, without a byte order mark; at most `limit`.
  package let bytes: [UInt8]
  /// The sign that parts the cells of its header.
  package let delimiter: UInt8
  /// The first records with data as a table; empty where the file is none.
  package let rows: [TableHeader]

  /// How many bytes are looked at.
  package static let limit = 64 * 1024

  private static let rowLimit = 12

  /// Looks at the first bytes of a file, or at all of it.
  init(_ bytes: [UInt8], isWhole: Bool) {
    self.bytes = bytes
    delimiter = delimiterOfHeader(bytes)
    let first = bytes.first { !isBlankByte($0) }
    let isTable = ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<")].contains(first)
    var reader = TableReader(delimiter: delimiter)
    reader.append(bytes)
    var rows: [TableHeader] = []
    // A table that cannot be read says so when it is read as its source.
    while isTable, rows.count < Self.rowLimit, (try? reader.read(isEnd: isWhole)) == true {
      rows.append(TableHeader(reader.row))
    }
    self.rows = rows
  }

  /// The first byte that is no blank.
  var firstByte: UInt8? { bytes.first { !isBlankByte($0) } }

  /// Whether a JSON object or array begins.
  var isJSON: Bool { firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") }

  /// The first lines without blanks around.
  var firstLines: [String] {
    bytes.split(separator: .lineFeed, maxSplits: Self.lineLimit)
      .prefix(Self.lineLimit)
      .map { line in
        trimmed(decodedText(line.last == .carriageReturn ? line.dropLast() : line).text)
      }
  }

  private static let lineLimit = 100

  func contains(_ text: String) -> Bool { holds(bytes, text) }
}

/// The sign of tab, `;` and `,` that stands most often outside quotes on the first line that has any; of equally many the
/// first of these, for a comma may stand in each number of a row.
private func delimiterOfHeader(_ bytes: [UInt8]) -> UInt8 {
  let signs = [0x09, UInt8(ascii: ";"), UInt8(ascii: ",")]
  var counts = [0, 0, 0]
  var isQuoted = false
  for byte in bytes {
    if byte == .quote { isQuoted.toggle() }
    if byte == .lineFeed || byte == .carriageReturn {
      if counts.contains(where: { $0 > 0 }) { break }
      isQuoted = false
    } else if !isQuoted, let sign = signs.firstIndex(of: byte) {
      counts[sign] += 1
    }
  }
  let most = counts.max() ?? 0
  return most == 0 ? UInt8(ascii: ",") : signs[counts.firstIndex(of: most) ?? 0]
}
