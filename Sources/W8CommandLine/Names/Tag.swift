import W8Edits
import W8Reports

extension Command {
  static let tag = Command(
    name: "tag",
    summary: "rename a tag",
    operands: "rename #TAG #TAG",
    detail: """
      rename changes the tag everywhere in the log, also in notes. In a shell, quote tags ('#trip') or
      leave out the #.

      Shows a diff first and, on a terminal, asks before writing. Changes the log and the files it
      includes.
      """,
    options: [.yes, .dryRun, .changedFile],
    exitCodes: ExitCode.ofNames,
    examples: [
      "w8log tag rename '#travel' '#trip' --dry-run", "w8log tag rename travel trip --yes",
    ],
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
