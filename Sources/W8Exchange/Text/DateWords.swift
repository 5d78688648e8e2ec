import W8Engine

/// The words that exports write in dates and times, in lower case, of the languages that telephones write them in.
enum DateWords {
  /// The number of the month that a word means, without the point that cuts it short; nil for any other word.
  static func month(_ word: String) -> Int? { months[word] }

  /// Whether a word is a day of the week, which says nothing beside a date.
  static func isWeekday(_ word: String) -> Bool { weekdays.contains(word) }

  /// Whether a word only joins the parts of a date and a time, as in `5 de enero de 2026 a las 7:05`.
  static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  /// Whether a word says that the time is of the second half of the day, or of the first; nil for any other word.
  static func isAfternoon(_ word: String) -> Bool? { halves[word] }

  /// Each month with its full names, as they stand alone and in dates, and its short ones.
  private static let months: [String: Int] = {
    let words = [
      """
      jan january januar januari jän jänner janvier janv enero ene janeiro gennaio genn gen stycznia styczeń sty leden ledna led \
      január januára ianuarie ian gener ocak oca january январь января янв січень січня січ януари яну ιανουάριος ιανουαρίου ιαν
      """,
      """
      feb february februar februari feber février fevrier févr fév febrero fevereiro fev febbraio febbr lutego luty lut únor \
      února úno február februára febr februarie febrer şubat şub февраль февраля фев февр лютий лютого лют февруари φεβρουάριος \
      φεβρουαρίου φεβ
      """,
      """
      mar march märz maerz mär mrz mars marzo março maart mrt marca marzec marts březen března bře marec március márc martie març \
      mart март марта мар березень березня бер μάρτιος μαρτίου μαρ μάρ
      """,
      """
      apr april avril avr abril abr aprile kwietnia kwiecień kwi duben dubna dub apríl apríla április ápr aprilie nisan nis \
      апрель апреля апр квітень квітня квіт кві април απρίλιος απριλίου απρ
      """,
      """
      may mai mayo maio maggio magg mag mei maja maj květen května kvě máj mája május maig mayıs mayis май мая травень травня трав \
      тра μάιος μαΐου μάϊος μαϊ μαΐ μάι
      """,
      """
      jun june juni juin junio junho giugno giu czerwca czerwiec cze červen června čvn jún júna június iunie iun juny haziran haz \
      июнь июня июн червень червня черв чер юни ιούνιος ιουνίου ιουν ιούν
      """,
      """
      jul july juli juillet juil julio julho luglio lug lipca lipiec lip červenec července čvc júl júla július iulie iul juliol \
      temmuz tem июль июля июл липень липня лип юли ιούλιος ιουλίου ιουλ ιούλ
      """,
      """
      aug august août aout agosto ago augustus sierpnia sierpień sie augusti srpen srpna srp augusta augusztus agost ağustos ağu \
      avg agustus август августа авг серпень серпня серп сер αύγουστος αυγούστου αυγ αύγ
      """,
      """
      sep sept september septembre septiembre setembro set settembre sett września wrzesień wrz září zář septembra szeptember szept \
      septembrie setembre eylül eyl сентябрь сентября сен сент вересень вересня вер септември сеп σεπτέμβριος σεπτεμβρίου σεπ
      """,
      """
      oct october okt oktober octobre octubre outubro out ottobre ott października październik paź pazdziernika říjen října říj október \
      októbra octombrie ekim eki октябрь октября окт жовтень жовтня жовт жов октомври οκτώβριος οκτωβρίου οκτ
      """,
      """
      nov november novembre noviembre novembro listopada listopad listopadu lis novembra noiembrie kasım kasim kas ноябрь ноября \
      нояб ноя листопада листопад лист лис ноември ное νοέμβριος νοεμβρίου νοε
      """,
      """
      dec december dez dezember décembre decembre déc dic diciembre dezembro dicembre grudnia grudzień gru prosinec prosince pro des \
      desember decembra decembrie desembre aralık aralik ara декабрь декабря дек грудень грудня груд гру декември δεκέμβριος \
      δεκεμβρίου δεκ
      """,
    ]
    let finnish = [
      "tammi", "helmi", "maalis", "huhti", "touko", "kesä", "heinä", "elo", "syys", "loka",
      "marras",
      "joulu",
    ]
    var months: [String: Int] = [:]
    for (index, names) in words.enumerated() {
      for name in names.split(separator: " ") { months[String(name)] = index + 1 }
      for ending in ["", "k", "kuu", "kuun", "kuuta"] {
        months[finnish[index] + ending] = index + 1
      }
    }
    return months
  }()

  private static let weekdays = Set(
    """
    mon tue wed thu fri sat sun tues thur thurs monday tuesday wednesday thursday friday saturday sunday \
    mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag \
    lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche \
    mié mie jue vie sáb sab dom lunes martes miércoles jueves viernes sábado domingo \
    seg ter qua qui sex segunda terça quarta quinta sexta segunda-feira terça-feira quarta-feira quinta-feira sexta-feira \
    gio lunedì martedì mercoledì giovedì venerdì sabato domenica \
    ma wo za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag \
    pon pn wt śr czw pt sob niedz nd poniedziałek wtorek środa czwartek piątek sobota niedziela \
    mån tis ons tors tor lör lør søn sön mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tisdag lördag söndag \
    ti ke to pe la su maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai \
    maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina \
    po út st čt pá ne pondělí úterý středa čtvrtek pátek neděle \
    pzt sal çar per cum cmt paz pazartesi salı çarşamba perşembe cuma cumartesi pazar \
    пн вт ср чт пт сб вс понедельник вторник среда четверг пятница суббота воскресенье \
    нд понеділок вівторок середа четвер пʼятниця п'ятниця субота неділя \
    δευ τρί τρι τετ πέμ πεμ παρ σάβ σαβ κυρ δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή
    """.split(separator: " ").map(String.init))

  private static let fillers: Set<String> = [
    "at", "de", "of", "del", "den", "a", "à", "as", "às", "las", "la", "le", "um", "om", "kl",
    "klo", "alle",
    "ore", "г", "р", "год", "года", "року", "в", "о", "v", "ve", "στις", "td",
  ]

  private static let halves: [String: Bool] = [
    "am": false, "a.m": false, "pm": true, "p.m": true, "πμ": false, "π.μ": false, "μμ": true,
    "μ.μ": true, "öö": false, "ös": true, "dop": false, "odp": true, "上午": false, "下午": true,
    "午前": false, "午後": true, "오전": false, "오후": true,
  ]
}

/// The day of the week that a word means; nil for other words.
func weekdayNamed(_ word: String) -> Weekday? {
  let word = word.lowercased()
  return weekdays.lazy.compactMap { $0.firstIndex(of: word) }.first.map { Weekday.allCases[$0] }
}

private let weekdays = [
  "monday tuesday wednesday thursday friday saturday sunday", "mon tue wed thu fri sat sun",
  "montag dienstag mittwoch donnerstag freitag samstag sonntag", "mo di mi do fr sa so",
  "lundi mardi mercredi jeudi vendredi samedi dimanche",
  "lunes martes miércoles jueves viernes sábado domingo",
  "lunedì martedì mercoledì giovedì venerdì sabato domenica",
  "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
].map { $0.split(separator: " ").map(String.init) }
