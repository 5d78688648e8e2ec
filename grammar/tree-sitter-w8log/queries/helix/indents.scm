; What belongs to a day is indented below it.

(day) @indent
