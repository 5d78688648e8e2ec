if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=w8log#Indent(v:lnum)
setlocal indentkeys=o,O,!^F,0#,0@,0>
let b:undo_indent = 'setlocal indentexpr< indentkeys<'
