vim9script
# Writes what each line of the log is, and each stretch of it that has a group of its own, to the file $W8LOG_DUMP.

def Dump()
  var written: list<string> = []
  for number in range(1, line('$'))
    var text = getline(number)
    var stack = synstack(number, 1)
    var told = [len(stack) > 0 ? synIDattr(stack[0], 'name') : 'blank']
    var column = 1
    var last = -1
    var start = 1
    while column <= len(text)
      var id = synID(number, column, 1)
      if id != last
        if last > 0
          told->add(start .. ' ' .. column .. ' ' .. synIDattr(last, 'name'))
        endif
        last = id
        start = column
      endif
      column += 1
    endwhile
    if last > 0
      told->add(start .. ' ' .. column .. ' ' .. synIDattr(last, 'name'))
    endif
    written->add(join(told, "\t"))
  endfor
  writefile(written, $W8LOG_DUMP)
enddef

Dump()
quitall!
