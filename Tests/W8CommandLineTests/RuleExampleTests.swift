import Testing
import W8CommandLine
import W8Lint

/// Commands that change, compare or transfer a log keep the weights and sets of the examples of all rules, and add no diagnostic.
@Suite struct RuleExampleTests {
  /// The texts that break a law, by law, with the reasons.
  private static let exceptions: [String: Set<String>] = [
    // `diff` refuses another version of the format.
    "diff after fmt": ["unsupported-version example"],
    // The fix gives the weigh-in a time; it removes a + that joins nothing.
    "check --fix": ["clock-12h example", "lone-superset example"],
    // Fixed lines can be read, and have other problems: a future date, no unit.
    "findings after fix": ["bad-month example", "indented-day example"],
    // Equal weights on one day are imported once; pounds become kilograms, rounded to the gram.
    "weights": ["duplicate-day example", "unit-suspect instead"],
    // Pounds become kilograms here, too; a + that joins nothing is dropped; sets without reps are skipped and reported;
    // body-weight loads need the weights, which an export of sets does not contain.
    "sets": [
      "detached-unit example", "detached-unit instead", "lone-superset example",
      "zero-reps example",
      "too-many-sets instead",
    ],
    "json": [
      "duplicate-day example", "unit-suspect instead", "detached-unit example",
      "detached-unit instead", "lone-superset example", "zero-reps example",
    ],
  ]

  private static let texts = Rule.all.flatMap { rule in
    // Only the first file of an example.
    [("example", rule.explanation.example), ("instead", rule.explanation.instead)].map {
      kind, text in
      let end = text.firstRange(of: "\n=== ")?.lowerBound ?? text.endIndex
      return ("\(rule.name) \(kind)", String(text[..<end]))
    }
  }

  private func expect(
    _ isKept: Bool, _ law: String, _ name: String, _ comment: @autoclosure () -> String
  ) {
    let isException = Self.exceptions[law]?.contains(name) ?? false
    let comment = isKept ? "" : comment()
    #expect(isKept != isException, "\(law), \(name): \(comment)")
  }

  @Test func formattingChangesNothing() {
    for (name, text) in Self.texts {
      guard let formatted = FakeWorld(["a": text]).run("fmt", "a").written["a"] else { continue }
      let (old, new) = (Said(text), Said(formatted))
      expect(old.numbers == new.numbers, "fmt", name, "\(old.numbers) \(new.numbers)")
      expect(
        new.isReportedLess(than: old), "findings after fmt", name, "\(old.findings) \(new.findings)"
      )
      let difference = FakeWorld(["a": text, "b": formatted]).run(
        "diff", "--format", "json", "a", "b")
      expect(
        difference.output.contains(#""days":[]"#) && difference.output.contains(#""settings":[]"#),
        "diff after fmt", name, difference.output + difference.errors)
    }
  }

  @Test func mergingWithItselfChangesNothing() {
    for (name, text) in Self.texts {
      let world = FakeWorld(["a": text, "b": text, "c": ""])
      for base in [["--base", "c"], ["--base", "a"], []] {
        let merged = world.run(arguments: ["merge", "-o", "-"] + base + ["a", "b"])
        guard merged.code != .badData else { continue }
        expect(merged.output == text, "merge", name, merged.output + merged.errors)
      }
    }
  }

  @Test func exportAndImportKeepWeightsAndSets() {
    for (name, text) in Self.texts {
      for what in ["weights", "sets", "json"] {
        let form = what == "json" ? ["--to", "json"] : ["--to", "csv", "--what", what]
        let exported = FakeWorld(["a": text])
          .run(arguments: ["export", "--lenient", "a"] + form).output
        let imported = FakeWorld(["a": exported]).run("import", "-o", "-", "a").output
        let (old, new) = (Said(text), Said(imported))
        let isSame =
          (what == "sets" || old.weights == new.weights)
          && (what == "weights" || old.sets == new.sets)
        expect(
          isSame, what, name,
          "\(old.numbers) \(new.numbers)\n\(exported)\(imported)")
      }
    }
  }

  @Test func safeFixesKeepWeightsAndSets() {
    for (name, text) in Self.texts {
      guard let fixed = FakeWorld(["a": text]).run("check", "--fix", "a").written["a"] else {
        continue
      }
      let (old, new) = (Said(text), Said(fixed))
      expect(
        new.keeps(old), "check --fix", name, "\(fixed) \(old.numbers) \(new.numbers)")
      expect(
        new.isReportedLess(than: old), "findings after fix", name, "\(old.findings) \(new.findings)"
      )
    }
  }
}

/// The weights, sets and diagnostics of a log.
private struct Said {
  let weights: [String]
  let sets: [String]
  let findings: [Substring: Int]
  var numbers: [String] { weights + sets }

  init(_ text: String) {
    let world = FakeWorld(["a": text])
    func rows(_ what: String) -> [String] {
      let export = world.run("export", "--what", what, "--to", "ndjson", "--lenient", "a").output
      return export.split(separator: "\n").map { line in
        let row = String(line)
        // The position in the file does not matter.
        return row.replacing(
          /"(file|line|entry|note|average|rate|rateDays|pace|gyms|tags)":("[^"]*"|\[[^\]]*\]|[^,}]*),?/,
          with: "")
      }
    }
    weights = rows("weights").filter { !$0.contains(#""weight":null"#) }
    sets = rows("sets")
    let report = world.run("check", "--hints", "-O", "short", "a").output
    findings = report.split(separator: "\n").reduce(into: [:]) { counts, line in
      counts[line.split(separator: " ").last ?? "", default: 0] += 1
    }
  }

  /// Whether it has all weights and sets of `other`.
  func keeps(_ other: Said) -> Bool {
    var rest = numbers
    return other.numbers.allSatisfy { number in
      guard let index = rest.firstIndex(of: number) else { return false }
      rest.remove(at: index)
      return true
    }
  }

  func isReportedLess(than other: Said) -> Bool {
    findings.allSatisfy { $0.value <= other.findings[$0.key, default: 0] }
  }
}
