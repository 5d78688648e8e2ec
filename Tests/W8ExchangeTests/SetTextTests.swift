import Primitives
import Testing
import W8Engine

@testable import W8Exchange

@Suite struct SetTextTests {
  private func set(_ repetitions: Int?, _ kilograms: Int? = nil) -> ImportedSet {
    var set = ImportedSet()
    set.repetitions = repetitions
    set.load = kilograms.flatMap {
      ImportedMass(thousandths: $0 * 1000, unit: .kilogram).map { .mass($0) }
    }
    return set
  }

  private func text(_ sets: [ImportedSet]) -> String {
    groups(of: sets).map { group in
      var text: [UInt8] = []
      text.append(group: sets[group], unit: .kilogram)
      return String(decoding: text, as: UTF8.self)
    }.joined(separator: ", ")
  }

  @Test func equalNeighborsAreOneGroup() {
    #expect(text([set(5, 100), set(5, 100), set(5, 100)]) == "3x5 100")
    #expect(text([set(10, 45), set(10, 45), set(8, 45)]) == "10/10/8 45")
    #expect(text([set(5, 100), set(5, 105)]) == "5 100, 5 105")
    #expect(text(Array(repeating: set(5, 100), count: 25)) == "20x5 100, 5x5 100")
  }

  @Test func whatLooksLikeALoadIsNotWrittenSo() {
    #expect(text([set(60), set(60)]) == "60/60")
    #expect(text([set(60, 10), set(60, 10)]) == "2x60 10")
  }

  @Test func loadsWithoutRepetitionsCarryTheirUnit() {
    var carry = set(nil, 24)
    carry.distance = ImportedDistance(thousandths: 40_000, unit: .meter)
    #expect(text([carry, carry]) == "2x40m 24kg")
    carry.isWarmUp = true
    carry.seconds = 90
    #expect(text([carry]) == "w40m 90s 24kg")
    #expect(text([set(nil, 100), set(nil, 100)]) == "100kg, 100kg")
  }

  @Test(arguments: [
    (600, "60s"), (124, "12.4s"), (1200, "120s"), (1201, "2:00.1"), (1210, "2:01"),
    (4524, "7:32.4"),
    (16500, "27:30"), (36000, "1:00:00"), (3_599_999, "99:59:59.9"),
  ])
  func timesAreShort(tenths: Int, written: String) {
    var plank = set(nil)
    plank.seconds = Seconds(tenths: tenths)
    #expect(text([plank]) == written)
  }

  @Test func loadsOfOtherUnitsKeepThem() throws {
    var one = set(5)
    one.load = .mass(try #require(ImportedMass(thousandths: 225_500, unit: .pound)))
    #expect(text([one]) == "5 225.5lb")
    one.load = .mass(try #require(ImportedMass(thousandths: 2_500, unit: .stone)))
    #expect(text([one]) == "5 35lb")
    one.load = .bodyweightAnd(try #require(ImportedMass(thousandths: -15_000, unit: .kilogram)))
    #expect(text([one]) == "5 bw-15")
    one.load = .bodyweightAnd(try #require(ImportedMass(thousandths: 25_000, unit: .pound)))
    one.mark = .missed
    one.effort = .perceived(halves: 17)
    one.labels = ["left", "rest 90s"]
    #expect(text([one]) == "5! bw+25lb @8.5 (left) (rest 90s)")
  }

  @Test func distancesBeyondFourDigitsAreKilometers() {
    #expect(ImportedDistance(thousandths: 12_345_000, unit: .meter)?.thousandths == 12_345)
    #expect(ImportedDistance(thousandths: 12_345_000, unit: .meter)?.unit == .kilometer)
    #expect(ImportedDistance(thousandths: 12_345_000, unit: .mile) == nil)
    #expect(ImportedMass(thousandths: 10_000_000, unit: .kilogram) == nil)
  }

  @Test func longNotesAreBrokenAtBlanks() {
    var lost = 0
    let text = "one two\r\nthree\u{1B}[31m\n\n  \nfour five six"
    #expect(
      noteLines(text, limit: 9, lost: { lost += 1 })
        == ["one two", "three[31m", "four five", "six"])
    #expect(lost == 1)
    #expect(noteLines("ééééé", limit: 5, lost: {}) == ["éé", "éé", "é"])
  }

  @Test func namesFitBetweenQuotes() {
    var changes: [String] = []
    #expect(quotable("5\" \u{201C}bar\u{201D}", changed: { changes.append($0) }) == "5' 'bar'")
    #expect(quotable("a\r\nb", changed: { changes.append($0) }) == "a b")
    #expect(changes.count == 2)
    #expect(quotable(" \u{200B} ", changed: { _ in }) == nil)
  }
}
