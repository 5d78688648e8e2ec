" What the files of this folder share.

" The program; `g:ale_w8log_executable` names one that is not on the PATH.
function! w8log#Executable(...) abort
  return get(g:, 'ale_w8log_executable', 'w8log')
endfunction

" Settings of the server, such as `{'today': '2026-02-10'}`.
function! w8log#InitializationOptions(...) abort
  return get(g:, 'ale_w8log_initialization_options', {})
endfunction

" The repository that the log lies in, else its folder.
function! w8log#ProjectRoot(buffer) abort
  let l:git = ale#path#FindNearestDirectory(a:buffer, '.git')
  return empty(l:git) ? expand('#' . a:buffer . ':p:h') : fnamemodify(l:git, ':h:h')
endfunction

" Makes canonical form known to ALE as the fixer `w8log`.
function! w8log#RegisterFixer() abort
  call ale#fix#registry#Add('w8log', 'w8log#Format', ['w8log'], 'Canonical form.')
endfunction

function! w8log#Format(buffer) abort
  return {'command': ale#Escape(w8log#Executable()) . ' fmt -'}
endfunction

" Completion by ALE, to which the sign of a gym or a tag is no part of a word.
function! w8log#Complete(findstart, base) abort
  if a:findstart
    let l:name = matchstr(strpart(getline('.'), 0, col('.') - 1), '\%(^\|\s\)\zs[@#]\S*$')
    if empty(l:name)
      return ale#completion#OmniFunc(1, '')
    endif
    let l:asks = ale#completion#GetCompletions('ale-omnifunc', {'prefix': ''})
    return l:asks ? col('.') - 1 - len(l:name) : -3
  endif
  let l:items = ale#completion#OmniFunc(0, a:base)
  if a:base !~# '^[@#]'
    return l:items
  endif
  " Without the blanks that would put it into its column.
  call map(l:items, {_, item -> extend(item, {'word': trim(item.word)})})
  return filter(l:items, {_, item -> stridx(tolower(item.word), tolower(a:base)) == 0})
endfunction

let s:month = '^#\s*\d\{4}-\d\d'
let s:day = '^\s*\%(\d\{4}-\d\d-\d\d\|\d\d\=\)\%(\s\|$\)'
" An entry that names a gym; what stands in quotes, notes and comments is none.
let s:atGym = '^\d\%([^;>"]\|"[^"]*"\)*\s@\d\@!'
" A session or an exercise.
let s:inner = '^\s*\%(@\d\@!\|+\s\|[^;>#]*:\%(\s\|$\)\)'
let s:directive = '^\s*\%(w8log\|unit\|lift-unit\|order\|trend\|goal\|milestone\|gym\|exercise\|setup\|plan'
      \ . '\|metric\|tag\|lint\|include\|x-[a-z0-9-]\+\)\%(\s\|$\)'

" Folds by month header.
function! w8log#Fold(number) abort
  return getline(a:number) =~# s:month ? '>1' : '='
endfunction

" Days, months and directives stand at the margin; notes, and sessions and exercises below a day, are indented. What
" else is written stays where it is. A new line is indented below a gym and below what is indented; below a day without a
" gym comes the next day.
function! w8log#Indent(number) abort
  let l:line = getline(a:number)
  if l:line =~# '^\s*;'
    return -1
  endif
  if l:line =~# '^\s*#' || l:line =~# s:day || l:line =~# s:directive
    return 0
  endif
  if l:line =~# '^\s*>' && indent(a:number) > shiftwidth()
    return 2 * shiftwidth()
  endif
  let l:above = getline(a:number - 1)
  if l:line =~# '\S'
    return l:line =~# '^\s*>' || l:line =~# s:inner && l:above =~# '^\%(\s\+\S\|\d\)' ? shiftwidth() : -1
  endif
  return l:above =~# '^\s\+\S' || l:above =~# s:atGym ? shiftwidth() : 0
endfunction
