/// What a person can choose about the canonical form of a file.
package struct FormatOptions: Hashable, Sendable {
  /// How the lines of the result end.
  package var lineEnd: LineEndChoice

  /// Chooses line feeds unless told otherwise.
  package init(lineEnd: LineEndChoice = .lineFeed) {
    self.lineEnd = lineEnd
  }
}

/// How the lines of a formatted file end.
package enum LineEndChoice: Sendable {
  /// In LF.
  case lineFeed
  /// In what most lines of the file end in; in LF where both are as many.
  case majority
}

extension FormatOptions {
  /// The bytes that end each line of the file that holds `text`.
  func lineEnd(of text: [UInt8]) -> [UInt8] {
    switch lineEnd {
    case .lineFeed: return [.lineFeed]
    case .majority:
      let feeds = text.indices.count { text[$0] == .lineFeed && !endsInReturn(text[..<$0]) }
      let ends = text.indices.count { text[$0] == .lineFeed }
      let returns = ends - feeds + (endsInReturn(text[...]) ? 1 : 0)
      return returns > feeds ? [.carriageReturn, .lineFeed] : [.lineFeed]
    }
  }

  /// The bytes that end each line of the file that `sections` make up.
  func lineEnd(of sections: some Collection<SyntaxTree>) -> [UInt8] {
    switch lineEnd {
    case .lineFeed: return [.lineFeed]
    case .majority:
      let feeds = sections.reduce(0) { $0 + $1.lineEndings.lineFeeds }
      let returns = sections.reduce(0) { $0 + $1.lineEndings.carriageReturns }
      return returns > feeds ? [.carriageReturn, .lineFeed] : [.lineFeed]
    }
  }
}

private func endsInReturn(_ text: ArraySlice<UInt8>) -> Bool {
  text.last == .carriageReturn
}
