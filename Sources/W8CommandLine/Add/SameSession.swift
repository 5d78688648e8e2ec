import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Reports
import W8Syntax
import W8Text

/// The exercises of the session before at a gym, as a draft of the next one.
struct SameSession {
  let log: OpenedLog
  let request: AddRequest

  /// The exercise lines as they are written, without what stands before them and without notes; throws where there is no
  /// such session.
  func exercises() throws(Failure) -> [String] {
    let (logbook, book) = (log.analysis.logbook, log.analysis.book)
    let gym: GymID
    if let named = request.gym {
      guard case .gym(let key) = book.thing(ofGym: canonicalKey(named)) else {
        return []
      }
      gym = key.text.isEmpty ? logbook.settings.gyms.defaultGym : key
    } else {
      let sessions = logbook.sessions.filter { logbook.date(of: $0) == request.date }
      let only = sessions.count == 1 ? logbook.gym(of: sessions[0]) : nil
      gym = only ?? logbook.settings.gyms.defaultGym
    }
    let sessions = logbook.sessions.reversed().lazy.filter { session in
      logbook.gym(of: session) == gym
        && logbook.date(of: session).map { $0 < request.date } ?? false
    }
    for session in sessions {
      let lines = exerciseLines(of: session)
      if !lines.isEmpty { return lines }
    }
    let name = visible(log.analysis.spelling(ofGym: gym))
    throw .refused(
      "\(inQuotes(log.name)) has no session with exercises at \(name) before \(request.date.words); "
        + "name another gym, as in `w8log add @iron --same`", .usage)
  }

  private func exerciseLines(of reference: SessionReference) -> [String] {
    let logbook = log.analysis.logbook
    guard let session = logbook.session(at: reference), let entry = logbook.entry(of: reference),
      let location = log.analysis.location(of: entry)
    else { return [] }
    return session.exercises.map { exercise in
      let line = location.line.line(withIndex: Int(exercise.line))
      let tail = line.tokens.last { $0.kind == .note || $0.kind == .comment }
      let range = line.contentRange
      let end = tail.map { line.range(of: $0).start } ?? range.end
      let text = String(
        decoding: location.file.text.bytes(in: range).prefix(end - range.start), as: UTF8.self)
      return text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }
}
