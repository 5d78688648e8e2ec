import Primitives
import W8Book
import W8Engine
import W8Syntax

extension CompletionProvider {
  static let directiveArgument = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .directive, !line.isInProse, let first = line.closed.first,
      let keyword = first.keyword
    else { return [] }
    let written = line.allTokens.filter { Int($0.start) != line.word.lowerBound }.map(line.text)
    let candidates =
      keyword == .lint
      ? scope.lintArguments(line.closed.count)
      : scope.arguments(of: keyword, isFirst: line.closed.count == 1).map {
        CompletionCandidate(.argument, $0, in: line.word)
      }
        + scope.knownArguments(of: keyword, isFirst: line.closed.count == 1).map {
          CompletionCandidate(.argument, $0, in: line.word).onlyKnown(true)
        }
    // One key counts once, but for other names and groups.
    return candidates.map { candidate in
      let key = candidate.text.prefix { $0 != ":" }
      let isRepeated = written.contains {
        $0 == candidate.text || candidate.text.contains(":") && $0.hasPrefix(key + ":")
      }
      let isOnlyKnown = isRepeated && key != "alias" && key != "group"
      return isOnlyKnown ? candidate.onlyKnown(true) : candidate
    }
  }
}

extension CompletionScope {
  /// The arguments that a directive may have next; the first of some is what they are about.
  fileprivate func arguments(of keyword: Keyword, isFirst: Bool) -> [String] {
    let units = ["unit:kg", "unit:lb"]
    return switch keyword {
    case .w8log: ["1.0"]
    case .unit: ["kg", "lb", "st"]
    case .liftUnit: ["kg", "lb"]
    case .order: WrittenOrder.allCases.map { $0.rawValue }
    case .trend:
      ["span:7", "span:10", "span:14"]
        + TrendArguments.DayValue.allCases.map { "day:\($0.rawValue)" }
    // A weight is for the user to say.
    case .goal: isFirst ? [] : ["from:\(analysis.today)"] + goalDates.map { "by:\($0)" }
    case .milestone: []
    case .gym where isFirst: undeclaredGyms
    case .gym:
      GymColor.allCases.map { "color:\($0.rawValue)" }
        + (hasOtherDefault ? [] : ["default"]) + units
        + ["closed:\(analysis.today)"]
    case .exercise where isFirst: exerciseNames(undeclaredOnly)
    case .exercise:
      ["bodyweight"] + units
        + analysis.logbook.settings.training.muscleGroups.map {
          "group:\(inQuotesIfNeeded($0.text))"
        }
    case .setup: isFirst ? openGyms.map { $0.spelling } : exerciseNames { _ in true }
    case .plan where isFirst: exerciseNames { _ in true }
    case .plan:
      ["from:\(analysis.today)"] + openGyms.map { $0.spelling }
        + ["3x5", "5x5", "3x8-12", "+2.5kg", "+5lb", "fail:3", "reset:90%", "round:near"]
    case .tag:
      knownTags.map { $0.spelling }.filter { !analysis.book.names.hasTag(canonicalKey($0)) }
    case .include: includablePaths
    case .metric: isFirst ? undeclaredMetrics : []
    case .lint: []
    }
  }

  /// The arguments that are words here, but that the log has already.
  fileprivate func knownArguments(of keyword: Keyword, isFirst: Bool) -> [String] {
    switch keyword {
    case .gym: isFirst ? knownGyms.map { $0.spelling } : ["default"]
    case .exercise: isFirst ? exerciseNames { _ in true } : []
    case .tag: knownTags.map { $0.spelling }
    default: []
    }
  }

  /// Whether a gym of another line is the default one.
  private var hasOtherDefault: Bool { analysis.book.gyms.contains { $0.isDefault } }

  /// When a goal could be reached: as is expected, then in a quarter of a year, half a year and a year.
  private var goalDates: [CivilDate] {
    let today = analysis.today
    let dates = [13, 26, 52].compactMap { today.adding(days: 7 * $0) }
    guard let date = analysis.logbook.goalOutlook(today: today).latest, date > today,
      !dates.contains(date)
    else { return dates }
    return [date] + dates
  }

  private var undeclaredGyms: [String] {
    openGyms.filter { analysis.book.gym($0.id) == nil }.map { $0.spelling }
  }

  /// The keys of the last entries that are not declared, each with the unit that stands behind its number.
  private var undeclaredMetrics: [String] {
    let declared = analysis.book.names.metrics
    return latestMeasurements.compactMap { pair in
      let key = pairKey(pair.text)
      let unit = pair.text.dropFirst(key.count + 1).drop { !$0.isLetter && $0 != "%" }
      let isKnown = ["fat", "waist", "sleep"].contains(key) || declared[key] != nil
      return isKnown || unit.isEmpty ? nil : "\(key) \(unit)"
    }
  }

  private func undeclaredOnly(_ exercise: KnownExercise) -> Bool {
    analysis.book.names.exercise(exercise.key) == nil
  }

  private func exerciseNames(_ isMeant: (KnownExercise) -> Bool) -> [String] {
    knownExercises.filter(isMeant).map { "\"\($0.name)\"" }
  }

  /// A rule first, then how grave it is.
  fileprivate func lintArguments(_ closedCount: Int) -> [CompletionCandidate] {
    switch closedCount {
    case 1: ruleCandidates(in: line.word)
    case 2:
      LintArguments.Severity.allCases.map {
        CompletionCandidate(.argument, $0.rawValue, in: line.word)
      }
    default: []
    }
  }
}

private func inQuotesIfNeeded(_ text: String) -> String {
  text.contains(" ") ? "\"\(text)\"" : text
}

extension CompletionScope {
  /// The logs below the folder of the file that it does not include yet, as an include names them, by their paths.
  var includablePaths: [String] {
    let folder = Array((file.id.folder + "/").utf8)
    let included = Set(analysis.includes(in: file).flatMap { $0.targets })
    let names = knownLogs.union(analysis.files.map { $0.id.name })
    return names.filter { $0.utf8.starts(with: folder) && $0.utf8.count > folder.count }
      .filter { $0 != file.id.name && !included.contains(FileID($0)) }
      .map { String(decoding: $0.utf8.dropFirst(folder.count), as: UTF8.self) }
      // What means something else in a pattern cannot name a file.
      .filter { !$0.utf8.contains { patternBytes.contains($0) || $0 < 0x20 } }
      .sorted().prefix(mostPaths).map { "\"\($0)\"" }
  }
}

private let patternBytes = Array("*?[]{}\\\"".utf8)

/// More paths are not offered.
private let mostPaths = 200
