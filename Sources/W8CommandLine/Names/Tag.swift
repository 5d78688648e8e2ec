import W8Edits
import W8Reports

extension Command {
  static let tag = Command(
    name: "tag",
    summary: "rename a tag in a whole book",
    operands: "rename #TAG #TAG",
    detail: """
      Writes another name wherever the book has the tag, in notes too. In a shell, # stands in
      quotes, or is left out.

      What changes in which file is shown before it is written; on a terminal it is asked for. The
      file of the log and all that it includes are changed.
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
