import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint

/// The figures of weights that `grammar/model.md` works out, held to what is computed of the same values.
@Suite struct ModelFiguresTests {
  @Test func averages() throws {
    for row in try table("input", "average", rowCount: 3) {
      let words = row[0].split(separator: ":")
      let settings = words[0].replacing(",", with: "").replacing("span ", with: "span:")
        .replacing("start ", with: "start:")
      let book = try logbook(numbers(words[1]), settings: "unit kg\ntrend \(settings)")
      expect(book.days.map(\.averageKilograms), are: numbers(row[1]), row)
    }
  }

  @Test func rates() throws {
    for row in try table("weights by day, newest first", "rate", rowCount: 3) {
      let days = row[0].replacing("−", with: "-").matches(of: /day (-?\d+): (\d+)/).map {
        (day: 20 + (Int($0.1) ?? 0), weight: Double($0.2) ?? 0)
      }
      #expect(days.count > 1)
      let book = try logbook(Array(days.reversed()))
      let newest = try #require(book.rows().last)
      let change = book.figures(of: newest).rate?.change.kilograms
      #expect(change == numbers(row[1]).first, "\(row)")
    }
  }

  @Test func trends() throws {
    for row in try table("day values, one a day unless a day is given", "L", "T", rowCount: 4) {
      let parts = row[0].split(separator: ", ")
      let days = parts.compactMap { $0.wholeMatch(of: /([0-9.]+) on (?:day )?(\d+)/) }
        .map { (Int($0.2) ?? 0, Double($0.1) ?? 0) }
      let book = try days.count == parts.count ? logbook(days) : logbook(numbers(row[0]))
      let trend = try #require(book.trend)
      let slope = try #require(trend.slopeKilogramsPerDay)
      expect([trend.levelKilograms], are: numbers(row[1]), row)
      expect([slope], are: Array(numbers(row[2]).prefix(1)), row)
      if let forecast = row[2].firstMatch(of: /forecast\((\d+)\) = ([0-9.]+)/) {
        let ahead = try #require(Int(forecast.1))
        #expect(trend.forecastKilograms(daysAhead: ahead) == Double(forecast.2), "\(row)")
      }
    }
  }

  @Test func milestones() throws {
    for row in try table("start → goal, every", "list", rowCount: 6) {
      let words = try #require(row[0].wholeMatch(of: /(\d+) → (\d+), (\d+) (kg|lb)/))
      let settings = "unit \(words.4)\ngoal \(words.2)\nmilestone every:\(words.3)"
      let book = try logbook([(0, Double(words.1) ?? 0)], settings: settings)
      let unit: MassUnit = words.4 == "lb" ? .pound : .kilogram
      expect(book.milestones.map { $0.mass.value(in: unit) }, are: numbers(row[1]), row)
    }
  }

  @Test func roundedWeights() throws {
    let model = try #require(try specificationDocuments().first { $0.name == "model.md" }).text
    let examples = model.matches(of: /([0-9.]+) → ([0-9]+\.[0-9])[,;]/)
    #expect(examples.count == 4)
    for example in examples {
      let value = try #require(Double(example.1))
      #expect(DecimalText.text(value) == example.2, "\(example.0)")
    }
  }

  /// What each row says is changed in the log above it.
  private static let changes: [String: @Sendable (_ log: String) -> String] = [
    "as it stands: L is 81": { $0 },
    "without the last line: L is 82": { $0.replacing("02 Mon   81.0\n", with: "") },
    "without both weights": { $0.replacing(/[ ]{3}8\d\.0/, with: "    -") },
    "with `by:2026-03-31`": { $0.replacing("by:2026-04-30", with: "by:2026-03-31") },
    "without the `goal` line": { $0.replacing("goal 78 by:2026-04-30\n", with: "") },
    "without it, seven days from 82.0 on the 1st to the 8th": { log in
      log.replacing("goal 78 by:2026-04-30\n", with: "").replacing("02 Mon   81.0\n", with: "")
        + (3...8).map { "0\($0)       82.0\n" }.joined()
    },
  ]

  @Test func goals() throws {
    let titles = [
      "of this log, on 31 March 2026", "status", "gap", "velocity", "required rate",
    ]
    let rows = try #require(try SpecificationTable.titled(titles, in: "model.md")).rows
    #expect(Set(rows.map { $0[0] }) == Set(Self.changes.keys))
    let block = try SpecificationBlock.all().first {
      $0.document == "model.md" && $0.text.contains("goal 78 by:2026-04-30")
    }
    let log = try #require(block).text
    let today = try #require(CivilDate(year: 2026, month: 3, day: 31))
    for row in rows {
      let book = try #require(Self.changes[row[0]].flatMap { analyze($0(log)) }).logbook
      let outlook = book.goalOutlook(today: today)
      #expect(name(of: outlook.status) == row[1], "\(row)")
      #expect(outlook.gapKilograms == numbers(row[2]).first, "\(row)")
      #expect((outlook.weeklyVelocityKilograms == nil) == (row[3] == "none"), "\(row)")
      if let slope = book.trend?.slopeKilogramsPerDay, row[3] == "7·T" {
        #expect(outlook.weeklyVelocityKilograms == 7 * slope, "\(row)")
      }
      let required = row[4].firstMatch(of: /(?:= )?(−[0-9.]+) kg a week/)
      expect(
        outlook.requiredWeeklyKilograms.map { [$0] } ?? [],
        are: required.map { numbers($0.1) } ?? [], row, within: 5.001e-4)
    }
  }

  private func table(_ titles: String..., rowCount: Int) throws -> [SpecificationTable.Row] {
    let table = try #require(try SpecificationTable.titled(titles, in: "model.md"))
    #expect(table.rows.count == rowCount, "\(titles)")
    return table.rows
  }
}

/// The words for a status in the specification.
private func name(of status: GoalStatus) -> String {
  switch status {
  case .noGoal: "no goal"
  case .noData: "no data"
  case .insufficientData: "insufficient data"
  case .reached: "reached"
  case .wrongDirection: "wrong direction"
  case .tooSlow: "too slow"
  case .overdue: "overdue"
  case .onTrack: "on track"
  }
}

/// The numbers in `text`, in order; `−` is a minus.
private func numbers(_ text: some StringProtocol) -> [Double] {
  String(text).replacing("−", with: "-").matches(of: /-?\d+(?:\.\d+)?/)
    .compactMap { Double($0.output) }
}

/// Checks `found` to be `told`, of which the last decimal shown is rounded.
private func expect(
  _ found: [Double], are told: [Double], _ row: SpecificationTable.Row,
  within tolerance: Double = 5.001e-7
) {
  let isSame =
    found.count == told.count && zip(found, told).allSatisfy { abs($0 - $1) <= tolerance }
  #expect(isSame, "\(row): \(found)")
}

/// The logbook of one weight a day.
private func logbook(_ weights: [Double], settings: String = "unit kg") throws -> Logbook {
  try logbook(weights.enumerated().map { ($0.offset, $0.element) }, settings: settings)
}

/// The logbook of weights on days counted from 1 January 2026, ascending.
private func logbook(
  _ weights: [(day: Int, weight: Double)], settings: String = "unit kg"
) throws -> Logbook {
  let first = try #require(CivilDate(year: 2026, month: 1, day: 1))
  let lines = weights.compactMap { day, weight in
    first.adding(days: day).map { "\($0) \(weight)\n" }
  }
  return try #require(analyze(settings + "\n\n" + lines.joined())).logbook
}
