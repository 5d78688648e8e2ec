import W8Syntax
import W8Text

/// The fixes of the diagnostics that start on one line, in order of place.
struct LineFixes {
  private let fixes: [ScopedFix]

  /// A line by its section and its index there.
  struct LineID: Equatable {
    let section: Int
    let line: Int

    init(_ place: LinePlace) {
      self.init(section: place.section, line: place.line)
    }

    init(section: Int, line: Int) {
      (self.section, self.line) = (section, line)
    }
  }

  private struct ScopedFix {
    let scope: FixScope
    let edits: [TextEdit]
    /// Those that change the content of the line and nothing else.
    let editsWithinLine: [TextEdit]

    init(_ scope: FixScope, _ edits: [TextEdit]) {
      let content = scope.line.contentRange
      let isWithinLine = { (edit: TextEdit) in
        content.start <= edit.range.start && edit.range.end <= content.end
          && !edit.replacement.contains(.lineFeed)
      }
      (self.scope, self.edits) = (scope, edits)
      // Nearly always all of them: then it is the same array.
      editsWithinLine = edits.allSatisfy(isWithinLine) ? edits : edits.filter(isWithinLine)
    }

    var made: MadeFix { (edits, scope.rule) }

    /// Whether no other edits are made.
    var isWithinLine: Bool { editsWithinLine.count == edits.count }
  }

  /// The edits of a fix, and the rule whose finding it mends.
  typealias MadeFix = (edits: [TextEdit], rule: Rule)

  /// Takes of the findings of `scopes`, all on one line, the fixes that `safety` allows; whether they mend the line is
  /// known already, or `later`.
  init(_ scopes: some Sequence<FixScope>, _ safety: FixSafety, judged judgement: FixScope.Judgement)
  {
    var fixes: [ScopedFix] = []
    fixes.reserveCapacity(scopes.underestimatedCount)
    for scope in scopes {
      let found = judgement == .later ? scope.unjudgedFixes : scope.fixes
      if let fix = safety.choice(among: found) { fixes.append(ScopedFix(scope, fix.edits)) }
    }
    self.fixes = fixes
  }

  /// The fixes that may be made at once.
  ///
  /// Each was judged by itself. Of those that change nothing but the line, the first few are left that
  /// bring no new fault together; the others wait for the next round, which sees what these made of the line.
  var together: [MadeFix] {
    guard fixes.count > 1 else { return fixes.map(\.made) }
    var apart = SeparateEdits()
    var chosen: [ScopedFix] = []
    chosen.reserveCapacity(fixes.count)
    for fix in Self.openingAllSessions(fixes) where apart.add(fix.edits) { chosen.append(fix) }
    // Nearly always all of them: then it is the same array.
    let areWithinLine = chosen.allSatisfy(\.isWithinLine)
    let within = areWithinLine ? chosen : chosen.filter(\.isWithinLine)
    let count = Self.mendingCount(within, known: 1)
    if count == within.count { return chosen.map(\.made) }
    return (within.prefix(count) + chosen.filter { !$0.isWithinLine }).map(\.made)
  }

  /// The fixes that change the line, none of which was judged yet: the first of them that mend the line together; nil where
  /// not even the first does.
  var unjudgedTogether: [MadeFix]? {
    var apart = SeparateEdits()
    let changing = Self.openingAllSessions(fixes).filter {
      !$0.editsWithinLine.isEmpty && apart.add($0.edits)
    }
    let count = Self.mendingCount(changing, known: 0)
    return count == 0 ? nil : changing.prefix(count).map(\.made)
  }

  /// `fixes` with one in the place of all that open a session for a further gym: their sessions come below one another.
  private static func openingAllSessions(_ fixes: [ScopedFix]) -> [ScopedFix] {
    let code = Rule.twoGyms.code
    guard fixes.count(where: { $0.scope.diagnostic.code == code }) > 1 else { return fixes }
    let opening = fixes.filter { $0.scope.diagnostic.code == code }
    let scope = opening[0].scope
    guard let place = opening[0].edits.last?.range,
      opening.allSatisfy({ $0.edits.last?.range == place })
    else { return fixes }
    let sessions = opening.compactMap { $0.edits.last?.replacement }.joined()
    let edits = opening.flatMap { $0.edits.dropLast() }
    let joined = ScopedFix(scope, edits + [TextEdit(place, Array(sessions))])
    return [joined] + fixes.filter { $0.scope.diagnostic.code != code }
  }

  /// How many of `fixes`, from the first, mend the line together, of which so many are `known` to; by halving, as a line
  /// may need many.
  private static func mendingCount(_ fixes: [ScopedFix], known: Int) -> Int {
    var (known, limit) = (min(known, fixes.count), fixes.count)
    var candidate = limit
    while known < limit {
      if mend(fixes.prefix(candidate)) { known = candidate } else { limit = candidate - 1 }
      candidate = (known + limit + 1) / 2
    }
    return known
  }

  private static func mend(_ fixes: ArraySlice<ScopedFix>) -> Bool {
    guard let scope = fixes.first?.scope else { return true }
    return scope.mends(fixes.flatMap(\.editsWithinLine)) {
      fixes.map { $0.scope.diagnostic.range }
    }
  }
}
