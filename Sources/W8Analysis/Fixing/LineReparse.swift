import W8Syntax
import W8Text

extension FixScope {
  /// What the parser finds wrong with the line of the diagnostic once `edits` are made in it.
  ///
  /// Every edit must lie in the line; nil when two of them overlap.
  func faults(after edits: [TextEdit]) -> [SyntaxFault.Kind]? {
    reparsedLine(after: edits)?.faults.map(\.kind)
  }

  /// The line of the diagnostic as it is read once `edits` are made in it, else as above.
  func reparsedLine(after edits: [TextEdit]) -> SyntaxTree? {
    let line = place.contentRange
    let local = edits.map { TextEdit($0.range.shifted(by: -line.start), $0.replacement) }
    guard let bytes = file.text.bytes(in: line).applying(local) else { return nil }
    let isFirst = place.section == 0 && place.line == 0
    return parse(bytes, isFirst ? .first : .later)
  }

  /// Whether `edits` of the line leave no fault on it but those that it had, less the diagnostic's own.
  func isClean(after edits: TextEdit...) -> Bool {
    isClean(after: edits)
  }

  /// Whether `edits` of the line leave no fault on it but those that it had, less the diagnostic's own.
  func isClean(after edits: [TextEdit]) -> Bool {
    guard var left = faults(after: edits) else { return false }
    let tree = place.tree
    let own = diagnostic.range.shifted(by: -place.sectionStart)
    for fault in tree.faults where fault.line == place.line && fault.range != own {
      if let index = left.firstIndex(of: fault.kind) { left.remove(at: index) }
    }
    return left.isEmpty
  }
}
