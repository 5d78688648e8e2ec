package import Primitives
package import W8Book
package import W8Engine
import W8Syntax
package import W8Text

extension Analysis {
  /// The lenses of `file` in the order of its lines: what each month comes to, above its header, and how often and when
  /// each gym was last visited, above its declaration; without those of months where they are shown in another way.
  ///
  /// Reads the headers, and where a gym is declared all sessions of the book.
  package func codeLenses(
    in file: FileAnalysis, withMonths: Bool = true, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [CodeLens] {
    var lenses: [CodeLens] = []
    for section in file.sections.indices where withMonths {
      try interruption.look()
      for header in file.sections[section].lowered.months {
        let fileLine = file.line(section: section, index: header.line)
        if let title = title(of: header.month) {
          lenses.append(
            CodeLens(
              range: fileLine.contentRange, title: title, subject: .month(header.month)))
        }
      }
    }
    try interruption.look()
    return (lenses + gymLenses(in: file)).sorted { $0.range.start < $1.range.start }
  }

  /// Nil for a month without entries.
  private func title(of month: YearMonth) -> String? {
    logbook.index(of: month).flatMap { logbook.summary(ofMonthAt: $0) }
      .map { $0.line(in: logbook.settings.unit) }
  }

  private func gymLenses(in file: FileAnalysis) -> [CodeLens] {
    let declared = file.settings.directives.filter { $0.directive.keyword == .gym }
    if declared.isEmpty { return [] }
    let uses = Dictionary(logbook.gymUses.map { ($0.info.id, $0) }) { first, _ in first }
    return declared.compactMap { placed in
      guard case .gym(let gym) = placed.directive,
        let use = uses[logbook.settings.gyms.canonical(canonicalKey(gym.id.text))]
      else { return nil }
      let fileLine = file.line(section: placed.section, index: placed.line)
      return CodeLens(range: fileLine.contentRange, title: use.words, subject: .gym(gym.id.text))
    }
  }
}

/// A text that an editor shows above a line and that is not in the file.
package struct CodeLens: Hashable, Sendable {
  /// The line that it is about, without its line end.
  package let range: TextRange
  /// The text, on one line.
  package let title: String
  /// What a report can show more of.
  package let subject: CodeLensSubject
}

/// What a lens is about.
package enum CodeLensSubject: Hashable, Sendable {
  case month(YearMonth)
  /// A gym, as its declaration writes it.
  case gym(String)
}
