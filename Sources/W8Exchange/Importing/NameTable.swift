/// The names of a table of two columns, theirs in lower case and yours; the first of several counts.
///
/// Throws where a record has not two cells, or the table cannot be read.
package func readNames(_ bytes: [UInt8]) throws(ImportRefusal) -> [String: String] {
  var decoder = UTF8Decoder()
  let text = decoder.decode(bytes, isEnd: true)
  var reader = TableReader(delimiter: SourceHead(text, isWhole: true).delimiter)
  reader.append(text)
  var names: [String: String] = [:]
  while try reader.read(isEnd: true) {
    let row = reader.row
    guard row.count == 2, !row.isEmpty(0), !row.isEmpty(1) else {
      throw .unreadable(
        line: row.line, "a row of --names needs two cells: the name in the app, and yours")
    }
    let theirs = row.decoded(0).text.lowercased()
    if names[theirs] == nil { names[theirs] = row.decoded(1).text }
  }
  return names
}
