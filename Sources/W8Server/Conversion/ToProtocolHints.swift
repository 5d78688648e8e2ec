import JSON
import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// Hints in ascending order, for each only what is shown at once where the client asks for the rest later.
  func inlayHints(_ hints: [InlayHint]) -> [LSP.InlayHint] {
    var (lines, targets) = (walk(), walk())
    let isAskedLater = client.capabilities.resolvesInlayHints
    return hints.map { hint in
      let data = version.flatMap { isAskedLater ? LSP.ResolvedInlayHint.data(uri, $0, hint) : nil }
      return inlayHint(hint, at: &lines, &targets, data: data)
    }
  }

  /// A hint with all that it means.
  func inlayHint(_ hint: InlayHint) -> LSP.InlayHint {
    var (lines, targets) = (walk(), walk())
    return inlayHint(hint, at: &lines, &targets, data: nil)
  }

  /// What it means comes once: with its pieces, where it has several, and not at all with `data`, by which the client asks for
  /// it. The gap before it is a part of its text, for not every client leaves one between two hints.
  private func inlayHint(
    _ hint: InlayHint, at lines: inout PositionWalk, _ targets: inout PositionWalk, data: JSON?
  ) -> LSP.InlayHint {
    let hasParts = hint.parts.count > 1
    var parts = hint.parts.map {
      labelPart($0, tooltip: data == nil && hasParts ? $0.tooltip : nil, &targets)
    }
    parts[0].value = " " + parts[0].value
    return LSP.InlayHint(
      position: LSP.Position(lines.position(of: hint.offset)), label: .parts(parts),
      tooltip: data == nil && !hasParts ? .text(hint.tooltip) : nil, data: data)
  }

  private func labelPart(
    _ part: InlayHintPart, tooltip: String?, _ targets: inout PositionWalk
  ) -> LSP.InlayHintLabelPart {
    LSP.InlayHintLabelPart(
      value: part.text,
      tooltip: tooltip.map { .text($0) },
      location: part.target.flatMap { target in
        target.file == file.id
          ? LSP.Location(uri: uri, range: LSP.Range(target.range, &targets)) : location(target)
      })
  }

  /// What there is to tell about a place, in the first form that the client shows.
  func hover(_ hover: Hover) -> Written {
    let kind = client.capabilities.hoverContentFormat.first ?? .plaintext
    return .object { json in
      json.field("contents", hover.content.markup(kind))
      json.field("range", range(hover.range))
    }
  }
}

extension HoverContent {
  /// What it says, as a text of `kind`.
  func markup(_ kind: LSP.MarkupKind) -> JSON {
    let text =
      switch kind {
      case .markdown: markdown
      case .plaintext: plainText
      }
    return ["kind": .string(kind.rawValue), "value": .string(text)]
  }
}
