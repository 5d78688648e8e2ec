import W8Laws
import W8TestSupport

/// The jobs that check a law of lines, one for each way in which random lines come about.
func lineJobs(_ broken: @escaping @Sendable ([UInt8]) -> String?) -> [@Sendable (Int) -> Tally] {
  LineSource.allCases.map { source in
    { @Sendable count in
      var lines = RandomLines(source, seed: 106)
      return tally(count, { lines.next(25) }, broken)
    }
  }
}

/// Checks logs of several sections whose lines have many faults.
func checkSections(_ recipe: FaultyLogs.Recipe, _ count: Int) -> Tally {
  var logs = FaultyLogs(recipe, seed: 107)
  return tally(count, { logs.next(5) }, { brokenRuleLaw($0) })
}

/// Checks logs of several months with few faults.
@Sendable func checkSectionsOfLogs(_ count: Int) -> Tally {
  var random = RandomLog(seed: 108)
  return tally(count, { random.spoiltLog() }, { brokenRuleLaw($0) })
}
