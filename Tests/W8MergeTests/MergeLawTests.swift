import Primitives
import Testing
import W8Laws
import W8TestSupport

@testable import W8Merge

/// What holds for all logs and edits.
@Suite struct MergeLawTests {
  private static let versions = (0..<200).map { MergeCase(seed: UInt64($0)) }

  private static let merges = versions.map {
    LogMerge(base: $0.base, ours: $0.ours, theirs: $0.theirs)
  }

  /// What the stage `laws` looks at in many more.
  @Test func lawsOfManyAreKeptByFew() {
    for version in Self.versions { #expect(version.brokenLaw() == nil, "\(say(version))") }
  }

  @Test func aVersionLeftAloneGivesWay() {
    for version in Self.versions {
      let (base, new) = (version.base, version.ours)
      #expect(merged(base, new, base) == new)
      #expect(merged(base, base, new) == new)
      #expect(merged(base, new, new) == new)
    }
  }

  @Test func bothDirectionsSayTheSame() throws {
    for (version, there) in zip(Self.versions, Self.merges) {
      let back = LogMerge(base: version.base, ours: version.theirs, theirs: version.ours)
      #expect(there.isByLines == back.isByLines)
      if there.isByLines || back.isByLines { continue }
      #expect(
        try facts(text(of: there, .side(.ours))) == facts(text(of: back, .side(.theirs))),
        "\(say(version))")
      #expect(
        try facts(text(of: there, .side(.theirs))) == facts(text(of: back, .side(.ours))),
        "\(say(version))")
    }
  }

  @Test func whatEitherSideAddsIsThere() throws {
    for (version, merge) in zip(Self.versions, Self.merges) {
      let said = Set(
        try MergeSide.allCases.flatMap { try facts(text(of: merge, .side($0))).keys.map(Said.init) }
      )
      let base = try facts(version.base)
      for side in [version.ours, version.theirs] {
        for (fact, count) in try facts(side) where count > base[fact, default: 0] {
          // Of a list that the other one goes on with, the groups are there.
          if fact.subject == .sets { continue }
          #expect(said.contains(Said(fact)), "\(fact) \(say(version))")
        }
      }
    }
  }

  /// Plan lines that both sides change: what one side alone changes is there, and what both change otherwise is a conflict.
  @Test func plansAreMergedOneByOne() {
    var random = SeededGenerator(seed: 63)
    let names = ["Squat", "Row", "Curl", "Dip"]
    func line(_ name: String, _ load: Int, from day: Int = 1) -> String {
      "plan       \"\(name)\" from:2026-01-0\(day) 3x5 \(load)kg +2.5kg\n"
    }
    let day = "\n# 2026-01\n\n05 Mon   82.0\n    Squat:              3x5 60\n"
    for _ in rounds(300) {
      let base = names.map { _ in 60 }
      let sides = (0..<2).map { _ in
        base.map {
          Bool.random(using: &random) ? $0 + 5 * Int.random(in: 1...2, using: &random) : $0
        }
      }
      let (ours, theirs) = (sides[0], sides[1])
      let added = Bool.random(using: &random) ? line("Squat", 80, from: 3) : ""
      let text = { (loads: [Int], more: String) in
        zip(names, loads).map { line($0, $1) }.joined() + more + day
      }
      let result = merged(text(base, ""), text(ours, added), text(theirs, ""))
      let hasClash = zip(ours, theirs).contains { $0 != $1 && $0 != 60 && $1 != 60 }
      #expect(result.contains("<<<<<<<") == hasClash, "\(result)")
      for (name, (one, other)) in zip(names, zip(ours, theirs)) {
        for load in Set([one, other]) where load != 60 || one == other {
          #expect(result.contains(line(name, load)), "\(result)")
        }
      }
      #expect(added.isEmpty || result.contains(added), "\(result)")
      #expect(result.hasSuffix(day), "\(result)")
    }
  }

  @Test func nearlyEveryCleanMergeIsAtRest() {
    // Where one side deletes a day or an exercise and the other adds another of that date or name, who comes back cannot tell
    // that from a change.
    let restless = zip(Self.versions, Self.merges).count { version, merge in
      if merge.clashCount > 0 { return false }
      let result = text(of: merge, .side(.ours))
      return merged(version.base, result, version.theirs) != result
    }
    #expect(restless <= Self.versions.count / 100)
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

  @Test func fewMergesAreByLines() throws {
    let byLines = Self.merges.count { $0.isByLines }
    #expect(byLines <= Self.merges.count / 50)
  }

  // MARK: - What logs say

  private func say(_ version: MergeCase) -> String {
    "--- base\n\(version.base)--- ours\n\(version.ours)--- theirs\n\(version.theirs)--- merged\n"
      + merged(version.base, version.ours, version.theirs)
  }

  private func facts(_ text: String) throws -> [LogFact: Int] {
    let version = LogVersion(Array(text.utf8))
    var reader = FactReader(LogVersion([]).settings, FieldMemory(), .never)
    try reader.read(version)
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
