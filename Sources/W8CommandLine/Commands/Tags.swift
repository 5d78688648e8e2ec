import W8Reports

extension Command {
  static let tags = Command(
    name: "tags",
    summary: "count the entries of each tag",
    detail: """
      Lists each tag with the number of its entries, the most used tag first. Filters choose the entries
      to count.
      """,
    options: .rows + .selection,
    examples: ["w8log tags log.w8log", "w8log tags -p 2026 --format csv log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.tags }
    })
}
