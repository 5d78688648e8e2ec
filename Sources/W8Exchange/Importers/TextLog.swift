import Primitives
import W8Engine

extension Importer {
  static let text = Importer(
    name: "text", title: "text with days",
    recognition:
      "lines that begin with a date, then a weight or exercises with sets",
    recognizes: { head in
      guard !head.isJSON, head.firstByte != UInt8(ascii: "<"),
        !head.isTable || head.delimiter == .pipe
      else { return false }
      let lines = head.lines(.max - 1).enumerated().map { TextLine($1, number: $0 + 1) }
      let days = TextDays(lines, dayOfFile: head.dayOfFile).days
      return days.contains { $0.hasSets || $0.isOfWholeFile && $0.isKept }
        || days.count { $0.hasWeight } * 2 > days.count { $0.isKept }
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(TextLog()) })
}

/// A diary of training, which is read when all of it is there: its lines tell together how each of them is read.
private struct TextLog: TextLineReading {
  private var lines: [TextLine] = []
  private var size = 0

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    let (text, isUTF8) = decodedText(line)
    if !isUTF8 { log.remark(number, Reason.windows1252) }
    size += line.count
    guard size <= mostBytes else {
      throw .unreadable(line: number, "the text is larger than 64 MiB; split it by years")
    }
    lines.append(TextLine(text, number: number))
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    var diary = DiaryTaking(TextDays(lines, dayOfFile: log.settings.dayOfFile))
    diary.take(into: &log)
  }
}

private let mostBytes = 64 << 20
