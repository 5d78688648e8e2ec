import W8Edits
import W8Reports

extension Command {
  static let tag = Command(
    name: "tag",
    summary: "rename a tag",
    operands: "rename #TAG #TAG",
    detail: """
      rename writes the new name wherever the log has the tag, notes included. In a shell, quote # or
      leave it out.

      Shows a diff first and, on a terminal, asks before writing. Changes the log and the files it
      includes.
      """,
    options: [.yes, .dryRun, .changedFile],
    exitCodes: ExitCode.ofNames,
    examples: ["w8log tag rename '#travel' '#trip' --dry-run"],
    run: { invocation throws(Failure) in try invocation.change("tag", by: [.renameTag]) })
}

extension NameCommand {
  fileprivate static let renameTag = NameCommand(
    name: "rename", operands: "a tag and its new name", counts: 2...2
  ) { (log, names, _) throws(Failure) in
    let tag = try log.tag(names[0])
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.renaming(tag: tag, to: names[1])
    }
  }
}
