import Primitives
import W8Engine

/// Where a table of sets has what is of use.
struct SetColumns: Sendable {
  let dialect: SetDialect
  /// Whether the columns were found by the names that people use.
  let isGuessed: Bool
  private var indices = [Int?](repeating: nil, count: SetColumn.allCases.count)
  /// The columns of the sets of a row, where it has several.
  private(set) var pairs: [(repetitions: Int, weight: Int?, unit: MassUnit?)] = []
  /// The units that the header tells.
  private(set) var massUnit, bodyUnit: MassUnit?
  private(set) var lengthUnit: DistanceUnit?
  /// How many seconds one of a time is; nil where the header does not tell it.
  private(set) var secondsPerUnit: Int? = 1
  /// Whether the user has said which column counts or numbers sets.
  private(set) var isCountSure = false
  /// The columns of a set each, as `Set 1`, `Set 2`.
  private(set) var setCells: [Int] = []
  /// The columns of their loads, as `Weight 1`, `Weight 2`; nil for those that have none.
  private(set) var setLoads: [Int?] = []
  private(set) var unread: [(index: Int, name: String)] = []
  private var names: [String] = []

  /// The index of a column; nil where the table has none.
  private(set) subscript(column: SetColumn) -> Int? {
    get { indices[column.rawValue] }
    set { indices[column.rawValue] = newValue }
  }

  /// Returns the name of a column as it is written; nil if the table has none.
  func name(of column: SetColumn) -> String? { self[column].map { names[$0] } }

  /// Finds the columns of a source that writes `dialect`.
  init(_ header: inout TableHeader, _ dialect: SetDialect) throws(ImportRefusal) {
    (self.dialect, isGuessed) = (dialect, false)
    for (column, names) in dialect.names {
      self[column] = header.index(ofFirst: names)
    }
    // A name in full comes before the beginning of one.
    for column in SetColumn.allCases {
      guard let prefix = dialect.names[column]?.first, prefix.last == "*" else { continue }
      self[column] = header.column(startingWith: String(prefix.dropLast()))?.index
    }
    while dialect.isWide, let repetitions = header.index(of: "set \(pairs.count + 1) (reps)") {
      let weight = header.column(startingWith: "set \(pairs.count + 1) (")
      pairs.append(
        (repetitions, weight?.index, weight.flatMap { W8Exchange.massUnit(inHeader: $0.name) }))
    }
    for name in dialect.passedBy {
      if name.last != "*" { header.passBy(name) }
      while name.last == "*", header.column(startingWith: String(name.dropLast())) != nil {}
    }
    if dialect.needsLoads { _ = try header.loads(self[.weight]) }
    findUnits(header)
  }

  /// Finds the columns by what `map` calls them, by name or number, else by their usual names; nil where there is no day, no exercise or nothing
  /// that was done. `name` is the exercise of a table without a column for it.
  init?(
    _ header: inout TableHeader, map: [String: String], needsDay: Bool = true,
    exercise name: String? = nil
  ) {
    dialect = SetDialect(names: [:], session: [.workout, .key, .gym], hasInstants: true)
    isGuessed = true
    func find(_ what: String, where isNamed: (String) -> Bool) -> Int? {
      let index = map[what].map { header.index(called: $0) } ?? header.index(where: isNamed)
      if let index { header.use(index, what.isEmpty ? .read : .readAs(what)) }
      return index
    }
    func find(_ what: String, _ names: Set<String>) -> Int? {
      find(what) { names.contains(nameWithoutUnit($0)) }
    }
    let exercise = find("exercise", where: namesExercise)
    guard exercise != nil || name != nil else { return nil }
    let isTimed = map["seconds"] == nil && map["minutes"] == nil
    let date = find("date", dayNames) ?? (needsDay && isTimed ? find("date", clockNames) : nil)
    guard date != nil || !needsDay else { return nil }
    (self[.date], self[.exercise]) = (date, exercise)
    // Beside the day `Time` is that of the day, elsewhere that of a set.
    let clock = header.names.indices.first {
      abs($0 - (date ?? -2)) == 1 && clockNames.contains(nameWithoutUnit(header.written[$0]))
    }
    self[.time] = find("time") { [names = header.written] name in
      clock.map { names[$0] } == name || startNames.contains(nameWithoutUnit(name))
    }
    if map["date"] == nil {
      self[.week] = find("", ["week", "week no", "wk", "woche", "semaine", "semana", "settimana"])
    }
    self[.bodyWeight] = find("bodyweight", bodyWeightNames)
    if map["reps"] == nil { findSetCells(&header) }
    if setCells.isEmpty { self[.repetitions] = find("reps", where: namesRepetitions) }
    self[.seconds] = map["minutes"] == nil ? find("seconds", durationNames) : find("minutes", [])
    self[.distance] = find("distance", distanceNames)
    guard self[.repetitions] ?? self[.seconds] ?? self[.distance] ?? setCells.first != nil else {
      return nil
    }
    for (column, what, names) in otherColumns { self[column] = find(what, names) }
    self[.note] = find("note") { noteNames.contains(nameWithoutUnit($0)) || namesNotes($0) }
    findUnits(header)
    secondsPerUnit =
      map["minutes"] != nil
      ? 60
      : lastWord(of: .seconds, in: header).flatMap { secondsOfWord[$0] }
        ?? (map["seconds"] != nil ? 1 : nil)
    isCountSure = map["sets"] ?? map["set"] != nil
    unread = header.unusedColumns
    names = header.written
  }

  /// Finds columns that are numbered from 1 on: `Set 1`, `Reps 1` with `Weight 1`, `1st`.
  private mutating func findSetCells(_ header: inout TableHeader) {
    let names = header.written.map { $0.lowercased() }
    func index(_ number: Int, _ words: Set<String>) -> Int? {
      names.firstIndex { name in
        name.filter { $0.isNumber } == "\(number)"
          && (words.contains(nameWithoutUnit(name)) || words.contains(name.filter { $0.isLetter }))
      }
    }
    let wordsOfCells = wordsForSets.union(repetitionWords).union(["s", "st", "nd", "rd", "th"])
    while let cell = index(setCells.count + 1, wordsOfCells) {
      let load = index(setCells.count + 1, loadNames)
      setCells.append(cell)
      setLoads.append(load)
      for index in [cell, load].compactMap({ $0 }) { header.use(index, .readAs("set")) }
    }
    if setCells.count == 1 { (setCells, setLoads) = ([], []) }
  }

  private mutating func findUnits(_ header: TableHeader) {
    massUnit = self[.weight].flatMap { W8Exchange.massUnit(inHeader: header.names[$0]) }
    bodyUnit = self[.bodyWeight].flatMap { W8Exchange.massUnit(inHeader: header.names[$0]) }
    lengthUnit = lastWord(of: .distance, in: header).flatMap { W8Exchange.lengthUnit($0) }
  }

  private func lastWord(of column: SetColumn, in header: TableHeader) -> String? {
    self[column].flatMap { W8Exchange.lastWord(of: header.names[$0]) }
  }
}

/// What people call columns without which a table may be, by what `--map` calls them, in the order in which they are found.
private let otherColumns: [(SetColumn, String, Set<String>)] = [
  (.weight, "weight", loadNames),
  (.unit, "unit", ["unit", "units", "weight unit", "einheit", "unité", "unidad", "unità"]),
  (.count, "sets", setCountNames),
  (.number, "set", setNumberNames),
  (.effort, "rpe", ["rpe"]),
  (.reserve, "rir", ["rir", "reps in reserve", "repetitions in reserve"]),
  (
    .kind, "type",
    [
      "set type", "type of set", "satzart", "satztyp", "tipo di serie", "tipo de serie",
      "tipo de série",
    ]
  ),
  (
    .warmUp, "warmup",
    ["warmup", "is warmup", "warm up", "is warm up", "is warmup set", "warmup set", "aufwärmsatz"]
  ),
  (.multiplier, "", ["multiplier"]),
  (.distanceUnit, "distanceunit", ["distance unit"]),
  (.gym, "gym", ["gym", "location", "studio", "fitnessstudio", "gimnasio", "palestra"]),
  (.person, "person", personNames),
  (.key, "", ["workout id", "session id", "workout number", "workout no"]),
  (.workout, "workout", workoutNames),
  (
    .workoutNote, "workoutnote", ["workout notes", "workout note", "session notes", "session note"]
  ),
]

private func namesExercise(_ name: String) -> Bool {
  let words = columnWords(of: name)
  return words.contains(where: exerciseWords.contains) && namesLifts(name)
    && !words.contains {
      repetitionWords.contains($0) || wordsForSets.contains($0) || wordsOfOrder.contains($0)
    }
}

private func namesRepetitions(_ name: String) -> Bool {
  let words = columnWords(of: name).filter { $0 != "x" }
  if words.count == 2, wordsForSets.contains(words[0]), repetitionWords.contains(words[1]) {
    return true
  }
  let isOfSets = words.contains(where: wordsForSets.contains) && !words.contains("per")
  return words.contains(where: repetitionWords.contains) && namesLifts(name) && !isOfSets
    && !words.contains(where: wordsOfPlans.contains)
}

private func namesNotes(_ name: String) -> Bool {
  let words = columnWords(of: name)
  return words.count == 2 && ["exercise", "set"].contains(words[0]) && noteNames.contains(words[1])
}

private let wordsOfOrder: Set<String> = [
  "number", "no", "num", "nr", "index", "order", "id", "count", "type",
]

private let wordsOfPlans: Set<String> = [
  "target", "required", "planned", "total", "max", "top", "weight", "load",
]

/// The words of the name of a column, without the unit that ends it.
func nameWithoutUnit(_ name: String) -> String {
  var words = columnWords(of: name)
  while words.count > 1, let last = words.last,
    massUnit(last) != nil || lengthUnit(last) != nil || secondsOfWord[last] != nil
  {
    words.removeLast()
  }
  return words.joined(separator: " ")
}

/// The word that ends the name of a column, which may be its unit.
func lastWord(of name: String) -> String? {
  name.split(whereSeparator: { "()[]_ /".contains($0) }).last.map(String.init)
}

let dayNames: Set<String> = [
  "date", "datetime", "date time", "timestamp", "day", "workout date", "session date",
  "workout datetime", "performed at", "completed at", "logged at", "created at", "datum", "fecha",
  "data", "dato", "jour", "giorno", "día", "dia", "dag", "tag", "dzień", "päivä", "päivämäärä",
  "pvm", "den",
  "tarih", "gün", "дата", "день", "ημερομηνία", "ημέρα",
  "dátum", "ngày", "tanggal", "tarikh",
  "日期", "日付", "日時", "날짜",
]

private let clockNames: Set<String> = ["time", "uhrzeit", "zeit", "heure", "hora", "ora", "tijd"]
private let startNames: Set<String> = ["start time", "time of day", "uhrzeit", "start"]

private let durationNames: Set<String> = [
  "seconds", "secs", "sec", "duration", "set duration", "time", "minutes", "sekunden", "minuten",
  "dauer", "zeit", "durée", "duración", "duração", "durata", "duur", "tid", "czas", "время",
]

private let distanceNames: Set<String> = [
  "distance", "distanz", "strecke", "entfernung", "distancia", "distância", "distanza", "afstand",
  "dystans", "расстояние",
]

/// Beside an exercise a weight is the load, whosever it would be elsewhere.
let loadNames = weightNouns.union([
  "load", "weight lifted", "weight used", "working weight", "last", "charge", "carga", "carico",
  "ciężar", "ciezar", "obciążenie", "obciazenie", "belastning", "beban", "重量", "重さ", "무게", "중량",
])

/// What people call a weight, whether of a bar or of a person.
let weightNouns: Set<String> = [
  "weight", "kg", "kgs", "kilograms", "lb", "lbs", "pounds", "gewicht", "poids", "peso", "vikt",
  "vægt", "vekt", "paino", "váha", "hmotnost", "waga", "ağırlık", "вес", "вага", "βάρος",
  "vaha", "súly", "suly", "greutate", "trọng lượng", "berat",
]

let bodyWeightNames: Set<String> = [
  "body weight", "bodyweight", "body mass", "körpergewicht", "poids du corps", "poids corporel",
  "peso corporal", "peso corporeo", "lichaamsgewicht", "kroppsvikt", "kropsvægt", "kroppsvekt",
  "masa ciała", "tělesná váha", "testsúly", "vücut ağırlığı", "вес тела", "вага тіла",
  "σωματικό βάρος", "berat badan", "cân nặng", "体重", "體重", "체중",
]

private let setCountNames: Set<String> = [
  "sets", "set count", "sets count", "number of sets", "no of sets", "total sets", "sätze",
  "saetze", "anzahl sätze", "serien", "séries", "nombre de séries", "series", "número de series",
  "número de séries", "sarjat", "подходы", "підходи", "组数", "組數", "セット数", "세트수", "세트 수",
]

private let setNumberNames: Set<String> = [
  "set", "set number", "set no", "set nr", "set num", "set order", "set index", "set id", "satz",
  "satz nr", "serie", "série", "seria", "sett", "sæt", "sarja", "подход", "підхід", "σετ",
  "sorozat", "hiệp", "组", "組",
  "组序", "組序", "セット番号",
  "セット", "세트",
]

private let workoutNames: Set<String> = [
  "workout", "workout name", "workout title", "session", "session name", "training", "routine",
  "routine name", "title", "séance", "entrenamiento", "treino", "allenamento",
]
