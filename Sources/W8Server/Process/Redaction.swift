import JSON
import Primitives

/// Makes messages fit to be shown to others: what the user wrote becomes letters `x` and digits `0`, and names of files
/// become numbers, equal ones for equal names.
///
/// Every character keeps its width in each of the encodings, so that positions go on meaning the same.
package struct Redaction: Sendable {
  /// Makes the numbers of one conversation other than those of all others.
  private let salt: String

  /// Makes a redaction whose numbers follow from `salt`.
  package init(salt: String = String(UInt64.random(in: 0 ... .max), radix: 16)) {
    self.salt = salt
  }

  /// The message without what the user wrote.
  func redacted(_ message: JSON) -> JSON { redacted(message, under: "", depth: 0) }

  /// Members of which the protocol knows all values, or the server makes them up.
  private static let plain: Set<String> = [
    "jsonrpc", "method", "id", "kind", "languageId", "trace", "code", "source", "command",
    "resultId", "previousResultId", "token", "partialResultToken", "workDoneToken",
    "positionEncoding", "version", "date", "today", "only", "triggerCharacter",
  ]

  /// Members that say what a program can do or what it is: no word of them is the user's.
  private static let described: Set<String> = ["capabilities", "clientInfo", "serverInfo"]

  private static let mostDeep = 64

  private func redacted(_ value: JSON, under key: String, depth: Int) -> JSON {
    guard depth < Self.mostDeep else { return .null }
    switch value {
    case .null, .bool, .integer, .number: return value
    case .string(let text):
      if Self.plain.contains(key) { return value }
      return .string(isAddress(text) ? address(text) : words(text))
    case .array(let elements):
      return .array(elements.map { redacted($0, under: key, depth: depth + 1) })
    case .object(let object):
      if Self.described.contains(key) { return value }
      return .object(
        JSONObject(
          object.members.map { member in
            let name = isAddress(member.key) ? address(member.key) : member.key
            return (name, redacted(member.value, under: member.key, depth: depth + 1))
          }))
    }
  }

  /// Whether `text` is a URI or a path rather than something to read.
  private func isAddress(_ text: String) -> Bool {
    let isScheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }.allSatisfy {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
        || $0 == UInt8(ascii: "-")
    }
    let hasBlank = text.utf8.contains { $0 <= 0x20 }
    return !hasBlank && (text.utf8.first == UInt8(ascii: "/") || isScheme && text.contains(":"))
  }

  /// The address with numbers in place of names; the scheme and the ending of logs stay.
  private func address(_ text: String) -> String {
    let scheme = text.utf8.first == UInt8(ascii: "/") ? "" : text.prefix { $0 != ":" } + ":"
    let parts = text.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    return scheme
      + parts.map { part in
        if part.isEmpty { return "" }
        let ending = part.hasSuffix(".w8log") ? ".w8log" : ""
        return contentHash(Array("\(salt)/\(part)".utf8)).prefix(8) + ending
      }.joined(separator: "/")
  }

  private func words(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(placeholder)))
  }

  /// A character of the same width that says nothing: blanks and signs of ASCII stay.
  private func placeholder(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x30...0x39: "0"
    case 0x41...0x5A, 0x61...0x7A: "x"
    case 0..<0x80: scalar
    case 0x80..<0x800: "\u{E9}"
    case 0x800..<0x10000: "\u{6F22}"
    default: "\u{1F3CB}"
    }
  }
}

/// The message in `body` on one line, redacted where that is asked for; of what is no JSON only the length.
func readable(_ body: [UInt8], _ redaction: Redaction?) -> [UInt8] {
  guard let message = try? JSON.parse(body) else {
    return JSONWriter.write(JSON.string("\(body.count) bytes that are no message"))
  }
  return JSONWriter.write(redaction?.redacted(message) ?? message)
}
