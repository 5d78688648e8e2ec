import Primitives

/// A kind of set that a source names in a cell.
package enum SetKind: Hashable, Sendable {
  /// A working set.
  case normal
  case warmUp
  case label(String)
  /// As many repetitions as possible.
  case asManyAsPossible
  /// No set: a note, or a rest after the previous set.
  case note, rest

  /// The kind that the value of `--kinds` means; nil for any other word.
  package init?(answer: String) {
    guard let kind = Self.answers.first(where: { $0.word == answer })?.kind else { return nil }
    self = kind
  }

  /// The words that `--kinds` accepts after `=`.
  package static let answerWords = answers.map { $0.word }

  private static let answers: [(word: String, kind: SetKind)] = [
    ("normal", .normal), ("warmup", .warmUp), ("drop", .label("drop")),
    ("failure", .label("failure")), ("note", .note), ("rest", .rest),
  ]

  /// The key under which a name is looked up: its letters in lower case, or all of it if it has none.
  package static func key(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter }
    return letters.isEmpty ? trimmed(name) : letters
  }

  /// The kind that people and apps call `name`, in any case and with any signs, such as `WARM_UP`, `Warm-up` and `W`; nil for
  /// an unknown name. A name without letters, such as `#2` and `-`, is the number of a set or says nothing.
  static func named(_ name: String) -> SetKind? {
    let key = key(name)
    if let kind = known[key] { return kind }
    let isNumber = key.contains { $0.isNumber } || key.allSatisfy { "-–—".contains($0) }
    return !key.contains(where: { $0.isLetter }) && isNumber ? .normal : nil
  }

  private static let known: [String: SetKind] = {
    let names: [(SetKind, String)] = [
      (.normal, namesOfNormal), (.warmUp, namesOfWarmUp), (.label("drop"), namesOfDrop),
      (.label("failure"), namesOfFailure), (.note, namesOfNote), (.rest, namesOfRest),
      (.asManyAsPossible, "amrap"),
    ]
    var kinds: [String: SetKind] = [:]
    for (kind, words) in names {
      for word in words.split(separator: " ") { kinds[String(word)] = kind }
    }
    return kinds
  }()
}

// The names of kinds as their keys: without blanks, signs and digits. Letters alone are those of English; a letter that other
// languages use stands beside the words of that language (`StrongLanguage`).

private let namesOfNormal = """
  n normal normalset work working workingset workset worksets regular regularset standard default set main mainset straight \
  straightset st nd rd th arbeitssatz satz normalersatz normale sérienormale effective série serie serienormal seriedetrabajo \
  serieefectiva efectiva allenante normalna seria seriarobocza normaal werkset обычный рабочий подход рабочийподход ノーマル 通常 メイン \
  本番 正常 正式组 正式組 普通 일반 본세트 본운동 arbetsset arbejdssæt arbeidssett sett sæt sarja normaali normální pracovní normalset
  """

private let namesOfWarmUp = """
  w wu warm warmup warmups warmupset warmingup aufwärmen aufwärmsatz aufwärmung échauffement sériedéchauffement calentamiento \
  seriedecalentamiento preparación aquecimento sériedeaquecimento riscaldamento seriediriscaldamento opwarmen opwarming \
  opwarmset warmingupset rozgrzewka seriarozgrzewkowa rozgrzewkowa разминка разминочный разминочныйподход разогрев \
  ウォームアップ アップ 热身 熱身 热身组 熱身組 워밍업 웜업 워밍업세트 ısınma isınma isinma ısınmaseti isinmaseti uppvärmning \
  uppvärmningsset opvarmning opvarmningssæt oppvarming oppvarmingssett lämmittely lämmittelysarja zahřátí zahřívací rozcvička \
  zahřívacísérie
  """

private let namesOfDrop = """
  d drop drops dropset dropsets dropsatz reduktionssatz dégressive sériedégressive dropserie seriedescendente descendente \
  sériedescendente seriediscendente dropserien seriamalejąca дроп дропсет сброс ドロップ ドロップセット 递减组 遞減組 递减 遞減 \
  드롭 드롭세트 düşenset dropseti pudotussarja
  """

private let namesOfFailure = """
  f fail failure failureset tofailure untilfailure muskelversagen versagen biszumversagen échec àléchec échecmusculaire fallo \
  alfallo fallomuscular falha atéafalha falhamuscular cedimento acedimento falen totfalen spierfalen upadek doupadku upadekmięśniowy \
  отказ доотказа вотказ 限界 力竭 失败 失敗 실패 tükeniş tillfailure tillutmattning utmattning tiludmattelse udmattelse tilutmattelse \
  utmattelse uupumus uupumukseen selhání doselhání
  """

private let namesOfNote = """
  note notes notiz notizen nota notas remarque notatka notitie заметка メモ 备注 備註 메모 anteckning notat muistiinpano poznámka
  """

private let namesOfRest = """
  rest resttimer resttime restperiod ruhezeit ruhetimer satzpause pausenzeit pausentimer repos minuteurderepos tempsderepos \
  descanso temporizador temporizadordedescanso tiempodedescanso tempodedescanso cronômetrodedescanso timerdedescanso riposo \
  timerriposo timerdiriposo tempodiriposo recupero tempodirecupero rust rusttimer rusttijd przerwa czasprzerwy odpoczynek \
  czasodpoczynku minutnikodpoczynku отдых таймеротдыха времяотдыха 休憩 休憩タイマー 休憩時間 レスト レストタイマー インターバル \
  休息 休息计时 休息计时器 休息時間 休息计时器 休息計時器 휴식 휴식타이머 휴식시간 dinlenme dinlenmesüresi dinlenmezamanlayıcısı \
  vila vilotimer vilotid vilotidtagare hvile hviletimer hviletid lepo lepoaika lepoajastin palautus odpočinek časovačodpočinku
  """
