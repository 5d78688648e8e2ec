import JSON
import W8Analysis
import W8Syntax
import W8Text

extension ModelDocument {
  /// The lines of a file with their tokens and faults, each as `debug ast` tells it.
  static func tree(of log: OpenedLog) -> some Sequence<DebugDocument> {
    log.file.sections.indices.lazy.flatMap { section in
      log.file.sections[section].lowered.tree
        .debugLines(first: log.file.text.firstLine(ofSection: section) + 1).lazy
        .map { DebugDocument(line: $0, view: .ast, file: log.nameIfIncluded) }
    }
  }
}
