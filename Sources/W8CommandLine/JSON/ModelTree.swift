import JSON
import W8Analysis
import W8Syntax
import W8Text

extension ModelDocument {
  /// The lines of `file` with their tokens and faults, each as `debug ast` tells it.
  static func tree(of file: FileAnalysis) -> some Sequence<JSON> {
    file.sections.indices.lazy.flatMap { section in
      file.sections[section].lowered.tree
        .debugLines(first: file.text.firstLine(ofSection: section) + 1).lazy
        .map { DebugDocument.line($0, .ast) }
    }
  }
}
