import Primitives
import W8Book
import W8Engine
import W8Syntax

/// A gym that can be named, as the book writes it.
struct KnownGym {
  let id: GymID
  /// With its `@`.
  let spelling: String
  /// The declared name and the last visit, as far as there are.
  let detail: String?
  /// Whether it had closed by the day of the cursor.
  let isClosed: Bool
}

extension CompletionScope {
  /// The gyms of the last entries, the last visited first, then those that are only declared.
  var knownGyms: [KnownGym] {
    let (logbook, book) = (analysis.logbook, analysis.book)
    let date = entry.flatMap { logbook.entry(at: $0)?.date } ?? analysis.today
    var known: Set<GymID> = []
    var gyms: [KnownGym] = []
    func add(_ id: GymID, _ last: EntryReference?) {
      guard gyms.count < mostGyms, known.insert(id).inserted else { return }
      let declared = book.gym(id)
      let written = last.flatMap { spelling(in: $0, .gym, key: id) }
      let day = last.flatMap { logbook.entry(at: $0)?.date.words }
      let detail = [declared?.name.map(oneLine), day].compactMap { $0 }.joined(separator: " · ")
      gyms.append(
        KnownGym(
          id: id, spelling: declared?.spelling ?? written ?? "@\(id.text)",
          detail: detail.isEmpty ? nil : detail,
          isClosed: declared?.isClosed(by: date) ?? false))
    }
    for reference in latestEntries {
      guard let entry = logbook.entry(at: reference) else { continue }
      for index in 0..<entry.sessionCount {
        let session = entry.session(at: index)
        guard let id = logbook.settings.gyms.knownGym(of: session) else { continue }
        // The gym of a book that names none has no name.
        if session.gym != nil || book.gym(id) != nil { add(id, reference) }
      }
    }
    for gym in book.gyms { add(gym.id, nil) }
    return gyms
  }

  /// Those that had not closed.
  var openGyms: [KnownGym] { knownGyms.filter { !$0.isClosed } }
}

/// More gyms are not offered.
private let mostGyms = 50

extension CompletionProvider {
  /// A gym: on an entry, and at the start of an indented line, where it opens a session.
  static let gym = CompletionProvider { scope in
    let line = scope.line
    guard scope.isFieldGap || scope.isStartOfIndentedLine, line.mayBecome(.gym, .defaultGym) else {
      return []
    }
    let typed = canonicalKey(line.text(from: line.word.lowerBound)) as GymID
    // Another name of a gym is complete, too.
    let names = scope.analysis.logbook.settings.gyms
    guard typed.text.isEmpty || names.canonical(typed) == typed else { return [] }
    return scope.knownGyms.map { gym in
      var candidate = CompletionCandidate(.gym, gym.spelling, in: line.word, detail: gym.detail)
      candidate.topic = .gym(gym.id)
      return candidate.onlyKnown(gym.isClosed)
    }
  }
}

extension CompletionScope {
  /// Whether a field of an entry can come.
  var isFieldGap: Bool { line.kind == .entry && !line.closed.isEmpty && !line.isInProse }

  /// Whether what comes is the first thing on an indented line of a day.
  var isStartOfIndentedLine: Bool {
    guard line.column > 0, line.closed.isEmpty, day != nil else { return false }
    return line.kind == .session || line.kind == .blank
  }
}
