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

extension Analysis {
  /// The first include of which something was not read, in words: a day may belong there; nil where all were.
  var doubtOfIncludes: String? {
    for fault in structure.faults {
      guard case .include(let pattern) = fault.directive.directive else { continue }
      switch fault.kind {
      case .refused: break
      // A pattern that matches nothing leaves nothing out.
      case .missing where !pattern.text.contains(where: { "*?[".contains($0) }): break
      case .missing, .cycle: continue
      }
      let file = files[fault.file]
      let line = file.lineNumber(of: file.place(of: fault.directive))
      return "line \(line) of \(shortened(file.id.name)) includes what was not read (W8701)"
    }
    return nil
  }
}
