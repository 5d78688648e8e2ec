import JSON
import LanguageServerProtocol
import Primitives
import W8IDE
import W8Text

extension RequestRoute {
  /// The outline of a document, nested if the client takes that, else as a list.
  static let documentSymbol = RequestRoute(
    "textDocument/documentSymbol", runs: .worker, advertises: ["documentSymbolProvider": true]
  ) { (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted) in
    snapshot.toProtocol.symbols(
      try snapshot.analysis.documentSymbols(in: snapshot.file, unless: interruption))
  }
}

extension ToProtocol {
  /// Symbols, nested if the client takes that, else as a list.
  func symbols(_ symbols: [DocumentSymbol]) -> Written {
    Written { json in
      if client.capabilities.hasHierarchicalDocumentSymbols {
        writeNested(symbols, to: &json)
      } else {
        writeFlat(symbols, to: &json)
      }
    }
  }

  /// Writes symbols, each inside the one that holds it, without a tree of them: those that follow one deeper.
  private func writeNested(_ symbols: [DocumentSymbol], to json: inout JSONWriter) {
    json.reserve(symbols.count * bytesOfSymbol)
    var (walk, openCount) = (walk(), 0)
    json.startArray()
    for (index, symbol) in symbols.enumerated() {
      write(symbol, &walk, to: &json)
      openCount += 1
      let next = index + 1 < symbols.count ? symbols[index + 1].depth : 0
      if next >= openCount {
        json.key("children")
        json.startArray()
      } else {
        json.endObject()
        openCount -= 1
        while openCount > next {
          json.endArray()
          json.endObject()
          openCount -= 1
        }
      }
    }
    json.endArray()
  }

  /// Writes a symbol up to what it holds.
  private func write(
    _ symbol: DocumentSymbol, _ walk: inout PositionWalk, to json: inout JSONWriter
  ) {
    // What stands on one line one after the other: the walk goes from line to line.
    let start = LSP.Position(walk.position(of: symbol.range.start))
    let selection = LSP.Range(symbol.selectionRange, &walk)
    let end = LSP.Position(walk.position(of: symbol.range.end))
    json.startObject()
    json.field("name", symbol.name)
    json.optionalField("detail", symbol.detail)
    json.field("kind", symbol.kind.wireKind.rawValue)
    json.field("range", LSP.Range(start: start, end: end))
    json.field("selectionRange", selection)
  }

  /// Writes symbols as one list, each with the name of the one that holds it.
  private func writeFlat(_ symbols: [DocumentSymbol], to json: inout JSONWriter) {
    var (walk, open) = (walk(), [String]())
    json.startArray()
    for symbol in symbols {
      open.removeLast(max(open.count - symbol.depth, 0))
      json.object { json in
        json.field("name", symbol.name)
        json.field("kind", symbol.kind.wireKind)
        json.field("location", LSP.Location(uri: uri, range: LSP.Range(symbol.range, &walk)))
        json.optionalField("containerName", open.last)
      }
      open.append(symbol.name)
    }
    json.endArray()
  }
}

/// What a symbol takes on the wire, as a guess.
private let bytesOfSymbol = 220

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
