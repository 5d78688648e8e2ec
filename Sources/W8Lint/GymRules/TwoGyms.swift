import W8Book
import W8Edits
import W8Syntax
import W8Text

extension Rule {
  static let twoGyms = Rule(
    8303, "two-gyms", .error,
    Explanation(
      finds: "A second gym on the line of a day or a session.",
      harm: "Only the first is read.",
      fix: "Write the second gym on an indented line of its own, above its exercises.",
      example: january("03 Sat   82.1   @iron  @home", "    Squat:              3x5 100"),
      instead: january("03 Sat   82.1   @iron", "    Squat:              3x5 100", "    @home")),
    .syntax(.twoGyms) { scope in
      "\(quoted(scope.text)) is a second gym on this line; write it on an indented line below"
    },
    fixes: .preferred { scope in
      let ranges = scope.gyms
      let removals = ranges.map(scope.fileLine.removal)
      // A session without a day would be one more orphan.
      guard scope.fileLine.entry != nil || scope.fileLine.hasDayAbove,
        scope.mends(removals, of: ranges)
      else { return [] }
      // What is logged below stays with the gym that it is read under now.
      let last = scope.lastLineOfSession(scope.fileLine)
      let names = ranges.map(scope.file.string)
      let sessions = names.map { "    \($0)" }.joined(separator: scope.file.lineEnd(at: last))
      let insertion = scope.file.insertion(ofCanonical: Array(sessions.utf8), below: last)
      let title =
        "Start \(names.count > 1 ? "sessions" : "a session") \(names.joined(separator: ", ")) below"
      return [.preferred(title, removals + [insertion])]
    })
}

extension FixScope {
  /// The gym at fault and all further ones of its line: their sessions come below one another.
  fileprivate var gyms: [TextRange] {
    fileLine.tree.faults(ofLine: fileLine.line).filter { $0.kind == .twoGyms }
      .map { $0.range.shifted(by: fileLine.sectionStart) }
      .filter { $0.start >= diagnostic.range.start }
  }
}
