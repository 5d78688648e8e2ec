import Testing
import W8Syntax

/// The arguments of the directives that declare goals, milestones, exercises and the rest.
@Suite struct DeclarationTests {
  @Test(arguments: [
    "goal 78.0 by:2026-06-01", "goal 12st7 from:2026-01-01 band:1lb", "goal 172lb",
    "milestone 80.0 \"Under eighty\"", "milestone every:5", "milestone every:2.5kg",
    "milestone \"Under eighty\" 80.0", "milestone every:2 every:3",
    "exercise \"Bench press\" alias:bench alias:\"Bench (flat)\" unit:lb bodyweight",
    "exercise \"Bench press\" group:chest GROUP:\"front delts\"",
    "setup @iron \"Leg press\"  > seat 4", "metric fat %", "tag #salty", "order newest",
    "goal 78 from:2024-02-29 by:2000-02-29", "goal 78 by:9999-12-31", "order Oldest",
    "include \"2025/*.w8log\"", "lift-unit lb", "x-anything goes \" here",
  ])
  func isAccepted(_ line: String) {
    #expect(tree(line).faults.isEmpty)
    #expect(tree(line).directive(onLine: 0) != .incomplete(.goal))
  }

  @Test(arguments: [
    ("goal", "badArgument(goal)"), ("goal by:2026-06-01", "badArgument(goal)"),
    ("goal 78,5", "badArgument(78,5)"), ("goal 78?", "badArgument(78?)"),
    ("goal 78kg by 2026-06-01", "badArgument(by 2026-06-01)"),
    ("goal 78 bby:2026-06-01", "badArgument(bby:2026-06-01)"),
    ("goal 78 by:June", "badArgument(by:June)"), ("milestone", "badArgument(milestone)"),
    ("milestone every:0", "badArgument(every:0)"),
    ("milestone 80 Under eighty", "badArgument(Under eighty)"),
    ("milestone \"a\"", "badArgument(milestone)"), ("milestone @a #b", "badArgument(milestone)"),
    ("milestone \"a\" eighty", "badArgument(eighty)"),
    ("milestone @a 80", "badArgument(@a)"), ("milestone 80 every:2", "badArgument(every:2)"),
    ("milestone every:2 80", "badArgument(80)"), ("milestone \"a\" every:2", "badArgument(\"a\")"),
    ("milestone every:2 every:0", "badArgument(every:0)"),
    ("exercise Squat", "badArgument(exercise)"), ("exercise \"\"", "badArgument(exercise)"),
    ("exercise \"Squat\" unit:st", "badArgument(unit:st)"), ("setup @iron", "badArgument(setup)"),
    ("setup \"Leg press\"", "badArgument(setup)"),
    ("setup @24h \"Leg press\"", "badGymName(@24h)"), ("metric fat", "badArgument(metric)"),
    ("metric 1x %", "badArgument(1x)"), ("tag salty", "badArgument(salty)"),
    ("tag #1", "badTag(#1)"), ("order up", "badArgument(up)"),
    ("include log", "badArgument(include)"), ("lift-unit st", "badArgument(st)"),
    ("lift-unit", "badArgument(lift-unit)"),
    ("goal 78 by:2026-02-30 from:2025-99-99", "badArgument(by:2026-02-30 from:2025-99-99)"),
    ("goal 78 by:0000-01-01", "badArgument(by:0000-01-01)"),
    ("goal 78 by:2100-02-29", "badArgument(by:2100-02-29)"),
    ("goal 78 by:2026-04-31", "badArgument(by:2026-04-31)"),
    ("goal 78 by:2026-04-00", "badArgument(by:2026-04-00)"),
    ("gym @a closed:2026-02-30", "badArgument(closed:2026-02-30)"),
    ("gym @a \" \"", "badArgument(\" \")"), ("gym @a \"\"", "badArgument(\"\")"),
    ("exercise \" \"", "badArgument(exercise)"),
    ("exercise \"\u{A0}\"", "badArgument(exercise)"),
    ("exercise \" \" \"Squat\"", "badArgument(\" \")"),
    ("exercise \"a\" alias:\" \"", "badArgument(alias:\" \")"),
    ("exercise \"a\" alias:\"\"", "badArgument(alias:\"\")"),
    ("exercise \"a\" group:\" \"", "badArgument(group:\" \")"),
    ("gym @a group:b", "badArgument(group:b)"),
    ("milestone 80 \" \t\"", "badArgument(\" \t\")"),
    ("setup @a \" \"", "badArgument(setup)"), ("include \" \"", "badArgument(include)"),
  ])
  func isRefused(_ line: String, _ expected: String) {
    let parsed = tree(line)
    let faults = parsed.faults.map { "\($0.kind)(\(parsed.string($0.range)))" }
    #expect(faults == [expected])
  }

  @Test func goalKeepsTheFirstOfARepeatedKey() throws {
    let parsed = tree("goal 78.5 by:2026-06-01 by:2027-01-01 band:1lb")
    guard case .goal(let goal) = parsed.directive(onLine: 0) else {
      Issue.record("no goal was read")
      return
    }
    #expect(goal.weight.thousandths == 78_500)
    #expect(goal.by?.value == 20_260_601)
    #expect(goal.from == nil)
    #expect(goal.band?.unit == .pound)
  }

  @Test func milestoneReadsItsArgumentsInAnyOrder() throws {
    let weight = WrittenWeight("80".utf8.span, 0, 2)
    let step = WrittenWeight("2".utf8.span, 0, 1)
    let labeled = Directive.milestone(.weight(try #require(weight), label: "a"))
    #expect(tree("milestone \"a\" 80").directive(onLine: 0) == labeled)
    #expect(tree("milestone 80 \"a\"").directive(onLine: 0) == labeled)
    for line in ["milestone every:2 every:3", "milestone @a every:2"] {
      #expect(tree(line).directive(onLine: 0) == .milestone(.every(try #require(step))), "\(line)")
    }
    #expect(tree("milestone every:0 every:2").directive(onLine: 0) == .incomplete(.milestone))
  }

  @Test func exerciseAndSetupKeepTheirNames() {
    guard case .exercise(let exercise) = tree("exercise \"A: b\" alias:c").directive(onLine: 0),
      case .setup(let setup) = tree("setup @Iron \"A: b\"").directive(onLine: 0)
    else {
      Issue.record("the directives were not read")
      return
    }
    #expect(exercise.name.text == "A: b")
    #expect(exercise.aliases.map(\.text) == ["c"])
    #expect(setup.gym.text == "@Iron")
    #expect(setup.exercise.text == "A: b")
  }
}
