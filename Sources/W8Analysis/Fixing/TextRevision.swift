import W8Text

/// A text after several rounds of edits, which knows what became of the original.
struct TextRevision {
  private let original: [UInt8]
  private var pieces: [Piece]

  /// A part of the text as it is now.
  fileprivate enum Piece {
    /// Bytes of the original.
    case kept(TextRange)
    /// Other bytes.
    case new(ArraySlice<UInt8>)

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }
  }

  init(of original: [UInt8]) {
    self.original = original
    pieces = [.kept(TextRange(0, original.count))]
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
      if !edit.replacement.isEmpty { result.append(.new(edit.replacement[...])) }
      offset = edit.range.end
    }
    reader.read(.max) { result.append($0) }
    pieces = result
  }

  /// The text as it is now.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .kept(let range): bytes += original[range.start..<range.end]
      case .new(let new): bytes += new
      }
    }
    return bytes
  }

  /// The edits that make this text of the original, ascending and apart.
  var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var offset = 0
    var pending: [UInt8] = []
    func close(at next: Int) {
      let range = TextRange(offset, next)
      if !original[offset..<next].elementsEqual(pending) { edits.append(TextEdit(range, pending)) }
      pending = []
    }
    for piece in pieces {
      switch piece {
      case .new(let bytes): pending += bytes
      case .kept(let range):
        close(at: range.start)
        offset = range.end
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
      let taken = min(missing, piece.count - used)
      if taken > 0 { take(part(of: piece, taken)) }
      missing -= taken
      used += taken
      if used == piece.count {
        index += 1
        used = 0
      }
    }
  }

  private func part(of piece: TextRevision.Piece, _ count: Int) -> TextRevision.Piece {
    switch piece {
    case .kept(let range): .kept(TextRange(range.start + used, range.start + used + count))
    case .new(let bytes): .new(bytes.dropFirst(used).prefix(count))
    }
  }
}
