package import W8Book
import W8Syntax

/// One kind of fault: what it is called, how grave it is, how it is found and mended.
///
/// A rule is a file in one of the folders of rules and a line in `Rule.all`. It is an object, for it has a dozen parts, and each
/// of thousands of findings refers to one.
package final class Rule: Sendable {
  /// The number that never changes.
  package let code: RuleCode
  /// The name in kebab case.
  package let name: String
  /// The way a log may name it: the name, the code, and the name it had before.
  let names: [RuleName]
  /// How grave the fault is unless the book says otherwise.
  package let severity: Severity
  /// Whether reports show nothing of a log with this error, because lines may count twice or mean something else.
  package let hidesLog: Bool
  /// The manual page.
  package let explanation: Explanation
  /// What the text is that it marks.
  package let marked: Marked
  let check: Check
  /// What mends a finding; nil where nothing is known to.
  let fixes: Fixes?

  init(
    _ code: Int, _ name: String, formerly formerName: String? = nil, _ severity: Severity,
    hidesLog: Bool = false, _ explanation: Explanation, _ check: Check,
    marks marked: Marked = .fault, fixes: Fixes? = nil
  ) {
    self.code = RuleCode(number: code)
    self.name = name
    names = [name, self.code.description, formerName].compactMap { $0.map(RuleName.init) }
    self.severity = severity
    self.hidesLog = hidesLog
    self.explanation = explanation
    self.marked = marked
    self.check = check
    self.fixes = fixes
  }

  /// What the text is that a rule marks.
  package enum Marked: Sendable {
    /// Something that is wrong, or may be.
    case fault
    /// Something that does nothing where it stands.
    case needless
  }

  /// What mends the findings of a rule, by the surest that it ever gives.
  enum Fixes: Sendable {
    case safe(@Sendable (FixScope) -> [Fix])
    case preferred(@Sendable (FixScope) -> [Fix])
    case possible(@Sendable (FixScope) -> [Fix])
    /// Safe ones, and where a finding has none others, which cost more to work out.
    case either(safe: @Sendable (FixScope) -> [Fix], others: @Sendable (FixScope) -> [Fix])

    /// Those of one finding; of `either` the safe ones alone where only these are wanted.
    func callAsFunction(_ scope: FixScope, onlySafe: Bool = false) -> [Fix] {
      switch self {
      case .safe(let workOut), .preferred(let workOut), .possible(let workOut): workOut(scope)
      case .either(let safe, let others):
        if case let fixes = safe(scope), onlySafe || !fixes.isEmpty { fixes } else { others(scope) }
      }
    }
  }

  /// The way a rule finds its faults.
  enum Check: Sendable {
    /// The parser finds them; the closure words the message.
    case syntax(SyntaxFault.Kind, Wording)
    /// One section is enough.
    case section(SectionCheck)
    /// It takes the whole file; the cost must not grow with more than sections and directives.
    case file(FileCheck)
    /// It takes the whole book; the cost must not grow with more than sections and directives.
    case book(BookCheck)
  }

  typealias Wording = @Sendable (FaultScope) -> String
  typealias SectionCheck = @Sendable (SectionScope, inout SectionFindings) -> Void
  typealias FileCheck = @Sendable (FileScope, inout FileFindings) -> Void
  typealias BookCheck = @Sendable (Analysis, inout FileFindings) -> Void
}

extension SeverityOverrides {
  /// The severity given to `rule`; nil when none is.
  package subscript(rule: Rule) -> Severity? {
    get { self[rule.code] }
    set { self[rule.code] = newValue }
  }
}

extension Rule: Hashable {
  /// Whether both have one number.
  package static func == (one: Rule, other: Rule) -> Bool { one.code == other.code }

  /// Adds the number.
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// A log of January 2026 that has `lines`, for examples.
func january(_ lines: String...) -> String {
  "# 2026-01\n\n" + lines.joined(separator: "\n")
}

/// The manual page of a rule; the only source of every text about it.
package struct Explanation: Hashable, Sendable {
  /// The lines that the rule reports, in one or two sentences.
  package let finds: String
  /// The consequence for the reader.
  package let harm: String
  /// The correction that a person makes, and whether `check --fix` makes it.
  package let fix: String
  /// A log in which the rule finds its fault; U+FFFD in it stands for a byte that is not UTF-8, and a
  /// line `=== name` begins an included file.
  package let example: String
  /// What to write instead: a log in which the rule finds nothing.
  package let instead: String

  /// The example as it stands in a file.
  package var exampleBytes: [UInt8] {
    example.unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar == "\u{FFFD}" ? [0xE9] : Array(String(scalar).utf8)
    }
  }
}
