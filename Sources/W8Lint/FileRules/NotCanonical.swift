import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let notCanonical = Rule(
    8801, "not-canonical", .off,
    Explanation(
      finds: "A line that is not formatted as by `fmt`. Off by default.",
      harm: "The log means the same, but the next `fmt` will change lines that you did not edit.",
      fix: "Run `w8log fmt`.",
      example: """
        lint       not-canonical hint

        # 2026-01

        3 sat 82.1
        """,
      instead: """
        lint       not-canonical hint

        # 2026-01

        03 Sat   82.1
        """),
    .file { scope, findings in
      guard let rule = findings.rule, scope.analysis.book.severity(of: rule) != .off else { return }
      let file = scope.file
      for edit in formattingEdits(file.trees, lineEnd: .majority) {
        // What the file lacks at its end is W8802.
        if edit.range == TextRange(at: file.text.byteCount) { continue }
        let old = file.text.bytes(in: edit.range)
        let removed = old.firstIndex { !isBlank($0) && !isLineEnd($0) && $0 < 0x80 }
        if edit.replacement.allSatisfy(isLineEnd), let removed {
          // The version line, which the first edit inserts at the top.
          guard let version = file.line(at: edit.range.start + removed) else { continue }
          findings.report(version, version.contentRange, "fmt would move this line to the top")
          continue
        }
        if edit.range.isEmpty, !edit.replacement.allSatisfy(isLineEnd) { continue }
        guard let fileLine = file.line(at: edit.range.start) else { continue }
        let isLine = edit.range.end <= fileLine.contentRange.end && !edit.range.isEmpty
        findings.report(
          fileLine, edit.range.isEmpty ? firstScalar(of: fileLine) : edit.range,
          isLine ? "fmt would write \(shown(edit))" : gapMessage(edit))
      }
    },
    fixes: .safe { scope in
      let edits = edits(scope)
      return edits.isEmpty ? [] : [.safe("Format it as fmt does", edits)]
    })
}

extension FileAnalysis {
  fileprivate var trees: [SyntaxTree] { sections.map { $0.lowered.tree } }

  /// What most lines of the file end in.
  fileprivate var usualLineEnd: String {
    let endings = sections.lineEndings
    return endings.carriageReturns > endings.lineFeeds ? "\r\n" : "\n"
  }
}

/// Gives the line at hand, or the blank lines behind it, their canonical form, by a look at their sections alone; with an
/// exercise that gets another depth go its notes.
private func edits(_ scope: FixScope) -> [TextEdit] {
  let (file, fileLine) = (scope.file, scope.fileLine)
  guard let last = file.line(at: scope.diagnostic.range.end) else { return [] }
  let trees = file.sections[fileLine.section...last.section].map { $0.lowered.tree }
  let range = scope.diagnostic.range.shifted(by: -fileLine.sectionStart)
  let edits = formattingEdits(trees, lines: fileLine.line..<fileLine.line + 1)
  guard
    let index = edits.firstIndex(where: {
      $0.range == range || ($0.range.isEmpty && $0.range.touches(range))
    })
  else { return [] }
  let edit = edits[index]
  let shifted = edit.range.shifted(by: fileLine.sectionStart)
  guard edit.replacement.contains(0x0A) else {
    let notes = edits[(index + 1)...].filter { $0.replacement.contains(UInt8(ascii: ">")) }
    return ([edit] + notes).map {
      TextEdit($0.range.shifted(by: fileLine.sectionStart), $0.replacement)
    }
  }
  let ends = edit.replacement.count { $0 == 0x0A }
  return [TextEdit(shifted, String(repeating: file.usualLineEnd, count: ends))]
}

private func shown(_ edit: TextEdit) -> String {
  quoted(String(decoding: edit.replacement, as: UTF8.self))
}

private func gapMessage(_ edit: TextEdit) -> String {
  let ends = edit.replacement.count { $0 == 0x0A }
  return ends > 1 ? "fmt would write one blank line here" : "fmt would write no blank line here"
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }
