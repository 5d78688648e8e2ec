import Primitives
import W8Engine

extension Importer {
  static let weightLines = Importer(
    name: "lines", title: "lines with a date and a weight",
    recognition: "text whose lines begin with a date and a weight, as - 2026-11-02: 82.4 kg",
    recognises: { head in
      guard !head.isJSON, head.firstByte != UInt8(ascii: "<") else { return false }
      let lines = head.firstLines.filter { weightLine($0) != .nothing }
      let weighed = lines.count { if case .weighIn = weightLine($0) { true } else { false } }
      return weighed > 0 && weighed * 2 > lines.count
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(WeightLines()) })
}

/// Lines of plain text, Markdown or Obsidian, of which those are taken that have a date and a weight.
private struct WeightLines: TextLineReading {
  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let (text, isUTF8) = decodedText(line)
    switch weightLine(text) {
    case .nothing: return
    case .text: log.remark(number, "lines without a date and a weight, passed by")
    case .weighIn(let line):
      if !isUTF8 { log.remark(number, Reason.windows1252) }
      try log.takeRow(number) { (log) throws(RowRefusal) in
        guard line.mass.thousandths > 0 else { throw .row(Reason.badWeight, text) }
        let mass = try line.mass.mass(in: log)
        guard let mass else { throw .row(Reason.badWeight, text) }
        let here = try log.moment(line.stamp)
        let note = line.rest.isEmpty ? nil : line.rest
        log.take(
          ImportedWeighIn(line: number, day: here.day, time: here.time, mass: mass, note: note))
      }
    }
  }
}

/// What a line of text says.
private enum WeightLine: Equatable {
  /// It is blank, a heading, or a line of a frame.
  case nothing
  /// Something without a weight.
  case text
  case weighIn(DatedWeight)
}

/// A date with a weight and what stands behind them.
private struct DatedWeight: Equatable {
  let stamp: Timestamp
  let mass: WrittenNumber
  let rest: String
}

extension WrittenNumber {
  /// The mass, in the unit behind the number, else in that of the user; nil where a log cannot say it.
  func mass(in log: ImportedLog) throws(RowRefusal) -> ImportedMass? {
    if let mass = stones(self) { return mass }
    return ImportedMass(thousandths: thousandths, unit: try log.unit(massUnit(suffix)))
  }
}

private func weightLine(_ line: String) -> WeightLine {
  let text = withoutMarks(line)
  guard text.contains(where: { $0.isLetter || $0.isNumber }), !line.hasPrefix("#") else {
    return .nothing
  }
  let words = text.split(whereSeparator: { " \t|".contains($0) }).map(String.init)
  for count in stride(from: min(words.count - 1, mostWordsOfDate), through: 1, by: -1) {
    let date = words[..<count].joined(separator: " ")
    guard let stamp = readTimestamp(trimmed(date, of: ":,;–—=-").utf8),
      let (mass, rest) = weight(words[count...])
    else { continue }
    return .weighIn(DatedWeight(stamp: stamp, mass: mass, rest: rest))
  }
  return .text
}

/// The number that some words begin with, perhaps behind one for a weight, with its unit; nil where it is none of a weight.
func weight(_ words: ArraySlice<String>) -> (mass: WrittenNumber, rest: String)? {
  var words = words.drop { word in
    let name = trimmed(word, of: ":=–—-*#").lowercased()
    return name.isEmpty || weightWords.contains(name)
  }
  guard let first = words.popFirst() else { return nil }
  // `12 st 4 lb`, else `12st 4lb`, `82.4 kg` or `82.4`.
  for count in [3, 2, 1, 0] where count <= words.count {
    let text = ([first] + words.prefix(count)).map { trimmed($0, of: ",;:.)(*") }
      .joined(separator: " ")
    guard let mass = readNumber(Array(text.utf8)[...]),
      mass.suffix.isEmpty || massUnit(mass.suffix) != nil || stones(mass) != nil
    else { continue }
    let rest = words.dropFirst(count).joined(separator: " ")
    return (mass, trimmed(trimmed(rest, of: "–—->|,;:")))
  }
  return nil
}

private let weightWords = loadNames.union(bodyWeightNames)

/// Without the marks of lists, quotes, tables, links and bold text.
private func withoutMarks(_ line: String) -> String {
  var text = Substring(trimmed(line))
  for mark in ["|", ">", "- [ ]", "- [x]", "-", "*", "+", "•"] where text.hasPrefix(mark) {
    text = text.dropFirst(mark.count).drop { $0 == " " }
  }
  return String(text.filter { !"[]*`".contains($0) })
}

/// Without any of `signs` at either end.
func trimmed(_ text: String, of signs: String) -> String {
  var rest = Substring(text)
  while let first = rest.first, signs.contains(first) { rest.removeFirst() }
  while let last = rest.last, signs.contains(last) { rest.removeLast() }
  return String(rest)
}

/// No date has more.
private let mostWordsOfDate = 8
