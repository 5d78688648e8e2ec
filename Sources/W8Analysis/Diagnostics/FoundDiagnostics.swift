import W8Text

/// What there is to tell of one file, before anybody needs all of it.
package struct FoundDiagnostics: Sendable {
  /// What takes more than a section to find, by place.
  private let spanning: [Diagnostic]
  /// The file, whose sections have their own.
  private let file: FileAnalysis
  private let severities: ChosenSeverities

  /// Takes what takes more than a section to find.
  init(_ spanning: [Diagnostic], in file: FileAnalysis, _ severities: ChosenSeverities) {
    self.spanning = spanning.sorted(by: Diagnostic.precedes)
    self.file = file
    self.severities = severities
  }

  /// Those that are not switched off, by place.
  package var all: [Diagnostic] { last(share) }

  /// How many there are that are not switched off.
  package var count: Int { share.count }

  /// How many there are of a severity.
  func count(of severity: Severity) -> Int { share[severity] }

  /// The gravest `most`, among equally grave ones the last, by place.
  package func gravest(_ most: Int) -> [Diagnostic] { last(share.gravest(most)) }

  /// How many there are of each severity.
  private var share: Share {
    var share = Share()
    func count(_ diagnostics: [Diagnostic]) {
      // By index of a span: a copy of a diagnostic counts references.
      let diagnostics = diagnostics.span
      for index in diagnostics.indices { share[severities.severity(of: diagnostics[index])] += 1 }
    }
    count(spanning)
    for index in sections { count(file.sections[index].diagnostics) }
    share[.off] = 0
    return share
  }

  /// The sections that have diagnostics.
  private var sections: some Sequence<Int> { file.sections.indices { $0.diagnostics > 0 } }

  /// As many of each severity as `share` has, the last of them, by place.
  private func last(_ share: Share) -> [Diagnostic] {
    var left = share
    var chosen: [Diagnostic] = []
    func choose(_ place: Int, of diagnostics: [Diagnostic], shiftedBy distance: Int = 0) {
      let severity = severities.severity(of: diagnostics.span[place])
      guard left[severity] > 0 else { return }
      left[severity] -= 1
      var diagnostic = diagnostics[place].shifted(by: distance)
      diagnostic.severity = severity
      chosen.append(diagnostic)
    }
    var rest = spanning.indices
    for index in Array(sections).reversed() where left.count > 0 {
      let start = file.text.start(ofSection: index)
      let own = file.sections[index].diagnostics
      for place in own.indices.reversed() {
        while let last = rest.last, own[place].precedes(spanning[last], shiftedBy: start) {
          choose(last, of: spanning)
          rest.removeLast()
        }
        choose(place, of: own, shiftedBy: start)
      }
    }
    for place in rest.reversed() { choose(place, of: spanning) }
    return chosen.reversed().sorted(by: Diagnostic.precedes)
  }
}

/// A number of diagnostics of each severity.
private struct Share {
  private var counts: [Int]

  /// None of any.
  init() {
    counts = [Int](repeating: 0, count: Severity.allCases.count)
  }

  subscript(severity: Severity) -> Int {
    get { counts[Int(severity.rawValue)] }
    set { counts[Int(severity.rawValue)] = newValue }
  }

  /// How many these are.
  var count: Int { counts.reduce(0, +) }

  /// The gravest `most` of these.
  func gravest(_ most: Int) -> Share {
    var (gravest, left) = (self, most)
    for severity in Severity.allCases.sorted(by: >) {
      gravest[severity] = min(gravest[severity], left)
      left -= gravest[severity]
    }
    return gravest
  }
}

/// How grave diagnostics are in a book.
struct ChosenSeverities: Sendable {
  /// The severities that were chosen for rules.
  private let chosen: [RuleCode: Severity]

  init(of book: BookDeclarations) {
    guard book.choosesSeverities else {
      chosen = [:]
      return
    }
    let rules = Rule.all.compactMap { rule in book.chosenSeverity(of: rule).map { (rule.code, $0) }
    }
    chosen = Dictionary(rules) { first, _ in first }
  }

  /// How grave `diagnostic` is.
  func severity(of diagnostic: borrowing Diagnostic) -> Severity {
    chosen.isEmpty ? diagnostic.severity : chosen[diagnostic.code] ?? diagnostic.severity
  }
}

extension BookDeclarations {
  /// Whether anybody speaks of the severity of any rule.
  fileprivate var choosesSeverities: Bool { !overrides.isEmpty || !severities.isEmpty }
}

extension Diagnostic {
  /// Whether it is told before `other` once it is so many bytes later.
  fileprivate func precedes(_ other: Diagnostic, shiftedBy distance: Int) -> Bool {
    let range = range.shifted(by: distance)
    return (range.start, range.end, code) < (other.range.start, other.range.end, other.code)
  }
}
