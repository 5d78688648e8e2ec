import W8Reports

extension Command {
  static let milestones = Command(
    name: "milestones",
    summary: "list the milestones crossed, and the next one",
    detail: """
      A milestone is a weight on the way to your goal; a line such as `milestone 80` in the log sets one.
      This command lists milestones and the goal in the order in which you reach them. ★ marks the day you
      first crossed a milestone, even if your weight went back later. Next is the nearest milestone ahead.
      If you crossed it before and went back, the day you crossed it is shown, too.
      """,
    options: .weightRows,
    examples: ["w8log milestones log.w8log", "w8log milestones --format json log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.milestones }
    })
}
