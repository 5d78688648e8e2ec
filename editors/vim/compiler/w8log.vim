" `:compiler w8log`, then `:make`: the faults of this log in the quickfix list, without ALE.

if exists('current_compiler')
  finish
endif
let current_compiler = 'w8log'

CompilerSet makeprg=w8log\ check\ --format\ short\ --\ %:S
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tnfo:\ %m,%f:%l:%c:\ %tint:\ %m,%-G%.%#
