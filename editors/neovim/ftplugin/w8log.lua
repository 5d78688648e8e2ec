vim.bo.comments = ':;'
vim.bo.commentstring = '; %s'
vim.bo.expandtab = true
vim.bo.shiftwidth = 4
vim.bo.softtabstop = 4

-- Folds by month header, until the server attaches and offers its own.
vim.wo[0][0].foldmethod = 'expr'
vim.wo[0][0].foldexpr = [[getline(v:lnum)=~'^#\s*\d\{4}-\d\d'?'>1':'=']]
vim.wo[0][0].foldlevel = 99

vim.b.undo_ftplugin = (vim.b.undo_ftplugin and vim.b.undo_ftplugin .. ' | ' or '')
  .. 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop<'
  .. ' foldmethod< foldexpr< foldtext< foldlevel<'
