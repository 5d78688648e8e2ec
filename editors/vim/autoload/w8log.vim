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

let s:month = '^#\s*\d\{4}-\d\d'
let s:day = '^\s*\%(\d\{4}-\d\d-\d\d\|\d\d\=\)\%(\s\|$\)'
" An entry that names a gym; what stands in quotes, notes and comments is none.
let s:atGym = '^\d\%([^;>"]\|"[^"]*"\)*\s@\d\@!'
let s:directive = '^\s*\%(w8log\|unit\|lift-unit\|order\|trend\|goal\|milestone\|gym\|exercise\|setup'
      \ . '\|metric\|tag\|lint\|include\|x-[a-z0-9-]\+\)\%(\s\|$\)'

" Folds by month header.
function! w8log#Fold(number) abort
  return getline(a:number) =~# s:month ? '>1' : '='
endfunction

" Days, months and directives stand at the margin, all that belongs to a day is indented. A new line is, below a gym
" and below what is indented; below a day without a gym comes the next day.
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
  if l:line =~# '\S'
    return shiftwidth()
  endif
  let l:above = getline(a:number - 1)
  return l:above =~# '^\s\+\S' || l:above =~# s:atGym ? shiftwidth() : 0
endfunction
