package import JSON

extension LSP {
  /// Colored pieces of a document, five numbers each, as they go over the wire.
  ///
  /// A number takes as few bytes as it needs, seven bits in each, the highest of all but the last set: an answer
  /// is cached to be compared with the next, and most numbers are small.
  package struct SemanticTokenData: Equatable, Sendable {
    fileprivate var bytes: [UInt8] = []
    private var line = 0
    private var start = 0

    /// No pieces.
    package init() {}

    /// Adds a piece of `length` columns from column `start` of `line`; pieces come in order. `type` is an index in the
    /// legend, and the bits of `modifiers` likewise.
    package mutating func append(line: Int, start: Int, length: Int, type: Int, modifiers: Int) {
      append(line - self.line)
      append(line == self.line ? start - self.start : start)
      append(length)
      append(type)
      append(modifiers)
      (self.line, self.start) = (line, start)
    }

    private mutating func append(_ number: Int) {
      var rest = UInt32(clamping: number)
      while rest > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// The one edit that makes this of `old`; nil where they are equal.
    package func edit(from old: SemanticTokenData) -> SemanticTokensEdit? {
      guard bytes != old.bytes else { return nil }
      let shorter = min(bytes.count, old.bytes.count)
      var prefix = 0
      while prefix < shorter, bytes[prefix] == old.bytes[prefix] { prefix += 1 }
      while prefix > 0, bytes[prefix - 1] > 0x7F { prefix -= 1 }
      var suffix = 0
      while suffix < shorter - prefix,
        bytes[bytes.count - 1 - suffix] == old.bytes[old.bytes.count - 1 - suffix]
      { suffix += 1 }
      // Both must begin with a whole number behind the edit.
      while suffix > 0,
        !startsNumber(bytes.count - suffix) || !old.startsNumber(old.bytes.count - suffix)
      { suffix -= 1 }
      return SemanticTokensEdit(
        start: numberCount(in: bytes[..<prefix]),
        deleteCount: numberCount(in: old.bytes[prefix..<old.bytes.count - suffix]),
        data: SemanticTokenNumbers(bytes: bytes[prefix..<bytes.count - suffix]))
    }

    private func startsNumber(_ index: Int) -> Bool { index == 0 || bytes[index - 1] <= 0x7F }
  }

  /// A change of the numbers that a client has.
  package struct SemanticTokensEdit: Equatable, Sendable {
    /// The first number that is another.
    package let start: Int
    /// How many numbers go.
    package let deleteCount: Int
    /// The numbers that come in their place.
    package let data: SemanticTokenNumbers
  }

  /// Some numbers of colored pieces.
  package struct SemanticTokenNumbers: Equatable, Sendable {
    fileprivate let bytes: ArraySlice<UInt8>
  }

  /// The answer to a request about colored pieces.
  package enum SemanticTokensResult: Equatable, Sendable {
    /// All of them; the name of the answer is nil for clients that never ask what has changed since.
    case all(SemanticTokenData, id: String?)
    /// What has changed since an answer that the client named; nil when nothing has.
    case changes(SemanticTokensEdit?, id: String)
  }
}

private func numberCount(in bytes: ArraySlice<UInt8>) -> Int {
  bytes.count { $0 <= 0x7F }
}

extension LSP.SemanticTokenData: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    LSP.SemanticTokenNumbers(bytes: bytes[...]).write(to: &json)
  }
}

extension LSP.SemanticTokenNumbers: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.startArray()
    var (number, shift) = (UInt32(0), UInt32(0))
    for byte in bytes {
      number |= UInt32(byte & 0x7F) &<< shift
      shift &+= 7
      if byte <= 0x7F {
        json.integer(Int(number))
        (number, shift) = (0, 0)
      }
    }
    json.endArray()
  }
}

extension LSP.SemanticTokensEdit: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("start", start)
      json.field("deleteCount", deleteCount)
      json.field("data", data)
    }
  }
}

extension LSP.SemanticTokensResult: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .all(let data, let id):
        json.optionalField("resultId", id)
        json.field("data", data)
      case .changes(let edit, let id):
        json.field("resultId", id)
        json.field("edits", edit.map { [$0] } ?? [])
      }
    }
  }
}
