import Testing
import W8CommandLine
import W8Lint

/// A rule's example and its mended form go through every command that changes, compares or carries a log: nothing new is
/// reported of them, and no weight or set changes.
@Suite struct RuleExampleTests {
  /// The texts that do not keep one of these laws, by the law; why stands above each.
  private static let exceptions: [String: Set<String>] = [
    // No other version of the format is compared.
    "diff after fmt": ["unsupported-version example"],
    // The time that can be read now is that of the weigh-in; the first exercise of a session is joined to none.
    "check --fix": ["clock-12h example", "lone-superset example"],
    // Lines that can be read now may have other findings: a day ahead, a full date below its month, no unit.
    "findings after fix": ["bad-month example", "wrong-month example", "indented-day example"],
    // The same weight twice on one day is one weigh-in, and pounds come back in the unit of the log, to the gram.
    "weights": ["duplicate-day example", "unit-suspect instead"],
    // Pounds likewise; a + that joins nothing does not come back; sets without repetitions
    // are left out, and told; the load of the body alone is known by the weights, which sets do not carry.
    "sets": [
      "detached-unit example", "detached-unit instead", "lone-superset example",
      "zero-reps example",
      "too-many-sets instead",
    ],
  ]

  private static let texts = Rule.all.flatMap { rule in
    // Of several files the first.
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

  @Test func formattingThemChangesNothing() {
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

  @Test func mergingThemWithThemselvesChangesNothing() {
    for (name, text) in Self.texts {
      let world = FakeWorld(["a": text, "b": text, "c": ""])
      for base in [["--base", "c"], ["--base", "a"], []] {
        let merged = world.run(arguments: ["merge", "-o", "-"] + base + ["a", "b"])
        guard merged.code != .badData else { continue }
        expect(merged.output == text, "merge", name, merged.output + merged.errors)
      }
    }
  }

  @Test func theyComeBackFromAnExport() {
    for (name, text) in Self.texts {
      for (what, format) in [
        ("weights", "csv"), ("weights", "json"), ("sets", "csv"), ("sets", "json"),
      ] {
        let exported = FakeWorld(["a": text])
          .run("export", "--what", what, "--to", format, "--lenient", "a").output
        let imported = FakeWorld(["a": exported]).run("import", "-o", "-", "a").output
        let (old, new) = (Said(text), Said(imported))
        let isSame = what == "weights" ? old.weights == new.weights : old.sets == new.sets
        expect(
          isSame, what, name,
          "\(old.numbers) \(new.numbers)\n\(exported)\(imported)")
      }
    }
  }

  @Test func theirSafeFixesChangeNoWeightAndNoSet() {
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

/// What a log says in numbers, and what is reported of it.
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
        // Where it stands in the file.
        return row.replacing(
          /"(file|line|entry|note|average|rate|rateDays|gyms|tags)":("[^"]*"|\[[^\]]*\]|[^,}]*),?/,
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

  /// Whether all weights and sets of `other` are here; others may be besides.
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
