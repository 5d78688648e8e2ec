import W8Engine

/// A line below a day, or what stands behind its date.
struct TextRow {
  /// Sets with the exercise that they are of.
  struct Sets {
    let line: Int
    let name: String
    let sets: String
    let isWarmUp: Bool
    /// The line as it stands in the file, without marks.
    let text: String
    /// A note on them in another cell.
    var note: String?

    var isOfKnownExercise: Bool { isOfTraining(name) }
  }
  enum Content {
    case sets(Sets)
    case weight(WeightOfDay)
    /// Text, and why it is not read as sets though it looks like them.
    case note(String, reason: String?, isOfExercise: Bool)
  }
  let line: Int
  let content: Content
}

/// A day of a diary.
struct TextDay {
  let line: Int
  /// The line that begins it; empty if the day is in a column or a name.
  var text = ""
  var stamp: Timestamp
  /// Whether the line says the year; else that of `stamp` is 2000.
  var hasYear = true
  var yearAbove: Int?
  let headingLevel: Int?
  /// Whether the name of the file or its front matter says the day.
  var isOfWholeFile = false
  var title: String?
  var start: TimeOfDay?
  var end: TimeOfDay?
  var rows: [TextRow] = []

  var hasSets: Bool {
    rows.contains {
      if case .sets(let sets) = $0.content {
        sets.isOfKnownExercise
          || readSets(sets.sets, SetConventions()).questions != [.singleNumbers]
      } else {
        false
      }
    }
  }

  var hasWeight: Bool {
    rows.contains { if case .weight = $0.content { true } else { false } }
  }

  /// Whether there is anything to keep of it.
  var isKept: Bool {
    rows.contains { if case .note(_, nil, _) = $0.content { false } else { true } }
  }
}

extension TextDay {
  /// Makes the day that the name of a column says; nil if it says none.
  init?(column name: String) {
    switch TextLine(name, number: 1).content {
    case .day(let stamp, _): self.init(line: 1, stamp: stamp, headingLevel: nil)
    case .dayWithoutYear(let stamp, _, _):
      self.init(line: 1, stamp: stamp, headingLevel: nil)
      hasYear = false
    case .blank, .skipped, .year, .text: return nil
    }
  }
}
