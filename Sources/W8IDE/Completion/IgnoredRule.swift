import W8Book
import W8Lint
import W8Syntax
import W8Text

extension CompletionProvider {
  /// A rule that a `; w8log:ignore` comment names.
  static let ignoredRule = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .comment, let ignored = line.before.ignoreComment(onLine: 0),
      let last = line.bytes[..<line.column].last
    else { return [] }
    let open = ignored.rules.last.flatMap { $0.range.end == line.column ? $0.range.start : nil }
    let isInGap = last == UInt8(ascii: " ") || last == UInt8(ascii: ",")
    guard isInGap || open != nil else { return [] }
    let named = ignored.rules.filter { $0.range.start != open }.compactMap { $0.rule?.name }
    return ruleCandidates(
      in: (open ?? line.column)..<(open == nil ? line.column : line.wordEndInProse)
    )
    .map { $0.onlyKnown(named.contains($0.text)) }
  }
}

func ruleCandidates(in columns: Range<Int>) -> [CompletionCandidate] {
  Rule.all.map { rule in
    var candidate = CompletionCandidate(.rule, rule.name, in: columns, detail: "\(rule.code)")
    candidate.topic = .rule(rule.name)
    return candidate
  }
}

extension CursorLine {
  /// The position where the word around the cursor ends in a comment.
  fileprivate var wordEndInProse: Int {
    bytes[column...].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      ?? bytes.count
  }
}
