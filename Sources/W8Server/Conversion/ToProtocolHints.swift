import JSON
import LanguageServerProtocol
import W8Analysis
import W8IDE
import W8Text

extension ToProtocol {
  /// Hints in ascending order, each with a gap between the line and its text.
  func inlayHints(_ hints: [InlayHint]) -> [LSP.InlayHint] {
    var (lines, targets) = (walk(), walk())
    return hints.map { hint in
      LSP.InlayHint(
        position: LSP.Position(lines.position(of: hint.offset)),
        label: .parts(hint.parts.map { labelPart($0, &targets) }),
        tooltip: .text(hint.tooltip),
        paddingLeft: true)
    }
  }

  private func labelPart(
    _ part: InlayHintPart, _ targets: inout PositionWalk
  ) -> LSP.InlayHintLabelPart {
    LSP.InlayHintLabelPart(
      value: part.text,
      tooltip: part.tooltip.map { .text($0) },
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
