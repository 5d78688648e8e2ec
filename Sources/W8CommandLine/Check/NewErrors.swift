import W8Analysis

extension FixRefusal {
  /// Why what came of fixes must not be kept; nil when it may.
  init?(from before: OpenedLog, to after: OpenedLog) {
    guard let first = after.errors.more(than: before.errors).first else { return nil }
    self = .newError(rule: first.rule.name)
  }
}

extension OpenedLog {
  fileprivate var errors: RuleCounts {
    var errors = RuleCounts()
    for diagnostics in analysis.diagnosticsOfFiles { errors.add(diagnostics, of: .error) }
    return errors
  }
}
