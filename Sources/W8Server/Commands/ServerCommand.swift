import JSON
import LanguageServerProtocol
import Primitives
import W8Engine

/// Something that a client can have the server do.
///
/// A command is a file in `Commands` and a line in `ServerCommand.all`.
struct ServerCommand: Sendable {
  /// The name on the wire.
  let name: String
  /// Answers a request about a log, or has a job do it; throws why it cannot be done.
  let run:
    @Sendable (inout ServerSession, PendingRequest, Target) throws(LSP.ResponseError) -> Answer

  /// What a command is given.
  struct Target {
    /// The log.
    let snapshot: Snapshot
    /// The day that is meant; nil when none is named.
    let date: CivilDate?
    /// The gym that is meant, as it was written; nil when none is named.
    let gym: String?
    /// The byte of the log at which the cursor is; nil if no position is named.
    let offset: Int?
    /// The text that is pasted; nil if none is named.
    let text: String?
    /// Whether text is wanted, where there is a page too.
    let isText: Bool
    /// Whether the server has it shown; else the client shows it itself.
    let isShown: Bool
  }
}

extension ServerCommand {
  /// Every command, in the order in which they are advertised.
  static let all: [ServerCommand] = [
    .report,
    .chart,
    .addToday,
    .moveUp,
    .moveDown,
    .readPasted,
  ]

  static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension ServerSession {
  /// What makes reports, charts and pages; throws if no program does.
  func pages() throws(LSP.ResponseError) -> LogPages {
    guard let pages = environment.pages else {
      throw LSP.ResponseError(
        .requestFailed, "reports, charts and pages need the program w8log; install it")
    }
    return pages
  }

  /// The log that is meant where none is named: one of the only book that is open; nil where there are several or none.
  private mutating func onlyLog() -> LSP.DocumentURI? {
    refreshBooks()
    let open = documents.all
    let roots = Set(open.flatMap { books.roots(of: $0.file) })
    return roots.count == 1 ? open.first?.uri : nil
  }

  /// What the one argument of a command names; throws where it is something else, or the log is not open.
  mutating func target(_ arguments: [JSON]) throws(LSP.ResponseError) -> ServerCommand.Target {
    if arguments.isEmpty, let uri = onlyLog() {
      return try target([["uri": .string(uri.spelling)]])
    }
    guard arguments.count == 1, let argument = arguments.first else {
      throw LSP.ResponseError(
        .invalidParams, "arguments must be one object such as {\"uri\": \"file:///log.w8log\"}")
    }
    let (uri, date, gym): (LSP.DocumentURI, CivilDate?, String?)
    let (isText, isShown): (Bool, Bool)
    let (position, text): (LSP.Position?, String?)
    do throws(JSONShapeError) {
      uri = try argument.field("uri")
      date = try argument.optionalField("date", as: String.self).map(day)
      gym = try argument.optionalField("gym")
      isText = try argument.optionalField("as", as: String.self).map(isText(_:)) ?? false
      isShown = try argument.optionalField("show") ?? true
      position = try argument.optionalField("position")
      text = try argument.optionalField("text")
    } catch {
      throw LSP.ResponseError(error.inside("arguments[0]"))
    }
    guard let snapshot = snapshot(of: LSP.TextDocumentIdentifier(uri: uri)) else {
      throw LSP.ResponseError(
        .requestFailed, "\"\(uri.spelling.prefix(100))\" is not open; open the log first")
    }
    return ServerCommand.Target(
      snapshot: snapshot, date: date, gym: gym, offset: position.map(snapshot.offset), text: text,
      isText: isText, isShown: isShown)
  }
}

private func isText(_ form: String) throws(JSONShapeError) -> Bool {
  guard form == "text" || form == "page" else {
    throw JSONShapeError(expected: "\"page\" or \"text\"").inside("as")
  }
  return form == "text"
}

private func day(_ text: String) throws(JSONShapeError) -> CivilDate {
  guard let date = parseDate(text) else {
    throw JSONShapeError(expected: "a date such as \"2026-01-31\"").inside("date")
  }
  return date
}
