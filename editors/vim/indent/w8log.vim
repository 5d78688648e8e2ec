if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=w8log#Indent(v:lnum)
" A blank: behind the number of a day the line goes to the margin.
setlocal indentkeys=o,O,!^F,0#,0@,0>,<Space>
let b:undo_indent = 'setlocal indentexpr< indentkeys<'
