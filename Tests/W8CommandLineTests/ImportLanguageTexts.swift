extension ImportLanguageTests {
  static let texts: [Written] = [
    Written(
      "German", "", shows: ["Rudern:", "3x10 50", "3x12 20"],
      """
      2026-09-01
      Rudern 3 Sätze à 10 Wdh 50kg
      KH Rudern: 3 x 12, 20kg
      """),
    Written(
      "French", "", shows: ["3x10 12.5", "3x6 40"],
      """
      2026-09-01
      Curl 3 séries de 10 à 12,5 kg
      Soulevé de terre - 40kg x 6 x 6 x 6
      """),
    Written(
      "Spanish", "--unit kg", shows: ["3x12 80", "3x10 60"],
      """
      2026-09-01
      banca 3x12 con 80
      Sentadilla 3 series de 10 con 60 kg
      """),
    Written(
      "Portuguese", "", shows: ["4x8 60"],
      """
      2026-09-01
      supino 4 séries de 8 a 60 quilos
      """),
    Written(
      "Italian", "", shows: ["4x8 80", "3x10 20"],
      """
      2026-09-01
      panca piana 4x8 80kg
      Curl 3 serie da 10 20kg
      """),
    Written(
      "Dutch", "", shows: ["4x12 40", "4x8 70"],
      """
      2026-09-01
      RDL, 40kg, 4 sets, 12 reps
      bankdrukken 4 sets van 8 70 kilo
      """),
    Written(
      "Polish", "", shows: ["3x10 60"],
      """
      2026-09-01
      Przysiad 3 serie po 10 60 kg
      """),
    Written(
      "Russian", "--unit kg", shows: ["3x10 70", "3x10 60", "3x10 bw"],
      """
      2026-09-01
      Жим лёжа 3х10 (70кг)
      присед: 3x10x60
      Подтягивания 3 подхода по 10 повторений
      """),
    Written(
      "Ukrainian", "--unit kg", shows: ["4x12 55", "3x12 22"],
      """
      01.06.2026: тяга блока 55 4*12
      02.06.2026: жим гантелей 22 3х12
      """),
    Written(
      "Swedish", "", shows: ["3x8 80"],
      """
      2026-09-01
      bänkpress 3x8 på 80 kg
      """),
    Written(
      "Norwegian", "", shows: ["3x10 60"],
      """
      2026-09-01
      Benkpress 3 sett à 10 repetisjoner 60kg
      """),
    Written(
      "Danish", "", shows: ["3x5 60", "3x10 bw"],
      """
      2026-09-01
      bænkpres 3x5 med 60 kg
      Squats 3 sæt af 10
      """),
    Written(
      "Finnish", "", shows: ["3x10 60"],
      """
      2026-09-01
      penkkipunnerrus 3 sarjaa 10 toistoa 60kg
      """),
    Written(
      "Czech", "", shows: ["3x10 60"],
      """
      2026-09-01
      dřepy 3 série po 10 opakování 60 kg
      """),
    Written(
      "Turkish", "", shows: ["3x10 60"],
      """
      2026-09-01
      squat 3 set 10 tekrar 60 kg
      """),
    Written(
      "Greek", "", shows: ["3x10 60"],
      """
      2026-09-01
      Κάθισμα 3 σετ των 10 επαναλήψεων 60 κιλά
      """),
    Written(
      "Hungarian", "", shows: ["5x5 100"],
      """
      2026-09-01
      fekvenyomás 5 sorozat, 5 ismétlés, 100 kg
      """),
    Written(
      "Romanian", "", shows: ["4x8 60"],
      """
      2026-09-01
      Împins culcat 4 serii x 8 repetări 60kg
      """),
    Written(
      "Japanese", "", shows: ["2x5 60, 5 62.5", "3x8 bw"],
      """
      2026-09-01
      ベンチプレス 60kg×5回×2セット / 62.5kg×5回×1セット
      懸垂 自重×8×3
      """),
    Written(
      "Korean", "", shows: ["3x8 60"],
      """
      2026-09-01
      플랫 벤치프레스 60kg 8회 3세트
      """),
    Written(
      "Chinese", "", shows: ["4x12 60", "4x10 60"],
      """
      2026-09-01
      深蹲 60kg 4组12次
      卧推 60kg 10次 4组
      """),
    Written(
      "Vietnamese", "", shows: ["4x10 60"],
      """
      2026-09-01
      Đẩy ngực 60kg - 4 hiệp x 10 lần
      """),
    Written(
      "Indonesian", "", shows: ["3x10 60"],
      """
      2026-09-01
      Bench Press 3 set x 10 repetisi 60kg
      """),
  ]
}
