import JSON
import LanguageServerProtocol
import Primitives
import W8IDE

extension RequestRoute {
  /// The changes to offer for a range.
  static let codeAction = RequestRoute(
    "textDocument/codeAction",
    runs: { wantedKinds($0.context).contains(.sourceFixAll) ? .worker : .firstThread },
    advertises: [
      "codeActionProvider": [
        "codeActionKinds": .array(CodeActionKind.allCases.map { .string($0.wireKind.rawValue) })
      ]
    ]
  ) {
    (snapshot, params: LSP.CodeActionParams, interruption) throws(Interrupted) -> [LSP.CodeAction]?
    in
    // Without literals a client takes commands only, and there are none.
    guard snapshot.client.capabilities.codeAction.hasLiterals else { return nil }
    let actions = try snapshot.analysis.codeActions(
      in: snapshot.file, range: snapshot.textRange(params.range),
      kinds: wantedKinds(params.context), unless: interruption)
    return actions.map(snapshot.toProtocol.codeAction)
  }
}

/// The kinds that a context asks for.
///
/// Changes of the whole file take long to find: an editor that asks by itself, at every move of the
/// cursor, gets them only if it names them.
private func wantedKinds(_ context: LSP.CodeActionContext) -> Set<CodeActionKind> {
  if let only = context.only {
    return Set(
      CodeActionKind.allCases.filter { kind in only.contains { kind.wireKind.isKind(of: $0) } })
  }
  return context.triggerKind == .automatic ? [.quickFix] : Set(CodeActionKind.allCases)
}

extension CodeActionKind {
  /// The word on the wire.
  var wireKind: LSP.CodeActionKind {
    switch self {
    case .quickFix: .quickFix
    case .sourceFixAll: LSP.CodeActionKind(rawValue: "source.fixAll.w8log")
    }
  }
}
