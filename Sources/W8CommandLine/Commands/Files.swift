import W8Book
import W8Reports
import W8Text

extension Command {
  static let files = Command(
    name: "files",
    summary: "list the files of a log",
    detail: """
      Lists the log and, indented below it, the files it includes, in the order in which w8log reads them.
      Each file is listed once. This works even if the log has errors.
      """,
    options: [.outputFile, .file],
    exitCodes: [
      (.success, "the files were listed"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read, there is none, or the -o FILE cannot be written"),
    ],
    examples: ["w8log files log.w8log", "w8log files log/"],
    run: { invocation throws(Failure) in
      try invocation.forEachLog(of: try invocation.roots()) {
        (read: consuming ReadLog) throws(Failure) in
        for log in try invocation.openBook(consume read).files {
          let depth = 2 * log.analysis.depth(ofFileAt: log.file.index)
          let name = invocation.page.indented(by: depth).paragraph(visible(log.name))
          try invocation.output.write(invocation.page.indented(name, by: depth))
        }
        return .success
      }
    })
}
