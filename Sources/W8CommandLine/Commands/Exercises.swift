extension Command {
  static let exercises = Command(
    name: "exercises",
    summary: "show the exercises with their sessions, gyms and other names",
    operands: "[FILE|FOLDER|-]…",
    detail: "The exercise done last comes first; those only declared come last.",
    options: [.reportFormat, .lenient, .file],
    exitCodes: ExitCode.ofReports,
    examples: ["w8log exercises log.w8log", "w8log exercises --format csv log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { (log) throws(Failure) in ExerciseReport(log) }
    })
}
