; What belongs to a day is indented below it.

(day) @indent.begin

(directive) @indent.zero

(month_header) @indent.zero

(entry) @indent.zero
