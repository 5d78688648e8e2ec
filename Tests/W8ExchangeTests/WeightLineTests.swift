import Testing
import W8Engine

@testable import W8Exchange

/// In text a number is a body weight only if it can be nothing else.
@Suite struct WeightLineTests {
  @Test(arguments: [
    ("2026-11-02 82.4", 82_400, ""), ("- 2026-11-02: 82,4 kg", 82_400, ""),
    ("2 November 2026 07:05 82.4", 82_400, ""), ("- [x] 2026-11-02 weight:: 81.9 kg", 81_900, ""),
    ("2026-11-02 82.4 07:05", 82_400, ""), ("2026-11-02 Gewicht 82,4", 82_400, ""),
    ("2026-11-02 82.4 kg body weight", 82_400, ""), ("| 2026-11-02 | 82.4 |", 82_400, ""),
    ("2026-11-02 82.3 after the run", 82_300, "after the run"),
    ("2026-11-02 82.3 (in the morning)", 82_300, "(in the morning)"),
    ("2026-11-02 weight 82.4 kg, slept 7 h", 82_400, "slept 7 h"),
    ("2026-11-02 slept well, weight is 82.4 kg", 82_400, "slept well"),
    ("2026-11-02 poids du corps 82.4 kg", 82_400, ""), ("2026-11-02 peso: 82,4 kg", 82_400, ""),
  ])
  func aWeightIsRead(line: String, thousandths: Int, note: String) throws {
    var reader = WeightLineReader()
    guard case .weighIn(let found) = reader.read(line) else {
      Issue.record("\(line) is not read")
      return
    }
    #expect(found.mass.thousandths == thousandths && found.rest == note)
  }

  @Test(arguments: [
    "- 2026-09-01 60kg squat 5x5", "2026-09-01 5 km run", "2026-09-01 squat 60 kg",
    "2026-09-01 60 kg squat", "2026-09-01 60 5", "2026-09-01 10 5", "2026-09-01 60 5 3",
    "2026-09-01 weight 60 kg x 5", "2026-09-01 weight 60kg 5/5/4", "2026-09-01 60 @8",
    "2026-09-01 squat, weight 60 kg", "2026-09-01 hex hold weight 60 kg",
    "2026-09-01 60 kg hex hold",
    "2026-09-01 82.3 hex hold", "2026-09-01 12.50 8", "2026-09-01 Gewicht 60 kg Kniebeuge",
    "| 2026-09-01 | 60 | 5 |", "2026-09-01 60kg with a belt", "2026-09-01 5x5 60",
    "2026-09-01 60 x 5",
    "2026-09-01 3 sets", "2026-09-01 weight 60 kg 5", "2026-09-01 60 kg to 80 kg",
  ])
  func anotherNumberIsReported(line: String) {
    var reader = WeightLineReader()
    #expect(reader.read(line) == .otherNumber)
  }

  @Test(arguments: [
    ["## Squat", "2026-09-01 100"], ["Squat", "2026-09-01 100"],
    ["Bench press:", "- 2026-09-01 80 kg"],
    ["| Date | Load |", "|---|---|", "| 2026-09-01 | 60 |"], ["Date\tLoad", "2026-09-01\t60"],
    ["Date | Weight | Reps", "2026-09-01 | 60"],
  ])
  func aNumberBelowATitleOfTrainingIsReported(lines: [String]) {
    var reader = WeightLineReader()
    let read = lines.map { reader.read($0) }
    #expect(read.last == .otherNumber)
  }

  @Test func aTitleEndsTheOneBefore() {
    for lines in [
      ["## Squat", "## Weight"], ["Squat", "Weight"], ["| Date | Load |", "", "## Weight"],
    ] {
      var reader = WeightLineReader()
      for line in lines { _ = reader.read(line) }
      #expect(reader.read("2026-09-01 82") != .otherNumber)
    }
  }
}
