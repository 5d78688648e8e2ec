import Testing
import W8Syntax

@Suite struct CanonicalEntryTests {
  @Test func putsTheWeightInItsColumn() {
    // Columns: day 0–1, weekday 3–5, the weight from 8 on with its point at 11, fields at 16.
    expectForms([
      FormatRow("3 Sat 82.1", "03 Sat   82.1"),
      FormatRow("03  saturday\t82.1", "03 Sat   82.1"),
      FormatRow("03 SAT 182.1lb", "03 Sat  182.1lb"),
      FormatRow("3 82.1", "03       82.1"),
      FormatRow("3 8", "03        8"),
      FormatRow("03 1182.5 @iron", "03      1182.5  @iron"),
      FormatRow("10 sun 13st4.5? 21:00", "10 Sun   13st4.5? 21:00"),
      FormatRow("10 sun 13ST4.5LB? 21:00", "10 Sun   13st4.5lb? 21:00"),
      FormatRow("10 sun 9st 21:00", "10 Sun    9st   21:00"),
      FormatRow("7 Wed - #travel", "07 Wed    -     #travel"),
      FormatRow("7 Wed -", "07 Wed    -"),
      FormatRow("2026-01-03 sat 82.1 @a", "2026-01-03 Sat   82.1   @a"),
      FormatRow("2026-01-03 82.1", "2026-01-03       82.1"),
    ])
  }

  @Test func keepsColumnsThatStandEmpty() {
    expectForms([
      FormatRow("6 tue @home", "06 Tue          @home"),
      FormatRow("6 @home", "06              @home"),
      FormatRow("6 x:1", "06              x:1"),
      FormatRow("6", "06"),
      FormatRow("6 Tue", "06 Tue"),
      FormatRow("6 >nothing", "06  > nothing"),
      FormatRow("6 Tue ;", "06 Tue  ;"),
    ])
  }

  @Test func ordersFieldsAndKeepsThoseOfOneKindInOrder() {
    expectForms([
      FormatRow(
        "3 Sat 82.1 #b fat:18% @Iron 7:05 #A Sleep:7h",
        "03 Sat   82.1   07:05  @Iron  #b  #A  fat:18%  Sleep:7h"),
      FormatRow("3 #b 7:05 82.1", "03       82.1   07:05  #b"),
      FormatRow("3 note:\"a  ; b\" 82.1", "03       82.1   note:\"a  ; b\""),
      FormatRow("3 fat:18% 82.1 >  well ;  yes ", "03       82.1   fat:18%  > well ;  yes"),
    ])
  }

  @Test func rewritesNumbersOnlyWhereTheFormatSaysSo() {
    expectForms([
      FormatRow("03 82,4", "03       82.4"),
      FormatRow("03 82,4KG?", "03       82.4kg?"),
      FormatRow("03 082.40", "03      082.40"),
      FormatRow("03 82.1 0:05", "03       82.1   00:05"),
      FormatRow("32 sat 82.1", "32 Sat   82.1"),
    ])
  }

  @Test func writesSessionsWithSingleBlanks() {
    expectForms([
      FormatRow(" @iron", "    @iron"),
      FormatRow(
        "\t@Iron  #Legs   6:30-7:45 #b ",
        "    @Iron 06:30-07:45 #Legs #b"),
      FormatRow("    @a 19:00-7:05", "    @a 19:00-07:05"),
      FormatRow("      @a 9:00 >tiny", "    @a 09:00  > tiny"),
    ])
  }

  @Test func leavesAloneWhatItDoesNotUnderstand() {
    expectUntouched([
      "3 Sat 82.4 kg  ", "3 Sa 82.1", "3  82.1 7:05am", "3  82.1 what  is this", "3/1/2026  82",
      "3  82.1 @a @b ", " 3 Sat 82.1", "3 82.1 #1", "3\u{A0}82.1  ", "3 (a", "  @a  82.1",
      "3 82.1  82.2", " @a fat:18%",
    ])
  }
}
