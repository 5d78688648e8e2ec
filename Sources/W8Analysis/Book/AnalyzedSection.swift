import W8Engine

/// One section of a file with its meaning and the diagnostics that need no other section.
package struct AnalyzedSection: Sendable {
  /// What its lines mean.
  package let lowered: LoweredSection
  /// The diagnostics by place; their ranges count from the start of the section.
  package let diagnostics: [Diagnostic]

  /// Looks for nothing without `check`.
  init(_ lowered: LoweredSection, _ check: SectionCheck?) {
    self.lowered = lowered
    diagnostics = check?.diagnostics(of: lowered) ?? []
  }
}
