package import W8Book
package import W8Engine
package import W8Lint
import W8Syntax
import W8Text

/// A file of a book with the meaning of the whole book.
package struct OpenedLog {
  /// The user's name for the file, or would.
  package let name: String
  /// The meaning of the book.
  package let analysis: Analysis
  /// The file; that of the book's root unless another is looked at.
  package let file: FileAnalysis

  /// The user's name for the root.
  private let rootName: String
  /// The user's name for the folder in which the root stands; empty for the current one.
  private let folder: String
  /// The files that are shown, with the names that the user gave; nil where all are.
  private let parts: [FileID: String]?

  /// The root of a book, which the user calls `name` and its folder `folder`, and of which only `parts` are shown.
  package init(name: String, folder: String, analysis: Analysis, parts: [FileID: String]? = nil) {
    self.name = name
    self.analysis = analysis
    self.folder = folder
    self.parts = parts
    file = analysis.root
    rootName = name
  }

  private init(_ file: FileAnalysis, of book: OpenedLog) {
    name = book.name(of: file)
    analysis = book.analysis
    self.file = file
    rootName = book.rootName
    folder = book.folder
    parts = book.parts
  }

  /// The root of the same book after its text has changed.
  package func root(of analysis: Analysis) -> OpenedLog {
    OpenedLog(name: rootName, folder: folder, analysis: analysis, parts: parts)
  }

  /// Whether the user asked for less than the whole book.
  package var isPart: Bool { parts != nil }

  /// Whether what stands in `file` is shown.
  package func shows(_ file: FileAnalysis) -> Bool { parts.map { $0[file.id] != nil } ?? true }

  /// Those of `entries` that stand in files which are shown.
  package func shown(_ entries: [EntryReference]) -> [EntryReference] {
    guard isPart else { return entries }
    return entries.filter { analysis.location(of: $0).map { shows($0.file) } ?? false }
  }

  /// Every file that is shown, with its diagnostics.
  package func shown(_ diagnostics: [[Diagnostic]]) -> [(log: OpenedLog, found: [Diagnostic])] {
    zip(files, diagnostics).filter { shows($0.0.file) }.map { ($0, $1) }
  }

  /// Every file of the book, the root first.
  package var files: [OpenedLog] { analysis.files.map { OpenedLog($0, of: self) } }

  /// The user's name for a file of the book.
  package func name(of file: FileAnalysis) -> String {
    if let name = parts?[file.id] { return name }
    return file.index == 0 ? rootName : name(ofNew: file.id)
  }

  /// The user's name for the file known as `id` if the book had it.
  package func name(ofNew id: FileID) -> String {
    below(analysis.root.id.folder, id.name).map {
      folder.isEmpty || folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)"
    } ?? id.name
  }

  /// The user's name for the file known as `id`; its own name when the book does not have it.
  package func name(of id: FileID?) -> String {
    id.flatMap(analysis.file).map { name(of: $0) } ?? name
  }
}

/// What `path` adds to `folder`; nil when it does not lie below it.
package func below(_ folder: String, _ path: String) -> String? {
  guard path.utf8.starts(with: folder.utf8), folder != path else { return nil }
  let rest = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
  return String(decoding: rest, as: UTF8.self)
}

extension OpenedLog {
  /// The file and the line, counted from 1, on which an exercise of a session is written first; nil
  /// when the log has no such line.
  func location(of session: ExerciseSession) -> (file: String, line: Int)? {
    guard let entry = analysis.logbook.entry(of: session.session),
      let location = analysis.location(of: entry), let first = session.lines.first
    else { return nil }
    return (name(of: location.file), location.line.line(withIndex: Int(first.line)).number)
  }

  /// The lines of an exercise of a session, in order; none when the log has no such line.
  func lines(of session: ExerciseSession) -> [FileLine] {
    guard let entry = analysis.logbook.entry(of: session.session),
      let location = analysis.location(of: entry)
    else { return [] }
    return session.lines.map { location.line.line(withIndex: Int($0.line)) }
  }

  /// The titles of the sessions of an entry, in the order of their lines.
  func titles(of reference: EntryReference) -> [String] {
    guard let location = analysis.location(of: reference),
      let day = location.line.lowered.day(at: location.line.line)
    else { return [] }
    return location.line.lowered.sessions[day.sessions].compactMap { session in
      location.line.tree.sessionTitle(onLine: session.head)
    }
  }

  /// The title of the session in which an exercise was done; nil without one.
  func title(of session: ExerciseSession) -> String? {
    guard let first = lines(of: session).first,
      let index = first.lowered.sessionIndex(ofLine: first.line)
    else { return nil }
    return first.tree.sessionTitle(onLine: first.lowered.sessions[index].head)
  }
}
