import W8Engine
import W8Syntax

/// The kind and the text of a part with everything below it, ignoring line endings.
struct WrittenPart: Hashable {
  let date: CivilDate?
  let kind: LogPart.Kind
  let head: LogPart.Head
  let gym: String?
  let text: ArraySlice<UInt8>

  init(_ part: LogPart) {
    (date, kind, head, gym) = (part.date, part.kind, part.head, part.gymText)
    let tree = part.tree
    text =
      tree.lineEndings.carriageReturns == 0
      ? tree.content(part.lines)
      : ArraySlice(part.lines.map { tree.content($0) }.joined(separator: [0x0A]))
  }
}
