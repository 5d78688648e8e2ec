import W8Syntax

/// The first lines of a file that leave it uncertain where a day belongs, in words.
struct PlaceDoubts {
  /// A line of an unfinished merge: whose the lines around are is not settled.
  private var merge: String?
  /// A header that cannot be read: it may be the one that is wanted.
  private var header: String?

  init(_ file: FileAnalysis) {
    let name = shortened(file.id.name)
    for index in file.sections.indices {
      for fault in file.sections[index].lowered.tree.faults {
        guard fault.kind == .mergeConflict || fault.kind == .badMonth else { continue }
        let line = file.lineNumber(of: file.place(section: index, line: fault.line))
        if fault.kind == .mergeConflict {
          merge = merge ?? "line \(line) of \(name) marks an unfinished merge (W8007)"
        } else {
          header = header ?? "line \(line) of \(name) is no header of a month (W8101)"
        }
      }
    }
  }

  /// What stands against `place`; a header that cannot be read only where one is missing.
  func first(of place: DatePlace?) -> String? {
    merge ?? (place?.missingHeader == nil ? nil : header)
  }
}
