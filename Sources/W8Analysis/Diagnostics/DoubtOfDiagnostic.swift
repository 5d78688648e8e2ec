package import W8Engine
import W8Syntax
import W8Text

/// Tells what the diagnostics of a file, which come by place, leave in doubt if they are errors.
///
/// Those of one line that reach equally far leave the same in doubt, which is looked for once.
package struct DoubtSearch {
  private let file: FileAnalysis
  private var walk: LinePlaceWalk
  private var line: LinePlace?
  private var known: [Reach: Doubt] = [:]
  /// The months of the file, and what the one that was asked for last leaves in doubt.
  private let months: FileMonths
  private var month: (sections: Range<Int>, doubt: Doubt)?

  /// Starts with the first diagnostic of `file`.
  package init(_ file: FileAnalysis) {
    self.file = file
    walk = LinePlaceWalk(file)
    months = FileMonths(file)
  }

  /// What `diagnostic`, which `diagnostics(of: file)` listed, leaves in doubt if it is an error.
  package mutating func doubt(of diagnostic: Diagnostic) -> Doubt {
    guard let place = walk.place(at: diagnostic.range.start) else { return Doubt(.all) }
    let reach = diagnostic.rule.reach
    if reach == .field { return Doubt(field(diagnostic, place, in: file)) }
    if reach == .month { return month(around: place) }
    if line?.isSameLine(as: place) != true { known = [:] }
    line = place
    if let doubt = known[reach] { return doubt }
    let doubt = doubt(of: place, reach)
    known[reach] = doubt
    return doubt
  }

  private mutating func doubt(of place: LinePlace, _ reach: Reach) -> Doubt {
    switch reach {
    case .nothing: return Doubt([])
    case .parts(let parts): return Doubt(parts)
    case .field, .line: return line(place)
    case .lostLine: return DoubtfulLines(line: place, in: file).doubt
    case .sets: return Doubt(.sets, of: exercise(on: place))
    case .branch: return Doubt([.sets, .gyms], of: exercise(on: place))
    case .day: return DoubtfulLines(dayAt: place, in: file).doubt
    case .month: return month(around: place)
    case .directive: return Doubt(parts(ofDirective: place))
    case .wholeLog: return .total
    }
  }

  /// Words may be a note that lost its `>`, or a measurement; a number is neither.
  private func field(
    _ diagnostic: Diagnostic, _ place: LinePlace, in file: FileAnalysis
  ) -> LogParts {
    guard place.kind == .entry else { return [.sessions, .gyms, .notes] }
    let first = file.text.bytes(in: diagnostic.range).first ?? 0
    let isNumber = first < UInt8(ascii: "A")
    return isNumber ? .weights : [.weights, .measurements, .notes]
  }

  /// Looked for once for all headers of a month, of which there may be as many as lines.
  private mutating func month(around place: LinePlace) -> Doubt {
    let region = months.region(around: place.section)
    if let month, month.sections == region.sections { return month.doubt }
    let doubt = DoubtfulLines(month: region).doubt
    month = (region.sections, doubt)
    return doubt
  }

  private mutating func line(_ place: LinePlace) -> Doubt {
    switch place.kind {
    case .blank, .comment: return Doubt([])
    case .month: return month(around: place)
    case .entry:
      // What cannot be read of a line may be any field, and without its date the day has none.
      let isDated = place.entry?.date != nil
      return isDated ? Doubt(.ofEntryLine) : DoubtfulLines(dayAt: place, in: file).doubt
    case .session: return Doubt([.sessions, .gyms, .notes, .tags])
    case .note: return Doubt([.notes, .tags])
    case .exercise:
      return Doubt(parts(ofExercise: place), of: exercise(on: place))
    case .directive: return Doubt(parts(ofDirective: place))
    case .unknown:
      guard place.tree.isIndented(place.line) else {
        return DoubtfulLines(dayAt: place, in: file).doubt
      }
      return Doubt([.sets, .exercises, .notes, .tags], of: exercise(on: place))
    }
  }

  /// A line without a name may be a note that lost its `>`, and behind an opener that is never closed a note may stand
  /// unread.
  private func parts(ofExercise place: LinePlace) -> LogParts {
    let isNamed = place.tree.nameID(ofLine: place.line) != nil
    let mayHideNote = !isNamed || place.text.utf8.contains(UInt8(ascii: ">"))
    let parts: LogParts = isNamed ? .sets : [.sets, .exercises]
    return mayHideNote ? parts.union([.notes, .tags]) : parts
  }

  private func exercise(on place: LinePlace) -> DoubtfulExercises {
    if let key = file.exerciseKey(at: place) { return .some(keys: [key], lines: []) }
    return .some(keys: [], lines: [place.text])
  }

  /// What the keyword sets; of a word that is none, that of the keyword that it is most like.
  private func parts(ofDirective place: LinePlace) -> LogParts {
    let words = place.text.utf8.split(maxSplits: 1, whereSeparator: isBlank)
    let word = words.first.map { String(Substring($0)) } ?? ""
    return (Keyword(name: word) ?? .nearest(to: word))?.parts ?? .all
  }
}

extension Keyword {
  /// The parts of a log that the directive has a say in.
  fileprivate var parts: LogParts {
    switch self {
    case .w8log, .include: .all
    case .unit: [.weights, .goal, .sets]
    case .liftUnit, .setup: .sets
    case .trend: [.weights, .measurements, .goal]
    case .goal, .milestone: .goal
    case .gym: [.gyms, .sets]
    case .exercise: [.exercises, .sets]
    case .metric: .measurements
    case .tag: .tags
    case .order: .weights
    case .lint: []
    }
  }
}

extension FileAnalysis {
  /// The key of the exercise on the line at `place`; nil where no name can be read.
  func exerciseKey(at place: LinePlace) -> ExerciseKey? {
    guard place.kind == .exercise, let id = place.tree.nameID(ofLine: place.line) else {
      return nil
    }
    return exerciseKey(ofName: id)
  }

  /// The key of the exercise that is written with the name of `id`.
  package func exerciseKey(ofName id: UInt32) -> ExerciseKey {
    // That of an exercise of a day is known, and a name may be as long as its line.
    let known = names.exercises.number(ofName: id).map { names.exercises.keys[$0] }
    return known ?? W8Analysis.exerciseKey(name(id))
  }
}

extension LinePlace {
  /// The line as a text, without its line end.
  var text: String { tree.string(tree.contentRange(ofLine: line)) }
}
