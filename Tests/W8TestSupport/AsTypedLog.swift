/// A log as people type it in a hurry: nearly every line has a fault.
package let asTypedLog = """
  # 2026-03  back at it
  1 sun 84.2 first day, no idea where this goes
  2 Mon 84.0
  3 tue 83,7 @Iron
     Squat 3x5 80
     Bench press: 5x60kg, 5x65kg, 5x65kg
     bench: 8/8/7 @ 60
  4 Thu 83.9
  5  83.6 7:05am
  05  84.4   21:30  > after dinner
  06 Fri 836
  7 Sat 83.2 @iron @home
    Deadlift: 100 3x5, 120kg x 3 x 2
    RPE 8
    Chin up: 6,6,5
    Plank: 3x60s
    Run 5km 26:40
    > felt great
  > legs sore
  08 Sun 183.1
  9 Mon 83.0kg   fat 22%
  2026-03-10 82.9 #sick
  12 Thu 82.8 @irn
     Squat: 5x100
     Leg press: 12-15 160
     Curl: 10r 20
  31 Mon 82.1

  # March 2026
  13 Fri 82.7
  # 2026-02
  30 Mon 85.0
      @hotel 06:30
      DB press : 10/10/8 45lb
  \tRow: 3×10 40
  <<<<<<< HEAD
  14 Sat 82.6
  =======
  14 Sat 82.5
  >>>>>>> phone
  goal 78kg by 2026-06-01
  gym @iron "Iron Temple color:crimson
  gaol 75
  15 Sun 82.4? scale was on carpet
  Weight today was fine

  """
