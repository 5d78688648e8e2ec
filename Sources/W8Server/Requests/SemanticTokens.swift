import JSON
import LanguageServerProtocol
import Primitives
import W8Book
import W8IDE
import W8Text

extension RequestRoute {
  /// The colors of a document.
  static let semanticTokensFull = RequestRoute(
    "textDocument/semanticTokens/full", runs: .worker,
    advertises: ["semanticTokensProvider": ["legend": semanticTokenLegend, "full": [:]]]
  ) {
    (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted)
      -> LSP.SemanticTokensResult in
    let data = try snapshot.semanticTokens(unless: interruption)
    let isRemembered = snapshot.client.capabilities.hasSemanticTokensDelta
    return .all(data, id: isRemembered ? snapshot.document.tokens.remember(data) : nil)
  }

  /// The colors of some lines.
  static let semanticTokensRange = RequestRoute(
    "textDocument/semanticTokens/range",
    runs: .workerIf { _, params in
      let (first, last) = (params.range.start.line, params.range.end.line)
      return last >= first && last - first > mostVisibleLines
    },
    advertises: ["semanticTokensProvider": ["range": true]]
  ) {
    (snapshot, params: LSP.DocumentRangeParams, interruption) throws(Interrupted)
      -> LSP.SemanticTokensResult in
    let range = snapshot.textRange(params.range)
    return .all(try snapshot.toProtocol.semanticTokens(in: range, unless: interruption), id: nil)
  }

  /// What has changed in the colors of a document since an answer that the client has; all of them where that was
  /// not the last one.
  static let semanticTokensDelta = RequestRoute(
    "textDocument/semanticTokens/full/delta", runs: .worker,
    advertises: ["semanticTokensProvider": ["full": ["delta": true]]]
  ) {
    (snapshot, params: LSP.SemanticTokensDeltaParams, interruption) throws(Interrupted)
      -> LSP.SemanticTokensResult in
    let tokens = snapshot.document.tokens
    let old = tokens.data(params.previousResultId)
    let data = try snapshot.semanticTokens(unless: interruption)
    let id = tokens.remember(data)
    return old.map { .changes(data.edit(from: $0), id: id) } ?? .all(data, id: id)
  }
}

/// How many lines of a range are taken for what is visible.
private let mostVisibleLines = 500

extension Snapshot {
  /// The colors of all of the document.
  func semanticTokens(unless interruption: Interruption) throws(Interrupted)
    -> LSP.SemanticTokenData
  {
    try toProtocol.semanticTokens(in: TextRange(0, file.text.byteCount), unless: interruption)
  }
}

extension ToProtocol {
  /// The colored pieces of the lines that touch `range`.
  func semanticTokens(
    in range: TextRange, unless interruption: Interruption = .never
  ) throws(Interrupted) -> LSP.SemanticTokenData {
    var data = LSP.SemanticTokenData()
    var walk = walk()
    try file.forEachSemanticToken(in: range, unless: interruption) { token in
      let start = walk.position(of: token.range.start)
      let end = walk.position(of: token.range.end)
      if start.line == end.line {
        data.append(token, start, end.column)
      } else {
        // A lone CR ends a line for editors, and none of the format.
        append(token, from: start, to: end, &data)
      }
    }
    return data
  }

  private func append(
    _ token: SemanticToken, from start: TextPosition, to end: TextPosition,
    _ data: inout LSP.SemanticTokenData
  ) {
    for line in start.line...max(start.line, end.line) {
      let content = file.text.contentRange(ofEditorLine: line)
      let last = file.text.position(of: content.end, encoding: client.encoding).column
      data.append(
        token, TextPosition(line: line, column: line == start.line ? start.column : 0),
        line == end.line ? end.column : last)
    }
  }
}

extension LSP.SemanticTokenData {
  fileprivate mutating func append(
    _ token: SemanticToken, _ start: TextPosition, _ endColumn: Int
  ) {
    guard start.column < endColumn else { return }
    append(
      line: start.line, start: start.column, length: endColumn - start.column,
      type: Int(token.kind.rawValue), modifiers: Int(token.modifiers.rawValue))
  }
}

/// The meaning of the numbers of colored pieces: standard words alone, so that every theme has colors for them.
///
/// It is one for all clients: what a client does not know it shows without a color.
let semanticTokenLegend: JSON = [
  "tokenTypes": .array(SemanticTokenKind.allCases.map { .string($0.wireType) }),
  "tokenModifiers": ["declaration", "deprecated"],
]

extension SemanticTokenKind {
  /// The nearest of the protocol's types.
  var wireType: String {
    switch self {
    case .month: "namespace"
    case .date: "event"
    case .exercise: "function"
    case .gym: "class"
    case .tag: "decorator"
    case .number: "number"
    case .key: "property"
    case .effort: "parameter"
    case .label: "modifier"
    case .keyword: "keyword"
    case .argument: "variable"
    case .text: "string"
    case .comment: "comment"
    case .sign: "operator"
    }
  }
}
