import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension Rule {
  static let unknownDirective = Rule(
    8501, "unknown-directive", .error,
    Explanation(
      finds: """
        A line that starts in the first column with an unknown word. It may be prose, a \
        misspelled setting, an exercise that is not indented, or a day that starts with `Mon`.
        """,
      harm:
        "w8log ignores the line: a misspelled setting has no effect, a weigh-in does not count.",
      fix: """
        Correct the word or indent the exercise. Write prose as a comment (`; slept badly`) or \
        as an indented note (`> slept badly`). For settings of your own, use words that start \
        with `x-`.
        """,
      example: """
        gaol 75
        """,
      instead: """
        goal       75
        """),
    .file { scope, findings in
      guard !scope.file.isNewerMinor else { return }
      reportUnknownDirectives(scope, &findings) { keyword, fileLine in
        let (lowered, today) = (fileLine.lowered, scope.analysis.today)
        if WordedDay(lowered, line: fileLine.line, today: today) != nil {
          return
            "\(quoted(keyword)) cannot start a line; start an entry with its day, such as 03 Sat"
        }
        if let lost = LostIndentation(lowered, line: fileLine.line) {
          return lost.message(fileLine.text)
        }
        let right = Keyword.nearest(to: keyword)?.name
        return right.map {
          "\(quoted(keyword)) cannot start a line; did you mean \($0)?"
        }
          ?? "\(quoted(keyword)) cannot start a line; write it after ; (a comment), or indented after > (a note)"
      }
    },
    fixes: .either(safe: { scope in
      guard let indenting = scope.indenting, indenting.isSafe else { return [] }
      let start = TextRange(at: scope.diagnostic.range.start)
      return [indenting] + ownKeyword(scope)
        + [.possible("Make it a comment", TextEdit(start, "; "))]
    }) { scope in
      let start = TextRange(at: scope.diagnostic.range.start)
      let own = ownKeyword(scope)
      let comment = TextEdit(start, "; ")
      let title = "Make it a comment"
      if let right = nearestDirective(scope) {
        return [.preferred("Write \(right)", scope.replacing(with: right))] + own
          + [.possible(title, comment)]
      }
      if let worded = scope.wordedDay {
        return [scope.writing(worded), .possible(title, comment)].compactMap { $0 }
      }
      let readings = labeledReadings(scope)
      if !readings.isEmpty { return readings + own + [.possible(title, comment)] }
      // Sets without a day are not to be put away as a comment.
      if LostIndentation(scope.fileLine.lowered, line: scope.fileLine.line) != nil {
        return [.possible(title, comment)] + own
      }
      if scope.fileLine.mayBeHeader {
        return [scope.headerReading, .possible(title, comment)].compactMap { $0 } + own
      }
      // A number may be a weight or a set, which a comment would hide.
      return [
        .preferred(title, comment, if: !scope.fileLine.text.contains(where: { $0.isNumber }))
      ] + own
    })
}

/// Makes the word a keyword of one's own; a word with a capital, as of an exercise or a month, is none.
private func ownKeyword(_ scope: FixScope) -> [Fix] {
  guard scope.text == scope.text.lowercased() else { return [] }
  let start = TextRange(at: scope.diagnostic.range.start)
  return [.possible("Make it a word of your own: x-\(scope.text)", TextEdit(start, "x-"))]
}

/// The readings of a line with a label: an exercise that is not indented, or a weigh-in. None is preferred if it may be both.
private func labeledReadings(_ scope: FixScope) -> [Fix] {
  guard let weighIn = scope.labeledWeighIn else { return [scope.indenting].compactMap { $0 } }
  guard let exercise = scope.indenting else { return [weighIn] }
  let indenting = Fix.preferred(exercise.title, exercise.edits, if: false)
  let lost = LostIndentation(scope.fileLine.lowered, line: scope.fileLine.line)
  return lost?.isLoneLoad == true ? [weighIn, indenting] : [indenting, weighIn]
}

/// Reports each keyword that is no directive and does not start with `x-`.
func reportUnknownDirectives(
  _ scope: FileScope, _ findings: inout FileFindings, _ message: (String, FileLine) -> String
) {
  for (section, content) in scope.file.sections.enumerated() {
    let tree = content.tree
    for fault in tree.faults where fault.kind == .unknownDirective {
      let fileLine = scope.file.line(section: section, index: fault.line)
      let range = fault.range.shifted(by: fileLine.sectionStart)
      findings.report(fileLine, range, message(tree.string(fault.range), fileLine))
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
  return scope.isNew(tree, right) ? right.name : nil
}

extension FixScope {
  /// Whether the directive of `keyword` on the only line of `tree` can be read and makes no setting that is made already.
  func isNew(_ tree: SyntaxTree, _ keyword: Keyword) -> Bool {
    switch tree.directive(onLine: 0) {
    case .gym(let gym): analysis.book.gym(canonicalKey(gym.id.text)) == nil
    case .version(let version) where version.major != 1: false
    default: !directives.settings.contains(keyword)
    }
  }
}

extension Keyword {
  /// The keyword that `word` is most likely a misspelling of; nil when none is near enough.
  static func nearest(to word: String) -> Keyword? {
    vocabulary.nearest(to: word).flatMap { Keyword(name: $0) }
  }

  private static let vocabulary = Vocabulary(allCases.map { $0.name })
}
