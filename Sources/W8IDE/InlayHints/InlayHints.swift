package import W8Analysis
import W8Syntax
package import W8Text

extension Analysis {
  /// The hints of `kinds` whose offset lies in `range`, its end included, ascending.
  ///
  /// Only the lines in the range are looked at; the cost does not grow with the file but for the
  /// logarithm of its length.
  package func inlayHints(
    in file: FileAnalysis, range: TextRange, kinds: Set<InlayHintKind>
  ) -> [InlayHint] {
    let providers = InlayHintProvider.all.filter { kinds.contains($0.kind) }
    if providers.isEmpty { return [] }
    var hints: [InlayHint] = []
    file.forEachLine(endingIn: range.clamped(to: file.text.byteCount)) { place in
      let scope = InlayHintScope(analysis: self, place: place)
      for provider in providers {
        if let hint = provider.hint(scope) { hints.append(hint) }
      }
    }
    return hints
  }
}

extension FileAnalysis {
  /// Hands each line whose content ends in `range`, its end included, to `body`.
  fileprivate func forEachLine(endingIn range: TextRange, _ body: (LinePlace) -> Void) {
    var section = text.sectionIndex(containing: range.start)
    while section < sections.count, text.start(ofSection: section) <= range.end {
      let tree = sections[section].lowered.tree
      let start = text.start(ofSection: section)
      var line = tree.line(at: range.start - start) ?? 0
      while line < tree.lines.count {
        let end = start + tree.contentRange(ofLine: line).end
        if end > range.end { return }
        if end >= range.start { body(place(section: section, line: line)) }
        line += 1
      }
      section += 1
    }
  }
}
