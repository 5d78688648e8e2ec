// The words of German, French, Spanish and Portuguese come from files that people have published. The others are the usual words of
// the language; a table with other words is known by its shape (`hasShapeOfStrong`).

extension StrongLanguage {
  /// Every language of which words are known.
  static let all: [StrongLanguage] = [
    // German
    StrongLanguage(
      """
      datum
      workout name/trainingsname/name des trainings
      dauer/workout dauer/trainingsdauer
      name der übung/übungsname/übung
      reihenfolge festlegen/reihenfolge der sätze/satzreihenfolge/satz reihenfolge
      gewicht
      wiederh/wiederholungen/wdh
      entfernung/distanz/strecke
      sekunden
      notizen
      workout notizen/trainingsnotizen
      rpe
      gewichtseinheit
      entfernungseinheit/distanzeinheit
      """),
    // French
    StrongLanguage(
      """
      date
      nom de l entraînement/nom de la séance/nom du workout
      durée/durée de l entraînement
      nom de l exercice/exercice
      ordre de la série/ordre des séries
      poids
      réps/rép/répétitions
      distance
      secondes
      notes/remarques
      notes d entraînement/notes de l entraînement/notes de la séance
      rpe
      unité de poids
      unité de distance
      """),
    // Spanish
    StrongLanguage(
      """
      fecha
      nombre de entrenamiento/nombre del entrenamiento
      duración/duración del entrenamiento
      nombre del ejercicio/nombre de ejercicio/ejercicio
      orden de la serie/orden de las series/orden de serie
      peso
      rep/reps/repeticiones
      distancia
      segundos
      notas
      notas del entrenamiento/notas de entrenamiento
      rpe
      unidad de peso
      unidad de distancia
      """, letters: ["p": .warmUp, "c": .warmUp]),
    // Portuguese
    StrongLanguage(
      """
      data
      nome do treino
      duração/duração do treino
      nome do exercício/exercício
      ordem da série/ordem das séries
      peso
      reps/rep/repetições
      distância
      segundos
      notas/observações
      notas do treino/notas de treino
      rpe
      unidade de peso
      unidade de distância
      """, letters: ["a": .warmUp]),
    // Italian
    StrongLanguage(
      """
      data
      nome allenamento/nome dell allenamento/nome workout
      durata/durata allenamento/durata dell allenamento
      nome esercizio/nome dell esercizio/esercizio
      ordine serie/ordine della serie/ordine delle serie/ordine set
      peso
      rip/reps/ripetizioni
      distanza
      secondi
      note
      note allenamento/note dell allenamento/note sull allenamento
      rpe
      unità di peso/unità peso
      unità di distanza/unità distanza
      """),
    // Dutch
    StrongLanguage(
      """
      datum
      naam training/naam van training/naam van de training/trainingsnaam/workoutnaam/naam workout
      duur/duur training/duur van training/trainingsduur
      naam oefening/naam van oefening/naam van de oefening/oefeningnaam/oefening
      volgorde set/volgorde sets/set volgorde/setvolgorde/volgorde van sets
      gewicht
      herh/reps/herhalingen
      afstand
      seconden
      notities/opmerkingen
      notities training/trainingsnotities/notities bij training/workoutnotities
      rpe
      gewichtseenheid
      afstandseenheid
      """),
    // Polish
    StrongLanguage(
      """
      data
      nazwa treningu
      czas trwania/czas treningu/czas trwania treningu
      nazwa ćwiczenia/ćwiczenie
      kolejność serii/numer serii
      ciężar/waga/obciążenie
      powt/powtórzenia
      dystans/odległość
      sekundy
      notatki/uwagi
      notatki do treningu/notatki treningu/notatki z treningu
      rpe
      jednostka wagi/jednostka ciężaru
      jednostka odległości/jednostka dystansu
      """),
    // Russian
    StrongLanguage(
      """
      дата
      название тренировки/имя тренировки
      длительность/продолжительность/длительность тренировки
      название упражнения/упражнение
      порядок подхода/порядок подходов/номер подхода
      вес
      повт/повторы/повторения/повторений
      расстояние/дистанция
      секунды/секунд
      заметки/примечания
      заметки о тренировке/заметки к тренировке/заметки тренировки
      rpe
      единица веса/единицы веса
      единица расстояния/единицы расстояния
      """),
    // Japanese
    StrongLanguage(
      """
      日付/日時
      ワークアウト名/トレーニング名
      時間/所要時間/期間/継続時間
      エクササイズ名/種目名/種目/エクササイズ
      セット順/セットの順番/セット順序/セット番号
      重量/重さ
      回数/レップ数/レップ
      距離
      秒/秒数
      メモ/ノート
      ワークアウトメモ/ワークアウトのメモ/トレーニングメモ
      rpe
      重量単位/重量の単位
      距離単位/距離の単位
      """),
    // Chinese
    StrongLanguage(
      """
      日期
      训练名称/锻炼名称
      时长/持续时间/训练时长/锻炼时长
      动作名称/练习名称/运动名称/动作
      组顺序/组序/组数顺序/组别顺序
      重量
      次数/重复次数
      距离
      秒/秒数
      备注/笔记
      训练备注/训练笔记/锻炼备注/锻炼笔记
      rpe
      重量单位
      距离单位
      """),
    // Traditional Chinese
    StrongLanguage(
      """
      日期
      訓練名稱/鍛鍊名稱/健身名稱
      時長/持續時間/時間
      動作名稱/運動名稱/練習名稱/動作
      組順序/組序/組數順序/組別順序
      重量
      次數/重複次數
      距離
      秒/秒數
      備註/筆記
      訓練備註/訓練筆記/鍛鍊備註/鍛鍊筆記
      rpe
      重量單位
      距離單位
      """),
    // Korean
    StrongLanguage(
      """
      날짜
      워크아웃 이름/트레이닝 이름/운동 세션 이름
      소요 시간/기간/시간
      운동 이름/운동 명/운동명/종목/운동
      세트 순서/세트 번호
      무게/중량
      횟수/반복/반복 횟수
      거리
      초
      메모/노트
      워크아웃 메모/트레이닝 메모/운동 메모/워크아웃 노트
      rpe
      무게 단위/중량 단위
      거리 단위
      """),
    // Turkish
    StrongLanguage(
      """
      tarih
      antrenman adı/egzersiz programı adı
      süre/antrenman süresi
      egzersiz adı/hareket adı/egzersiz
      set sırası
      ağırlık
      tekrar/tekrarlar/tekrar sayısı
      mesafe
      saniye
      notlar/not
      antrenman notları/antrenman notu
      rpe
      ağırlık birimi
      mesafe birimi
      """),
    // Swedish
    StrongLanguage(
      """
      datum
      träningspassets namn/passnamn/träningsnamn/namn på träningspass/passets namn
      varaktighet/längd/tid/passlängd
      övningsnamn/övningens namn/namn på övning/övning
      setordning/ordning på set/set ordning/ordningsföljd
      vikt
      reps/repetitioner/rep
      distans/sträcka/avstånd
      sekunder
      anteckningar
      träningsanteckningar/passanteckningar/anteckningar om passet
      rpe
      viktenhet
      avståndsenhet/distansenhet
      """),
    // Danish
    StrongLanguage(
      """
      dato
      træningsnavn/navn på træning/træningens navn/workoutnavn
      varighed/træningsvarighed
      øvelsesnavn/øvelsens navn/navn på øvelse/øvelse
      sætrækkefølge/sæt rækkefølge/rækkefølge/rækkefølge af sæt
      vægt
      reps/gentagelser/gent
      distance/afstand
      sekunder
      noter
      træningsnoter/noter til træning/workoutnoter
      rpe
      vægtenhed
      afstandsenhed/distanceenhed
      """),
    // Norwegian
    StrongLanguage(
      """
      dato
      treningsnavn/navn på treningsøkt/navn på økt/øktnavn/navn på trening
      varighet/treningsvarighet
      øvelsesnavn/øvelsens navn/navn på øvelse/øvelse
      settrekkefølge/sett rekkefølge/rekkefølge/rekkefølge på sett
      vekt
      reps/repetisjoner/rep
      distanse/avstand
      sekunder
      notater
      treningsnotater/øktnotater/notater for økten
      rpe
      vektenhet
      avstandsenhet/distanseenhet
      """),
    // Finnish
    StrongLanguage(
      """
      päivämäärä/päiväys
      treenin nimi/harjoituksen nimi/treeni
      kesto/treenin kesto
      liikkeen nimi/liike
      sarjan järjestys/sarjajärjestys/sarjojen järjestys
      paino
      toistot/toistoa
      matka/etäisyys
      sekunnit/sekuntia
      muistiinpanot/huomautukset
      treenin muistiinpanot/harjoituksen muistiinpanot/treenimuistiinpanot
      rpe
      painoyksikkö/painon yksikkö
      matkan yksikkö/etäisyyden yksikkö
      """),
    // Czech
    StrongLanguage(
      """
      datum
      název tréninku/jméno tréninku
      trvání/délka/délka tréninku/doba trvání
      název cviku/jméno cviku/cvik/název cvičení
      pořadí série/pořadí sérií/pořadí
      váha/hmotnost
      opak/opakování
      vzdálenost
      sekundy
      poznámky
      poznámky k tréninku/poznámky tréninku
      rpe
      jednotka váhy/jednotka hmotnosti
      jednotka vzdálenosti
      """),
  ]
}
