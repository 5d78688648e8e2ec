import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// Lines that can be folded; columns are left out, so that whole lines are meant.
  func foldingRanges(_ foldings: [FoldingRange]) -> [LSP.FoldingRange] {
    var walk = walk()
    let hasText = client.capabilities.foldingRange.hasCollapsedText
    return foldings.map { folding in
      LSP.FoldingRange(
        startLine: walk.editorLine(containing: folding.range.start),
        endLine: walk.editorLine(containing: folding.range.end),
        kind: folding.kind.wireKind,
        collapsedText: hasText ? folding.summary : nil)
    }
  }

  /// Symbols with all that they hold.
  func documentSymbols(_ symbols: [DocumentSymbol]) -> [LSP.DocumentSymbol] {
    var walk = walk()
    return wireSymbols(symbols, &walk)
  }

  private func wireSymbols(
    _ symbols: [DocumentSymbol], _ walk: inout PositionWalk
  ) -> [LSP.DocumentSymbol] {
    symbols.map { symbol in
      let children = wireSymbols(symbol.children, &walk)
      return LSP.DocumentSymbol(
        name: symbol.name,
        detail: symbol.detail,
        kind: symbol.kind.wireKind,
        range: LSP.Range(symbol.range, &walk),
        selectionRange: LSP.Range(symbol.selectionRange, &walk),
        children: children)
    }
  }

  /// `symbols` and all that they hold, as one list in the order of the text.
  func symbolInformation(_ symbols: [DocumentSymbol]) -> [LSP.SymbolInformation] {
    var (walk, list) = (walk(), [LSP.SymbolInformation]())
    flatten(symbols, in: nil, &walk, into: &list)
    return list
  }

  private func flatten(
    _ symbols: [DocumentSymbol], in container: String?, _ walk: inout PositionWalk,
    into list: inout [LSP.SymbolInformation]
  ) {
    for symbol in symbols {
      list.append(
        LSP.SymbolInformation(
          name: symbol.name, kind: symbol.kind.wireKind,
          location: LSP.Location(uri: uri, range: LSP.Range(symbol.range, &walk)),
          containerName: container))
      flatten(symbol.children, in: symbol.name, &walk, into: &list)
    }
  }
}

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
