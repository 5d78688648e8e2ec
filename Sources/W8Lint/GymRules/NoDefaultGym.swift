import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let noDefaultGym = Rule(
    8306, "no-default-gym", .information,
    Explanation(
      finds: """
        Sessions without a gym, if the log declares gyms but no default gym. Reported once, at \
        the first such session.
        """,
      harm: "w8log does not count these sessions for any gym, so they have a separate history.",
      fix: "Add `default` to a `gym` line, or write the gym of each session.",
      example: """
        gym        @iron "Iron Temple"

        # 2026-01

        03 Sat   82.1
            Squat:              3x5 100
        """,
      instead: """
        gym        @iron "Iron Temple" default

        # 2026-01

        03 Sat   82.1
            Squat:              3x5 100
        """),
    .book { analysis, findings in
      let gyms = analysis.book.gyms
      guard !gyms.isEmpty, !gyms.contains(where: { $0.isDefault }) else { return }
      guard let fileLine = analysis.firstUnnamedSession else { return }
      let count = analysis.files.reduce(0) { $0 + $1.sections.unnamedSessions }
      let name = fileLine.kind == .exercise ? fileLine.tree.nameRange(ofLine: fileLine.line) : nil
      let gym = fileLine.range(of: .defaultGym)
      let range = name?.shifted(by: fileLine.sectionStart) ?? gym ?? firstScalar(of: fileLine)
      let sessions = count == 1 ? "1 session has" : "\(count) sessions have"
      findings.report(
        fileLine, range,
        "\(sessions) no gym, and the log has no default gym; add the word default to a gym line")
    },
    fixes: .possible { scope in
      let mostOffered = 8
      var declared: Set<GymID> = []
      return scope.file.settings.directives.compactMap { placed -> Fix? in
        // Of several declarations of a gym the first one counts.
        guard case .gym(let gym) = placed.directive, gym.hasValidID,
          declared.insert(canonicalKey(gym.id.text)).inserted,
          let edit = scope.file.line(of: placed).appending(" default")
        else { return nil }
        return .possible("Make \(gym.id.text) the default", edit)
      }.prefix(mostOffered).map { $0 }
    })
}

extension Analysis {
  /// The first exercise of the first session that names no gym.
  fileprivate var firstUnnamedSession: FileLine? {
    for file in files {
      for (section, content) in file.sections.enumerated() {
        guard let line = content.lowered.unnamedSessions.firstLine else { continue }
        return file.line(section: section, index: line)
      }
    }
    return nil
  }
}
