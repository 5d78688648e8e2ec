import W8Book
import W8Lint
import W8Merge
import W8Text

/// A small log, and two versions of it that were edited at random.
package struct MergeCase: Sendable {
  /// What both were made of.
  package let base: String
  /// One version.
  package let ours: String
  /// The other one.
  package let theirs: String

  /// Makes those that belong to `seed`.
  package init(seed: UInt64) {
    var edits = LogEdits(seed: seed)
    let log = edits.log()
    base = log
    ours = edits.edited(log, count: 1 + Int(seed % 3))
    theirs = edits.edited(log, count: 1 + Int(seed % 4))
  }

  /// The first law that joining them breaks; nil where all are kept.
  package func brokenLaw() -> String? {
    let there = merged(base, ours, theirs)
    return brokenLawOfOneSide() ?? brokenLawOfDirections(there) ?? brokenLawOfForm(there)
      ?? brokenLawOfFindings(there)
  }

  private func merged(_ base: String, _ ours: String, _ theirs: String) -> LogMerge {
    LogMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  private func brokenLawOfOneSide() -> String? {
    for new in [ours, theirs] {
      for merge in [merged(base, new, base), merged(base, base, new), merged(base, new, new)]
      where merge.clashCount > 0 || merge.written(.side(.ours)).text != Array(new.utf8) {
        return "who left it alone does not give way"
      }
    }
    return nil
  }

  private func brokenLawOfDirections(_ there: LogMerge) -> String? {
    let back = merged(base, theirs, ours)
    // Lines joined by their text may stand in another order, and in rare pairs the proof fails in one direction alone.
    if there.isByLines || back.isByLines { return nil }
    for (one, other) in [(MergeSide.ours, MergeSide.theirs), (.theirs, .ours)] {
      let (left, right) = (there.written(.side(one)).text, back.written(.side(other)).text)
      if (try? MergeGains(from: left, to: right))?.isEmpty != true {
        return "both directions differ"
      }
    }
    return nil
  }

  /// Line ends of another kind, and a byte order mark, change nothing else.
  private func brokenLawOfForm(_ there: LogMerge) -> String? {
    func dressed(_ text: [UInt8]) -> [UInt8] {
      [0xEF, 0xBB, 0xBF] + text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
    let (base, ours, theirs) = (
      dressed(Array(base.utf8)), dressed(Array(ours.utf8)), dressed(Array(theirs.utf8))
    )
    let other = LogMerge(base: base, ours: ours, theirs: theirs)
    let isSame =
      other.written(.marks(MarkStyle())).text
      == dressed(there.written(.marks(MarkStyle())).text)
    return isSame ? nil : "line ends or a byte order mark make a difference"
  }

  private func brokenLawOfFindings(_ there: LogMerge) -> String? {
    let versions = [base, ours, theirs].compactMap { analyze(Array($0.utf8)) }
    let results = MergeSide.allCases.compactMap { analyze(there.written(.side($0)).text) }
    guard versions.count == 3, results.count == 2 else { return "no analysis" }
    let known = versions[1].datedWeights.union(versions[2].datedWeights)
    let new = known.subtracting(versions[0].datedWeights)
    let said = results[0].datedWeights.union(results[1].datedWeights)
    if !new.isSubset(of: said) { return "a weight is lost" }
    if !said.isSubset(of: known) { return "a weight is of neither version" }
    let found = Set(versions.dropFirst().flatMap { kinds(of: $0) })
    let more = results.map { kinds(of: $0).subtracting(found) }
    return more.joined().min().map { "a finding of neither version: \($0)" }
  }

  /// The kinds of errors, and of what tells of a day in a wrong place; what days of both come to together, as two weigh-ins of
  /// one day or a gap, is true of the log and may be told at a lower severity.
  private func kinds(of analysis: Analysis) -> Set<String> {
    let positions = ["out-of-order", "wrong-month"]
    let kinds = analysis.diagnostics(of: analysis.root).filter {
      $0.severity == .error || positions.contains($0.rule.name)
    }
    return Set(kinds.map(\.rule.name))
  }
}
