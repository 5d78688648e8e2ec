; A month with its days, and a day with its sessions; blank lines behind them stay in sight.

((month) @fold
  (#trim! @fold))

((day) @fold
  (#trim! @fold))
