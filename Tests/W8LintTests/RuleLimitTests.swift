import Testing

/// Each limit of a rule about numbers, from both sides.
@Suite struct RuleLimitTests {
  /// A line on which the rule finds nothing, and one just beyond its limit.
  struct Limit: Sendable, CustomTestStringConvertible {
    let rule: String
    let within: String
    let beyond: String

    init(_ rule: String, _ within: String, _ beyond: String) {
      (self.rule, self.within, self.beyond) = (rule, within, beyond)
    }

    var testDescription: String { "\(rule): \(within), \(beyond)" }
  }

  @Test(arguments: [
    Limit("implausible-reps", "Squat: 20x5 100", "Squat: 21x5 100"),
    Limit("implausible-reps", "Squat: 2x49", "Squat: 2x50"),
    Limit("implausible-reps", "Squat: 2x8/49", "Squat: 2x8/50"),
    Limit("implausible-reps", "Squat: 20x5x100kg", "Squat: 21x5x100kg"),
    Limit("zero-reps", "Squat: 1 100", "Squat: 0 100"),
    Limit("zero-reps", "Squat: 5/0! 100", "Squat: 5/0 100"),
    Limit("minutes-or-metres", "Row: 120.1m", "Row: 120m"),
    Limit("minutes-or-metres", "Row: 2x120m", "Row: 1x120m"),
    Limit("out-of-range", "Squat: 999 20", "Squat: 1000 20"),
    Limit("out-of-range", "Squat: 5/999 20", "Squat: 5/1000 20"),
    Limit("out-of-range", "Plank: 24h", "Plank: 24:00:01"),
    Limit("out-of-range", "Run: 9999km", "Run: 9999.001km"),
    Limit("out-of-range", "Run: 6213mi", "Run: 6213.1mi"),
    Limit("out-of-range", "Run: 9999m", "Run: 9999.1km"),
    Limit("out-of-range", "Squat: 5 999", "Squat: 5 999.001"),
    Limit("out-of-range", "Squat: 5 999kg", "Squat: 5 999.001kg"),
    Limit("out-of-range", "Squat: 5 2202.4lb", "Squat: 5 2202.5lb"),
    Limit("out-of-range", "Dip: 5 bw+999", "Dip: 5 bw+999.001"),
    Limit("out-of-range", "Dip: 5 bw-999", "Dip: 5 bw-999.001"),
    Limit("out-of-range", "Squat: 999kg x 5", "Squat: 999.001kg x 5"),
    Limit("out-of-range", "Press: 5 9999lvl", "Press: 5 1000kg"),
  ])
  func sets(_ limit: Limit) {
    let day = "# 2026-01\n03 Sat 82\n    "
    #expect(found(limit.rule, in: day + limit.within + "\n") == [])
    #expect(found(limit.rule, in: day + limit.beyond + "\n").count == 1)
  }

  @Test(arguments: [
    Limit("implausible-weight", "20", "19.999"), Limit("implausible-weight", "400", "400.001"),
    Limit("implausible-weight", "44.1lb", "44lb"), Limit("implausible-weight", "62st", "63st"),
  ])
  func weights(_ limit: Limit) {
    let header = "unit kg\n# 2026-01\n03 Sat "
    #expect(found(limit.rule, in: header + limit.within + "\n") == [])
    #expect(found(limit.rule, in: header + limit.beyond + "\n").count == 1)
  }
}
