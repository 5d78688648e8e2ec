import Primitives
import W8Syntax
import W8Text

extension Rule {
  static let unknownDirective = Rule(
    8501, "unknown-directive", .error, .directive,
    Explanation(
      finds: """
        A line at the margin that starts with a word that is no directive. What starts with `x-` is \
        yours to use; a file written for a later version is spared (W8010).
        """,
      harm: "It means nothing: a misspelt setting is not set, and prose belongs behind `>` or `;`.",
      example: """
        gaol 75
        """,
      instead: """
        goal       75
        """),
    .file { scope, findings in
      guard !scope.file.isNewerMinor else { return }
      reportUnknownDirectives(scope, &findings) { keyword in
        let right = Keyword.nearest(to: keyword)?.name
        return right.map { "\(quoted(keyword)) is no directive; did you mean \($0)?" }
          ?? "\(quoted(keyword)) is no directive; prose belongs behind > or ;"
      }
    },
    fixes: .preferred { scope in
      let start = TextRange(at: scope.diagnostic.range.start)
      let own = Fix.possible("Write x-\(scope.text)", TextEdit(start, "x-"))
      let comment = TextEdit(start, "; ")
      let title = "Make it a comment"
      if let right = nearestDirective(scope) {
        return [
          .preferred("Write \(right)", scope.replacing(with: right)), own,
          .possible(title, comment),
        ]
      }
      if scope.place.mayBeHeader {
        return [scope.headerReading, .possible(title, comment), own].compactMap(\.self)
      }
      return [.preferred(title, comment), own]
    })
}

/// Reports each keyword that is no directive and does not start with `x-`.
func reportUnknownDirectives(
  _ scope: FileScope, _ findings: inout FileFindings, _ message: (String) -> String
) {
  for (section, content) in scope.file.sections.enumerated() {
    let tree = content.tree
    for fault in tree.faults where fault.kind == .unknownDirective {
      let place = scope.file.place(section: section, line: fault.line)
      let range = fault.range.shifted(by: place.sectionStart)
      findings.report(place, range, message(tree.string(fault.range)))
    }
  }
}

/// The directive that was meant; nil when none is near or the line would be wrong with it too.
private func nearestDirective(_ scope: FixScope) -> String? {
  guard let right = Keyword.nearest(to: scope.text) else { return nil }
  let edit = scope.replacing(with: right.name)
  guard scope.mends(edit), let tree = scope.tree(after: [edit]), !tree.lines.isEmpty else {
    return nil
  }
  switch tree.directive(onLine: 0) {
  case .gym(let gym):
    let isDeclared = scope.analysis.book.gym(canonicalKey(gym.id.text)) != nil
    return isDeclared ? nil : right.name
  case .version(let version) where version.major != 1: return nil
  default:
    return scope.directives.settings.contains(right) ? nil : right.name
  }
}

extension Keyword {
  /// The keyword that `word` is most likely a misspelling of; nil when none is near enough.
  static func nearest(to word: String) -> Keyword? {
    vocabulary.nearest(to: word).flatMap { Keyword(name: $0) }
  }

  private static let vocabulary = Vocabulary(allCases.map(\.name))
}
