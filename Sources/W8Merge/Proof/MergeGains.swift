package import Primitives
package import W8Engine

/// What a merge brings into a version of a log, day by day.
package struct MergeGains: Hashable, Sendable {
  /// The days that the version did not have.
  package private(set) var newDays: [CivilDate] = []
  /// Those of which the result says something else.
  package private(set) var changedDays: [CivilDate] = []
  /// Those that the result has no more.
  package private(set) var goneDays: [CivilDate] = []
  /// Whether lines that belong to no day are others.
  package private(set) var hasOtherLines = false
  /// Whether nothing else is said.
  package var isEmpty: Bool {
    newDays.isEmpty && changedDays.isEmpty && goneDays.isEmpty && !hasOtherLines
  }

  /// Compares what a log said with what it says now.
  package init(from old: [UInt8], to new: [UInt8], unless interruption: Interruption = .never)
    throws(Interrupted)
  {
    try self.init(from: LogVersion(old), to: LogVersion(new), unless: interruption)
  }

  /// Compares the same of versions that were read.
  init(from old: LogVersion, to new: LogVersion, unless interruption: Interruption)
    throws(Interrupted)
  {
    let (names, memory) = (old.settings.joined(with: new.settings), FieldMemory())
    let same = DaysOfVersion(old).dates(alikeIn: [DaysOfVersion(new)])
    let facts = try [old, new].map { (version) throws(Interrupted) -> [LogFact: Int] in
      var reader = FactReader(names, memory, interruption)
      try reader.read(version, but: same)
      return reader.facts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let days = facts.map { Set($0.keys.filter { $0.subject == .day }.compactMap { $0.date }) }
    var changed: Set<CivilDate> = []
    for fact in Set(facts[0].keys).union(facts[1].keys) where facts[0][fact] != facts[1][fact] {
      if let date = fact.date {
        changed.insert(date)
      } else {
        hasOtherLines = true
      }
    }
    newDays = days[1].subtracting(days[0]).sorted()
    goneDays = days[0].subtracting(days[1]).sorted()
    changedDays = changed.intersection(days[0].intersection(days[1])).sorted()
  }
}
