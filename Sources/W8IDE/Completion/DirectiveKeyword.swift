import W8Book
import W8Edits
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// A directive with its arguments as places to fill in.
  static let directiveKeyword = CompletionProvider { scope in
    let line = scope.line
    guard line.column == 0 || line.isAtMargin && line.isFirstWordOpen(.directive) else { return [] }
    let columns = 0..<(line.column == 0 ? 0 : line.wordEnd)
    let isBehind = !line.isBlank(from: columns.upperBound)
    // The version stands on the first line alone.
    let isFirst = line.section == 0 && line.index == 0
    let written = scope.writtenSettings.union(isFirst ? [] : [.w8log])
    return Keyword.allCases.map { keyword in
      var candidate = CompletionCandidate(
        .directive, keyword.name, in: columns, detail: keyword.summary
      ).onlyKnown(written.contains(keyword))
      // Arguments that are there already stay.
      guard !isBehind else { return candidate }
      let (text, template) = snippet(scope.pattern(of: keyword))
      if numbers.contains(keyword) {
        candidate.example = text
      } else {
        (candidate.text, candidate.snippet) = (text, template)
      }
      return candidate
    }
  }
}

/// What follows these is a number, which is for people to say.
private let numbers: Set<Keyword> = [.w8log, .trend, .goal, .milestone]

extension CompletionScope {
  /// The settings that the file makes already, each of which counts once.
  fileprivate var writtenSettings: Set<Keyword> {
    let single: Set<Keyword> = [.w8log, .unit, .liftUnit, .order, .trend]
    let written = file.settings.directives.filter {
      ($0.section, $0.line) != (line.section, line.index)
    }
    return Set(written.compactMap { $0.directive.keyword }).intersection(single)
  }

  /// The directive as it is written, with examples in the places to fill in; see `snippet`.
  fileprivate func pattern(of keyword: Keyword) -> String {
    let arguments = arguments(of: keyword)
    // The version says how the file is read, and stands apart from what is set.
    let column = keyword == .w8log ? 0 : 10
    let blanks = String(repeating: " ", count: max(0, column - keyword.name.utf8.count) + 1)
    return keyword.name + blanks + arguments
  }

  private func arguments(of keyword: Keyword) -> String {
    switch keyword {
    case .w8log: "1.0"
    case .unit: "‹kg|lb|st›"
    case .liftUnit: "‹kg|lb›"
    case .trend: "span:‹7›"
    case .goal: "‹\(lastAverage)› by:‹\(inHalfAYear)›"
    case .milestone: "‹\(lastAverage)› \"‹label›\""
    case .gym:
      "@‹gym› \"‹Name›\" color:‹\(GymColor.allCases.map { $0.rawValue }.joined(separator: "|"))›"
    case .exercise: "\"‹\(exampleOfExercise)›\" group:‹legs›"
    case .setup: "‹\(exampleOfGym)› \"‹\(exampleOfExercise)›\"  > ‹seat›"
    case .plan: "\"‹\(exampleOfExercise)›\" from:‹\(analysis.today)› ‹3x5› ‹+2.5kg›"
    case .metric: "‹key› ‹unit›"
    case .tag: "#‹name›"
    case .order: "‹oldest|newest›"
    case .include: "\"‹*.w8log›\""
    case .lint: "‹gap› ‹off|hint|info|warning|error›"
    }
  }

  private var exampleOfGym: String { placeText(openGyms.first?.spelling) ?? "@gym" }

  private var exampleOfExercise: String { placeText(knownExercises.first?.name) ?? "Squat" }

  /// `text` where it can stand in a place to fill in.
  private func placeText(_ text: String?) -> String? {
    guard let text, !text.contains(where: { "‹›|\"".contains($0) }) else { return nil }
    return text
  }

  /// The last average in whole units of the file, as an example of a weight.
  private var lastAverage: String {
    let unit = file.settings.unit
    let kilograms =
      analysis.logbook.lastDay(onOrBefore: analysis.today)?.averageKilograms ?? 75
    let value = unit.value(ofKilograms: kilograms).rounded()
    return 1...9_999 ~= value ? "\(Int(value))" : "75"
  }

  private var inHalfAYear: String { "\(analysis.today.adding(days: 182) ?? analysis.today)" }
}

extension Keyword {
  /// What a directive is for, in a few words.
  fileprivate var summary: String {
    switch self {
    case .w8log: "the version of the format"
    case .unit: "the unit of body weights"
    case .liftUnit: "the unit of loads"
    case .trend: "settings of the moving average"
    case .goal: "the weight to reach"
    case .milestone: "a weight to reach on the way"
    case .gym: "declare a gym"
    case .exercise: "declare an exercise"
    case .setup: "a note for an exercise at a gym"
    case .plan: "how the load of an exercise goes on"
    case .metric: "declare a measurement"
    case .tag: "declare a tag"
    case .order: "the order of days"
    case .include: "include other files"
    case .lint: "the severity of a rule"
    }
  }
}

/// `text` in the notation of snippets, where it stands for itself.
func escapedForSnippet(_ text: String) -> String {
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "$" || scalar == "}" || scalar == "\\" { escaped.append("\\") }
    escaped.append(scalar)
  }
  return String(escaped)
}

/// The plain text of a snippet that is written with `‹…›` around the places to fill in, and the snippet.
///
/// A place with `|` between words offers these; the first is its plain text.
func snippet(_ pattern: String) -> (text: String, snippet: String) {
  var (text, snippet, number) = ("", "", 0)
  for (index, part) in pattern.split(separator: "‹", omittingEmptySubsequences: false).enumerated()
  {
    guard index > 0, let end = part.firstIndex(of: "›") else {
      text += part
      snippet += escapedForSnippet(String(part))
      continue
    }
    let words = part[..<end].split(separator: "|").map(String.init)
    let rest = String(part[part.index(after: end)...])
    number += 1
    text += (words.first ?? "") + rest
    snippet +=
      words.count > 1
      ? "${\(number)|\(words.joined(separator: ","))|}"
      : "${\(number):\(escapedForSnippet(words.first ?? ""))}"
    snippet += escapedForSnippet(rest)
  }
  return (text, snippet)
}
