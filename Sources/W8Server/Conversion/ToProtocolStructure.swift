import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// Lines that can be folded; columns are left out, so that whole lines are meant.
  func foldingRange(_ folding: FoldingRange) -> LSP.FoldingRange {
    LSP.FoldingRange(
      startLine: file.text.editorLine(containing: folding.range.start),
      endLine: file.text.editorLine(containing: folding.range.end),
      kind: folding.kind.wireKind,
      collapsedText: client.capabilities.foldingRange.hasCollapsedText ? folding.summary : nil)
  }

  /// A symbol with all that it holds.
  func documentSymbol(_ symbol: DocumentSymbol) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: symbol.name,
      detail: symbol.detail,
      kind: symbol.kind.wireKind,
      range: range(symbol.range),
      selectionRange: range(symbol.selectionRange),
      children: symbol.children.map(documentSymbol))
  }

  /// `symbols` and all that they hold, as one list in the order of the text.
  func symbolInformation(_ symbols: [DocumentSymbol]) -> [LSP.SymbolInformation] {
    symbols.flatMap { flattened($0, in: nil) }
  }

  private func flattened(
    _ symbol: DocumentSymbol, in container: String?
  ) -> [LSP.SymbolInformation] {
    let own = LSP.SymbolInformation(
      name: symbol.name, kind: symbol.kind.wireKind, location: location(symbol.range),
      containerName: container)
    return [own] + symbol.children.flatMap { flattened($0, in: symbol.name) }
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
