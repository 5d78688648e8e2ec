import Primitives
import Testing

@testable import W8Merge

/// What the proof sees that a merge must never do.
@Suite struct ProofTests {
  private let base = """
    # 2026-11

    25 Wed   82.4   @iron
        Squat:              3x5 100
    26 Thu   82.3

    """

  /// What is wrong with a result of two versions.
  private func faults(_ ours: String, _ theirs: String, _ result: String) throws -> [LogFact] {
    let read = { (text: String) in LogVersion(Array(text.utf8)) }
    let (result, ours) = (read(result), read(ours))
    let proof = try MergeProof(
      base: read(base), ours: ours, theirs: read(theirs), ours.settings, .never)
    return try proof.faults(asOurs: result, asTheirs: result)
  }

  @Test func aRightResultHasNoFaults() throws {
    let day = "27 Fri   82.0\n"
    #expect(try faults(base + day, base, base + day).isEmpty)
    #expect(try faults(base + day, base + day, base + day).isEmpty)
  }

  @Test func aLostWeight() throws {
    #expect(try !faults(base + "27 Fri   82.0\n", base, base).isEmpty)
  }

  @Test func aDoubledWeight() throws {
    let day = "27 Fri   82.0\n"
    #expect(try !faults(base + day, base + day, base + day + day).isEmpty)
  }

  @Test func aWeightOnAnotherDay() throws {
    #expect(try !faults(base + "27 Fri   82.0\n", base, base + "28 Sat   82.0\n").isEmpty)
  }

  @Test func setsInAnotherSession() throws {
    let exercise = "    Curl:               3x10 12\n"
    let ours = base + exercise
    let result = base.replacing("3x5 100\n", with: "3x5 100\n\(exercise)")
    #expect(try !faults(ours, base, result).isEmpty)
    let gym = base + "    @home\n" + exercise
    #expect(try !faults(gym, base, base + "    @attic\n" + exercise).isEmpty)
  }

  @Test func aDateChangedByAHeader() throws {
    let result = base + "\n# 2026-12\n\n27 Sun   82.0\n"
    #expect(try !faults(base + "27 Fri   82.0\n", base, result).isEmpty)
  }

  @Test func aLineOfNeitherSide() throws {
    #expect(try !faults(base, base, base + "27 Fri   82.0\n").isEmpty)
    #expect(try !faults(base, base, base + "; of nobody\n").isEmpty)
  }

  @Test func aNoteOfAnotherOwner() throws {
    let ours = base.replacing("3x5 100\n", with: "3x5 100\n        > of the squat\n")
    let result = base.replacing("3x5 100\n", with: "3x5 100\n    > of the squat\n")
    #expect(try !faults(ours, base, result).isEmpty)
  }
}
