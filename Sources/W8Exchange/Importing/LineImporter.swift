/// What takes the lines of a text, one after the other.
protocol TextLineReading {
  /// Takes a line, whose numbers begin at 1.
  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal)

  /// Takes what was held back until the end.
  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal)
}

extension TextLineReading {
  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {}
}

/// A text on its way into a log, line by line.
struct TextReading: SourceReading {
  private var splitter: LineSplitter
  private var lines: any TextLineReading

  /// - Parameter lineLimit: the most bytes of a line, 1 MiB unless the source writes a document on one.
  init(_ lines: any TextLineReading, lineLimit: Int = 1 << 20) {
    splitter = LineSplitter(lineLimit: lineLimit)
    self.lines = lines
  }

  mutating func read(_ bytes: [UInt8], into log: inout ImportedLog) throws(ImportRefusal) {
    splitter.append(bytes)
    try readLines(isEnd: false, into: &log)
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    try readLines(isEnd: true, into: &log)
    try lines.finish(into: &log)
  }

  private mutating func readLines(isEnd: Bool, into log: inout ImportedLog) throws(ImportRefusal) {
    while let line = try splitter.read(isEnd: isEnd) {
      try lines.read(line, number: splitter.line, into: &log)
    }
  }
}
