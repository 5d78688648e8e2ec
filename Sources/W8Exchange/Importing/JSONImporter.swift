import JSON

/// What takes a JSON document as a whole.
protocol DocumentReading {
  /// Takes the document.
  mutating func read(_ document: JSON, into log: inout ImportedLog) throws(ImportRefusal)
}

/// A JSON document on its way into a log; it is held as a whole.
struct JSONReading: SourceReading {
  private var bytes: [UInt8] = []
  private var document: any DocumentReading

  /// The most bytes of a document.
  private static let limit = 64 << 20

  init(_ document: any DocumentReading) {
    self.document = document
  }

  mutating func read(_ piece: [UInt8], into log: inout ImportedLog) throws(ImportRefusal) {
    bytes += piece
    guard bytes.count <= Self.limit else {
      throw .unreadable(line: nil, "a JSON document of more than 64 MiB; no source writes such")
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    let value: JSON
    do throws(JSONError) {
      value = try JSON.parse(bytes)
    } catch {
      let line = 1 + bytes.prefix(error.offset).count { $0 == .lineFeed }
      throw .unreadable(line: line, "no JSON: \(error.kind.rawValue)")
    }
    bytes = []
    try document.read(value, into: &log)
  }
}

extension JSON {
  /// A number, also one in quotes; nil for any other value.
  var writtenNumber: WrittenNumber? {
    switch self {
    case .integer(let value): readNumber(Array(String(value).utf8)[...])
    case .number(let value): readNumber(Array(value.description.utf8)[...])
    case .string(let text): readNumber(Array(text.utf8)[...])
    case .null, .bool, .array, .object: nil
    }
  }
}
