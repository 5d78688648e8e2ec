import JSON
import LanguageServerProtocol
import W8Book
import W8IDE

extension RequestRoute {
  /// The known facts about what stands at a position.
  static let hover = RequestRoute(
    "textDocument/hover",
    // What is known of a name takes the whole book.
    runs: .workerIf { snapshot, params in
      snapshot.analysis.name(in: snapshot.file, at: snapshot.offset(params.position)) != nil
    },
    advertises: ["hoverProvider": true]
  ) { (snapshot, params: LSP.TextDocumentPositionParams, _) in
    snapshot.analysis
      .hover(in: snapshot.file, at: snapshot.offset(params.position))
      .map(snapshot.toProtocol.hover)
  }.waiting(.whileLogsAreLookedFor)
}

extension ToProtocol {
  /// A hover in the first form that the client shows.
  fileprivate func hover(_ hover: Hover) -> Written {
    let kind = client.capabilities.hoverContentFormat.first ?? .plaintext
    return .object { json in
      json.field("contents", hover.content.markup(kind))
      json.field("range", range(hover.range))
    }
  }
}

extension HoverContent {
  /// Its text, as a text of `kind`.
  func markup(_ kind: LSP.MarkupKind) -> JSON {
    let text =
      switch kind {
      case .markdown: markdown
      case .plaintext: plainText
      }
    return ["kind": .string(kind.rawValue), "value": .string(text)]
  }
}
