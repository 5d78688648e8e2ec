import Testing
import W8CommandLine

/// Own tables and texts in the languages of their writers: the headers and ways of writing are those of public files.
@Suite struct ImportLanguageTests {
  /// A table or text, the options that it needs, and what the log shows of it.
  struct Written: Sendable, CustomTestStringConvertible {
    let language: String
    let options: [String]
    let shown: [String]
    let text: String

    init(_ language: String, _ options: String, shows shown: [String], _ text: String) {
      (self.language, self.shown, self.text) = (language, shown, text + "\n")
      self.options = options.split(separator: " ").map(String.init)
    }

    var testDescription: String { language }
  }

  @Test(arguments: tables + texts)
  func isRead(_ written: Written) {
    let world = FakeWorld(["x": written.text])
    let outcome = world.run(arguments: ["import"] + written.options + ["x"])
    #expect(outcome.code == .success, "\(outcome.errors)")
    for shown in written.shown { #expect(outcome.output.contains(shown), "\(outcome.output)") }
  }

  static let tables: [Written] = [
    Written(
      "German", "", shows: ["Kniebeuge:          5 102.5"],
      """
      Datum;Übung;Gewicht (kg);Wiederholungen
      21.05.2025;Kniebeuge;102,5;5
      """),
    Written(
      "German 2", "", shows: ["w8 60, 5 100 @8", "> leicht"],
      """
      Datum,Übung,Muskelgruppe,Satz Nr.,Gewicht (kg),Wiederholungen,RPE,Volumen (kg),Aufwärmsatz,Notiz
      21.05.2025,Kniebeuge,Beine,1,60,8,,480,ja,leicht
      21.05.2025,Kniebeuge,Beine,2,100,5,8,500,nein,
      """),
    Written(
      "French", "", shows: ["5 100", "> Dernière assistée"],
      """
      Date;Exercice;Serie;Poids (kg);Repetitions;Fait;Commentaire
      2026-09-03;Squat;1;100;5;oui;Dernière assistée
      """),
    Written(
      "Spanish", "--date-order dmy", shows: ["8 62.5"],
      """
      Fecha,Ejercicio,Serie,Repeticiones,Peso (kg)
      03/02/2026,Sentadilla,1,8,62.5
      """),
    Written(
      "Spanish rows", "", shows: ["3x8 80"],
      """
      Fecha,Ejercicio,Peso (kg),Reps,Series,Volumen Total
      2026-09-03,Sentadilla,80,8,3,1920
      """),
    Written(
      "Portuguese", "--map sets=Séries", shows: ["4x8 70 @8"],
      """
      Data,Exercício,Séries,Reps,Carga_kg,RPE
      2026-08-01,Supino Reto,4,8,70,8
      """),
    Written(
      "Portuguese 2", "", shows: ["8/7 70"],
      """
      Data,Exercicio,Serie,Carga (kg),Repeticoes,Volume (kg)
      2026-08-01,Supino,1,70,8,560
      2026-08-01,Supino,2,70,7,490
      """),
    Written(
      "Italian", "--map type=tipo", shows: ["w10 40, 8 82.5"],
      """
      data;sessione;esercizio;serie;tipo;kg;ripetizioni;rpe;minuti;note
      2026-09-22;A;Panca piana;1;riscaldamento;40;10;;;
      2026-09-22;A;Panca piana;2;allenante;82,5;8;;;bene
      """),
    Written(
      "Dutch", "", shows: ["8 70"],
      """
      Datum;Dag;Oefening;Gewicht (kg);Reps;Notities
      2026-09-03;Maandag;Bankdrukken;70;8;goed
      """),
    Written(
      "Polish", "", shows: ["6 60"],
      """
      data;cwiczenie;seria;powtorzenia;kg;notatki
      2026-09-14;Przysiad;1;6;60;dobrze
      """),
    Written(
      "Polish 2", "", shows: ["3x8 60"],
      """
      Data,Trening,Ćwiczenie,Serie x Powt.,Ciężar (kg)
      2026-09-14,A,Przysiad,3x8,60
      """),
    Written(
      "Russian", "--unit kg", shows: ["8 100.5"],
      """
      дата;упражнение;вес;повторы
      02.01.2025;Жим лёжа;100,5;8
      """),
    Written(
      "Russian 2", "", shows: ["5 100", "> легко"],
      """
      Дата,Упражнение,Подход,Повторения,Вес (кг),Заметки
      2026-01-15,Присед,1,5,100,легко
      """),
    Written(
      "Russian sets in a cell", "--map reps=подходы", shows: ["10/8/6"],
      """
      дата,упражнение,подходы
      2026-01-15,подтягивания,10 8 6
      """),
    Written(
      "Ukrainian", "--unit kg", shows: ["8 60"],
      """
      Дата,Вправа,Підхід,Вага,Повторення
      2026-05-12,Жим штанги лежачи,1,60,8
      """),
    Written(
      "Swedish", "--unit kg", shows: ["8 20 rir2"],
      """
      Datum;Övning;Set;Reps;Vikt;RIR;Kommentar
      2026-01-05;Bänkpress;1;8;20;2;lätt
      """),
    Written(
      "Norwegian", "--unit kg --map sets=Sett", shows: ["3x8 80"],
      """
      Dato;Øvelse;Sett;Reps;Vekt;Hvile
      2026-01-05;Benkpress;3;8;80;90
      """),
    Written(
      "Norwegian 2", "", shows: ["3x10 60 @7", "> Tungt i siste sett"],
      """
      | Dato | Øvelse | Sett x rep | Belastning | RPE | Kommentar |
      |---|---|---|---|---|---|
      | 15.01.2026 | Knebøy | 3 x 10 | 60 kg | 7 | Tungt i siste sett |
      """),
    Written(
      "Danish", "", shows: ["8 80"],
      """
      Dato,Program,Varighed (min),Øvelse,Sæt,Reps,Vægt (kg),Type
      2026-01-05,A,60,Bænkpres,1,8,80.0,normal
      """),
    Written(
      "Finnish", "", shows: ["2x5 90"],
      """
      Pvm;Liike;Sarjat;Toistot;Paino (kg)
      5.1.2026;Penkkipunnerrus;2;5;90
      """),
    Written(
      "Czech", "", shows: ["5 175", "> lehce"],
      """
      Datum;Cvik;Série;Opakování;Váha (kg);Poznámky
      20.07.2026;Dřep;1;5;175;lehce
      """),
    Written(
      "Czech plain", "--map sets=serie", shows: ["4x5 175 @8"],
      """
      datum;cvik;serie;opakovani;vaha_kg;rpe
      2026-07-20;squat;4;5;175;8
      """),
    Written(
      "Turkish", "--unit kg", shows: ["9 27.5", "> iyi"],
      """
      Tarih;Hareket;Set;Ağırlık;Tekrar;Not
      28.09.2026;Dumbell Chest Press;1;27,5;9;iyi
      """),
    Written(
      "Greek", "--unit kg", shows: ["5 80"],
      """
      Ημερομηνία,Άσκηση,Βάρος,Επαναλήψεις,1RM
      2026-09-01,Κάθισμα,80,5,93
      """),
    Written(
      "Hungarian", "", shows: ["8 80"],
      """
      datum;gyakorlat;sorozat;ismetles;suly_kg;volumen_kg
      2026-09-01;guggolas;1;8;80;640
      """),
    Written(
      "Hungarian 2", "--map sets=Sorozat", shows: ["3x10 8", "> könnyű"],
      """
      Dátum;Gyakorlat;Sorozat;Ismétlés;Súly (kg);Megjegyzés
      2026.09.01;Guggolás;3;10;8;könnyű
      """),
    Written(
      "Romanian", "", shows: ["8 80 @8"],
      """
      data,exercitiu,set,repetari,greutate_kg,durata_sec,rpe,kcal
      2026-09-01,genuflexiuni,1,8,80,,8,
      """),
    Written(
      "Romanian 2", "--unit kg", shows: ["8 80"],
      """
      Data,Exercițiu,Repetări,Greutate
      2026-09-01,Genuflexiuni,8,80
      """),
    Written(
      "Japanese", "", shows: ["5 60", "> 最後まで安定"],
      """
      日付,種目,セット,重さ(kg),レップ数,ボリューム(kg),メモ
      2026-07-15,ベンチプレス,1,60,5,,最後まで安定
      """),
    Written(
      "Japanese 2", "", shows: ["3x5 60", "> 軽い"],
      """
      日付,種目,重量(kg),回数,セット数,ボリューム(kg),コンディション,メモ
      2026-07-15,ベンチプレス,60,5,3,900,良い,軽い
      """),
    Written(
      "Korean", "", shows: ["8 60"],
      """
      날짜,운동명,세트,횟수,중량(kg)
      2026-07-15,벤치프레스,1,8,60
      """),
    Written(
      "Korean 2", "--unit kg", shows: ["8/7 60"],
      """
      날짜,운동명,무게,세트,횟수
      2026-07-15,벤치프레스,60,1,8
      2026-07-15,벤치프레스,60,2,7
      """),
    Written(
      "Chinese", "", shows: ["4x10 60"],
      """
      日期,动作,重量(kg),组数,次数
      2025-01-02,卧推,60,4,10
      """),
    Written(
      "Chinese 2", "", shows: ["10/8 60"],
      """
      日期,动作,组序,重量(kg),次数,时长(分),距离(km)
      2025-01-02,卧推,1,60,10,,
      2025-01-02,卧推,2,60,8,,
      """),
    Written(
      "Chinese traditional", "--unit kg", shows: ["4x5 100"],
      """
      日期,動作,組數,重量,次數
      2025-01-02,深蹲,4,100,5
      """),
    Written(
      "Vietnamese", "", shows: ["8 60"],
      """
      Ngày,Bài tập,Hiệp,Lần lặp,Trọng lượng (kg),Ghi chú
      2026-09-01,Squat,1,8,60,nhẹ
      """),
    Written(
      "Indonesian", "", shows: ["8 60"],
      """
      Tanggal,Latihan,Set,Berat (kg),Reps,Volume (kg)
      2026-09-01,Squat,1,60,8,480
      """),
    Written(
      "Indonesian 2", "", shows: ["3x8 60"],
      """
      Tanggal,Gerakan,Sets,Repetisi,Beban(kg)
      2026-09-01,Squat,3,8,60
      """),
    Written(
      "Malay", "", shows: ["8 60"],
      """
      Tarikh,Latihan,Set,Ulangan,Berat (kg)
      2026-09-01,Squat,1,8,60
      """),
  ]
}
