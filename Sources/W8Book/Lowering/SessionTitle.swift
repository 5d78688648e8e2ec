import W8Syntax
import W8Text

extension SyntaxTree {
  /// The title, without its quotes, of the session that the line at `line` opens; nil without one.
  package func sessionTitle(onLine line: Int) -> String? {
    let (rows, text) = (rows, text)
    guard lines[line].kind == .session,
      rowRange(ofLine: line).contains(where: { rows[$0].isOf(.title) }),
      let token = tokens(ofLine: line).first(of: .title)
    else { return nil }
    let range = range(of: token, line: line)
    return string(contentOfQuotes(text.span, range.start, range.end))
  }
}
