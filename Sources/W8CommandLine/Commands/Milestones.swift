import W8Reports

extension Command {
  static let milestones = Command(
    name: "milestones",
    summary: "show the milestones that were crossed, and the next",
    detail: """
      In the order in which they are passed, the goal among them. ★ marks the day on which one was
      crossed for the first time; a weight that is regained does not undo it. Next is the nearest one
      still ahead, with the day on which it was crossed before if it was lost again.
      """,
    options: .weightRows,
    examples: ["w8log milestones log.w8log", "w8log milestones --format json log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.milestones }
    })
}
