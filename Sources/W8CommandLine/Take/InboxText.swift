import W8Text

/// The lines of an inbox, and which of them belong to one entry.
struct InboxText {
  /// The lines with their ends.
  let lines: [ArraySlice<UInt8>]
  private(set) var entries: [InboxEntry] = []
  /// The lines that belong to no entry and say something, by their indices.
  private(set) var suspects: [(line: Int, isIndented: Bool)] = []
  /// Of each line whether it is of no entry.
  private var stays: [Bool]

  init(_ bytes: [UInt8]) {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    self.lines = lines
    stays = Array(repeating: true, count: lines.count)
    // What stands above is an entry, a stray line or a heading, or nothing.
    var (isBelowEntry, isBelowOther) = (false, false)
    for (index, line) in lines.enumerated() {
      let text = Self.text(of: line)
      if text.allSatisfy({ $0.isWhitespace }) {
        stays[index] = !isBelowEntry
      } else if text.first?.isWhitespace == true {
        stays[index] = !isBelowEntry
        if isBelowEntry {
          entries[entries.count - 1].add(text, at: index)
        } else if !isBelowOther {
          suspects.append((index, true))
        }
      } else if let entry = InboxEntry(text, at: index) {
        entries.append(entry)
        stays[index] = false
        (isBelowEntry, isBelowOther) = (true, false)
      } else {
        if !text.hasPrefix("#") { suspects.append((index, false)) }
        (isBelowEntry, isBelowOther) = (false, true)
      }
    }
  }

  /// What is left without the entries that `isTaken`; empty where that says nothing.
  func rest(_ isTaken: (InboxEntry) -> Bool) -> [UInt8] {
    var kept = stays
    for entry in entries where !isTaken(entry) {
      for line in entry.firstLine...entry.lastLine { kept[line] = true }
    }
    let rest = lines.indices.filter { kept[$0] }.flatMap { lines[$0] }
    return rest.allSatisfy { $0 <= 0x20 } ? [] : rest
  }

  /// The line at `index`, without its end.
  func line(_ index: Int) -> String { Self.text(of: lines[index]) }

  /// A line without its end and without the mark of UTF-8, which also stands inside where files were joined.
  private static func text(of line: ArraySlice<UInt8>) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = line.starts(with: mark) ? line.dropFirst(mark.count) : line
    let end = bytes.lastIndex { $0 != .lineFeed && $0 != 0x0D }.map { $0 + 1 } ?? bytes.startIndex
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
