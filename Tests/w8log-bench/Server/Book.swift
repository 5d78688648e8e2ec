import Foundation

/// Prints how long somebody waits who types in one of the files of a book of a hundred, over which `log` is spread.
func measureBook(_ log: String, _ options: BenchmarkOptions) throws {
  let files = 100
  // CR LF is one character of a text: a separator with LF alone is not found in it.
  let lineEnd = log.contains("\r\n") ? "\r\n" : "\n"
  let header = lineEnd + "# "
  var months = log.split(separator: header, omittingEmptySubsequences: false).map { header + $0 }
  let preamble = months.removeFirst().dropFirst(header.count)
  let own = months.removeLast()
  let share = max(1, (months.count + files - 2) / (files - 1))
  let parts = stride(from: 0, to: months.count, by: share).enumerated().map { number, start in
    (
      "part-\(number).w8log",
      months[start..<min(start + share, months.count)].joined().dropFirst() + lineEnd
    )
  }
  let text = "\(preamble)\(lineEnd)include \"part-*.w8log\"\(lineEnd)\(own)"
  let root = ("root.w8log", text)
  try withTemporaryFolder(parts.map { ($0.0, String($0.1)) } + [root]) { folder in
    let uri = URL(fileURLWithPath: folder).appendingPathComponent("root.w8log").absoluteString
    var session = try LogSession(
      .w8log(options.binary, uri: uri), text: text, edits: options.edits, seed: options.seed,
      keys: .faults)
    // Until the other files are read.
    for _ in 0..<5 { _ = try session.type() }
    let waits = try session.typeAll()
    printRow("a book of \(parts.count + 1) files, hints", percentiles(waits.compactMap(\.hints)))
    printRow("                  diagnostics", percentiles(waits.map(\.diagnostics)))
    try session.close()
  }
}
