import Testing

@testable import W8Merge

/// What holds for all logs and edits.
@Suite struct MergeLawTests {
  /// A log and two versions of it.
  private struct Versions {
    let base: String
    let ours: String
    let theirs: String
  }

  private static let versions = (0..<400).map { seed in
    var edits = LogEdits(seed: UInt64(seed))
    let base = edits.log()
    return Versions(
      base: base, ours: edits.edited(base, count: 1 + seed % 3),
      theirs: edits.edited(base, count: 1 + seed % 4))
  }

  @Test func aVersionLeftAloneGivesWay() {
    for version in Self.versions {
      let (base, new) = (version.base, version.ours)
      #expect(merged(base, new, base) == new)
      #expect(merged(base, base, new) == new)
      #expect(merged(base, new, new) == new)
    }
  }

  @Test func bothDirectionsSayTheSame() {
    for version in Self.versions {
      let there = merge(version)
      let back = LogMerge(base: version.base, ours: version.theirs, theirs: version.ours)
      #expect(there.isByLines == back.isByLines)
      if there.isByLines || back.isByLines { continue }
      #expect(
        facts(text(of: there, .side(.ours))) == facts(text(of: back, .side(.theirs))),
        "\(say(version))")
      #expect(
        facts(text(of: there, .side(.theirs))) == facts(text(of: back, .side(.ours))),
        "\(say(version))")
    }
  }

  @Test func whatEitherSideAddsIsThere() {
    for version in Self.versions {
      let merge = merge(version)
      let said = Set(
        MergeSide.allCases.flatMap { facts(text(of: merge, .side($0))).keys.map(Said.init) })
      let base = facts(version.base)
      for side in [version.ours, version.theirs] {
        for (fact, count) in facts(side) where count > base[fact, default: 0] {
          #expect(said.contains(Said(fact)), "\(fact) \(say(version))")
        }
      }
    }
  }

  @Test func aCleanMergeIsAtRest() {
    for version in Self.versions {
      let merge = merge(version)
      if merge.clashCount > 0 { continue }
      let result = text(of: merge, .side(.ours))
      #expect(merged(version.base, result, version.theirs) == result, "\(say(version))")
    }
  }

  @Test func canonicalVersionsGiveACanonicalLog() {
    for version in Self.versions {
      let merge = LogMerge(
        base: version.base, ours: canonical(version.ours), theirs: canonical(version.theirs))
      if merge.isByLines || merge.clashCount > 0 { continue }
      let result = text(of: merge, .side(.ours))
      #expect(result == canonical(result), "\(say(version))")
    }
  }

  @Test func fewMergesAreByLines() {
    let merges = Self.versions.map(merge)
    let byLines = merges.count { $0.isByLines }
    print("by lines: \(byLines) of \(merges.count), clashing \(merges.count { $0.clashCount > 0 })")
    #expect(byLines < merges.count / 20)
  }

  // MARK: - What logs say

  private func merge(_ version: Versions) -> LogMerge {
    LogMerge(base: version.base, ours: version.ours, theirs: version.theirs)
  }

  private func say(_ version: Versions) -> String {
    "--- base\n\(version.base)--- ours\n\(version.ours)--- theirs\n\(version.theirs)--- merged\n"
      + merged(version.base, version.ours, version.theirs)
  }

  private func facts(_ text: String) -> [LogFact: Int] {
    let version = LogVersion(Array(text.utf8))
    var reader = FactReader(version.settings, FieldMemory())
    reader.read(version)
    return reader.facts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

/// A fact, whatever it belongs to.
private struct Said: Hashable {
  let fact: LogFact

  init(_ fact: LogFact) {
    var fact = fact
    fact.owner = ""
    self.fact = fact
  }
}
