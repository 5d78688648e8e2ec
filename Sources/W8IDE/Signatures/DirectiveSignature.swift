import W8Syntax

extension SignatureProvider {
  /// The arguments of a directive.
  static let directive = SignatureProvider { line in
    guard line.kind == .directive, let first = line.tokens.first, line.column > first.end,
      let keyword = Keyword.allCases.first(where: { $0.name == line.text(first).lowercased() })
    else { return nil }
    let parts = keyword.parts
    let behind = line.closed.dropFirst().count
    return Signature(
      parts: [Signature.Part(label: keyword.name, explanation: "")] + parts,
      active: min(behind, parts.count - 1) + 1)
  }
}

extension Keyword {
  fileprivate var parts: [Signature.Part] {
    func part(_ label: String, _ explanation: String) -> Signature.Part {
      Signature.Part(label: label, explanation: explanation)
    }
    let date = "a date, such as 2026-06-30"
    let weight = "a weight, such as 75 or 75kg"
    let gym = part("@gym", "the name that sessions use, such as @iron")
    let exercise = part("\"Exercise\"", "the name that sessions use, in quotes")
    switch self {
    case .w8log: return [part("version", "1.0")]
    case .unit: return [part("kg|lb|st", "the unit of body weights")]
    case .liftUnit: return [part("kg|lb", "the unit of loads")]
    case .order: return [part("oldest|newest", "the day that comes first")]
    case .trend:
      return [part("span:days", "how many days to average, such as span:7")]
    case .goal: return [part("weight", weight), part("by:date", date), part("from:date", date)]
    case .milestone: return [part("weight", weight), part("\"label\"", "a name for it, in quotes")]
    case .gym:
      return [
        gym, part("\"Name\"", "its full name, in quotes"),
        part("color:color", "its color on the page"),
        part("alias:@name", "another name for it"),
        part("default", "the gym of sessions that name no gym"),
        part("closed:date", date),
      ]
    case .exercise:
      return [
        exercise, part("alias:\"name\"", "another name for it"),
        part("group:group", "its muscle group"),
      ]
    case .setup: return [gym, exercise, part("> note", "how the machine is set up there")]
    case .plan:
      return [
        exercise, part("from:date", "the day it starts, such as from:2026-01-05"),
        part("sets", "the sets of a session, such as 3x5"),
        part("load", "the load of the first session, such as 95kg"),
        part("+step", "what a session that was made adds, such as +2.5kg"),
        part("reset:percent", "the load after a miss, such as reset:90%"),
      ]
    case .metric:
      return [
        part("key", "the key that entries use, such as waist"),
        part("unit", "its unit, such as cm"),
      ]
    case .tag: return [part("#tag", "the tag"), part("> note", "its meaning")]
    case .include: return [part("\"files\"", "a file or a pattern, such as \"*.w8log\"")]
    case .lint:
      return [
        part("rule", "the name or code of the rule"),
        part("severity", "off, hint, info, warning or error"),
      ]
    }
  }
}
