import W8Engine

/// Where a table of weigh-ins has what is of use.
struct WeightColumns {
  let date: Int?
  var time: Int?
  let weight: Int?
  var unit: MassUnit?
  var unitColumn: Int?
  /// The share of fat.
  var fat: Int?
  /// The mass of fat, in the unit of the weight.
  var fatMass: Int?
  var note: Int?
  /// The girth of the waist, and the unit that the header tells of it.
  var waist: Int?
  var waistUnit: String?
  /// Whose weight it is.
  var person: Int?
  /// Whether the weight is kept out of figures, and what else was measured, as `w8log export` writes both.
  var excluded, pairs, tags: Int?
  /// Whether times without a zone are those of Greenwich.
  var isOfGreenwich = false
  /// What clocks were ahead of Greenwich then, as `UTC+0100`.
  var offset: Int?
  /// Whether midnight stands for a day without a time.
  var midnightIsDay = false

  /// Makes the columns of a source that always has a date and a weight; `unit` is that of all its weights.
  init(date: Int?, weight: Int?, unit: MassUnit? = nil) {
    self.date = date
    self.weight = weight
    self.unit = unit
  }

  /// Finds the columns by what `map` calls them, else by the names that programs use; nil where date or weight is missing.
  init?(_ header: inout TableHeader, map: [String: String]) {
    func find(_ what: String, _ names: [String], _ words: Set<String> = []) -> Int? {
      let index =
        map[what].map { header.index(called: $0) } ?? header.index(ofFirst: names)
        ?? header.index { words.contains(nameWithoutUnit($0)) }
      if let index { header.use(index, .readAs(what)) }
      return index
    }
    guard let date = find("date", dateNames, dayNames) else { return nil }
    guard let weight = find("weight", weightNames, weightColumnNames), weight != date
    else { return nil }
    self.date = date
    self.weight = weight
    unit = massUnit(inHeader: header.names[weight])
    time = find("time", timeNames)
    if time == date { time = nil }
    unitColumn = find("unit", ["unit", "weight unit", "weight_unit", "units"])
    fat = find("fat", fatNames)
    note = find("note", noteNames)
    person = find("person", [], personNames)
    findWaist(&header, map["waist"])
    excluded = header.index(of: "excluded")
    pairs = header.index(of: "measurements")
    // Elsewhere words may stand in such a column that are no tags.
    if excluded != nil, pairs != nil { tags = header.index(of: "tags") }
    // What is computed from the others, here among them what `w8log export` adds.
    header.passBy("bmi", "change", "file", "line", "average", "rate", "ratedays", "pace")
  }

  mutating func findWaist(_ header: inout TableHeader, _ name: String? = nil) {
    let found = name.map { header.index(called: $0) }
    waist = found ?? header.index { waistNames.contains(nameWithoutUnit($0)) }
    guard let waist else { return }
    header.use(waist, .readAs("waist"))
    waistUnit = lastWord(of: header.names[waist]).flatMap(girthUnit)
  }

  /// Finds the columns in a header that stays as it is.
  init?(header: TableHeader, map: [String: String]) {
    var header = header
    self.init(&header, map: map)
  }
}

/// What people call the weight of a person, without the words for the load of a bar.
private let weightColumnNames = weightNouns.union(bodyWeightNames)

/// What programs call the day of a weigh-in, in lower case.
private let dateNames = [
  "date", "datetime", "date/time", "date time", "timestamp", "day", "time of measurement",
  "measured at", "measurement date", "datum", "fecha", "data", "time",
]

private let timeNames = ["time", "time of day", "uhrzeit", "zeit", "heure", "hora", "ora"]

private let weightNames = [
  "weight", "weight(kg)", "weight(lb)", "weight(lbs)", "weight_kg", "weight_lb", "weight_lbs",
  "body weight", "bodyweight", "body weight (kg)", "body weight (lb)", "body weight (lbs)", "mass",
  "kg", "kilograms", "lb", "lbs", "pounds", "pound(s)", "gewicht", "gewicht (kg)", "poids",
  "poids (kg)", "peso", "peso (kg)",
]

private let fatNames = [
  "body fat %", "body fat", "body fat (%)", "body fat(%)", "bodyfat", "body_fat", "fat %", "fat",
  "fat (%)", "fat(%)", "körperfett", "körperfett (%)", "körperfettanteil", "masse grasse",
  "body fat percentage", "body fat percentage (%)", "grasa corporal", "gordura corporal",
  "massa grassa", "grasso corporeo", "vetpercentage", "lichaamsvet", "tkanka tłuszczowa",
  "kroppsfett",
  "kropsfedt", "kehon rasva", "rasvaprosentti", "tělesný tuk", "vücut yağı", "жир", "процент жира",
  "жир (%)", "λίπος",
]

/// What tables call the girth of the waist.
let waistNames: Set<String> = [
  "waist", "waist circumference", "waist size", "bauch", "bauchumfang", "taille", "taillenumfang",
  "tour de taille", "cintura", "vita", "girovita", "talia", "midja", "midjemått", "livvidde",
  "vyötärö",
  "pas", "bel", "талия", "обхват талии", "талія", "μέση",
]

let noteNames = [
  "note", "notes", "comment", "comments", "remark", "remarks", "memo", "notiz", "notizen",
  "kommentar",
  "bemerkung", "nota", "notas", "commentaire", "commentaires", "remarque", "comentario",
  "comentarios",
  "comentário", "commento", "opmerking", "opmerkingen", "notatka", "uwagi", "anteckning",
  "bemærkning",
  "merknad", "huomautus", "poznámka", "açıklama", "заметка", "примечание", "комментарий", "нотатка",
  "примітка", "σημείωση", "anmerkung", "anmerkungen", "kommentarer", "notater", "notatki",
  "poznámky",
  "muistiinpanot", "not", "megjegyzés", "observații", "ghi chú", "catatan", "заметки", "нотатки",
  "メモ", "备注", "備註", "메모",
]
