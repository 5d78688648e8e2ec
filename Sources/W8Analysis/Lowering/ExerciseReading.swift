import W8Engine
import W8Syntax

extension Lowering {
  /// The exercises of each session of the dated entries of the section, read in full.
  ///
  /// Walks the section a second time, so that nothing has to be kept for sections nobody asks about.
  static func exercises(
    _ tree: SyntaxTree, _ context: SectionContext, _ unit: MassUnit
  ) -> [[LoggedExercise]] {
    var spellings = Spellings()
    var lowering = Lowering(tree, context, unit, keeping: .all)
    lowering.lowerAll(&spellings)
    var sessions = Array(repeating: [LoggedExercise](), count: lowering.sessions.count)
    let text = tree.text
    for line in lowering.exerciseLines.lines {
      guard let session = line.session, let range = line.name else { continue }
      let name = spellings.exercises.spelling(
        in: withoutQuotes(range, text.span), of: text.span)
      var exercise = LoggedExercise(name.name, key: name.key, line: Int32(clamping: line.line))
      if line.isSuperset { exercise.joining = .superset }
      exercise.groups = tree.setGroups(ofLine: line.line).map(SetGroup.init)
      sessions[session].append(exercise)
    }
    return sessions
  }
}

extension LoweredSection {
  /// The exercise lines, in order; walks the section each time that somebody asks.
  package var exercises: [LoweredExercise] {
    var spellings = Spellings()
    var lowering = Lowering(tree, inherited, unit, keeping: .all)
    lowering.lowerAll(&spellings)
    return lowering.exerciseLines.lines
  }
}
