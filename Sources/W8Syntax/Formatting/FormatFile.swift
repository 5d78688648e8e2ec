/// The canonical form of the file that `sections` make up; empty for a file of blank lines.
package func format(_ sections: [SyntaxTree], options: FormatOptions) -> [UInt8] {
  let lineEnd = options.lineEnd(of: sections)
  var output: [UInt8] = []
  let count = sections.reduce(0) { $0 + $1.text.count }
  output.reserveCapacity(count + count / 8)
  var lines = ContentLines(sections)
  while let line = lines.next() {
    for _ in 0..<line.lineEndsBefore { output.append(contentsOf: lineEnd) }
    format(sections[line.section], line: line.line, into: &output)
  }
  if !output.isEmpty { output.append(contentsOf: lineEnd) }
  return output
}
