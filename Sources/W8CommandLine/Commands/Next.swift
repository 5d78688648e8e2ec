import W8Reports

extension Command {
  static let next = Command(
    name: "next",
    summary: "show last time's sets, to plan the next session",
    operands: "[@GYM] [FILE|FOLDER|-]…",
    detail: """
      Shows the exercises of your last session at GYM with their sets, the best set there, and the e1RM of
      last time and of the best set. If an exercise has only warm-ups at GYM, w8log shows its sets at
      another gym and names it.

      GYM defaults to the gym you visit most on this day of the week, else the gym of the last session. If
      you were never at GYM, w8log shows the last session elsewhere.
      """,
    options: .rows,
    examples: ["w8log next log.w8log", "w8log next @iron log.w8log"],
    run: { invocation throws(Failure) in
      var arguments = invocation.arguments
      let named = arguments.operands.first.flatMap { $0.hasPrefix("@") ? $0 : nil }
      if named != nil { arguments.operands.removeFirst() }
      return try invocation.with(arguments: arguments).show { (reports) throws(Failure) in
        reports.next(at: try named.map { (name) throws(Failure) in try reports.log.gym(name) })
      }
    })
}
