import W8Engine
import W8Exchange

/// A second of the calendar, by the clocks of a log or by those of UTC.
struct Moment: Hashable {
  /// Seconds since 1970-01-01 00:00.
  private let seconds: Int

  /// The beginning of a minute of `date`, which has `minutes` before it.
  init(_ date: CivilDate, minutes: Int) {
    seconds = Int(date.dayNumber) * Self.secondsPerDay + minutes * 60
  }

  private init(seconds: Int) {
    self.seconds = seconds
  }

  private static let secondsPerDay = 86_400

  /// The moment so many seconds later.
  func adding(seconds more: Int) -> Moment { Moment(seconds: seconds + more) }

  /// What the clocks of UTC show when those of `zone` show this.
  func utc(from zone: ZoneRules) -> Moment { adding(seconds: -zone.secondsAhead(onClock: seconds)) }

  /// The day; the first or the last of the calendar for a moment outside it.
  var date: CivilDate {
    let second = secondOfDay
    let day = Int32(clamping: (seconds - second) / Self.secondsPerDay)
    return CivilDate(dayNumber: day) ?? (day < 0 ? .first : .last)
  }

  /// `HH:MM:SS`.
  var clock: String { "\(clockOfMinutes):\(padded(secondOfDay % 60, to: 2))" }

  /// `HH:MM`.
  var clockOfMinutes: String {
    "\(padded(secondOfDay / 3600, to: 2)):\(padded(secondOfDay / 60 % 60, to: 2))"
  }

  private var secondOfDay: Int {
    let rest = seconds % Self.secondsPerDay
    return rest < 0 ? rest + Self.secondsPerDay : rest
  }
}

/// Gives each row a moment of its own, as some programs take two rows of one moment for the same.
struct DistinctMoments {
  /// The number of seconds that lie at least between two moments that would be equal.
  private let step: Int
  private var taken: Set<Moment> = []
  /// Behind which moment the search goes on, by where it began.
  private var latest: [Moment: Moment] = [:]

  /// Moments that differ by seconds.
  static let bySeconds = DistinctMoments(step: 1)
  /// Moments that differ by minutes.
  static let byMinutes = DistinctMoments(step: 60)

  private init(step: Int) {
    self.step = step
  }

  /// The substitute for a date without a time.
  private static let minutesOfNoon = 12 * 60

  /// The moment of `time` on `date`, else the next that is free; noon where there is no time.
  mutating func moment(
    on date: CivilDate, at time: TimeOfDay?, _ losses: inout ExportLosses
  ) -> Moment {
    if time == nil { losses.add(.dateAlone) }
    let wanted = Moment(date, minutes: time?.minutes ?? Self.minutesOfNoon)
    if taken.insert(wanted).inserted { return wanted }
    if step >= 60 { losses.add(.sameMinute) }
    var moment = latest[wanted] ?? wanted
    repeat { moment = moment.adding(seconds: step) } while !taken.insert(moment).inserted
    latest[wanted] = moment
    return moment
  }
}
