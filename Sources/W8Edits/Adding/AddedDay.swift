package import W8Engine

/// What one day brings to a book: an entry as it would be typed, without its day.
package struct AddedDay: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The text after day and weekday: weight, time, gym, tags, pairs and tail in any order; may be empty.
  package var fields: String
  /// The indented lines below, one for each element: sessions, exercises, notes. A note of an exercise stands deeper than
  /// it; how deep all of them stand is else a habit of the file.
  package var lines: [String]
  /// Whether another program wrote it, a weigh-in or sessions: these are there already where the day says as much, at
  /// whatever gym, and never where it says less.
  package let isImported: Bool
  /// Whether the book is known to have it, in whatever words: then nothing of it is added.
  package let isThere: Bool
  /// Whether sets that the day has are left out; else sets that are typed again are done again.
  package var isOnce: Bool
  /// Whether an equal weigh-in of the day is the same though one of the two has no time, which it then gains; a second one
  /// that is typed is another.
  package let matchesAnyTime: Bool
  /// Whether the weight takes the place of that of the day, which is wrong.
  package let isReplacing: Bool

  /// Makes the entry of `date` with `fields` on its line and `lines` below; several may be of one date.
  package init(
    date: CivilDate, fields: String, lines: [String] = [], isImported: Bool = false,
    isThere: Bool = false, isOnce: Bool = false, matchesAnyTime: Bool = false,
    isReplacing: Bool = false
  ) {
    self.date = date
    self.fields = fields
    self.lines = lines
    self.isImported = isImported
    self.isThere = isThere
    self.isOnce = isOnce
    self.matchesAnyTime = matchesAnyTime || isImported
    self.isReplacing = isReplacing
  }
}

/// A change of a book that adds days, and what becomes of each of them.
package struct DayAddition: Hashable, Sendable {
  /// The change; without files where the book has all of it.
  package let edit: BookEdit
  /// What becomes of each day, in the order in which they were given.
  package let outcomes: [AddedDayOutcome]
  /// The exercises that are added with sets that their sessions had already.
  package let repeats: [RepeatedSets]
  /// The gyms whose sessions go on with exercises that name none, since their days have no other session.
  package let gymsJoined: [GymID]
}

/// An exercise that is typed with sets that its session had already.
package struct RepeatedSets: Hashable, Sendable {
  /// The exercise with the sets, as `Squat: 5 105`.
  package let text: String
  /// The number of times that the session says them now, at least 2.
  package let times: Int
}

/// What becomes of a day that is added.
package enum AddedDayOutcome: Hashable, Sendable {
  /// It gets an entry of its own.
  case added
  /// What the book lacks of it goes to an entry that is there.
  case joined
  /// The book has all of it: nothing changes.
  case known
  /// The book has all of it but its note, since another program wrote it and the entry had another note: nothing changes.
  case knownWithOtherNote
  /// It is left out, for a reason that people can read; `isOfWeight` where the day has another weight.
  case leftOut(String, isOfWeight: Bool)
}
