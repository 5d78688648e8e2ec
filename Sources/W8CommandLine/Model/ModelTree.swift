import W8Analysis
import W8Syntax
import W8Text

extension ModelDocument {
  /// The lines of `file` with their tokens and faults, each as `debug ast` tells it.
  static func tree(of file: FileAnalysis) -> some Sequence<JSONValue> {
    file.sections.indices.lazy.flatMap { section in
      let tree = file.sections[section].lowered.tree
      let first = file.text.firstLine(ofSection: section) + 1
      let faults = Dictionary(grouping: tree.faults, by: \.line)
      return tree.lines.indices.lazy.map { line in
        let line = DebugLine(
          tree, line: line, number: first + line, faults: (faults[line] ?? [])[...])
        return DebugDocument.line(line, .ast)
      }
    }
  }
}
