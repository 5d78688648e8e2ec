import W8Analysis

extension Command {
  static let files = Command(
    name: "files",
    summary: "list the files of a book",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      The root file and below it what it includes, each file once, at its first place, in the order
      in which the book is read; what a file includes is indented below it.
      """,
    options: [.lenient, .file],
    exitCodes: ExitCode.ofReports,
    examples: ["w8log files log.w8log", "w8log files log/"],
    run: { invocation throws(Failure) in
      try invocation.forEachTrustedLog { (trusted) throws(Failure) in
        for log in trusted.log.files {
          let depth = log.analysis.depth(ofFileAt: log.file.index)
          let indentation = String(repeating: "  ", count: depth)
          try invocation.output.write("\(indentation)\(visible(log.name))\n")
        }
      }
    })
}
