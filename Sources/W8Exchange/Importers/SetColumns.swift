import W8Engine

/// Where a table of sets has what is of use.
struct SetColumns {
  let date, exercise: Int
  let time, repetitions, weight, unit, effort, reserve, kind, warmUp, multiplier: Int?
  let seconds, distance, distanceUnit, gym, workout, key, note, workoutNote, bodyWeight: Int?
  let person: Int?
  /// How many sets alike a row stands for, or which set of its exercise it is.
  let count, number: Int?
  /// The units that the header tells.
  let massUnit, bodyUnit: MassUnit?
  let lengthUnit: DistanceUnit?
  /// How many seconds one of a time is; nil where the header does not tell it.
  let secondsPerUnit: Int?
  /// Whether the user has said which column counts or numbers sets.
  let isCountSure: Bool
  /// The columns that are not read, with their names.
  let unread: [(index: Int, name: String)]

  /// Finds the columns by what `map` calls them, by name or number, else by their usual names; nil where there is no day, no exercise or nothing
  /// that was done.
  init?(_ header: inout TableHeader, map: [String: String]) {
    func find(_ what: String, where isNamed: (String) -> Bool) -> Int? {
      let index = map[what].map { header.index(called: $0) } ?? header.index(where: isNamed)
      if let index { header.use(index, what.isEmpty ? .read : .readAs(what)) }
      return index
    }
    func find(_ what: String, _ names: Set<String>) -> Int? {
      find(what) { names.contains(nameWithoutUnit($0)) }
    }
    guard let date = find("date", dayNames), let exercise = find("exercise", where: namesExercise)
    else { return nil }
    (self.date, self.exercise) = (date, exercise)
    // Beside the day `Time` is that of the day, elsewhere that of a set.
    let clock = header.names.indices.first {
      abs($0 - date) == 1 && clockNames.contains(nameWithoutUnit(header.written[$0]))
    }
    time = find("time") { [names = header.written] name in
      clock.map { names[$0] } == name || startNames.contains(nameWithoutUnit(name))
    }
    bodyWeight = find("bodyweight", bodyWeightNames)
    repetitions = find("reps", where: namesRepetitions)
    seconds = find("seconds", durationNames)
    distance = find("distance", distanceNames)
    guard repetitions ?? seconds ?? distance != nil else { return nil }
    weight = find("weight", loadNames)
    unit = find("unit", ["unit", "units", "weight unit", "einheit", "unité", "unidad", "unità"])
    count = find("sets", setCountNames)
    number = find("set", setNumberNames)
    effort = find("rpe", ["rpe"])
    reserve = find("rir", ["rir", "reps in reserve", "repetitions in reserve"])
    kind = find("type", ["set type", "type of set", "satzart", "satztyp"])
    warmUp = find(
      "warmup", ["warmup", "is warmup", "warm up", "is warm up", "is warmup set", "warmup set"])
    multiplier = find("", ["multiplier"])
    distanceUnit = find("distanceunit", ["distance unit"])
    gym = find("gym", ["gym", "location", "studio", "fitnessstudio", "gimnasio", "palestra"])
    person = find("person", personNames)
    key = find("", ["workout id", "session id", "workout number", "workout no"])
    workout = find("workout", workoutNames)
    workoutNote = find(
      "workoutnote", ["workout notes", "workout note", "session notes", "session note"])
    note = find("note") { noteNames.contains(nameWithoutUnit($0)) || namesNotes($0) }
    massUnit = weight.flatMap { [names = header.names] in W8Exchange.massUnit(inHeader: names[$0]) }
    bodyUnit = bodyWeight.flatMap { [names = header.names] in
      W8Exchange.massUnit(inHeader: names[$0])
    }
    lengthUnit = distance.flatMap { [names = header.names] in
      lastWord(of: names[$0]).flatMap { W8Exchange.lengthUnit($0) }
    }
    secondsPerUnit = seconds.flatMap { [names = header.names] in
      lastWord(of: names[$0]).flatMap { secondsOf[$0] }
    }
    isCountSure = map["sets"] ?? map["set"] != nil
    unread = header.unusedColumns
  }
}

private func namesExercise(_ name: String) -> Bool {
  let words = columnWords(of: name)
  return words.contains(where: exerciseWords.contains) && namesLifts(name)
    && !words.contains {
      repetitionWords.contains($0) || wordsForSets.contains($0) || wordsOfOrder.contains($0)
    }
}

private func namesRepetitions(_ name: String) -> Bool {
  let words = columnWords(of: name)
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
    massUnit(last) != nil || lengthUnit(last) != nil || secondsOf[last] != nil
  {
    words.removeLast()
  }
  return words.joined(separator: " ")
}

/// The word that ends the name of a column, which may be its unit.
func lastWord(of name: String) -> String? {
  name.split(whereSeparator: { "()[]_ /".contains($0) }).last.map(String.init)
}

private let secondsOf = [
  "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "sekunden": 1, "secondes": 1,
  "segundos": 1, "secondi": 1, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "minuten": 60,
  "h": 3600, "hours": 3600,
]

let dayNames: Set<String> = [
  "date", "datetime", "date time", "timestamp", "day", "workout date", "session date",
  "workout datetime", "performed at", "completed at", "logged at", "created at", "datum", "fecha",
  "data", "dato", "jour", "giorno", "día", "dia", "dag", "tag", "dzień", "päivä", "päivämäärä",
  "pvm", "den",
  "tarih", "gün", "дата", "день", "ημερομηνία", "ημέρα",
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
let loadNames: Set<String> = [
  "weight", "load", "weight lifted", "weight used", "working weight", "kg", "kgs", "kilograms",
  "lb", "lbs", "pounds", "gewicht", "last", "poids", "charge", "peso", "carga", "carico", "vikt",
  "vægt", "vekt", "paino", "váha", "hmotnost", "ciężar", "waga", "ağırlık", "вес", "вага", "βάρος",
]

let bodyWeightNames: Set<String> = [
  "body weight", "bodyweight", "body mass", "körpergewicht", "poids du corps", "poids corporel",
  "peso corporal", "peso corporeo", "lichaamsgewicht", "kroppsvikt", "kropsvægt", "kroppsvekt",
  "вес тела",
]

private let setCountNames: Set<String> = [
  "sets", "set count", "sets count", "number of sets", "no of sets", "total sets", "sätze",
  "saetze", "anzahl sätze", "serien", "séries", "nombre de séries", "series", "número de series",
  "número de séries", "sarjat", "подходы", "підходи",
]

private let setNumberNames: Set<String> = [
  "set", "set number", "set no", "set nr", "set num", "set order", "set index", "set id", "satz",
  "satz nr", "serie", "série", "seria", "sett", "sæt", "sarja", "подход", "підхід", "σετ",
]

private let workoutNames: Set<String> = [
  "workout", "workout name", "workout title", "session", "session name", "training", "routine",
  "routine name", "title", "séance", "entrenamiento", "treino", "allenamento",
]
