import Testing
import W8Book
import W8Laws
import W8Lint

@Suite struct GymRuleTests {
  @Test func undeclaredGym() {
    let text = "gym @iron\ngym @home \"Garage\"\n# 2026-01\n03 82kg @irn\n    @hom\n"
    #expect(
      found("undeclared-gym", in: text) == [
        "4:9 \"@irn\": gym @irn has no gym line; correct it or add the line",
        "5:5 \"@hom\": gym @hom has no gym line; correct it or add the line",
      ])
    #expect(
      mended("undeclared-gym", in: text) == [
        "*Write @iron",
        "gym @iron\ngym @home \"Garage\"\n# 2026-01\n03 82kg @iron\n    @hom\n",
        "Declare @irn",
        "gym @iron\ngym @home \"Garage\"\ngym        @irn\n\n# 2026-01\n03 82kg @irn\n    @hom\n",
      ])
  }

  @Test func undeclaredGymUnlikeAnyOther() {
    let text = "03 82kg @hotel\r\ngym @iron"
    #expect(
      mended("undeclared-gym", in: text) == [
        "Declare @hotel", "03 82kg @hotel\r\ngym @iron\r\ngym        @hotel",
      ])
  }

  @Test(arguments: [
    "03 82kg @irn\n", "gym @iron alias:@irn\n03 82kg @IRN\n", "gym @iron\n03 @iron",
  ])
  func declaredGyms(_ text: String) {
    #expect(found("undeclared-gym", in: text) == [])
  }

  @Test func duplicateGym() {
    let text = "gym @iron\nunit kg\ngym \"Other\" @Iron color:red\ngym @home\n"
    #expect(
      found("duplicate-gym", in: text) == ["3:13 \"@Iron\": @Iron is already declared on line 1"])
    #expect(
      mended("duplicate-gym", in: text) == [
        "Remove this declaration", "gym @iron\nunit kg\ngym @home\n",
      ])
  }

  @Test func duplicateGymTellsWhereTheFirstIs() throws {
    let analysis = try #require(analyze("; gyms\ngym @iron\ngym @iron\n"))
    let file = analysis.root
    let diagnostic = try #require(
      analysis.diagnostics(of: file).first { $0.rule.name == "duplicate-gym" })
    #expect(diagnostic.related.map { file.string($0.range) } == ["gym @iron"])
  }

  @Test func anIdThatRepeatsAnAliasIsNoDuplicate() {
    #expect(found("duplicate-gym", in: "gym @iron alias:@old\ngym @old\n") == [])
  }

  @Test func duplicateGymInALaterSection() {
    let text = "gym @iron\n# 2026-01\n03 82kg\n# 2026-02\ngym @iron\n"
    #expect(
      found("duplicate-gym", in: text) == ["5:5 \"@iron\": @iron is already declared on line 1"])
  }

  @Test(arguments: ["gym @24h\ngym @24h\n", "gym @24h default\ngym @a default\n03 82kg @a\n"])
  func aGymThatIsNoneDeclaresNothing(_ text: String) {
    #expect(
      diagnostics(text).filter { !$0.contains("bad-gym-name") && !$0.contains("no-month") } == [])
    #expect(found("undeclared-gym", in: "gym @24h\n03 82kg @iron\n") == [])
  }

  @Test func twoGyms() {
    let text = """
      # 2026-01
      03 Sat 82.1kg @iron @home #salty > note
          Squat: 3x5 100
          ; comment

          > long note
      ; about the next day
      04 Sun 82kg

      """
    #expect(
      found("two-gyms", in: text) == [
        "2:21 \"@home\": \"@home\" is a second gym on this line; write it on an indented line below"
      ])
    #expect(
      mended("two-gyms", in: text) == [
        "*Start a session @home below",
        """
        # 2026-01
        03 Sat 82.1kg @iron #salty > note
            Squat: 3x5 100
            ; comment

            > long note
            @home
        ; about the next day
        04 Sun 82kg

        """,
      ])
  }

  @Test(arguments: [
    // The session below stays where it is, with what belongs to it.
    ("03 82 @a @b\n    @c\n    Squat: 5", "03 82 @a\n    @b\n    @c\n    Squat: 5"),
    ("03 82 @a\n    @b @c\n    Squat: 5", "03 82 @a\n    @b\n    Squat: 5\n    @c"),
    ("03 82 @a @b\r\n04 82", "03 82 @a\r\n    @b\r\n04 82"),
    // A `#` line without a digit does not end the day.
    ("03 82 @a @b\n# x\n    > y\n", "03 82 @a\n# x\n    > y\n    @b\n"),
  ])
  func secondGymOpensASession(_ text: String, _ fixed: String) {
    #expect(mended("two-gyms", in: text).last == fixed)
  }

  @Test func secondGymOfAnOrphanHasNoFix() {
    #expect(mended("two-gyms", in: "    @a @b\n03 82\n") == [])
  }

  @Test(arguments: [
    ("@24h", "start the name with a letter"),
    ("@iron!", "use only letters, digits, - and _"),
    ("@é.b", "use only letters, digits, - and _"),
  ])
  func badGymName(_ gym: String, _ rule: String) {
    let message = "\(gym.debugDescription): \"\(gym)\" is not a gym name; \(rule)"
    #expect(found("bad-gym-name", in: "03 82 \(gym)\n") == ["1:7 \(message)"])
    #expect(found("bad-gym-name", in: "gym \(gym)\n") == ["1:5 \(message)"])
    #expect(found("bad-gym-name", in: "03 82\n    \(gym) 06:30\n") == ["2:5 \(message)"])
    #expect(mended("bad-gym-name", in: "03 82 \(gym)\n") == [])
  }

  @Test func aGymThatIsDeclaredNeedsAName() {
    #expect(found("bad-gym-name", in: "gym @\n").count == 1)
    #expect(found("bad-gym-name", in: "03 82 @\n    @ 06:30\n") == [])
  }

  @Test func aBareSignNeedsADefaultGym() {
    let text = "gym @iron\n# 2026-01\n03 82 @\n    Squat: 5\n"
    #expect(
      found("no-default-gym", in: text) == [
        "3:7 \"@\": 1 session has no gym, and the log has no default gym; add the word default to a gym line"
      ])
    #expect(found("no-default-gym", in: text.replacing("@iron", with: "@iron default")) == [])
    #expect(mended("two-gyms", in: "03 82 @iron @\n").last == "03 82 @iron\n    @\n")
  }

  @Test(arguments: ["@rpe8", "@RIR", "@bwgym"])
  func reservedName(_ gym: String) {
    let text = "03 82 \(gym)\n"
    #expect(
      found("reserved-name", in: text) == [
        "1:7 \"\(gym)\": \"\(gym)\" cannot be a gym; no name may start with rpe, rir or bw"
      ])
    #expect(
      mended("reserved-name", in: text) == [
        "Rename it to @gym-\(gym.dropFirst())", "03 82 @gym-\(gym.dropFirst())\n",
      ])
    #expect(found("reserved-name", in: "gym \(gym)\n").count == 1)
    #expect(found("reserved-name", in: "03 82 @gym-\(gym.dropFirst())\n") == [])
  }

  @Test(arguments: [
    ("grey", "gray"), ("teal", "green"), ("Violet", "purple"), ("\"grean\"", "green"),
  ])
  func badColor(_ color: String, _ right: String) {
    let text = "gym @iron color:\(color) default\n"
    let unquoted = color.filter { $0 != "\"" }
    #expect(
      found("bad-color", in: text) == [
        "1:17 \(color.debugDescription): unknown color \"\(unquoted)\"; use one of "
          + "red, orange, yellow, green, blue, purple, pink, gray"
      ])
    #expect(
      mended("bad-color", in: text) == ["*Write \(right)", "gym @iron color:\(right) default\n"])
    #expect(found("bad-color", in: "gym @iron color:\(right.uppercased())\n") == [])
  }

  @Test func colorLikeNoOther() {
    #expect(mended("bad-color", in: "gym @iron color:zzzzzzzzzzzzzzzzzzzzzzzzz\n") == [])
  }
}
