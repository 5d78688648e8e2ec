import W8Syntax
import W8Text

extension Rule {
  static let twoGyms = Rule(
    8303, "two-gyms", .error, .gyms,
    Explanation(
      finds: "A second gym on an entry or a session line.",
      harm: "Only the first is read. Each gym of a day opens a session on a line of its own.",
      example: """
        # 2026-01

        03 Sat   82.1   @iron  @home
            Squat:              3x5 100
        """,
      instead: """
        # 2026-01

        03 Sat   82.1   @iron
            Squat:              3x5 100
            @home
        """),
    .syntax(.twoGyms) { scope in
      "\(quoted(scope.text)) is a second gym on this line; open a session below"
    },
    fixes: .preferred { scope in
      let removal = scope.removal(of: scope.diagnostic.range)
      // A session without a day would be one more orphan.
      guard scope.place.entry != nil || scope.place.hasDayAbove, scope.mends(removal) else {
        return []
      }
      // What is logged below stays with the gym that it is read under now.
      let last = scope.lastLineOfSession(scope.place)
      return [
        .preferred(
          "Open a session \(scope.text) below", removal,
          scope.insertion(ofCanonical: Array("    \(scope.text)".utf8), below: last))
      ]
    })
}
