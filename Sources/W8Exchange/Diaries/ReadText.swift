/// Reads a text with days as the importer of texts reads a file; throws if nothing in it can be read.
package func readText(
  _ text: String, _ settings: ImportSettings
) throws(ImportRefusal) -> ImportedLog {
  var splitter = LineSplitter()
  splitter.append(Array(text.utf8))
  var lines: [TextLine] = []
  while let line = try splitter.read(isEnd: true) {
    lines.append(TextLine(decodedText(line).text, number: splitter.line))
  }
  var log = ImportedLog(settings)
  var diary = DiaryTaking(TextDays(lines, dayOfFile: settings.dayOfFile))
  diary.take(into: &log)
  try log.end()
  return log
}
