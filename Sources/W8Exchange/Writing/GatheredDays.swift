import W8Engine

/// What was gathered day by day, in the order in which a log has it: the weigh-ins of a day before its sessions.
struct GatheredDays {
  private let gathered: GatheredImport
  private var weighIn = 0
  private var session = 0

  /// What comes next.
  enum Next {
    case weighIn(ImportedWeighIn, CivilDate)
    case session(ImportedSession, CivilDate)
  }

  init(_ gathered: GatheredImport) {
    self.gathered = gathered
  }

  /// What comes next; nil at the end.
  mutating func next() -> Next? {
    let hasWeighIn = weighIn < gathered.weighIns.count
    let hasSession = session < gathered.sessions.count
    if hasWeighIn,
      !hasSession || gathered.weighIns[weighIn].date <= gathered.sessions[session].date
    {
      defer { weighIn += 1 }
      return .weighIn(gathered.weighIns[weighIn].content, gathered.weighIns[weighIn].date)
    }
    guard hasSession else { return nil }
    defer { session += 1 }
    return .session(gathered.sessions[session].content, gathered.sessions[session].date)
  }
}
