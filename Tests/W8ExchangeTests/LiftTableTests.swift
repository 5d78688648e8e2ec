import Testing
import W8Engine

@testable import W8Exchange

/// What is lifted is never taken for the weight of a person.
@Suite struct LiftTableTests {
  @Test(arguments: [
    "Exercise", "exercise_name", "exerciseTitle", "EXERCISES ", "Lift", "Movement", "Reps",
    "Reps (n)", "# reps", "No. of Reps", "Reps Per Set", "Sets & Reps", "set_index", "Set 1",
    "setNumber", "Set 1 Reps", "Weight x Reps", "Repetitions [count]", "Exercise: Bench Press",
    "Übung", "U\u{308}BUNG", "Wdh.", "Wiederholungen", "Anzahl Sätze", "Exercice", "Répétitions",
    "Séries", "Ejercicio", "Repeticiones", "Serie", "Exercício", "Repetições", "Esercizio",
    "Ripetizioni", "Oefening", "Herhalingen", "Ćwiczenie", "Powtórzenia", "Övning", "Øvelse",
    "Repetisjoner", "Toistot", "Sarjat", "Opakování", "Egzersiz", "Tekrar sayısı", "Упражнение",
    "Повторения", "Вправа", "Άσκηση", "Επαναλήψεις",
  ])
  func aColumnOfLiftsIsKnown(name: String) { #expect(namesLifts(name)) }

  @Test(arguments: [
    "Date", "Weight", "Weight (kg)", "Body weight", "Note", "Exercise Time (min)",
    "Exercise Calories", "Apple Exercise Time", "My exercise log", "Workout", "Settings", "Offset",
    "Data set", "Reported", "Lifted", "Masse", "", "(sets)",
  ])
  func otherColumnsAreNone(name: String) { #expect(!namesLifts(name)) }

  static let tables = [
    "Date,Exercise,Weight,Reps\n2026-11-02,Bench,100,5\n",
    "Weight (kg);Reps;Datum\n100;5;02.11.2026\n",
    "kg\tMovement\tDay\n100\tBench\t2026-11-02\n",
    "Log of Ann\n\nMade in 2026\ndate,lift,mass\n2026-11-02,Bench,100\n",
    "Exercise: Bench\nDate,Weight\n2026-11-02,100\n",
    "dateTime,exercise,weight,reps\n2026-11-02 18:00,Bench,100,5\n",
    "DATE,TIME,WEIGHT,WHR,REPS\n2026-11-02,18:00,100,,5\n",
    "Date,Weight (kg),Fat mass (kg),Sets\n2026-11-02,100,,5\n",
    "Time of Measurement,Weight(kg),BMI,Reps\n2026-11-02 18:00,100,25,5\n",
    "Time,Family Members,WEIGHT (kg),Exercise\n2026-11-02 18:00:00,Ann,100,Bench\n",
    "timestamp,weight grams,exercise\n2026-11-02T18:00:00Z,100000,Bench\n",
    "Date,Average weight (kg),Exercise\n2026-11-02,100,Bench\n",
    "#Units:kg\n#date;weight;exercise;reps\n2026-11-02T18:00:00.000Z;100;Bench;5\n",
    "02.11.2026 18:00,100,5,Bench,warm\n03.11.2026 18:00,100,5,Bench,warm\n",
    #"[{"id":1,"date":"2026-11-02","exercise_name":"Bench","weight":"100","reps":5}]"#,
  ]

  @Test(arguments: tables, [[:], ["date": "Date", "weight": "Weight"]])
  func noLiftIsAWeighIn(table: String, columns: [String: String]) {
    var settings = ImportSettings()
    (settings.unit, settings.zone) = (.kilogram, ZoneRules(minutesAhead: 0))
    settings.columns = columns
    var reader = SourceReader(settings)
    do throws(ImportRefusal) {
      try reader.read(Array(table.utf8))
      try reader.finish()
      #expect(reader.log.weighIns.isEmpty)
    } catch {
      #expect(!error.message.isEmpty)
    }
  }
}
