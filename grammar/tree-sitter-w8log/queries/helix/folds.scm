; A month with its days, and a day with its sessions.

(month) @fold

(day) @fold
