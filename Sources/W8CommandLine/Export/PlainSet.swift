import W8Engine

/// A set as programs know it that have a number for a load and one kind for each set.
struct PlainSet {
  /// The load; nil for one's own weight, or none.
  let load: PlainLoad?
  let kind: Kind

  /// What sort of set it is.
  enum Kind {
    case normal, warmUp, drop, failure
  }

  /// A load as a number.
  struct PlainLoad {
    let amount: Double
    /// Nil for a level of a machine, which has none.
    let unit: MassUnit?

    /// The number in another unit.
    func amount(in other: MassUnit) -> Double {
      guard let unit, unit != other else { return amount }
      return amount * unit.kilograms / other.kilograms
    }
  }

  /// Makes it of `done`, and notes what of it cannot be said.
  init(_ done: ExportedSet, _ losses: inout ExportLosses) {
    load = Self.load(of: done, &losses)
    let labels = done.set.labels.map { $0.lowercased() }
    let known: [(label: String, kind: Kind)] = [("drop", .drop), ("failure", .failure)]
    if done.set.purpose == .warmUp {
      kind = .warmUp
      losses.add(.label, labels.count)
    } else {
      let told = known.first { labels.contains($0.label) }
      kind = told?.kind ?? .normal
      losses.add(.label, labels.count { $0 != told?.label })
    }
    if done.set.mark == .failed { losses.add(.failedMark) }
    if done.set.mark == .asManyAsPossible { losses.add(.asManyAsPossible) }
  }

  private static func load(of done: ExportedSet, _ losses: inout ExportLosses) -> PlainLoad? {
    switch done.set.load {
    case .mass(let written):
      return PlainLoad(written, done.bareUnit)
    case .level(let thousandths):
      losses.add(.level)
      return PlainLoad(amount: Double(thousandths) / 1000, unit: nil)
    case .bodyWeight(let written):
      guard written.thousandths != 0 else { return nil }
      losses.add(.addedLoad)
      return PlainLoad(written, done.bareUnit)
    case nil:
      if done.added == nil, done.set.repetitions != nil { losses.add(.noLoad) }
      return nil
    }
  }
}

extension PlainSet.PlainLoad {
  /// The number without its sign: programs that know help and loads have an exercise for each.
  fileprivate init(_ written: WrittenLoad, _ bareUnit: MassUnit) {
    amount = Double(written.thousandths.magnitude) / 1000
    unit = (written.unit ?? bareUnit)
  }
}

extension ExportedSet {
  /// The distance as programs know it that have kilometres and miles; nil without one.
  var plainDistance: (amount: Double, isInMiles: Bool)? {
    guard let metres = set.distance?.metres else { return nil }
    switch distanceUnit {
    case .metre, .kilometre: return (metres / 1000, false)
    case .mile, .yard, .foot: return (metres / 1609.344, true)
    }
  }
}

extension ExportedSession {
  /// Notes what of it a program cannot say that knows neither gyms nor tags.
  func notePlain(_ losses: inout ExportLosses) {
    if namesGym { losses.add(.gym) }
    guard number == 1 else { return }
    losses.add(.tags, row.entry.tags.count)
    if hasNoteOfDay { losses.add(.noteOfDay) }
  }
}
