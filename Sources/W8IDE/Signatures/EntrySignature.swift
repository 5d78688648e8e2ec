import W8Syntax

extension SignatureProvider {
  /// The fields of a day.
  static let entry = SignatureProvider { line in
    guard line.kind == .entry, let date = line.tokens.first, line.column > date.end else {
      return nil
    }
    return Signature(parts: parts, active: active(line))
  }

  private static func active(_ line: CursorLine) -> Int {
    if let open = line.open, let own = part(of: open.kind) { return own }
    let written = line.tokens.filter { $0.end < line.column }.compactMap { part(of: $0.kind) }
    // A weekday may be left out.
    return written.max().map { min($0 + 1, parts.count - 1) } ?? 1
  }

  private static func part(of kind: TokenKind) -> Int? {
    switch kind {
    case .weekday: 0
    case .weight, .unweighed: 1
    case .time: 2
    case .gym, .defaultGym: 3
    case .tag: 4
    case .pair: 5
    default: nil
    }
  }

  private static let parts = [
    Signature.Part(label: "[weekday]", explanation: "Mon to Sun, checked against the date"),
    Signature.Part(
      label: "weight",
      explanation: "82.4; - if you did not weigh in, 82.4? to keep it out of averages"),
    Signature.Part(label: "time", explanation: "07:05, needed for a second weigh-in of a day"),
    Signature.Part(
      label: "@gym", explanation: "where you trained; the exercises follow on lines below"),
    Signature.Part(label: "#tag", explanation: "any number of tags"),
    Signature.Part(
      label: "key:value", explanation: "measurements, such as fat:18.6% or waist:84cm"),
    Signature.Part(label: "> note", explanation: "anything else"),
  ]
}
