import Primitives
import W8Book
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// A tag of an entry or a session, or one begun with `#` in a note: those of the last entries, the most used first, then
  /// those that are declared.
  static let tag = CompletionProvider { scope in
    let line = scope.line
    if let begun = line.tagInNote {
      return scope.knownTags.map {
        CompletionCandidate(.tag, $0.spelling, in: begun, detail: $0.detail)
      }
    }
    let isOnSession = line.kind == .session && !line.closed.isEmpty && !line.isInProse
    guard scope.isFieldGap || isOnSession, line.mayBecome(.tag) else { return [] }
    let written = line.allTokens.filter { $0.kind == .tag && Int($0.start) != line.word.lowerBound }
      .map { canonicalKey(line.text($0)) }
    return scope.knownTags.map { tag in
      CompletionCandidate(.tag, tag.spelling, in: line.word, detail: tag.detail)
        .onlyKnown(written.contains(canonicalKey(tag.spelling)))
    }
  }
}

extension CompletionScope {
  /// The tags of the last entries, the most used first, then those that are only declared, with their `#`.
  var knownTags: [(spelling: String, detail: String?)] {
    var uses: [TagKey: (count: Int, last: EntryReference)] = [:]
    for reference in latestEntries {
      for tag in analysis.logbook.entry(at: reference)?.tags ?? [] {
        uses[tag] = ((uses[tag]?.count ?? 0) + 1, uses[tag]?.last ?? reference)
      }
    }
    let used = uses.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(mostTags)
    let declared = analysis.book.names.tags.filter { uses[$0] == nil }.sorted().prefix(mostTags)
    return used.map { key, use in
      let last = analysis.logbook.entry(at: use.last)?.date.words
      return (spelling(in: use.last, .tag, key: key) ?? "#\(key.text)", last)
    } + declared.map { ("#\($0.text)", nil) }
  }
}

extension CursorLine {
  /// The columns of the tag around the cursor in a note; nil where none is begun.
  fileprivate var tagInNote: Range<Int>? {
    guard let note = tokens.last, note.kind == .note,
      let start = bytes[..<column].lastIndex(of: UInt8(ascii: "#")),
      start == Int(note.start) + 1 || start > Int(note.start) && isBlank(at: start - 1),
      !(start..<column).contains(where: isBlank(at:))
    else { return nil }
    return start..<((column..<bytes.count).first(where: isBlank(at:)) ?? bytes.count)
  }

  private func isBlank(at column: Int) -> Bool {
    bytes[column] == UInt8(ascii: " ") || bytes[column] == UInt8(ascii: "\t")
  }
}

/// More tags are not offered.
private let mostTags = 50
