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

/// What takes the elements of an XML document, one event after the other.
protocol ElementReading {
  /// Takes what the reader came to.
  mutating func read(_ reader: XMLReader, into log: inout ImportedLog) throws(ImportRefusal)

  /// Takes what was held back until the end.
  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal)
}

/// An XML document on its way into a log.
struct XMLReading: SourceReading {
  private var reader = XMLReader()
  private var elements: any ElementReading

  init(_ elements: any ElementReading) {
    self.elements = elements
  }

  mutating func read(_ bytes: [UInt8], into log: inout ImportedLog) throws(ImportRefusal) {
    try reader.append(bytes)
    while try reader.read(isEnd: false) { try elements.read(reader, into: &log) }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    while try reader.read(isEnd: true) { try elements.read(reader, into: &log) }
    try elements.finish(into: &log)
  }
}
