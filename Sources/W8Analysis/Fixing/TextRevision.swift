import W8Text

/// A text after several rounds of edits, which knows what became of the original.
struct TextRevision {
  private let original: [UInt8]
  /// All that was put in by the edits, one after the other.
  private var added: [UInt8] = []
  private var pieces: [Piece]

  /// A part of the text as it is now.
  fileprivate struct Piece {
    /// Whether it was put in: its bytes are of `added` then, and else of the original.
    let isAdded: Bool
    let range: TextRange
  }

  init(of original: [UInt8]) {
    self.original = original
    pieces = [Piece(isAdded: false, range: TextRange(0, original.count))]
  }

  /// Makes `edits` of the text as it is now, which ascend and are apart.
  mutating func apply(_ edits: [TextEdit]) {
    var reader = PieceReader(pieces)
    var result: [Piece] = []
    result.reserveCapacity(pieces.count + 2 * edits.count)
    var offset = 0
    for edit in edits {
      reader.read(edit.range.start - offset) { result.append($0) }
      reader.read(edit.range.count) { _ in }
      if !edit.replacement.isEmpty {
        let start = added.count
        added += edit.replacement
        result.append(Piece(isAdded: true, range: TextRange(start, added.count)))
      }
      offset = edit.range.end
    }
    reader.read(.max) { result.append($0) }
    pieces = result
  }

  /// The text as it is now.
  var bytes: [UInt8] {
    pieces.flatMap { ($0.isAdded ? added : original)[$0.range.start..<$0.range.end] }
  }

  /// The edits that make this text of the original, ascending and apart.
  var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var offset = 0
    var pending: [UInt8] = []
    func close(at next: Int) {
      let isSame =
        next - offset == pending.count && original[offset..<next].elementsEqual(pending)
      if !isSame { edits.append(TextEdit(TextRange(offset, next), pending)) }
      pending.removeAll()
    }
    for piece in pieces {
      if piece.isAdded {
        let bytes = added[piece.range.start..<piece.range.end]
        if pending.isEmpty { pending = Array(bytes) } else { pending += bytes }
      } else {
        close(at: piece.range.start)
        offset = piece.range.end
      }
    }
    close(at: original.count)
    return edits
  }
}

/// Reads pieces from the front, cutting them where it must.
private struct PieceReader {
  private let pieces: [TextRevision.Piece]
  private var index = 0
  /// How much of the piece at `index` was read.
  private var used = 0

  init(_ pieces: [TextRevision.Piece]) {
    self.pieces = pieces
  }

  /// Hands out the next `count` bytes, or all that is left.
  mutating func read(_ count: Int, _ take: (TextRevision.Piece) -> Void) {
    var missing = count
    while missing > 0, index < pieces.count {
      let piece = pieces[index]
      let start = piece.range.start + used
      let end = min(piece.range.end, start + min(missing, piece.range.count))
      if end > start {
        take(TextRevision.Piece(isAdded: piece.isAdded, range: TextRange(start, end)))
      }
      missing -= end - start
      used += end - start
      if end == piece.range.end {
        index += 1
        used = 0
      }
    }
  }
}
