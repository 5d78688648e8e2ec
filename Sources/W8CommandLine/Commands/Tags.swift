import W8Reports

extension Command {
  static let tags = Command(
    name: "tags",
    summary: "count the entries of each tag",
    detail: "The tags used most come first. A selection counts only the entries that it chooses.",
    options: .rows + .selection,
    examples: ["w8log tags log.w8log", "w8log tags -p 2026 --format csv log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { $0.tags }
    })
}
