package import Primitives
package import W8Book
import W8Engine
import W8Syntax
package import W8Text

/// Where something is defined that a part of a file names.
package struct Definition: Hashable, Sendable {
  /// The bytes that name it.
  package let origin: TextRange
  /// Where it is defined; never empty.
  package let targets: [NavigationTarget]
}

extension Analysis {
  /// Where the gym, exercise or tag is declared that `offset` of `file` names, else where the book uses it first; of an
  /// include the files that it leads to. An `@` alone names the default gym.
  ///
  /// nil where nothing is named. Only for what is not declared the whole book is searched.
  package func definition(
    in file: FileAnalysis, at offset: Int, unless interruption: Interruption = .never
  ) throws(Interrupted) -> Definition? {
    guard let name = name(in: file, at: offset) else {
      return definitionOfInclude(in: file, at: offset)
        ?? definitionOfDefaultGym(in: file, at: offset)
    }
    if let declared = declaration(of: name.thing) {
      return Definition(origin: name.range, targets: [target(of: declared)])
    }
    let uses = try uses(of: name.thing, unless: interruption)
    let first = uses.first { $0.role == .use } ?? uses.first ?? name
    return Definition(origin: name.range, targets: [target(of: first)])
  }

  /// The position of a name of the book.
  package func target(of name: NameOccurrence) -> NavigationTarget {
    NavigationTarget(file: files[name.file].id, range: name.range)
  }

  /// The line of an entry; nil when there is none.
  func target(of reference: EntryReference) -> NavigationTarget? {
    location(of: reference).map {
      NavigationTarget(file: $0.file.id, range: $0.line.contentRange)
    }
  }

  private func definitionOfInclude(in file: FileAnalysis, at offset: Int) -> Definition? {
    let include = includes(in: file).first {
      $0.range.start <= offset && offset <= $0.range.end
    }
    guard let include, !include.targets.isEmpty else { return nil }
    return Definition(
      origin: include.range,
      targets: include.targets.map { NavigationTarget(file: $0, range: TextRange(at: 0)) })
  }

  private func definitionOfDefaultGym(in file: FileAnalysis, at offset: Int) -> Definition? {
    guard let fileLine = file.line(at: offset),
      let origin = fileLine.token(.defaultGym).map(fileLine.range),
      origin.start <= offset, offset <= origin.end,
      let gym = book.gyms.first(where: { $0.isDefault }),
      let declared = declaration(of: .gym(gym.id))
    else { return nil }
    return Definition(origin: origin, targets: [target(of: declared)])
  }
}

/// A part of a file that an editor can lead to.
package struct NavigationTarget: Hashable, Sendable {
  /// The file.
  package let file: FileID
  /// The bytes to show there.
  package let range: TextRange
}

/// A part of a file that leads to another file.
package struct DocumentLink: Hashable, Sendable {
  /// The part.
  package let range: TextRange
  /// The file that it leads to.
  package let target: FileID
  /// The tooltip.
  package let tooltip: String
}

extension Analysis {
  /// The includes of `file`, in order; a pattern that means several files leads to the first.
  package func documentLinks(in file: FileAnalysis) -> [DocumentLink] {
    includes(in: file).compactMap { include in
      guard let first = include.targets.first else { return nil }
      let count = include.targets.count
      return DocumentLink(
        range: include.range, target: first,
        tooltip: count == 1 ? "Open the included file" : "Open the first of \(count) files")
    }
  }
}
