import LanguageServerProtocol
import W8IDE

extension ToProtocol {
  /// A hint, with a gap between the line and its text.
  func inlayHint(_ hint: InlayHint) -> LSP.InlayHint {
    LSP.InlayHint(
      position: position(hint.offset),
      label: .parts(hint.parts.map(labelPart)),
      tooltip: .text(hint.tooltip),
      paddingLeft: true)
  }

  private func labelPart(_ part: InlayHintPart) -> LSP.InlayHintLabelPart {
    LSP.InlayHintLabelPart(
      value: part.text,
      tooltip: part.tooltip.map { .text($0) },
      location: part.target.flatMap(location))
  }

  /// What there is to tell about a place, in the first form that the client shows.
  func hover(_ hover: Hover) -> LSP.Hover {
    let kind = client.capabilities.hoverContentFormat.first ?? .plaintext
    let text = hover.content.text(as: kind)
    return LSP.Hover(
      contents: LSP.MarkupContent(kind: kind, value: text), range: range(hover.range))
  }
}

extension HoverContent {
  /// What it says, as a text of `kind`.
  func text(as kind: LSP.MarkupKind) -> String {
    switch kind {
    case .markdown: markdown
    case .plaintext: plainText
    }
  }
}
