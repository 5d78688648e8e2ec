import W8Reports

extension Command {
  static let milestones = Command(
    name: "milestones",
    summary: "list the milestones crossed, and the next one",
    detail: """
      Lists milestones and the goal in the order you pass them. ★ marks the day you first crossed one;
      regaining weight does not undo it. Next is the nearest one ahead. If you lost it again, its earlier
      date is shown, too.
      """,
    options: .weightRows,
    examples: ["w8log milestones log.w8log", "w8log milestones --format json log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.milestones }
    })
}
