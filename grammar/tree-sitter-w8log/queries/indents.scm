; What belongs to a day is indented below it: behind a gym, and where some of it stands there already.
; Below a day that is weighed in alone comes the next day.

(day (entry [(gym) (no_name)])) @indent.begin

(day [(session) (exercise) (note)]) @indent.begin

(directive) @indent.zero

(month_header) @indent.zero

(entry) @indent.zero
