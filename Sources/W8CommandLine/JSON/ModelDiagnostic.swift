import JSON
import W8Analysis
import W8Text

/// One finding of `check`, without the fixes.
struct ModelDiagnostic: JSONEncodable {
  let diagnostic: Diagnostic
  let text: SectionedText
  /// The file, where it is not that of the document.
  let file: String?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("code", diagnostic.code.description)
      json.field("end", place(of: diagnostic.range.end))
      json.optionalField("file", file)
      json.field("message", diagnostic.message)
      json.field("name", diagnostic.rule.name)
      json.field("severity", diagnostic.severity.name)
      json.field("start", place(of: diagnostic.range.start))
    }
  }

  /// `line:column`, both from 1.
  private func place(of offset: Int) -> String {
    let place = text.humanPosition(of: offset)
    return "\(place.line):\(place.column)"
  }
}
