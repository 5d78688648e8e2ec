import Primitives
import W8Book
import W8Engine
import W8Reports

extension Invocation {
  /// Looks at what the selection names: a gym, tag or exercise that the log neither declares nor has
  /// chooses nothing, and is most likely a slip.
  ///
  /// Throws for the only log; of several one may know the name, so that it is only told.
  func checkSelection(of trusted: TrustedLog) throws(Failure) {
    for error in unknownNames(in: trusted.log) {
      guard trusted.isOneOfSeveral else { throw .usage(error) }
      try remark("w8log: \(error.message)")
    }
  }

  private func unknownNames(in log: OpenedLog) -> [ArgumentError] {
    let logbook = log.analysis.logbook
    return unknown(
      .gym, "gym", sign: "@", in: log, remedy: "`w8log gyms` lists them"
    ) {
      logbook.gymUses.flatMap { ([$0.info.id] + $0.info.aliases).map(\.text) }
        + (logbook.gymUses.contains { $0.info.isDefault } ? [""] : [])
    }
      + [Option.tag, .noTag].flatMap { option in
        unknown(option, "tag", sign: "#", in: log, remedy: "`w8log tags` lists them") {
          log.analysis.knownTags.sorted().map(\.text)
        }
      }
      + unknown(.exercise, "exercise", sign: "", in: log, remedy: "`w8log exercises` lists them") {
        logbook.exerciseNames
      }
  }

  private func unknown(
    _ option: Option, _ kind: String, sign: String, in log: OpenedLog, remedy: String,
    among known: () -> [String]
  ) -> [ArgumentError] {
    let wanted = arguments.values(of: option)
    guard !wanted.isEmpty else { return [] }
    let names = known().map { sign + $0 }
    let keys = Set(names.map(exerciseKey))
    return wanted.compactMap { value in
      let name = value.hasPrefix(sign) ? value : sign + value
      guard !keys.contains(exerciseKey(name)) else { return nil }
      return .unknownName(
        kind, name, log: log.name, nearest: nearestWords(to: name, among: names), remedy: remedy)
    }
  }
}
