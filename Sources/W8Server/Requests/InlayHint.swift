import JSON
import LanguageServerProtocol
import W8Book
import W8IDE
import W8Text

extension RequestRoute {
  /// What is shown behind the lines of a range.
  static let inlayHint = RequestRoute(
    "textDocument/inlayHint", runs: .firstThread,
    advertises: ["inlayHintProvider": ["resolveProvider": true]]
  ) { (snapshot, params: LSP.DocumentRangeParams, _) in
    let hints = snapshot.analysis.inlayHints(
      in: snapshot.file, range: snapshot.textRange(params.range),
      kinds: snapshot.settings.inlayHints)
    return snapshot.toProtocol.inlayHints(hints)
  }

  /// The meaning of a hint, once it is displayed; one that was sent complete comes back as it is.
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

extension ToProtocol {
  /// Hints in ascending order, for each only what is shown at once where the client asks for the rest later.
  fileprivate func inlayHints(_ hints: [InlayHint]) -> WrittenList<InlayHint> {
    var (lines, targets) = (walk(), walk())
    let isAskedLater = client.capabilities.resolvesInlayHints
    return WrittenList(hints) { hint, json in
      let data = version.flatMap { isAskedLater ? LSP.ResolvedInlayHint.data(uri, $0, hint) : nil }
      write(hint, at: &lines, &targets, data: data, to: &json)
    }
  }

  /// A hint with all that it means.
  func inlayHint(_ hint: InlayHint) -> Written {
    .object { json in
      var (lines, targets) = (walk(), walk())
      write(hint, at: &lines, &targets, data: nil, to: &json)
    }
  }

  /// Writes what a hint means once: with its pieces, where it has several, and not at all with `data`, by which the
  /// client asks for it. The gap before it is a part of its text, for not every client leaves one between two hints. It has
  /// no `kind`: some clients let a hint with one hang on the next character.
  private func write(
    _ hint: InlayHint, at lines: inout PositionWalk, _ targets: inout PositionWalk, data: JSON?,
    to json: inout JSONWriter
  ) {
    let hasParts = hint.parts.count > 1
    json.field("position", LSP.Position(lines.position(of: hint.offset)))
    json.key("label")
    json.startArray()
    for (index, part) in hint.parts.enumerated() {
      json.object { json in
        json.field("value", index == 0 ? " " + part.text : part.text)
        json.optionalField("tooltip", data == nil && hasParts ? part.tooltip : nil)
        json.optionalField("location", part.target.flatMap { location($0, &targets) })
      }
    }
    json.endArray()
    if data == nil, !hasParts { json.field("tooltip", hint.tooltip) }
    if let text = hint.insertion {
      let position = LSP.Position(lines.position(of: hint.offset))
      json.key("textEdits")
      json.startArray()
      json.object { json in
        json.field("range", LSP.Range(start: position, end: position))
        json.field("newText", text)
      }
      json.endArray()
    }
    json.optionalField("data", data)
  }

  private func location(
    _ target: NavigationTarget, _ targets: inout PositionWalk
  ) -> LSP.Location? {
    target.file == file.id
      ? LSP.Location(uri: uri, range: LSP.Range(target.range, &targets)) : location(target)
  }
}

extension LSP.ResolvedInlayHint {
  /// What leads back to `hint`.
  static func data(_ uri: LSP.DocumentURI, _ version: Int, _ hint: InlayHint) -> JSON {
    data(uri: uri, version: version, offset: hint.offset, kind: hint.kind.rawValue)
  }
}
