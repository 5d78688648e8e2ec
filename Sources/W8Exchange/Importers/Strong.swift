extension Importer {
  static let strong = Importer(
    name: "strong", title: "Strong",
    recognition:
      "columns Date, Exercise Name and Set Order, their names in 18 languages, or its order of columns",
    recognizes: { $0.headerOfStrong != nil },
    open: { (head, _) throws(ImportRefusal) in
      guard var (index, header, letters) = head.headerOfStrong else {
        throw .unreadable(
          line: nil,
          "not a Strong table: it must have the columns Date, Exercise Name and Set Order, in any language"
        )
      }
      var dialect = dialectOfStrong
      dialect.kinds = letters
      let rows = SetRows(try SetColumns(&header, dialect))
      return TableReading(head: head, skipping: index + 1, header: header, rows: rows)
    })
}

private let dialectOfStrong = SetDialect(
  names: [
    .date: ["date"], .key: ["workout #", "date"], .workout: ["workout name"],
    .exercise: ["exercise name"], .kind: ["set order"], .repetitions: ["reps"],
    .seconds: ["seconds"], .note: ["notes"], .workoutNote: ["workout notes"], .effort: ["rpe"],
    .duration: ["duration", "workout duration", "duration (sec)"],
    .weight: [
      "weight", "weight (kg)", "weight (kgs)", "weight (kilograms)", "weight (lb)",
      "weight (lbs)", "weight (pounds)", "kg", "lb", "lbs",
    ],
    .distance: [
      "distance", "distance (meters)", "distance (m)", "distance (km)", "distance (mi)",
      "distance (miles)", "km", "mi.", "mi", "m",
    ],
    .unit: ["weight unit"], .distanceUnit: ["distance unit"],
  ],
  session: [.key], isSessionNamed: true, alike: [.workout, .duration], needsLoads: true,
  keepsNotes: true, hasRowsBesideSets: true)

extension SourceHead {
  /// The index of the header of Strong with its names in English, and the letters of its language; nil if there is none.
  fileprivate var headerOfStrong: (Int, TableHeader, [String: SetKind])? {
    for (index, row) in rows.enumerated() {
      if row.has("date", "exercise name", "set order") { return (index, row, [:]) }
      let found = StrongLanguage.all.lazy.compactMap { language in
        row.inEnglish(of: language).map { (index, $0, language.letters) }
      }
      if let found = found.first { return found }
      if hasShapeOfStrong(below: index) { return (index, row.inOrderOfStrong(), [:]) }
    }
    return nil
  }
}
