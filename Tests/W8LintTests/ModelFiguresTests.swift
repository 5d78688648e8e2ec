import Testing
import W8Book
import W8Laws
import W8Lint

@testable import W8Engine

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
    for row in try table(
      "day values, one a day unless a day is given", "L", "T", "s²", rowCount: 6)
    {
      let parts = row[0].split(separator: ", ")
      let days = parts.compactMap { $0.wholeMatch(of: /([0-9.]+) on (?:day )?(\d+)/) }
        .map { (Int($0.2) ?? 0, Double($0.1) ?? 0) }
      let book = try days.count == parts.count ? logbook(days) : logbook(numbers(row[0]))
      let trend = try #require(book.trend)
      let told = row.dropFirst().flatMap { numbers($0) }
      expect([trend.level, trend.slope, trend.scale], are: told, row)
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

  @Test func goals() throws {
    let model = try #require(try specificationDocuments().first { $0.name == "model.md" }).text
    let words = try #require(model.firstMatch(of: /A log whose weights fall: ([0-9. \n]+), one/))
    let weights = numbers(words.1)
    #expect(weights.count == 42)
    let titles = [
      "its goal, `by:2026-03-11`, on 11 February", "chance", "status", "earliest", "latest",
      "needed",
    ]
    let rows = try #require(try SpecificationTable.titled(titles, in: "model.md")).rows
    #expect(rows.count == 5)
    let today = try #require(CivilDate(year: 2026, month: 2, day: 11))
    for row in rows {
      let book = try logbook(weights, settings: "unit kg\ngoal \(row[0]) by:2026-03-11")
      let outlook = book.goalOutlook(today: today)
      let chance = try #require(outlook.chance)
      let needed = try #require(outlook.neededKilograms)
      expect([chance, needed], are: numbers(row[1]) + numbers(row[5]), row)
      #expect("\(outlook.status)" == row[2], "\(row)")
      let dates = [outlook.earliest, outlook.latest].map { $0?.description ?? "none" }
      #expect(dates == [row[3], row[4]], "\(row)")
    }
  }

  private func table(_ titles: String..., rowCount: Int) throws -> [SpecificationTable.Row] {
    let table = try #require(try SpecificationTable.titled(titles, in: "model.md"))
    #expect(table.rows.count == rowCount, "\(titles)")
    return table.rows
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
