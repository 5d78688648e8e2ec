import Primitives
import W8Book
import W8Engine
import W8Reports

extension Invocation {
  /// Looks at what the selection names: a gym, tag or exercise that the log neither declares nor has
  /// chooses nothing, and is most likely a slip.
  ///
  /// Throws for the only log; of several one may know the name, so that it is only a remark.
  func checkSelection(of trusted: TrustedLog) throws(Failure) {
    for error in unknownNames(in: trusted.log) {
      guard trusted.isOneOfSeveral else { throw .usage(error) }
      try remark("w8log: \(error.message)")
    }
  }

  private func unknownNames(in log: OpenedLog) -> [ArgumentError] {
    let asked: [(option: Option, kind: NameKind)] = [
      (.gym, .gym), (.tag, .tag), (.noTag, .tag), (.exercise, .exercise),
    ]
    return asked.flatMap { option, kind -> [ArgumentError] in
      let wanted = arguments.values(of: option)
      if wanted.isEmpty { return [] }
      let names = kind.names(in: log)
      let keys = Set(names.map(exerciseKey))
      return wanted.map(kind.signed).filter { !keys.contains(exerciseKey($0)) }
        .map { kind.unknown($0, in: log, among: names) }
    }
  }
}
