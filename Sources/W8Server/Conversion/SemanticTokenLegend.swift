import JSON
import W8IDE

/// What the numbers of coloured pieces mean: standard words alone, so that every theme has colours for them.
///
/// It is one for all clients: what a client does not know it shows without a colour.
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
