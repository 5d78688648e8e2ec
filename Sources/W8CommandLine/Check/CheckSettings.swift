import W8Book
import W8Lint

struct CheckSettings {
  let renderer: Renderer
  /// Whether findings are counted by rule instead of listed one by one.
  let tellsStatistics: Bool
  /// The least severity that makes the check fail.
  let failing: Severity
  let leastReported: Severity
  let mostReported: Int
  /// The severities that options give.
  let overrides: SeverityOverrides
  /// Which fixes are made before logs are checked; nil to make none.
  let fixing: FixSafety?
  var isFixing: Bool { fixing != nil }
  /// As what bytes are read that are not UTF-8; nil to read them as faults.
  let encoding: LegacyEncoding?
  /// What then is done to the bytes of each file.
  var recoding: (([UInt8]) -> [UInt8])? { encoding.map { _ in recodedFromWindows1252 } }

  /// Throws where an option names no rule.
  init(_ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    tellsStatistics = arguments.has(.statistics)
    let isInWorkflow = invocation.environment.isInWorkflow
    renderer =
      arguments.value(of: .checkFormat).flatMap(Renderer.named)
      ?? (isInWorkflow && !tellsStatistics ? .github : .text)
    if tellsStatistics, renderer.reader == .program, renderer.name != Renderer.json.name {
      throw .usage(.conflictingOptions("--statistics", "--format \(renderer.name)"))
    }
    let asked = arguments.choice(of: .failOn, failureThresholds) ?? .error
    failing = arguments.has(.strict) ? min(asked, .warning) : asked
    // What makes the check fail is always reported.
    let tellsHints = arguments.has(.hints) || failing == .hint || renderer.reader == .program
    leastReported = tellsHints ? .hint : .information
    mostReported = arguments.count(of: .max) ?? .max
    overrides = try severityOverrides(arguments)
    fixing = arguments.has(.unsafeFixes) ? .preferred : arguments.has(.fix) ? .safe : nil
    encoding = arguments.choice(of: .recode, LegacyEncoding.self)
  }
}

/// The severities that options give to rules; of several for one rule the last counts.
private func severityOverrides(_ arguments: ParsedArguments) throws(Failure) -> SeverityOverrides {
  var overrides = SeverityOverrides()
  if arguments.has(.strict) {
    for rule in Rule.all where strictCodes.contains(rule.code.number) { overrides[rule] = .error }
  }
  let options: [(option: Option, severity: Severity)] = [
    (.deny, .error), (.warn, .warning), (.allow, .off),
  ]
  for given in arguments.given(among: options.map { $0.option })
  where RetiredRule.named(given.value) == nil {
    let rule = try knownRule(given.value)
    overrides[rule] = options.first { $0.option.name == given.name }?.severity
  }
  return overrides
}

/// Undeclared tags and unknown keys: what may be meant, or may be a slip.
private let strictCodes: Set<Int> = [8603, 8604]

/// From which severity on `check` fails, and so exits with 1.
let failureThresholds: KeyValuePairs<String, Severity> = [
  "error": .error, "warning": .warning, "info": .information, "hint": .hint,
]
