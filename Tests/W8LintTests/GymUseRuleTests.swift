import Testing

@Suite struct GymUseRuleTests {
  private let month = "# 2026-01\n"

  @Test func sessionsWithoutAGymNeedADefault() {
    let text =
      "gym @iron \"Iron\"  ; mine\ngym @home color:red\n\(month)03 82\n    Squat: 5\n04 82 @iron\n"
      + "05 82\n    + Row: 5\n    Row: 5\n"
    #expect(
      found("no-default-gym", in: text) == [
        "5:5 \"Squat\": 2 sessions have no gym, and the log has no default gym; add the word default to a gym line"
      ])
    #expect(
      mended("no-default-gym", in: text) == [
        "Make @iron the default", text.replacing("\"Iron\"", with: "\"Iron\" default"),
        "Make @home the default", text.replacing("color:red", with: "color:red default"),
      ])
    #expect(
      found("no-default-gym", in: "gym @iron\n\(month)03 82\n    Squat: 5\n").first?
        .hasSuffix("no gym, and the log has no default gym; add the word default to a gym line")
        == true)
  }

  @Test func aSecondDeclarationMakesNoDefault() {
    let text = "gym @iron\ngym @24h\ngym @iron default\n\(month)03 82\n    Squat: 5\n"
    #expect(fixTitles(of: "no-default-gym", in: text) == ["Make @iron the default"])
  }

  @Test(arguments: [
    "# 2026-01\n03 82\n    Squat: 5\n", "gym @iron default\n# 2026-01\n03 82\n    Squat: 5\n",
    "gym @iron\n# 2026-01\n03 82 @iron\n    Squat: 5\n",
    "gym @iron\n# 2026-01\n03 82\n    @iron\n    Squat: 5\n", "gym @iron\n# 2026-01\n03 82\n",
  ])
  func noDefaultIsNeeded(_ text: String) {
    #expect(found("no-default-gym", in: text) == [])
  }

  @Test func secondDefault() {
    let text = "gym @iron default\ngym @home \"default\" Default\ngym @Iron default\n"
    #expect(
      found("two-defaults", in: text) == [
        "2:21 \"Default\": @iron is already the default gym; remove one \"default\""
      ])
    #expect(mended("two-defaults", in: text) == [])
    #expect(found("two-defaults", in: "gym @iron default\ngym @home\n") == [])
    // A second declaration of a gym says nothing.
    let again = "gym @iron\ngym @iron default\ngym @home default\n"
    #expect(found("two-defaults", in: again) == [])
  }

  @Test func sessionAfterTheGymClosed() {
    let text =
      "gym @new alias:@old closed:2026-01-04\n\(month)04 82 @new\n05 82 @OLD\n06 82\n    @new\n"
    let message = "closed on 4 January 2026, before this session"
    #expect(
      found("closed-gym", in: text) == [
        "4:7 \"@OLD\": @OLD \(message)", "6:5 \"@new\": @new \(message)",
      ])
    #expect(found("closed-gym", in: "gym @new closed:2026-02-30\n\(month)05 82 @new\n") == [])
    #expect(
      found("closed-gym", in: "gym @n closed:2025-01-01\n\(month)03 82\n# 2026-02\n    @n\n") == [])
  }

  @Test func setupOfNothing() {
    let text =
      "setup @irn \"Leg press\"  > seat 4\nsetup @iron \"Leg  PRESS\"\nsetup @home \"Squt\"\n"
      + "gym @home\nexercise \"Squat\" alias:sq\nsetup @home \"SQ\"\n"
      + "\(month)03 82 @iron\n    leg press: 5 100\n"
    #expect(
      found("dangling-setup", in: text) == [
        "1:7 \"@irn\": \"@irn\" has no gym line and no session",
        "3:13 \"\\\"Squt\\\"\": \"Squt\" is not an exercise of any session; correct the name, or remove the line",
      ])
    #expect(mended("dangling-setup", in: text) == [])
    // What names no gym says nothing, of an exercise neither.
    #expect(found("dangling-setup", in: "setup @24h \"x\"\n") == [])
  }
}
