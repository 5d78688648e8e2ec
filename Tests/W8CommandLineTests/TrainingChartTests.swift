import Testing
import W8TestSupport

@testable import W8CommandLine
@testable import W8Reports

/// What `history` draws of an exercise.
@Suite struct TrainingChartTests {
  private static let log = """
    unit kg
    gym @iron "Iron Temple" default color:green
    gym @home

    # 2026-01

    05 Mon 80.0 @iron
        Squat: 3x5 100
    12 Mon 80.0 @home
        Squat: 3x5 80
    19 Mon 80.0 @iron
        Squat: 3x5 105
    26 Mon 80.0 @iron
        Squat: 3x5 102.5
        Plank: 60s

    """
  private let world = FakeWorld(["a": log])

  /// Epley: 100 · 7/6 = 116.7, 105 · 7/6 = 122.5, 102.5 · 7/6 = 119.6; 80 · 7/6 = 93.3. Volumes: 1500, 1575, 1537.5; 1200.
  @Test func aTerminalGetsTwoFieldsAGym() {
    let outcome = world.run("history", "squat", "--chart", "a")
    #expect(
      outcome.output == """
        Squat, 5 January 2026 to 26 January 2026
        • @iron Iron Temple
        e1RM (Epley)
          kg
         124 ┤
         122 ┤                                    ⣀⣀⣀⣀⠤⠤⠤⠔⠒⠒⠒⠊⠉•⠉⠑⠒⠒⠒⠢⠤⠤⠤⢄⣀⣀⣀⡀
         120 ┤                     ⣀⣀⣀⡠⠤⠤⠤⠔⠒⠒⠒⠊⠉⠉⠉                           ⠈⠉⠉⠉⠑⠒⠒⠒⠢⠤•
         118 ┤      ⣀⣀⣀⡠⠤⠤⠤⠔⠒⠒⠒⠉⠉⠉⠉
         116 ┤•⠒⠉⠉⠉⠉
             └┬───────────────────────┬────────────────────────┬───────────────────────┬
              5 Jan 2026           12 Jan                   19 Jan                26 Jan
        Volume
          kg
        1580 ┤                                          ⢀⣀⣀⠤⠤⠤⠒•⠢⠤⠤⢄⣀⣀
        1560 ┤                               ⢀⣀⣀⡠⠤⠤⠒⠒⠊⠉⠉⠁             ⠉⠉⠉⠒⠒⠢⠤⠤⣀⣀⣀
        1540 ┤                    ⢀⣀⣀⡠⠤⠤⠒⠒⠒⠉⠉⠁                                   ⠉⠉⠑⠒⠒⠢•
        1520 ┤          ⣀⣀⡠⠤⠤⠒⠒⠒⠉⠉⠁
        1500 ┤•⡠⠤⠤⠔⠒⠒⠉⠉⠉
             └┬───────────────────────┬────────────────────────┬───────────────────────┬
              5 Jan 2026           12 Jan                   19 Jan                26 Jan
        ○ @home
        e1RM (Epley)
          kg
          96 ┤
          94 ┤
             │                        ○
          92 ┤
          90 ┤
             └┬───────────────────────┬────────────────────────┬───────────────────────┬
              5 Jan 2026           12 Jan                   19 Jan                26 Jan
        Volume
          kg
        1202 ┤
        1201 ┤
        1200 ┤                        ○
        1199 ┤
        1198 ┤
             └┬───────────────────────┬────────────────────────┬───────────────────────┬
              5 Jan 2026           12 Jan                   19 Jan                26 Jan

        """)
    #expect(outcome.code == .success && outcome.errors == "")
  }

  @Test func aFileSpeaksOfEverySession() {
    let svg = world.run("history", "squat", "--svg", "-", "a").output
    for id in [
      "e1rm-iron", "e1rm-iron-2026-01-19", "volume-home-2026-01-12", "axes-e1rm-iron",
      "axes-volume-home",
    ] {
      #expect(svg.contains("id=\"\(id)\""), "\(id)")
    }
    #expect(
      svg.contains("<title>19 January 2026, @iron Iron Temple: e1RM (Epley) 122.5 kg</title>"))
    #expect(svg.contains("Volume at @home: 1200.0 kg on 12 January 2026"))
    #expect(svg.contains("gym-green") && svg.contains("gym-blue"))
    let written = world.run("history", "squat", "--svg", "x.svg", "a")
    #expect(written.written == ["x.svg": svg] && written.output == "" && written.code == .success)
  }

  @Test func whatHasNoLoadsIsNotDrawn() {
    for options in [["--chart"], ["--svg", "x.svg"]] {
      let outcome = world.run(arguments: ["history", "plank", "a"] + options)
      #expect(outcome.code == .success && outcome.output == "")
      #expect(outcome.errors == "no loads of \"Plank\" to draw in \"a\"\n")
    }
  }

  @Test func whatMeansNothingIsRefused() {
    for chart in [["--chart"], ["--svg", "x.svg"]] {
      let outcome = world.run(arguments: ["history", "squat", "a", "-O", "json"] + chart)
      #expect(outcome.code == .usage && outcome.written == [:])
    }
    #expect(world.run("history", "sqat", "--svg", "x.svg", "a").code == .usage)
    #expect(world.run("history", "squat", "--svg", "x.w8log", "a").code == .usage)
  }

  @Test(arguments: 0..<40)
  func noLineIsWiderThanTheTerminal(seed: UInt64) {
    var random = RandomLog(seed: 300 + seed)
    var world = FakeWorld(["a": random.log(days: 60) + "\n28 80 @x\n    Squat: 5 100\n"])
    world.terminals = [.input, .output]
    let width = random.number(in: 20...160)
    (world.width, world.height) = (width, random.number(in: 1...80))
    world.variables["TERM"] = random.one(of: "linux", "xterm")
    let outcome = world.run("history", "squat", "--chart", "--lenient", "--color=never", "-q", "a")
    #expect(outcome.code == .success)
    let widest = outcome.output.split(separator: "\n").map { displayWidth($0) }.max() ?? 0
    #expect(widest <= max(width, 20))
  }
}
