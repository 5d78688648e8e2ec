import Primitives
import Specification
import W8Text

extension Command {
  static let specification = Command(
    name: "spec",
    summary: "print the specification or a page of the manual",
    operands: "[PAGE]",
    operandLimit: 1,
    detail: """
      PAGE is a name such as first-week or sets; --list lists all names. The page `sample` is an example
      log. Without PAGE, spec prints all pages in Markdown. The pages are part of the program: they match
      its version and need no network. On a terminal they go through $PAGER, or `less`.
      """,
    options: [.listPages, .noPager],
    exitCodes: [(.success, "the pages were printed"), (.usage, "there is no such page")],
    examples: ["w8log spec first-week", "w8log spec sets", "w8log spec sample | w8log log"],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.listPages) {
        try invocation.output.write(SpecificationPage.names.map { $0 + "\n" }.joined())
        return .success
      }
      guard let name = invocation.arguments.operands.first else {
        for name in SpecificationPage.names {
          try invocation.output.write(SpecificationPage.text(named: name) ?? [])
          if name != SpecificationPage.names.last { try invocation.output.write("\n") }
        }
        return .success
      }
      guard let text = SpecificationPage.text(named: name) else {
        let near = nearest(to: name, among: SpecificationPage.names)
        throw .usage(.unknownPage(name, nearest: near))
      }
      try invocation.output.write(text)
      return .success
    })
}

extension Option {
  static let listPages = Option(name: "--list", summary: "list the pages")
}

struct SpecificationPage {
  /// What the command line calls it: the name of its file in `grammar/` without the ending.
  let name: String
  let text: [UInt8]

  /// Every page in the order of reading, but that of the rules.
  static let all: [SpecificationPage] = {
    var pages: [SpecificationPage] = []
    while let page = w8log_page_at(pages.count)?.pointee, let name = page.name {
      let text = Array(UnsafeBufferPointer(start: page.text, count: page.length))
      pages.append(SpecificationPage(name: String(cString: name), text: text))
    }
    return pages
  }()

  /// The page of the rules is made, as `explain --all` makes it.
  static let rules = "rules"

  static var names: [String] { all.map { $0.name } + [rules] }

  /// The text of the page called `name`, whatever its case; nil where there is none.
  static func text(named name: String) -> [UInt8]? {
    let wanted = name.lowercased()
    if wanted == rules { return Array(ruleReference().utf8) }
    return all.first { $0.name.lowercased() == wanted }?.text
  }
}
