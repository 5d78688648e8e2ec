/// The sample log of the documentation.
let canonicalLog = #"""
  w8log 1.0
  ; Reads top to bottom, oldest day first. Lines starting with ";" are comments.

  unit       kg
  goal       78.0 by:2026-06-01
  milestone  80.0 "Under eighty"
  trend      span:7

  gym        @iron "Iron Temple" color:red default
  gym        @home "Garage" color:green
  gym        @hotel "Hotel gym, Lyon" color:gray unit:lb
  exercise   "Bench press" alias:bench alias:BP
  setup      @iron "Leg press"  > sled is 45 kg; seat 4, back pad 2

  # 2026-01 January

  01 Thu   82.9   #salty  > new year, three slices of cake
  02 Fri   82.6
  03 Sat   82.1   @iron  fat:18.6%
      Squat:              w5 60, w3 80, 3x5 100, 3 107.5 @8.5
      Bench press:        5/5/4! 70 @9
      Leg press:          3x12 160 (pause)
      + Calf raise:       3x15 60
      > Slept well. Belt only for the last squat set.
      > Left knee fine again.

  05 Mon   82.2   07:05
  05 Mon   83.4   21:40  > evening weigh-in, after dinner
  06 Tue   81.9   @home
      Pull-up:            8/6/5 bw, 3x3 bw+10
      Push-up:            20/15/12+ bw  > last set to failure
      Plank:              3x60s
      Run:                5km 26:40 @6
  07 Wed    -     #travel  > no scale on the train
  08 Thu   84.6?  #travel  > hotel scale reads high, keep it out of the trend
      @hotel 06:30  > tiny, dumbbells only
      DB press:           10/10/8 45, 8 40 (drop)
      Leg curl:           3x10 7lvl
      @home 19:00
      Farmer carry:       4x40m 24kg
  10 Sat   81.7   @iron  #travel
      Squat:              w5 60, w3 80, 3x5 102.5 @8
      Deadlift:           w5 70, 5 120, 0! 150  > grip gave out
      Chin-up:            6/6/5 bw-15 (band)

  12 Mon   81.5   waist:84cm  sleep:7.5h
  13 Tue   81.6

  # 2026-02 February, first deload

  ; 2026-02-01 moved to a new scale, see note below
  01 Sun   80.9  > new scale, checked against the old one: both 80.9
  02 Mon   80.4   @home
      Bench press:        3x8 50 @6
      > Deload: everything at 60 percent.
  03 Tue   80.1
  04 Wed   79.8  > under eighty!

  """#
