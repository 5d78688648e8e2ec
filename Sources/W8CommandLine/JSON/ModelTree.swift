import JSON
import W8Analysis
import W8Syntax
import W8Text

extension ModelDocument {
  /// The lines of a file with their tokens and faults, each read when its turn comes.
  static func tree(of log: OpenedLog) -> some Sequence<TreeLine> {
    log.file.sections.indices.lazy.flatMap { section in
      log.file.sections[section].lowered.tree
        .treeLines(
          first: log.file.text.firstLine(ofSection: section) + 1, file: log.nameIfIncluded)
    }
  }
}
