/// What a merge comes to as a text.
package struct WrittenMerge {
  /// The way a piece that clashes is written.
  package enum Clashes: Sendable {
    /// As one version has it.
    case side(MergeSide)
    /// As both have it, between marks.
    case marks(MarkStyle)
  }

  /// The bytes.
  package private(set) var text: [UInt8] = []
  /// What clashes, in order.
  package private(set) var clashes: [WrittenClash] = []

  private var lines: [OutputLine] = []

  init(_ chunks: [JoinedChunk], _ ends: LineEnds, _ manner: Clashes) {
    for chunk in chunks {
      switch chunk {
      case .lines(let clear): lines += clear
      case .clash(let ours, let base, let theirs):
        let start = lines.count
        switch manner {
        case .side(.ours): lines += ours
        case .side(.theirs): lines += theirs
        case .marks(let style):
          append(.opening, style, ours)
          if style.hasBase { append(.base, style, base) }
          append(.separator, style, theirs)
          append(.closing, style, [])
        }
        clashes.append(
          WrittenClash(
            lines: start + 1..<lines.count + 1, ours: ours.map { $0.text },
            theirs: theirs.map { $0.text }))
      }
    }
    join(ends)
  }

  private mutating func append(_ sign: MarkStyle.Sign, _ style: MarkStyle, _ below: [OutputLine]) {
    lines.append(OutputLine(content: style.mark(sign)))
    lines += below
  }

  private mutating func join(_ ends: LineEnds) {
    text = ends.hasMark ? [0xEF, 0xBB, 0xBF] : []
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1 && !ends.hasFinal
      text += line.content
      if let end = line.end, end.last == 0x0A {
        text += isLast ? end.dropLast() : end[...]
      } else if let end = line.end {
        // It was the last line of its version.
        text += isLast ? end : end + [0x0A]
      } else if !isLast {
        text += ends.usual
      }
    }
  }
}

/// Lines of both versions that clash.
package struct WrittenClash: Hashable, Sendable {
  /// The lines that they have in the text with their marks, or of the side that was taken, by their numbers from 1.
  package let lines: Range<Int>
  /// What our version has there.
  package let ours: [String]
  /// What theirs has.
  package let theirs: [String]
}

extension OutputLine {
  /// What the line says, without its line end.
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }
}
