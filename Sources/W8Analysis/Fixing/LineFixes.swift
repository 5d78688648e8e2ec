import W8Syntax
import W8Text

/// The safe fixes of the diagnostics that start on one line, in order of place.
struct LineFixes {
  /// The line's section and its index there; nil before the first fix.
  private(set) var line: LineID?
  private var fixes: [ScopedFix] = []

  /// A line by its section and its index there.
  struct LineID: Equatable {
    let section: Int
    let line: Int
  }

  private struct ScopedFix {
    let scope: FixScope
    let edits: [TextEdit]

    /// Whether the edits change nothing but the content of the line.
    var isWithinLine: Bool {
      let content = scope.place.contentRange
      return edits.allSatisfy { edit in
        content.start <= edit.range.start && edit.range.end <= content.end
          && !edit.replacement.contains(UInt8(ascii: "\n"))
      }
    }
  }

  /// Adds a fix of a diagnostic on the line.
  mutating func add(_ fix: Fix, _ scope: FixScope) {
    line = LineID(section: scope.place.section, line: scope.place.line)
    fixes.append(ScopedFix(scope: scope, edits: fix.edits))
  }

  /// The edits of each fix that may be made at once.
  ///
  /// Each fix was judged by itself. Of those that change nothing but the line, the first few are left that
  /// bring no new fault together; the others wait for the next round, which sees what these made of the line.
  var editsOfFixes: [[TextEdit]] {
    guard fixes.count > 1 else { return fixes.map(\.edits) }
    var apart = SeparateEdits()
    var within: [ScopedFix] = []
    var others: [ScopedFix] = []
    for fix in fixes where apart.add(fix.edits) {
      if fix.isWithinLine { within.append(fix) } else { others.append(fix) }
    }
    return (within.prefix(Self.mendingCount(within)) + others).map(\.edits)
  }

  /// How many of `fixes`, from the first, mend the line together; by halving, as a line may need many.
  private static func mendingCount(_ fixes: [ScopedFix]) -> Int {
    var (known, limit) = (min(1, fixes.count), fixes.count)
    var candidate = limit
    while known < limit {
      if mend(fixes.prefix(candidate)) { known = candidate } else { limit = candidate - 1 }
      candidate = (known + limit + 1) / 2
    }
    return known
  }

  private static func mend(_ fixes: ArraySlice<ScopedFix>) -> Bool {
    guard let scope = fixes.first?.scope else { return true }
    return scope.mends(
      fixes.flatMap(\.edits).sorted { $0.range.start < $1.range.start },
      of: fixes.map(\.scope.diagnostic.range))
  }
}
