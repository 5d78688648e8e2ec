import W8Book
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// Behind the name of an exercise: the sets that its plan wants, then its sets of the time before at this gym, else elsewhere. Behind a comma: those that
  /// came behind as many groups.
  static let previousSets = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .exercise, !line.isInProse,
      let colon = line.tokens.firstIndex(where: { $0.kind == .colon }),
      let sign = line.tokens.last(where: { $0.kind == .colon || $0.kind == .comma }),
      let name = line.tokens[..<colon].last, let session = scope.session
    else { return [] }
    let key = exerciseKey(nameWithoutQuotes(line.text(name)))
    let group = line.bytes[sign.end..<line.column].firstIndex { $0 != UInt8(ascii: " ") }
    let columns = (group ?? line.column)..<line.column
    let index = line.tokens.count { $0.kind == .comma }
    let plan = PlannedSets(key, in: session, scope.analysis)
    let planned = plan.flatMap { plan in
      plan.loggable(from: index).map {
        CompletionCandidate(.sets, $0, in: columns, detail: "plan: " + plan.why)
      }
    }
    let typed = line.text(from: columns.lowerBound)
    if index == 0, let text = plan?.loggable(typed: typed) {
      var missed = CompletionCandidate(
        .sets, text, in: columns, detail: "plan, but for the last set")
      missed.filter = typed
      return [planned, missed].compactMap { $0 }
    }
    guard let previous = scope.analysis.logbook.previousSets(of: key, before: session) else {
      return [planned].compactMap { $0 }
    }
    let detail = scope.detail(of: previous)
    let earlier = scope.texts(of: previous, from: index).filter { $0 != planned?.text }
    return [planned].compactMap { $0 }
      + earlier.map { CompletionCandidate(.sets, $0, in: columns, detail: detail) }
  }
}

extension CompletionScope {
  /// The sets from the group at `index` on without warm-ups, then with them where there are some.
  fileprivate func texts(of previous: PreviousSets, from index: Int) -> [String] {
    // Numbers without a unit mean the same only in the same file at the same gym.
    let isSame = previous.origin == .sameGym && analysis.files.count == 1
    let unit = isSame ? nil : previous.session.unit
    let texts = [previous.groups, previous.session.groups].map {
      SetText.text(of: Array($0.dropFirst(index)), showing: unit)
    }
    let different = previous.origin == .otherGym || texts[0] == texts[1] ? [texts[0]] : texts
    return different.filter { !$0.isEmpty }
  }

  /// `10 January 2026`, or `@home, 10 January 2026`.
  fileprivate func detail(of previous: PreviousSets) -> String {
    let date = previous.session.date.words
    return previous.origin == .sameGym
      ? date : oneLine(analysis.book.spelling(of: previous.session.gym)) + ", " + date
  }
}

extension CompletionProvider {
  /// What can follow in a group of sets: an effort, a known label, the body's weight.
  static let setItem = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .exercise, !line.isInProse,
      line.tokens.contains(where: { $0.kind == .colon }),
      let last = line.closed.last, last.kind != .colon, last.kind != .comma,
      line.mayBecome(.effort, .label)
    else { return [] }
    return items.map { text, detail in
      CompletionCandidate(.setItem, text, in: line.word, detail: detail)
    }
  }
}

private let items: [(text: String, detail: String)] =
  ["8", "8.5", "9", "9.5", "10", "7.5", "7", "6"].map { ("@\($0)", "effort (RPE) of 10") }
  + [
    ("(drop)", "drop set: right after the previous set, with less load"),
    ("(failure)", "until no further rep was possible"),
    ("(pause)", "with a pause in each rep"),
    ("(left)", "left side only"),
    ("(right)", "right side only"),
    ("(partial)", "partial range of motion"),
    ("bw", "body weight"),
  ]
  + ["0", "1", "2", "3"].map { ("rir\($0)", "reps in reserve") }
