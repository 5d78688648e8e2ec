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
    self.spanning = spanning.byPlace
    self.file = file
    self.severities = severities
  }

  /// Those that are not switched off, by place.
  package var all: [Diagnostic] { last(counts) }

  /// How many there are that are not switched off.
  package var count: Int { counts.total }

  /// How many there are of a severity.
  func count(of severity: Severity) -> Int { counts[severity] }

  /// The gravest `most`, among equally grave ones the last, by place.
  ///
  /// What they say is kept with their sections: who asks for so few asks again after the next edit.
  package func gravest(_ most: Int) -> [Diagnostic] {
    last(counts.gravest(most), sayingWhatIsKept: true)
  }

  /// How many there are of each severity.
  private var counts: SeverityCounts {
    var counts = SeverityCounts()
    if severities.areTheirOwn {
      counts = file.sections.summary.diagnostics
    } else {
      for index in sections { counts.add(file.sections[index].diagnostics, as: severities) }
    }
    counts.add(spanning, as: severities)
    counts[.off] = 0
    return counts
  }

  /// The sections that have diagnostics.
  private var sections: some Sequence<Int> { file.sections.indices { $0.diagnostics.total > 0 } }

  /// As many of each severity as `counts` has, the last of them, by place.
  private func last(_ counts: SeverityCounts, sayingWhatIsKept: Bool = false) -> [Diagnostic] {
    var left = counts
    var chosen: [Diagnostic] = []
    chosen.reserveCapacity(counts.total)
    func choose(
      _ diagnostic: borrowing Diagnostic, shiftedBy distance: Int, _ sentence: String?
    ) {
      let severity = severities.severity(of: diagnostic)
      guard left[severity] > 0 else { return }
      left[severity] -= 1
      chosen.append(
        diagnostic.told(as: severity, shiftedBy: distance, saying: sentence))
    }
    let spanning = spanning.span
    var rest = spanning.count
    func chooseSpanning(where isBehind: (borrowing Diagnostic) -> Bool) {
      while rest > 0, isBehind(spanning[rest - 1]) {
        rest -= 1
        choose(spanning[rest], shiftedBy: 0, nil)
      }
    }
    for index in Array(sections).reversed() where left.total > 0 {
      let start = file.text.start(ofSection: index)
      let section = file.sections[index]
      let sentences = sayingWhatIsKept ? section.sentencesOfDiagnostics : nil
      let own = section.diagnostics.span
      for place in own.indices.reversed() {
        chooseSpanning { own[place].precedes($0, shiftedBy: start) }
        choose(own[place], shiftedBy: start, sentences?[place])
      }
    }
    chooseSpanning { _ in true }
    // Moved one by one: to reverse them in place copies each.
    var found: [Diagnostic] = []
    found.reserveCapacity(chosen.count)
    while let next = chosen.popLast() { found.append(next) }
    return found
  }
}

/// How grave diagnostics are in a book.
struct ChosenSeverities: Sendable {
  /// The severities that were chosen for rules.
  private let chosen: [RuleCode: Severity]

  /// No severity is chosen.
  init() {
    chosen = [:]
  }

  init(of book: BookDeclarations) {
    guard book.choosesSeverities else {
      chosen = [:]
      return
    }
    let rules = Rule.all.compactMap { rule in book.chosenSeverity(of: rule).map { (rule.code, $0) }
    }
    chosen = Dictionary(rules) { first, _ in first }
  }

  /// Whether nobody has chosen any: all diagnostics are as grave as their rules say.
  var areTheirOwn: Bool { chosen.isEmpty }

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
  fileprivate func precedes(_ other: borrowing Diagnostic, shiftedBy distance: Int) -> Bool {
    let range = range.shifted(by: distance)
    return (range.start, range.end, code) < (other.range.start, other.range.end, other.code)
  }
}
