import W8Syntax
package import W8Text

/// A fault that a rule found at one place of a file.
package struct Diagnostic: Sendable {
  /// The rule that found it.
  package let code: RuleCode
  /// How grave it is in this book.
  package internal(set) var severity: Severity
  /// Exactly the offending bytes.
  package internal(set) var range: TextRange
  /// Other places that are part of the story.
  package internal(set) var related: [RelatedPlace]
  /// How many more there are of its rule on its line, which are told with this one.
  package internal(set) var untold = 0
  private let wording: Wording

  /// What makes the message: most are made for each who asks, since of thousands few are ever told.
  private enum Wording: Sendable {
    case made(String)
    /// That of the parser's fault at an index of a section.
    case ofFault(Int, LoweredSection)
    /// Whatever this says, of a rule that finds something on many lines and is seldom told.
    case later(@Sendable () -> String)
  }

  init(
    code: RuleCode, severity: Severity, range: TextRange, message: String,
    related: [RelatedPlace] = []
  ) {
    self.init(
      code: code, severity: severity, range: range, related: related, wording: .made(message))
  }

  private init(
    code: RuleCode, severity: Severity, range: TextRange, related: [RelatedPlace], wording: Wording
  ) {
    (self.code, self.severity, self.range, self.related) = (code, severity, range, related)
    self.wording = wording
  }

  /// That of the parser's fault at `index` of `lowered`, which `rule` words.
  init(_ rule: Rule, ofFault index: Int, in lowered: LoweredSection) {
    (code, severity, related) = (rule.code, rule.severity, [])
    range = lowered.tree.faults[index].range
    wording = .ofFault(index, lowered)
  }

  /// A finding of `rule` whose message is made for each who asks.
  init(_ rule: Rule, _ range: TextRange, toldAs message: @escaping @Sendable () -> String) {
    (code, severity, related) = (rule.code, rule.severity, [])
    self.range = range
    wording = .later(message)
  }

  /// The rule that found it.
  package var rule: Rule { Rule.rule(code) }

  /// One sentence: what was read and what is expected.
  package var message: String {
    untold == 0 ? sentence : "\(sentence); \(untold) more like it on this line"
  }

  /// The message but for how many more there are.
  var sentence: String {
    switch wording {
    case .made(let message): return message
    case .later(let message): return message()
    case .ofFault(let index, let lowered):
      let fault = lowered.tree.faults[index]
      return Rule.ofFault(fault.kind)?.message(FaultScope(fault: fault, lowered: lowered)) ?? ""
    }
  }
}

extension Diagnostic: Hashable {
  /// Whether both tell the same of the same place.
  package static func == (one: Diagnostic, other: Diagnostic) -> Bool {
    (one.code, one.severity, one.range) == (other.code, other.severity, other.range)
      && one.message == other.message && one.related == other.related
  }

  /// Leaves out the message, which is long in the making.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(range)
  }
}

/// Another place that a diagnostic speaks of.
package struct RelatedPlace: Hashable, Sendable {
  /// The file in which it is; nil for that of the diagnostic.
  package var file: FileID?
  /// Its bytes.
  package internal(set) var range: TextRange
  /// What is there.
  package let message: String
}

extension Diagnostic {
  /// The same diagnostic, so grave, `distance` bytes later, and with a sentence that was made before unless this is nil.
  borrowing func told(
    as severity: Severity, shiftedBy distance: Int, saying sentence: String?
  ) -> Diagnostic {
    var told = Diagnostic(
      code: code, severity: severity, range: range.shifted(by: distance), related: related,
      wording: sentence.map { .made($0) } ?? wording)
    told.untold = untold
    for index in told.related.indices {
      told.related[index].range = related[index].range.shifted(by: distance)
    }
    return told
  }
}
