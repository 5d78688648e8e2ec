import W8Reports

extension Command {
  static let next = Command(
    name: "next",
    summary: "show what was lifted the time before, to go on from it",
    operands: "[@GYM] [FILE|FOLDER|-]…",
    detail: """
      The exercises of the last session at GYM, each with its sets, its best set there, and the
      estimates of what could be lifted once (e1RM): of the time before and the best one. An exercise
      of which no sets but warm-ups are logged there shows those of another gym, which it names.
      Without GYM it is the gym of most sessions on this day of the week, else that of the last
      session; at a gym without any session, the last session elsewhere is shown.
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
