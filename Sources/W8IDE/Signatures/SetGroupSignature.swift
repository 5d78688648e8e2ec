import W8Syntax

extension SignatureProvider {
  /// `3x5 100kg @8 (label)` behind the colon of an exercise.
  static let setGroup = SignatureProvider { line in
    guard line.kind == .exercise, let colon = line.tokens.first(where: { $0.kind == .colon })
    else { return nil }
    let group =
      line.tokens.drop { $0.kind != .colon }.split(
        omittingEmptySubsequences: false, whereSeparator: { $0.kind == .comma || $0.kind == .colon }
      ).last ?? []
    guard line.column >= colon.end else { return nil }
    return Signature(parts: parts, active: active(group, line))
  }

  private static func active(_ group: ArraySlice<Token>, _ line: CursorLine) -> Int {
    if let open = line.open, let own = part(of: open.kind) { return own }
    let written = group.filter { $0.end < line.column }.compactMap { part(of: $0.kind) }
    return written.max().map { min($0 + 1, parts.count - 1) } ?? 0
  }

  private static func part(of kind: TokenKind) -> Int? {
    switch kind {
    case .reps, .duration, .distance: 0
    case .load: 1
    case .effort: 2
    case .label: 3
    default: nil
    }
  }

  private static let parts = [
    Signature.Part(
      label: "reps",
      explanation: "3x5, 5, 8/6/5 or 5+ reps; 60s or 1:30 for a time, 5km for a distance"),
    Signature.Part(label: "load", explanation: "100, 60kg, bw or bw+20: what is on the bar"),
    Signature.Part(label: "@effort", explanation: "@8 (RPE, 1 to 10 in steps of 0.5) or rir2"),
    Signature.Part(label: "(label)", explanation: "(pause), (left): anything in parentheses"),
  ]
}
