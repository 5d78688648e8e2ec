import Primitives

extension ImportedLog {
  /// Adds loads to the body, of a source that has no word for the body: those of an exercise of which another set has no
  /// load, if its name says that it lifts the body. Reports them.
  ///
  /// Only a name tells: without a load stands also a set of a bar or a machine whose load nobody wrote down.
  mutating func addLoadsToBody() {
    var counts: [String: SetCounts] = [:]
    for exercise in sessions.lazy.flatMap({ $0.exercises }) {
      let name = ownName(of: exercise)
      var count = counts[name] ?? SetCounts(isOfBody: liftsBody(name))
      if count.isOfBody { count.add(exercise) }
      counts[name] = count
    }
    guard counts.values.contains(where: { $0.isMixed }) else { return }
    for session in sessions.indices {
      for index in sessions[session].exercises.indices {
        let exercise = sessions[session].exercises[index]
        guard let count = counts[ownName(of: exercise)], count.isMixed,
          sessions[session].exercises[index].addLoadsToBody()
        else { continue }
        let name = ownName(of: exercise).prefix(longestName)
        remark(
          exercise.line,
          "\(counted(count.loaded, "load")) of \"\(name)\" read as added weight (bw+), "
            + "because other sets of it have no load")
      }
    }
  }

  /// The name that the log will have.
  private func ownName(of exercise: ImportedExercise) -> String {
    settings.names.isEmpty
      ? exercise.name : settings.names[exercise.name.lowercased()] ?? exercise.name
  }
}

/// The sets of an exercise that have a load, and those that have none.
private struct SetCounts {
  let isOfBody: Bool
  private(set) var loaded = 0
  private var unloaded = 0

  init(isOfBody: Bool) { self.isOfBody = isOfBody }

  var isMixed: Bool { loaded > 0 && unloaded > 0 }

  mutating func add(_ exercise: ImportedExercise) {
    for set in exercise.sets {
      switch set.load {
      case .mass: loaded += 1
      case .bodyweight: unloaded += 1
      case .bodyweightAnd, .level, nil: break
      }
    }
  }
}

extension ImportedExercise {
  /// Adds each load to the body; false if there is none.
  fileprivate mutating func addLoadsToBody() -> Bool {
    var hasAny = false
    for index in sets.indices {
      guard case .mass(let mass) = sets[index].load else { continue }
      sets[index].load = .bodyweightAnd(mass)
      hasAny = true
    }
    return hasAny
  }
}

/// Whether an exercise lifts the body, by its name: a dip, a pull-up and the like, and no machine or weight is named.
func liftsBody(_ name: String) -> Bool {
  let words = name.lowercased().split { !$0.isLetter }
  guard !words.contains(where: { word in equipment.contains { word.hasPrefix($0) } }) else {
    return false
  }
  if words.contains(where: { word in stemsOfBodyLifts.contains { word.hasPrefix($0) } }) {
    return true
  }
  return words.indices.contains { index in
    let pair = words[index...].prefix(2).joined(separator: " ")
    return bodyLifts.contains(String(words[index])) || bodyLifts.contains(pair)
  }
}

/// English names, whole, and those that other languages have as they are.
private let bodyLifts: Set<String> = {
  let names = [
    "dip", "pull up", "pullup", "chin up", "chinup", "push up", "pushup", "press up", "muscle up",
    "sit up", "situp", "leg raise", "knee raise", "back extension", "hyperextension",
    "inverted row", "pistol squat", "barra fixa",
  ]
  return Set(names + names.map { $0 + "s" })
}()

/// How their names begin in other languages.
private let stemsOfBodyLifts = [
  "klimmz", "liegestütz", "traction", "pompes", "dominada", "fondos", "trazioni", "piegamenti",
  "optrekken", "opdrukken", "podciąg", "pompki", "подтягив", "отжиман", "armhäv", "räckhäv",
  "armbøjning", "armhev", "leuanve", "shyb", "klik", "barfiks", "şınav", "懸垂", "腕立て", "ディップ",
  "引体向上", "引體向上", "俯卧撑", "伏地挺身", "双杠臂屈伸", "턱걸이", "풀업", "푸시업", "푸쉬업", "딥스",
]

/// How words begin for what carries the body, or is lifted in its place.
private let equipment = [
  "machine", "cable", "barbell", "dumbbell", "smith", "kettlebell", "lever", "maschine", "gerät",
  "kabel", "langhantel", "kurzhantel", "poulie", "haltère", "máquina", "polea", "mancuerna",
  "macchina", "manubri", "cavo", "bilanciere", "sztang", "hantl", "maszyn", "wyciąg", "машин",
  "тренаж", "гравитрон", "гантел", "штанг", "laite", "maskin", "マシン", "ケーブル", "器械", "머신", "케이블",
]
