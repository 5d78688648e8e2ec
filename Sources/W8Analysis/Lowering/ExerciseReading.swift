import W8Engine
import W8Syntax

extension Lowering {
  /// The exercises of each session of the dated entries of the section, read in full.
  ///
  /// Walks the section a second time, so that nothing has to be kept for sections nobody asks about.
  static func exercises(
    _ tree: SyntaxTree, _ context: SectionContext, _ unit: MassUnit
  ) -> [[LoggedExercise]] {
    var lowering = Lowering(tree, context, unit)
    lowering.lowerAll()
    var sessions = Array(repeating: [LoggedExercise](), count: lowering.sessionCount)
    var names = lowering.exerciseLines.names
    for line in lowering.exerciseLines.lines {
      guard let session = line.session, let range = line.name else { continue }
      let text = tree.text.span
      let name = names.names[names.number(of: withoutQuotes(range, text), in: text)]
      var exercise = LoggedExercise(name.name, key: name.key, line: Int32(clamping: line.line))
      if line.isSuperset { exercise.joining = .superset }
      exercise.groups = tree.setGroups(ofLine: line.line).map(SetGroup.init)
      sessions[session].append(exercise)
    }
    return sessions
  }
}
