import JSON
import LanguageServerProtocol
import W8IDE
import W8Text

extension RequestRoute {
  /// What a hint means, once it is displayed; one that was sent complete comes back as it is.
  static let resolveInlayHint = RequestRoute(
    "inlayHint/resolve", runs: .firstThread, advertises: [:]
  ) {
    (snapshot, params: LSP.ResolvedInlayHint, _) throws(ResolveFailure) in
    guard snapshot.document.version == params.version,
      let kind = InlayHintKind(rawValue: params.kind)
    else { throw .outdated }
    let hints = snapshot.analysis.inlayHints(
      in: snapshot.file, range: TextRange(at: params.offset), kinds: [kind])
    guard let hint = hints.first(where: { $0.offset == params.offset }) else { throw .outdated }
    return snapshot.toProtocol.inlayHint(hint)
  }.returning { $0["data"] == nil }
}

extension LSP.ResolvedInlayHint {
  /// What leads back to `hint`.
  static func data(_ uri: LSP.DocumentURI, _ version: Int, _ hint: InlayHint) -> JSON {
    data(uri: uri, version: version, offset: hint.offset, kind: hint.kind.rawValue)
  }
}
