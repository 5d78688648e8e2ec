package import W8Syntax
package import W8Text

/// A stretch of a line: a token, or the blanks or line end that no token covers.
package struct Tile {
  package let kind: Kind
  /// The bytes, counted from the start of the section.
  package let range: TextRange

  package enum Kind: Equatable {
    case token(TokenKind)
    case blank
    case lineEnd
  }
}

extension SyntaxTree {
  /// Everything in the line at `index`, without gap or overlap, blanks and line end included.
  package func tiles(ofLine index: Int) -> [Tile] {
    let content = contentRange(ofLine: index)
    let full = fullRange(ofLine: index)
    var tiles: [Tile] = []
    var offset = content.start
    for token in tokens(ofLine: index) {
      let range = range(of: token, line: index)
      if offset < range.start {
        tiles.append(Tile(kind: .blank, range: TextRange(offset, range.start)))
      }
      tiles.append(Tile(kind: .token(token.kind), range: range))
      offset = range.end
    }
    if offset < content.end {
      let isUnread = content.end - offset > longestLine
      tiles.append(
        Tile(kind: isUnread ? .token(.verbatim) : .blank, range: TextRange(offset, content.end)))
    }
    if content.end < full.end {
      tiles.append(Tile(kind: .lineEnd, range: TextRange(content.end, full.end)))
    }
    return tiles
  }
}
