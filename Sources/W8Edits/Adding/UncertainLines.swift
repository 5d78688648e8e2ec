package import W8Book
import W8Syntax

/// The first lines of a file that leave it uncertain where a day belongs, in words.
package struct UncertainLines {
  /// That the file is written for another version of the format: its lines may mean something else.
  private let version: String?
  /// A line of an unfinished merge: to which day the lines around belong is uncertain.
  private var merge: String?
  /// A header that cannot be read: it may be the one that is wanted.
  private(set) var header: String?

  /// What is in doubt in `file`.
  package init(_ file: FileAnalysis) {
    let name = shortened(file.id.name)
    version = file.settings.version.flatMap { version in
      version.major == 1
        ? nil
        : "\(name) is for format \(version.major).\(version.minor), but this w8log reads 1.x (W8011)"
    }
    for index in file.sections.indices {
      for fault in file.sections[index].lowered.tree.faults {
        guard fault.kind == .mergeConflict || fault.kind == .badMonth else { continue }
        let line = file.line(section: index, index: fault.line).number
        if fault.kind == .mergeConflict {
          merge = merge ?? "line \(line) of \(name) is a conflict marker (W8007)"
        } else {
          header = header ?? "line \(line) of \(name) is not a month header (W8101)"
        }
      }
    }
  }

  /// What stands against `point`; a header that cannot be read only where one is missing.
  package func first(of point: InsertionPoint) -> String? {
    version ?? merge ?? (point.missingHeader == nil ? nil : header)
  }
}

extension Analysis {
  /// What leaves it uncertain whether the book has a month that none of its files shows, in words; nil where nothing does.
  package var impactOfMissingMonths: String? { impactOfIncludes ?? impactOfHeaders }

  /// The first include of which something was not read: a day may belong there.
  private var impactOfIncludes: String? {
    for fault in structure.faults {
      guard case .include(let pattern) = fault.directive.directive else { continue }
      switch fault.kind {
      case .refused: break
      // A pattern that matches nothing leaves nothing out.
      case .missing where !pattern.text.contains(where: { "*?[".contains($0) }): break
      case .missing, .cycle: continue
      }
      return unread(fault.directive, in: files[fault.file], "W8701")
    }
    for file in files {
      for placed in file.settings.directives(of: KeywordSet(.include))
      where placed.directive == .incomplete(.include) {
        return unread(placed, in: file, "W8502")
      }
    }
    return nil
  }

  private func unread(_ placed: PlacedDirective, in file: FileAnalysis, _ code: String) -> String {
    let line = file.line(of: placed).number
    return "line \(line) of \(shortened(file.id.name)) includes a file that was not read (\(code))"
  }

  /// The first header that cannot be read, in any file: it may be the one that is wanted.
  private var impactOfHeaders: String? {
    for file in files {
      if let header = UncertainLines(file).header { return header }
    }
    return nil
  }
}
