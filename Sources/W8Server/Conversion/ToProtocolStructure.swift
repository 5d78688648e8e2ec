import JSON
import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// Lines that can be folded; columns are left out, so that whole lines are meant.
  func foldingRanges(_ foldings: [FoldingRange]) -> [LSP.FoldingRange] {
    var walk = walk()
    return foldings.map { folding in
      LSP.FoldingRange(
        startLine: walk.editorLine(containing: folding.range.start),
        endLine: walk.editorLine(containing: folding.range.end),
        kind: folding.kind.wireKind,
        collapsedText: folding.summary)
    }
  }

  /// Writes symbols with all that they hold.
  func writeNested(_ symbols: [DocumentSymbol], to json: inout JSONWriter) {
    json.reserve(symbols.count * bytesOfSymbol)
    var (walk, outline) = (walk(), LSP.DocumentSymbolOutline(&json))
    for symbol in symbols {
      // What stands on one line one after the other: the walk goes from line to line.
      let start = LSP.Position(walk.position(of: symbol.range.start))
      let selection = LSP.Range(symbol.selectionRange, &walk)
      let end = LSP.Position(walk.position(of: symbol.range.end))
      outline.write(
        LSP.DocumentSymbol(
          name: symbol.name, detail: symbol.detail, kind: symbol.kind.wireKind,
          range: LSP.Range(start: start, end: end), selectionRange: selection),
        depth: symbol.depth, to: &json)
    }
    outline.end(&json)
  }

  /// Writes symbols as one list, each with the name of the one that holds it.
  func writeFlat(_ symbols: [DocumentSymbol], to json: inout JSONWriter) {
    var (walk, open) = (walk(), [String]())
    json.startArray()
    for symbol in symbols {
      open.removeLast(max(open.count - symbol.depth, 0))
      let location = LSP.Location(uri: uri, range: LSP.Range(symbol.range, &walk))
      LSP.SymbolInformation(
        name: symbol.name, kind: symbol.kind.wireKind, location: location,
        containerName: open.last
      ).write(to: &json)
      open.append(symbol.name)
    }
    json.endArray()
  }
}

/// What a symbol takes on the wire, as a guess.
private let bytesOfSymbol = 220

extension FoldingRange.Kind {
  /// The word on the wire; nil where none of the protocol's words fits.
  fileprivate var wireKind: LSP.FoldingRangeKind? {
    switch self {
    case .preamble, .month: .region
    case .comment: .comment
    case .entry, .note: nil
    }
  }
}

extension DocumentSymbol.Kind {
  /// The nearest of the kinds for which clients have a picture.
  fileprivate var wireKind: LSP.SymbolKind {
    switch self {
    case .month: .namespace
    case .entry: .event
    case .session: .object
    case .exercise: .field
    case .directive: .constant
    }
  }
}
