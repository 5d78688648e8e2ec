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
