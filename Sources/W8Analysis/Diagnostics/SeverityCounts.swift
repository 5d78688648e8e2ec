/// A number of diagnostics of each severity.
struct SeverityCounts: Hashable, Sendable {
  private var counts = SIMD8<Int>()

  /// None of any.
  init() {}

  /// How many of `diagnostics` there are of each, by their own word.
  init(_ diagnostics: [Diagnostic]) {
    add(diagnostics, as: ChosenSeverities())
  }

  subscript(severity: Severity) -> Int {
    get { counts[Int(severity.rawValue)] }
    set { counts[Int(severity.rawValue)] = newValue }
  }

  /// How many these are.
  var total: Int { counts.wrappedSum() }

  /// Adds those of another part.
  mutating func add(_ other: SeverityCounts) { counts &+= other.counts }

  /// Adds `diagnostics`, which are as grave as `severities` says.
  mutating func add(_ diagnostics: [Diagnostic], as severities: ChosenSeverities) {
    // By index of a span: a copy of a diagnostic counts references.
    let diagnostics = diagnostics.span
    for index in diagnostics.indices { self[severities.severity(of: diagnostics[index])] += 1 }
  }

  /// The gravest `most` of these.
  func gravest(_ most: Int) -> SeverityCounts {
    var (gravest, left) = (self, most)
    for severity in Severity.allCases.sorted(by: >) {
      gravest[severity] = min(gravest[severity], left)
      left -= gravest[severity]
    }
    return gravest
  }
}
