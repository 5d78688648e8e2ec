import Specification

/// A page of the specification.
struct SpecificationPage {
  /// What the command line calls it: the name of its file in `grammar/` without the ending.
  let name: String
  /// What it says.
  let text: [UInt8]

  /// Every page in the order of reading; the rules are told by themselves.
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

  /// The names of all pages.
  static var names: [String] { all.map(\.name) + [rules] }

  /// The text of the page called `name`, whatever its case; nil where there is none.
  static func text(named name: String) -> [UInt8]? {
    let wanted = name.lowercased()
    if wanted == rules { return Array(ruleReference().utf8) }
    return all.first { $0.name.lowercased() == wanted }?.text
  }
}
