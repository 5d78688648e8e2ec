import JSON
import W8Engine

/// What takes a JSON document as a whole.
protocol DocumentReading {
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
      throw .unreadable(line: nil, "the JSON is larger than 64 MiB; no app writes such a file")
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
  /// The value as it is shown to people, who quote it.
  var shown: String { stringValue ?? String(decoding: JSONWriter.write(self), as: UTF8.self) }

  /// Whether it holds something other than the ways to say that nothing was measured.
  var holdsValue: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .array(let values): values.contains { $0.holdsValue }
    case .object(let object): object.members.contains { $0.value.holdsValue }
    case .integer, .number, .string: W8Exchange.holdsValue(Array(shown.utf8)[...])
    }
  }

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

extension ImportedLog {
  /// Tells the members of the record `number` that hold something and are not among `known`.
  mutating func loseMembers(of record: JSON, besides known: Set<String>, _ number: Int) {
    for member in record.objectValue?.members ?? []
    where !known.contains(member.key) && member.value.holdsValue {
      lose(number, named(member))
    }
  }

  /// Tells the members of the document that hold something and are not among `known`.
  mutating func passMembers(of document: JSON, besides known: Set<String>) {
    for member in document.objectValue?.members ?? []
    where !known.contains(member.key) && member.value.holdsValue {
      remark(1, "\(named(member)) of the document, ignored")
    }
  }

  private func named(_ member: JSONObject.Member) -> String {
    "the member \"\(member.key.prefix(longestName))\""
  }
}

extension JSON {
  /// The text of the member `name`, or its value as it is shown; nil where it says nothing.
  func text(_ name: String) -> String? {
    self[name].flatMap { $0.isNull || $0.shown.isEmpty ? nil : $0.shown }
  }

  /// The weight in `unit` that the member `name` holds; nil where it holds nothing, throws where it is none.
  func mass(
    _ name: String, _ unit: () throws(RowRefusal) -> MassUnit
  ) throws(RowRefusal) -> ImportedMass? {
    guard let written = self[name], written.holdsValue else { return nil }
    guard let number = written.writtenNumber, number.thousandths > 0, number.suffix.isEmpty,
      let mass = ImportedMass(thousandths: number.thousandths, unit: try unit())
    else { throw .row(Reason.badWeight, written.shown) }
    return mass
  }
}

extension ImportedLog {
  /// The share of fat that the member `name` of the record `number` holds, in tenths of a percent; nil where it holds
  /// nothing, and reported where a log cannot say it.
  mutating func fat(_ record: JSON, _ name: String, _ number: Int) -> Int? {
    guard let written = record[name], written.holdsValue else { return nil }
    guard let share = written.writtenNumber, share.suffix.isEmpty || share.suffix == "%" else {
      lose(number, Reason.badFat, written.shown)
      return nil
    }
    return fat(thousandths: share.thousandths, line: number, as: written.shown)
  }

  /// Takes what the record `number` says of a day; throws where it says nothing.
  mutating func takeRecord(_ weighIn: ImportedWeighIn) throws(RowRefusal) {
    guard weighIn.saysSomething else { throw .row(Reason.emptyRecord, nil) }
    weighIns.append(weighIn)
  }
}
