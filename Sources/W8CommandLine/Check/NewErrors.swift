import W8Analysis

extension FixRefusal {
  /// Why what came of fixes must not be kept; nil when it may.
  init?(from before: OpenedLog, to after: OpenedLog) {
    let known = before.errors
    let new = after.errors.filter { $0.value > known[$0.key] ?? 0 }
    guard let first = new.keys.min() else { return nil }
    self = .newError(rule: Rule.named(first.description)?.name ?? first.description)
  }
}

extension OpenedLog {
  fileprivate var errors: [RuleCode: Int] {
    analysis.diagnosticsOfFiles.joined().reduce(into: [:]) { counts, diagnostic in
      if diagnostic.severity == .error { counts[diagnostic.code, default: 0] += 1 }
    }
  }
}
