package import W8Engine
import W8Files
package import W8Reports

/// A log as an editor has it: the root of its book, and the texts of the files that are open there.
package struct EditedLog: Sendable {
  let root: String
  let texts: [String: [UInt8]]
  let today: CivilDate

  /// Names the book of `root`, of which `texts` are taken from the editor by path and all others from the disk.
  package init(root: String, texts: [String: [UInt8]], today: CivilDate) {
    self.root = root
    self.texts = texts
    self.today = today
  }
}

/// What the reports tell of a log, as one text: where things stand and the months, or the months of one gym, or the
/// days of the month of `date`.
package func reportText(of log: EditedLog, gym: String?, date: CivilDate?) -> String {
  let ofGym = gym.map { ["--gym", $0] } ?? []
  if let date {
    let month = "\(date.yearMonth)"
    return log.output(of: ["log", "--with-exercises", "--period", month] + ofGym)
  }
  let months = log.output(of: ["report", "--newest-first"] + ofGym)
  return gym == nil ? log.output(of: ["today"]) + "\n" + months : months
}

/// The weights of a log as an SVG file; nil where there is nothing to draw.
package func chartFile(of log: EditedLog) -> [UInt8]? {
  let text = log.output(of: ["trend", "--svg", "-"])
  return text.hasPrefix("<") ? Array(text.utf8) : nil
}

/// The page of a log for a browser, that of `page`; nil where the log cannot be read.
package func pageFile(of log: EditedLog) -> PageFile? {
  let environment = log.world(["page"]) { _, _ in .written }
  guard let arguments = try? parseArguments(environment.arguments).arguments else { return nil }
  let invocation = Invocation(
    arguments: arguments, environment: environment, output: Output(environment))
  var page: PageFile?
  _ = try? invocation.forEachTrustedLog { (log) throws(Failure) in
    page = PageFile(try invocation.pageContents(of: log).model())
  }
  return page
}

extension EditedLog {
  /// What a command writes about the log, errors of the log or not; what it says beside it where that is all.
  fileprivate func output(of arguments: [String]) -> String {
    var written: [StandardStream: [UInt8]] = [:]
    let environment = world(arguments) { stream, bytes in
      written[stream, default: []] += bytes
      return .written
    }
    _ = runCommandLine(environment)
    let output = written[.output] ?? []
    return String(decoding: output.isEmpty ? written[.errors] ?? [] : output, as: UTF8.self)
  }

  /// The world in which a command with `arguments` finds the log as the editor has it.
  fileprivate func world(
    _ arguments: [String], write: @escaping (StandardStream, [UInt8]) -> OutputResult
  ) -> Environment {
    let frozen = ["--today", "\(today)", "--lenient", "--color", "never", "--", root]
    var environment = Environment(
      arguments: arguments + frozen,
      today: { ClockDate(year: today.year, month: today.month, day: today.day) },
      write: write,
      readFile: { (path: String) throws(FileError) in
        if let text = texts[path] { return text }
        return try W8Files.readUnnamedFile(UnnamedFile(path, isIncluded: true))
      })
    environment.unnamedFiles = { (file: UnnamedFile) throws(FileError) in
      if let text = texts[file.path] { return try file.accepting(text) }
      return try W8Files.readUnnamedFile(file)
    }
    // What is on no disk is a book without includes.
    if root.utf8.first == UInt8(ascii: "/") {
      environment.findIncluded = { findIncluded($0, from: $1, within: $2, $3) }
    }
    return environment
  }
}
