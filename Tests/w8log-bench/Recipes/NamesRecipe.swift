extension Recipe {
  /// The plain log of people whose language is not English.
  ///
  /// 60 % of the names of exercises are beyond ASCII: 13 % Latin letters composed (NFC), 13 % decomposed (NFD),
  /// 24 % Chinese, Japanese or Korean, 10 % Cyrillic. One exercise is spelled composed and decomposed, as two
  /// telephones write it. A dozen lines have a warning, where a load is far above the first of its exercise.
  static let names = Recipe(name: "names", preamble: plainPreamble) { writer, month in
    writePlainMonth(month, namesOfTheWorld, &writer)
  }
}

private let namesOfTheWorld =
  [
    "Squat", "Deadlift", "Row", "Curl", "Pull-up", "Leg press", "Bench press", "Calf raise",
    "Lunge", "Dip", "Face pull", "Hip thrust",
  ] + [
    "Développé couché", "Élévations latérales", "Überkopfdrücken", "Rückenstrecker",
    "De\u{301}veloppe\u{301} couche\u{301}", "E\u{301}le\u{301}vations frontales",
    "Tirage a\u{300} la poulie", "Flexio\u{301}n",
  ] + [
    "卧推", "硬拉", "深蹲", "引体向上", "スクワット", "デッドリフト", "벤치프레스",
    "Жим лёжа", "Тяга", "Приседания",
  ]
