import Foundation
import JSON
import Primitives
import Testing
import W8TestSupport

/// Compares the parser with Foundation's on random and damaged texts.
@Suite struct JSONFuzzTests {
  @Test func agreesWithFoundationOnValidTexts() throws {
    var source = JSONSource(seed: 1)
    for _ in rounds(680) {
      let text = source.text(depth: 4)
      let ours = try json(text)
      #expect(isSame(ours, try theirs(text)), "\(text)")
    }
  }

  @Test func agreesWithFoundationOnDamagedTexts() {
    var source = JSONSource(seed: 2)
    var accepted = 0
    for _ in 0..<8000 {
      let text = source.damaged(source.text(depth: 2))
      let theirs = try? theirs(text)
      if let ours = try? json(text) {
        accepted += 1
        let agrees = theirs.map { isSame(ours, $0) } ?? false
        #expect(agrees || isReadByUsAlone(ours), "\(text)")
      } else {
        #expect(theirs == nil || isReadByFoundationAlone(text), "\(text)")
      }
    }
    #expect(accepted > 500 && accepted < 7500)
  }

  @Test func writesWhatItReads() throws {
    var source = JSONSource(seed: 3)
    for _ in rounds(680) {
      let value = try json(source.text(depth: 4))
      let bytes = JSONWriter.write(value)
      #expect(JSONWriter.write(try JSON.parse(bytes)) == bytes)
      #expect(isSame(value, try theirs(String(decoding: bytes, as: UTF8.self))))
    }
  }

  @Test func writesWhatFoundationWrites() throws {
    var source = JSONSource(seed: 5)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for _ in rounds(680) {
      let value = try json(source.text(depth: 4))
      let theirs = try encoder.encode(Encoded(value))
      #expect(written(value, .sorted) == escaped(theirs))
    }
    for byte in UInt8(0)...0x7F {
      let text = JSON.string(String(Unicode.Scalar(byte)))
      let theirs = try encoder.encode(Encoded(text))
      #expect(written(text) == escaped(theirs))
    }
  }

  @Test func survivesArbitraryBytes() {
    var generator = SeededGenerator(seed: 4)
    let alphabet = Array(#"{}[]",:\u0123eE+-.truefalsn  "#.utf8) + [0, 0x1F, 0x80, 0xC3, 0xFF]
    var accepted = 0
    for _ in 0..<30_000 {
      let count = Int.random(in: 0..<24, using: &generator)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      if (try? JSON.parse(bytes)) != nil { accepted += 1 }
    }
    #expect(accepted > 0 && accepted < 30_000)
  }

  private func theirs(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}

private func isSame(_ ours: JSON, _ theirs: Any) -> Bool {
  switch ours {
  case .null: return theirs is NSNull
  case .bool(let value): return (theirs as? NSNumber)?.boolValue == value
  case .integer(let value): return (theirs as? NSNumber)?.int64Value == Int64(value)
  case .number(let value):
    // Foundation's last bits are not always right where there are many digits.
    guard let theirs = (theirs as? NSNumber)?.doubleValue else { return false }
    return abs(theirs - value) <= 16 * value.ulp
  case .string(let value): return (theirs as? String).map { Array($0.utf8) } == Array(value.utf8)
  case .array(let values):
    guard let theirs = theirs as? [Any], theirs.count == values.count else { return false }
    return zip(values, theirs).allSatisfy { isSame($0, $1) }
  case .object(let object):
    guard let theirs = theirs as? [String: Any], theirs.count == object.count else { return false }
    return object.members.allSatisfy { member in
      theirs[member.key].map { isSame(member.value, $0) } == true
    }
  }
}

/// Whether `value` comes of what Foundation refuses: half a surrogate pair, or a number too large.
private func isReadByUsAlone(_ value: JSON) -> Bool {
  switch value {
  case .string(let text): text.unicodeScalars.contains("\u{FFFD}")
  case .number(let number): abs(number) == .greatestFiniteMagnitude
  case .array(let values): values.contains(where: isReadByUsAlone)
  case .object(let object):
    object.members.contains { isReadByUsAlone(.string($0.key)) || isReadByUsAlone($0.value) }
  default: false
  }
}

/// Whether `text` has a comma before a closing bracket, which Foundation lets pass.
private func isReadByFoundationAlone(_ text: String) -> Bool {
  text.range(of: #",\s*[\]}]"#, options: .regularExpression) != nil
}

/// Our value as Foundation writes it.
private struct Encoded: Encodable {
  let value: JSON

  init(_ value: JSON) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values.map(Encoded.init))
    case .object(let object):
      let members = object.members.map { ($0.key, Encoded($0.value)) }
      try container.encode(Dictionary(uniqueKeysWithValues: members))
    }
  }
}

/// What Foundation writes, with the escapes that ours has besides.
private func escaped(_ text: Data) -> String {
  String(decoding: text, as: UTF8.self).unicodeScalars
    .map { scalar in
      guard scalar.isObeyedByTerminals else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()
}
