import LanguageServerProtocol
import W8Engine
import W8Lint

/// The address under which the server shows the report of a log: `w8log-report:file:///log.w8log?gym=@iron`.
struct ReportAddress: Hashable {
  static let scheme = "w8log-report"

  let document: LSP.DocumentURI
  var gym: String?
  var date: CivilDate?

  init(_ document: LSP.DocumentURI, gym: String? = nil, date: CivilDate? = nil) {
    self.document = document
    self.gym = gym
    self.date = date
  }

  /// Reads an address, however the client spells it; nil for any other.
  init?(_ uri: LSP.DocumentURI) {
    let prefix = Self.scheme + ":"
    guard uri.spelling.hasPrefix(prefix) else { return nil }
    let parts = uri.spelling.dropFirst(prefix.count)
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first, !address.isEmpty else { return nil }
    document = LSP.DocumentURI(decoded(address))
    let query = parts.count > 1 ? decoded(parts[1]) : ""
    for part in query.split(separator: "&") {
      if part.hasPrefix("gym=") { gym = String(part.dropFirst("gym=".count)) }
      if part.hasPrefix("date=") { date = parseDate(String(part.dropFirst("date=".count))) }
    }
  }

  /// The address as text.
  var uri: LSP.DocumentURI {
    let asked = [gym.map { "gym=" + encoded($0) }, date.map { "date=\($0)" }].compactMap { $0 }
    let query = asked.isEmpty ? "" : "?" + asked.joined(separator: "&")
    return LSP.DocumentURI("\(Self.scheme):\(encoded(document.spelling))\(query)")
  }
}

/// `text` with what ends an address, or a part of it, as escapes.
private func encoded(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if byte <= 0x20 || byte >= 0x7F || "%?#&".utf8.contains(byte) {
      bytes += Array("%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// `text` without one layer of escapes; a faulty one stands for itself.
private func decoded(_ text: Substring) -> String {
  var bytes: [UInt8] = []
  var rest = text.utf8
  while let byte = rest.popFirst() {
    let digits = String(Substring(rest.prefix(2)))
    if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The address under which the server shows the page of a rule: `w8log-rule:W8203`.
struct RuleAddress {
  static let scheme = "w8log-rule"

  let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }

  /// Reads an address with the code or name of a rule; nil for any other.
  init?(_ uri: LSP.DocumentURI) {
    let prefix = Self.scheme + ":"
    guard uri.spelling.hasPrefix(prefix),
      let rule = Rule.named(String(uri.spelling.dropFirst(prefix.count)))
    else { return nil }
    self.rule = rule
  }

  /// The address as text.
  var spelling: String { "\(Self.scheme):\(rule.code)" }
}
