/// Which exercises of a session were done in turn: neighbors with one id are.
struct Supersets {
  private var members: [Member] = []

  private struct Member {
    let exercise: Int
    let id: String
    let line: Int
  }

  /// Notes that an exercise of the session, by its index, has the id; nil where it has none.
  mutating func add(exercise: Int, id: String?, line: Int) {
    guard members.last?.exercise != exercise else { return }
    members.append(Member(exercise: exercise, id: id ?? "", line: line))
  }

  /// Joins the exercises of the last session, and tells of partners that do not stand together.
  mutating func finish(_ log: inout ImportedLog) {
    defer { members = [] }
    guard let session = log.sessions.indices.last else { return }
    var seen: Set<String> = []
    for (index, member) in members.enumerated() where !member.id.isEmpty {
      let isJoined = index > 0 && members[index - 1].id == member.id
      if isJoined {
        log.sessions[session].exercises[member.exercise].joinsPrevious = true
      } else if !seen.insert(member.id).inserted {
        log.lose(member.line, "exercises of a superset that are not next to each other", member.id)
      }
    }
  }
}
