import W8Reports

extension Command {
  static let tags = Command(
    name: "tags",
    summary: "count the entries of each tag",
    detail: """
      Lists the most used tag first. Filters choose which entries are counted.
      """,
    options: .rows + .selection,
    examples: ["w8log tags log.w8log", "w8log tags -p 2026 --format csv log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.tags }
    })
}
