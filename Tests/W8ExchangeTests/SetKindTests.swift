import Testing
import W8Engine

@testable import W8Exchange

/// One vocabulary names the kinds of sets for all importers, and an unknown kind is a question.
@Suite struct SetKindTests {
  @Test(arguments: [
    "W", "w", "WARM_UP", "Warm-up", "warm up", "warmup", "Warmup set", "W1", "Aufwärmen",
    "AUFWA\u{308}RMSATZ", "Échauffement",
    "Calentamiento", "Aquecimento", "Riscaldamento", "Opwarmen", "Rozgrzewka", "Разминка",
    "ウォームアップ", "热身", "워밍업",
    "Isınma", "Uppvärmning", "Opvarmning", "Oppvarming", "Lämmittely", "Rozcvička",
  ])
  func warmUpsAreKnown(name: String) { #expect(SetKind.named(name) == .warmUp) }

  @Test(arguments: ["D", "DROP_SET", "drop set", "dropset", "Drop 2", "Dropsatz", "ドロップセット", "递减组"])
  func dropSetsAreKnown(name: String) { #expect(SetKind.named(name) == .label("drop")) }

  @Test(arguments: [
    "F", "FAILURE", "To failure", "Muskelversagen", "Échec", "Fallo", "Falha", "力竭",
  ])
  func setsToFailureAreKnown(name: String) { #expect(SetKind.named(name) == .label("failure")) }

  @Test(arguments: ["N", "NORMAL", "Working set", "Arbeitssatz", "1st", "#2", "-", "1/3"])
  func workingSetsAreKnown(name: String) { #expect(SetKind.named(name) == .normal) }

  @Test(arguments: [
    "Rest Timer", "REST_TIMER", "Ruhezeit", "Minuteur de repos", "Temporizador de descanso",
    "Riposo", "Rusttimer", "Przerwa",
    "Таймер отдыха", "休憩", "休息", "휴식", "Dinlenme", "Vila", "Hvile", "Lepo", "Odpočinek",
  ])
  func restsAreKnown(name: String) { #expect(SetKind.named(name) == .rest) }

  @Test(arguments: ["odd", "Z", "Myo reps", "?", "Set (hard)"])
  func otherNamesAreUnknown(name: String) { #expect(SetKind.named(name) == nil) }

  static let tables = [
    """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-09-01 09:00:00,A,5m,Bench,1,60,5,0,0,,,
    2026-09-01 09:00:00,A,5m,Bench,KIND,40,8,0,0,,,
    """,
    """
    title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps
    A,2026-09-01 09:00,2026-09-01 09:30,Bench,0,normal,60,5
    A,2026-09-01 09:00,2026-09-01 09:30,Bench,1,KIND,40,8
    """,
    "Date,Exercise,Reps,Weight,Set Type\n2026-09-01,Bench,5,60,\n2026-09-01,Bench,8,40,KIND\n",
    "Date,Exercise,Reps,Weight,Set\n2026-09-01,Bench,5,60,1\n2026-09-01,Bench,8,40,KIND\n",
    "Date,Exercise,Reps,Weight(kg),isWarmup,multiplier\n2026-09-01,Bench,5,60,,1\n2026-09-01,Bench,8,40,KIND,1\n",
    """
    ### EXERCISE LOGS ###
    _id,logs,mydate,ename,belongsession
    1,,2026-09-01,Bench,
    ### EXERCISE SET LOGS ###
    exercise_log_id,set_index,weight_lbs,reps,duration,distance_mi,set_type
    1,0,60,5,0,0,
    1,1,40,8,0,0,KIND
    """,
  ]

  @Test(arguments: tables, ["WARM_UP", "w", "Aufwärmen"])
  func everyImporterKnowsWarmUps(table: String, name: String) throws {
    let log = try imported(table, name)
    let sets = log.sessions.flatMap { $0.exercises.flatMap(\.sets) }
    #expect(sets.map(\.isWarmUp) == [false, true])
  }

  @Test(arguments: tables)
  func everyImporterAsksForAnUnknownKind(table: String) throws {
    #expect(throws: ImportRefusal.self) { try imported(table, "Odd set") }
    let log = try imported(table, "Odd set", kinds: ["oddset": .label("drop")])
    let sets = log.sessions.flatMap { $0.exercises.flatMap(\.sets) }
    #expect(sets.map(\.labels) == [[], ["drop"]])
  }

  private func imported(
    _ table: String, _ name: String, kinds: [String: SetKind] = [:]
  ) throws -> ImportedLog {
    var settings = ImportSettings()
    (settings.unit, settings.kinds) = (.kilogram, kinds)
    var reader = SourceReader(settings)
    try reader.read(Array(table.replacing("KIND", with: name).utf8))
    try reader.finish()
    return reader.log
  }
}
