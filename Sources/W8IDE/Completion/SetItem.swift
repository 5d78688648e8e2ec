import W8Syntax

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
  ["8", "8.5", "9", "9.5", "10", "7.5", "7", "6"].map { ("@\($0)", "effort of 10") }
  + [
    ("(drop)", "done at once after the set before, with less"),
    ("(failure)", "done until no repetition was left"),
    ("(pause)", "with a stop in each repetition"),
    ("(left)", "with one side alone"),
    ("(right)", "with one side alone"),
    ("(partial)", "through a part of the way"),
    ("bw", "body weight"),
  ]
  + ["0", "1", "2", "3"].map { ("rir\($0)", "repetitions in reserve") }
