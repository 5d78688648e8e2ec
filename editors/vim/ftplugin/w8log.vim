if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:; commentstring=;\ %s
setlocal expandtab shiftwidth=4 softtabstop=4
setlocal foldmethod=expr foldexpr=w8log#Fold(v:lnum) foldlevel=99
let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop<'
      \ . ' foldmethod< foldexpr< foldlevel<'

if executable(w8log#Executable())
  let &l:formatprg = shellescape(w8log#Executable()) . ' fmt -'
  let b:undo_ftplugin .= ' formatprg<'
endif

" With ALE `:ALEFix` brings the log into canonical form, and Ctrl-x Ctrl-o completes.
if exists('g:loaded_ale')
  call w8log#RegisterFixer()
  if !exists('b:ale_fixers')
    let b:ale_fixers = ['w8log']
    let b:undo_ftplugin .= ' | unlet! b:ale_fixers'
  endif
  setlocal omnifunc=w8log#Complete
  let b:undo_ftplugin .= ' | setlocal omnifunc<'
endif
