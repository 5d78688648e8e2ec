" The language server of w8log, for ALE.

call ale#linter#Define('w8log', {
\   'name': 'w8log',
\   'lsp': 'stdio',
\   'executable': function('w8log#Executable'),
\   'command': '%e lsp',
\   'project_root': function('w8log#ProjectRoot'),
\   'initialization_options': function('w8log#InitializationOptions'),
\})
