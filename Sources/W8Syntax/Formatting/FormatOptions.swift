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
      let bytes = text.span
      var (feeds, returns) = (0, text.last == .carriageReturn ? 1 : 0)
      for index in bytes.indices where bytes[index] == .lineFeed {
        let isLong = index > 0 && bytes[index &- 1] == .carriageReturn
        if isLong { returns &+= 1 } else { feeds &+= 1 }
      }
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
