package import W8Book
import W8Engine
import W8Syntax

extension Section {
  /// The diagnostics that need no other section, by offset; their ranges count from the start of the section.
  package var diagnostics: [Diagnostic] {
    found.value { check?.diagnostics(of: lowered) ?? [] }
  }

  /// What `rules` find, anew.
  func diagnostics(by rules: ActiveRules) -> [Diagnostic] {
    check?.diagnostics(of: lowered, by: rules) ?? []
  }
}

extension CheckContext {
  /// The diagnostics that need no other section, by offset; ranges count from the section's start.
  package func diagnostics(of lowered: LoweredSection) -> [Diagnostic] {
    diagnostics(of: lowered, by: book.activeRules)
  }

  /// Those that `rules` find, and what the parser found.
  fileprivate func diagnostics(of lowered: LoweredSection, by rules: ActiveRules) -> [Diagnostic] {
    var findings = SectionFindings(lowered)
    findings.reportFaults()
    let scope = SectionScope(lowered, self)
    for rule in rules.bySection {
      findings.rule = rule.rule
      rule.check(scope, &findings)
    }
    return findings.finish()
  }
}

extension SectionFindings {
  /// Reports what the parser found.
  fileprivate mutating func reportFaults() {
    for fault in lowered.tree.faults {
      guard let wording = Rule.ofFault(fault.kind) else { continue }
      rule = wording.rule
      let message = { [lowered] in wording.message(FaultScope(fault: fault, lowered: lowered)) }
      report(line: fault.line, fault.range, message())
    }
  }
}
