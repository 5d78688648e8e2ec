package import W8Book
import W8Engine
import W8Syntax

extension Section {
  /// The diagnostics that need no other section, by offset; their ranges count from the start of the section.
  package var diagnostics: [Diagnostic] { found.value { diagnosticsAnew } }

  /// The same, found anew.
  var diagnosticsAnew: [Diagnostic] { check?.diagnostics(of: lowered) ?? [] }
}

extension CheckContext {
  /// The diagnostics that need no other section, by offset; ranges count from the section's start.
  package func diagnostics(of lowered: LoweredSection) -> [Diagnostic] {
    var findings = SectionFindings(lowered)
    findings.reportFaults()
    let scope = SectionScope(lowered, self)
    for rule in book.sectionRules {
      findings.rule = rule.rule
      rule.check(scope, &findings)
    }
    return findings.finish()
  }
}

extension BookDeclarations {
  /// The rules about single sections that are not switched off.
  fileprivate var sectionRules: [(rule: Rule, check: Rule.SectionCheck)] {
    rulesOn.value { Rule.bySection.filter { severity(of: $0.rule) != .off } }
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
