/// What people call exercises, in lower case.
let exerciseWords: Set<String> = [
  "exercise", "exercises", "lift", "lifts", "movement", "movements",
  "übung", "übungen", "uebung", "uebungen", "exercice", "exercices", "mouvement",
  "ejercicio", "ejercicios", "levantamiento", "exercício", "exercícios", "exercicio", "exercicios",
  "esercizio", "esercizi", "alzata", "alzate", "oefening", "oefeningen", "ćwiczenie", "ćwiczenia",
  "övning", "övningar", "øvelse", "øvelser", "liike", "cvik", "cviky", "cvičení", "egzersiz",
  "hareket", "упражнение", "упражнения", "вправа", "вправи", "άσκηση", "ασκήσεις",
  "cwiczenie", "cwiczenia", "gyakorlat", "gyakorlatok", "exercițiu", "exerciții", "exerciţiu",
  "exercitiu", "exercitii", "bài", "tập", "latihan", "gerakan",
  "动作", "動作", "动作名称", "動作名稱", "练习", "練習", "项目", "項目", "種目", "種目名", "エクササイズ", "운동", "운동명",
  "종목",
]

/// What they call repetitions.
let repetitionWords: Set<String> = [
  "rep", "reps", "repetition", "repetitions",
  "wiederholung", "wiederholungen", "wdh", "wdhl", "répétition", "répétitions", "rép", "réps",
  "repetición", "repeticiones", "repetição", "repetições", "repeticoes", "ripetizione",
  "ripetizioni", "herhaling", "herhalingen", "powtórzenie", "powtórzenia", "powtórzeń",
  "gentagelser", "repetitioner", "repetisjoner", "toisto", "toistot", "opakování", "tekrar",
  "повторение", "повторения", "повторений", "повторы", "повторення", "повтори", "επανάληψη",
  "επαναλήψεις", "powtorzenia", "powtorzen", "powt", "opakovani", "opak", "toistoa", "tekrarlar",
  "ismétlés", "ismétlések", "ismetles", "repetare", "repetări", "repetari", "lần", "lặp",
  "repetisi", "ulangan", "повт", "повтор", "повторень", "επαναλήψεων",
  "次数", "次數", "回数", "レップ", "レップ数", "횟수", "반복",
]

/// What they call sets.
let wordsForSets: Set<String> = [
  "set", "sets", "satz", "sätze", "saetze", "serie", "serien", "série", "séries", "series", "seria",
  "sæt", "sett", "sarja", "sarjat", "подход", "подходы", "підхід", "підходи", "σετ",
  "серия", "серии", "подхода", "подходов", "підходу", "підходів", "serii", "sarjaa",
  "sorozat", "sorozatok", "szett", "seturi", "hiệp",
  "组", "組", "组序", "組序", "组数", "組數", "セット", "セット数", "세트", "세트수",
]
