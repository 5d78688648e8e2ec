import W8Analysis
import W8Syntax
import W8Text

extension Analysis {
  /// The sessions of `entry` with their exercises; exercises of no named gym stand by themselves.
  func sessionSymbols(of entry: OutlineEntry) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    var open = OpenSession(entry.line)
    for line in entry.owned {
      if line.kind == .session {
        symbols += closed(open)
        open = OpenSession(line)
      } else {
        open.add(line)
      }
    }
    return symbols + closed(open)
  }

  private func closed(_ session: OpenSession) -> [DocumentSymbol] {
    guard let gym = session.gym else { return session.exercises }
    let spelling = session.line.string(of: gym)
    let name = book.gym(canonicalKey(spelling))?.name.map(oneLine)
    let time = session.line.kind == .session ? session.timeText : nil
    let detail = [name, time].compactMap { $0 }.joined(separator: " · ")
    let selection = session.line.range(of: gym)
    return [
      DocumentSymbol(
        name: named(oneLine(spelling)), detail: detail.isEmpty ? nil : detail, kind: .session,
        range: TextRange(selection.start, max(session.end, selection.end)),
        selectionRange: selection, children: session.exercises)
    ]
  }
}

/// A session while its lines are read.
private struct OpenSession {
  /// The line that names the gym, or the entry when none does.
  let line: LinePlace
  private(set) var exercises: [DocumentSymbol] = []
  /// Where the content of the last line ends.
  private(set) var end: Int

  init(_ line: LinePlace) {
    self.line = line
    end = line.contentRange.end
  }

  var gym: Token? { EntrySyntax(line.tokens).gym }

  var timeText: String? { EntrySyntax(line.tokens).time.map { line.string(of: $0) } }

  mutating func add(_ line: LinePlace) {
    end = line.contentRange.end
    if line.kind == .exercise { exercises.append(exerciseSymbol(line)) }
  }
}

private func exerciseSymbol(_ line: LinePlace) -> DocumentSymbol {
  let name = line.token(.name) ?? line.token(.string)
  let text = name.map { line.string(of: $0) } ?? line.lowered.text(of: line)
  return DocumentSymbol(
    name: named(oneLine(text)), detail: setsText(line), kind: .exercise, range: line.contentRange,
    selectionRange: name.map(line.range(of:)) ?? line.contentRange, children: [])
}

/// What stands between the colon of an exercise and its note or comment; nil when that is nothing.
private func setsText(_ line: LinePlace) -> String? {
  guard let colon = line.token(.colon) else { return nil }
  let content = line.tree.contentRange(ofLine: line.line)
  let start = line.tree.range(of: colon, line: line.line).end
  let tail = line.token(.note) ?? line.token(.comment)
  let end = tail.map { line.tree.range(of: $0, line: line.line).start } ?? content.end
  guard start < end else { return nil }
  let text = oneLine(line.tree.string(TextRange(start, end)))
  return text.isEmpty ? nil : text
}
