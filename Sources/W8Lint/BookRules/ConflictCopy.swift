package import W8Book
import W8Engine
import W8Syntax
package import W8Text

extension Rule {
  static let conflictCopy = Rule(
    8704, "conflict-copy", .warning,
    Explanation(
      finds: """
        A copy of an included file that a sync service made after a conflict; an error if it has \
        data that the original does not have. w8log takes `2026 2.w8log` for a copy if it \
        repeats nine tenths of the days of `2026.w8log`.
        """,
      harm: """
        w8log does not read the copy, because its days would count twice. Data that is only \
        there is missing.
        """,
      fix: "Merge it with `w8log merge FOLDER`; `--delete` also deletes the copy.",
      example: """
        include    "years/*.w8log"

        === years/2025.w8log

        # 2025-01

        03 Fri   82.1

        === years/2025.sync-conflict-20250103-191500-ABCDEFG.w8log

        # 2025-01

        03 Fri   82.1
        04 Sat   82.0
        """,
      instead: """
        include    "years/*.w8log"

        === years/2025.w8log

        # 2025-01

        03 Fri   82.1
        04 Sat   82.0
        """),
    .book { analysis, findings in
      for link in analysis.structure.links {
        guard case .include(let pattern) = link.directive.directive else { continue }
        let fileLine = analysis.files[link.file].line(of: link.directive)
        for copy in link.copies {
          let path = copy.file.name(from: analysis.root.id)
          let name = inQuotes(shortened(path, to: 120))
          let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
          let call = "w8log merge \(visible(shortened(String(folder), to: 120)))"
          let loss =
            copy.ownDay.map { ", but some of its data is not in the original (first: \($0.words))" }
            ?? ""
          findings.report(
            fileLine, pattern.range.shifted(by: fileLine.sectionStart),
            "\(name) is a conflict copy and is not read\(loss); merge it with `\(call)`",
            severity: copy.ownDay == nil ? nil : .error)
        }
      }
    })
}

extension Analysis {
  /// What is reported on the first line of `file` of `copies` of it that lie beside it, whichever file includes it.
  package func findings(ofCopies copies: [FileID], beside file: FileAnalysis) -> [Diagnostic] {
    let severity = book.severity(of: .conflictCopy)
    guard severity != .off, let line = file.line(at: 0)?.contentRange else { return [] }
    return copies.map { copy in
      let name = inQuotes(shortened(copy.lastPart, to: 120))
      return Diagnostic(
        .conflictCopy, line,
        "\(name) is a conflict copy of this log and is not read; merge it with `w8log merge .`",
        severity: severity)
    }
  }

  /// The conflict copies that the `include` at `range` of `file` leaves out, each with the file of which it is one.
  package func leftOutCopies(
    at range: TextRange, in file: FileAnalysis
  ) -> [(copy: FileID, original: FileAnalysis)] {
    structure.links.filter { link in
      guard link.file == file.index else { return false }
      return file.line(of: link.directive).fullRange.touches(range)
    }.flatMap { link in
      link.copies.compactMap { copy in self.file(copy.original).map { (copy.file, $0) } }
    }
  }
}
