import W8Book
import W8Edits
import W8Engine
import W8Laws
import W8Lint
import W8Text

/// The book with `edit` made; nil where edits overlap or are for another text.
func applying(_ edit: BookEdit, to analysis: Analysis) -> Analysis? {
  var files: [(name: String, bytes: [UInt8])] = []
  for file in analysis.files {
    let change = edit.files.first { $0.file == file.id }
    if let change, change.version != file.version { return nil }
    guard let bytes = file.text.bytes.applying(change?.edits ?? []) else { return nil }
    files.append((file.id.name, bytes))
  }
  for new in edit.created {
    if analysis.file(new.file) != nil { return nil }
    files.append((new.file.name, new.bytes))
  }
  return ExampleBook(files).analysis(today: analysis.today)
}

/// The files of the book as an example, each but the root below a line `=== name`.
func exampleText(_ analysis: Analysis) -> String {
  analysis.files.map { file in
    let text = String(decoding: file.text.bytes, as: UTF8.self)
    return file.index == 0 ? text : "=== \(file.id.name)\n\n\(text)"
  }.joined(separator: "\n")
}

/// What becomes of the book of `example` through the edit that `make` makes, or why it is refused.
func edited(
  _ example: String, _ make: (Analysis) throws(EditRefusal) -> BookEdit
) -> String {
  guard let analysis = analyzeBook(example) else { return "no analysis" }
  do throws(EditRefusal) {
    return applying(try make(analysis), to: analysis).map(exampleText) ?? "overlap"
  } catch {
    switch error {
    case .refused(let reason): return "refused: \(reason)"
    case .unresolved(let reason): return "unsettled: \(reason)"
    case .interrupted: return "interrupted"
    }
  }
}
