import Primitives
import W8Analysis
import W8Engine
import W8Syntax

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
      return candidate
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
