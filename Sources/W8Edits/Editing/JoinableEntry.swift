import W8Book
import W8Engine
import W8Syntax
import W8Text

/// An entry as it takes part in becoming one with another of its date.
struct JoinableEntry {
  /// The entry line, its tokens read.
  let fileLine: FileLine
  let day: DayLines
  let file: FileAnalysis
  /// The comments directly above.
  let comments: [FileLine]

  init(_ block: DayBlock, in file: FileAnalysis) {
    fileLine = block.fileLine
    day = block.day
    self.file = file
    let offsets = TextRange(block.range.start, block.fileLine.fullRange.start)
    comments = file.lines(in: offsets)
  }

  /// The lines below the entry that are its own or stand between such.
  var lines: [FileLine] { day.lines.dropFirst().map(fileLine.line(withIndex:)) }
  var last: FileLine { fileLine.line(withIndex: day.last) }
  /// Its sessions, in order.
  var sessions: [SessionLines] { Array(fileLine.lowered.sessions[day.sessions]) }
  /// Whether the entry line opens the first session.
  var opensSession: Bool { sessions.first?.head == day.entry }
  var time: TimeOfDay? { fileLine.token(.time).flatMap { TimeOfDay(minutes: Int($0.value)) } }
  /// The gym on the entry line, `@` included; nil where none is.
  var gym: Token? { fileLine.token(.gym) ?? fileLine.token(.defaultGym) }
  /// The note or comment at the end of the entry line.
  var tail: Token? { fileLine.token(.note) ?? fileLine.token(.comment) }

  /// The sessions that have their time, or that they have none, from the entry.
  var sessionsWithoutTime: [SessionLines] {
    sessions.filter { session in
      let head = fileLine.line(withIndex: session.head)
      return head.kind != .session || head.token(.time) == nil && head.token(.timeSpan) == nil
    }
  }

  /// The first note that belongs to the day and to no session; nil where none does.
  var freeNote: FileLine? {
    let end = sessions.first?.head ?? day.last + 1
    return lines.first { $0.line < end && $0.kind == .note }
  }

  func text(_ token: Token) -> String { fileLine.string(of: token) }

  /// Throws where something on the entry line cannot be read.
  func requireReadable() throws(EditRefusal) {
    guard fileLine.tree.faults(ofLine: fileLine.line).isEmpty,
      !fileLine.tree.lines[fileLine.line].isVerbatim
    else { throw .refused("line \(fileLine.number) has an error; fix it first") }
  }
}

extension FileAnalysis {
  /// The lines of `range`, in order.
  fileprivate func lines(in range: TextRange) -> [FileLine] {
    var (lines, offset) = ([FileLine](), range.start)
    while offset < range.end, let line = line(at: offset), line.fullRange.end > offset {
      lines.append(line)
      offset = line.fullRange.end
    }
    return lines
  }
}
