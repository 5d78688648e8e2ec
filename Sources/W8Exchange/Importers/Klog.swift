import Primitives
import W8Engine

extension Importer {
  static let klog = Importer(
    name: "klog", title: "klog",
    recognition: "text with dates alone on their lines, and times indented below them",
    recognizes: { head in
      let lines = head.firstLinesAsWritten
      return lines.indices.dropLast().contains { index in
        dateOfRecord(lines[index]) != nil
          && lines[(index + 1)...].prefix { !$0.isEmpty }.contains { klogEntry($0) != nil }
      }
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(KlogLines()) })
}

/// The lines of klog, of which those are taken that name a weight.
private struct KlogLines: TextLineReading {
  private var date: CivilDate?
  private var time: TimeOfDay?

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let text = decodedText(line).text
    guard saysSomething(text) else {
      date = nil
      return
    }
    if let day = dateOfRecord(text) {
      (date, time) = (day, nil)
      return
    }
    guard let date else { return log.remark(number, "lines outside of records, ignored") }
    var (day, summary) = (date, text)
    if let entry = klogEntry(text) {
      day = date.adding(days: entry.dayOffset) ?? date
      (time, summary) = (entry.time, entry.summary)
    }
    guard let (mass, note) = namedWeight(summary) else {
      return log.remark(number, "times and summaries without a weight, ignored")
    }
    log.takeRow(number) { (log) throws(RowRefusal) in
      guard mass.thousandths > 0, let mass = mass.mass(in: &log) else {
        throw .row(Reason.badWeight, summary)
      }
      log.take(
        ImportedWeighIn(
          line: number, day: .known(day), time: time, mass: mass, note: note.isEmpty ? nil : note))
    }
  }
}

/// The date of a line that begins a record, perhaps with the time that it should have; nil for any other line.
private func dateOfRecord(_ line: String) -> CivilDate? {
  let words = line.split(separator: " ", maxSplits: 1)
  guard let first = words.first, line.hasPrefix(first), first.utf8.count == 10,
    words.count == 1 || words[1].hasPrefix("("),
    case .known(let date)? = readTimestamp(first.utf8)?.day
  else { return nil }
  return date
}

/// What an indented line says: when it began, on which day as seen from its record, and its summary; nil where it is no time
/// that was spent.
private func klogEntry(
  _ line: String
) -> (time: TimeOfDay?, dayOffset: Int, summary: String)? {
  guard line.first == " " || line.first == "\t" else { return nil }
  let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
  guard let first = words.first else { return nil }
  let start = first.split(separator: "-").first.map(String.init) ?? first
  if let second = readTime(trimmed(start, of: "<>").utf8), start.contains(":") {
    // `8:00-9:00`, `8:00 - ?`, `<23:00 - 0:30`
    let isOpen = !first.dropFirst().contains("-")
    let rest = isOpen ? words.dropFirst(words.dropFirst().first == "-" ? 3 : 2) : words.dropFirst()
    let offset = start.hasPrefix("<") ? -1 : start.hasSuffix(">") ? 1 : 0
    return (TimeOfDay(minutes: second / 60), offset, rest.joined(separator: " "))
  }
  guard readDuration(Array(trimmed(first, of: "+-").utf8)[...]) != nil,
    first.contains(where: { $0.isLetter })
  else { return nil }
  return (nil, 0, words.dropFirst().joined(separator: " "))
}

/// The weight that a summary names, as `#weight=82.4kg` or `weight: 82.4`, and the rest of it; nil where it names none.
private func namedWeight(_ summary: String) -> (mass: WrittenNumber, note: String)? {
  let words = summary.split(whereSeparator: { $0 == " " || $0 == "\t" })
    .flatMap { word -> [String] in
      guard let sign = word.firstIndex(of: "=") else { return [String(word)] }
      return [
        String(word[...sign]), trimmed(String(word[word.index(after: sign)...]), of: "\"'"),
      ]
    }
  for index in words.indices.dropLast()
  where namesOfWeight.contains(trimmed(words[index], of: "#:=").lowercased()) {
    guard let (mass, rest) = weight(words[(index + 1)...]) else { continue }
    let note = (words[..<index] + [rest]).filter { !$0.isEmpty }.joined(separator: " ")
    return (mass, note)
  }
  return nil
}

private let namesOfWeight: Set<String> = bodyWeightNames.union([
  "weight", "gewicht", "poids", "peso", "vikt", "vægt", "vekt", "paino", "váha", "waga", "kilo",
  "ağırlık", "вес", "вага", "βάρος",
])

extension SourceHead {
  /// The first lines as they are indented.
  fileprivate var firstLinesAsWritten: [String] {
    bytes.split(separator: .lineFeed, maxSplits: 200, omittingEmptySubsequences: false).prefix(200)
      .map { decodedText($0.last == .carriageReturn ? $0.dropLast() : $0).text }
  }
}
