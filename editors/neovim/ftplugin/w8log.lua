vim.bo.comments = ':;'
-- Long notes are not broken.
vim.opt_local.formatoptions:remove('t')
vim.bo.commentstring = '; %s'
vim.bo.expandtab = true
vim.bo.shiftwidth = 4
vim.bo.softtabstop = 4
vim.bo.indentexpr = "v:lua.require'w8log.indent'.columns(v:lnum)"
-- A blank: behind the number of a day the line goes to the margin.
vim.bo.indentkeys = 'o,O,!^F,0#,0@,0>,<Space>'

-- Folds by month header, until the server attaches and offers its own.
vim.wo[0][0].foldmethod = 'expr'
vim.wo[0][0].foldexpr = [[getline(v:lnum)=~'^#\s*\d\{4}-\d\d'?'>1':'=']]
vim.wo[0][0].foldlevel = 99
require('w8log').fold_again(vim.api.nvim_get_current_buf())

-- Colours from the parser where one is installed; the server's come on top of them.
pcall(vim.treesitter.start, 0, 'w8log')

require('w8log.commands').define(vim.api.nvim_get_current_buf())
require('w8log.notes').watch(vim.api.nvim_get_current_buf())

vim.b.undo_ftplugin = (vim.b.undo_ftplugin and vim.b.undo_ftplugin .. ' | ' or '')
  .. 'setlocal comments< formatoptions< commentstring< expandtab< shiftwidth< softtabstop< indentexpr< indentkeys<'
  .. ' foldmethod< foldexpr< foldtext< foldlevel<'
  .. ' | lua pcall(vim.treesitter.stop) require("w8log.commands").remove(0)'
  .. ' pcall(vim.api.nvim_del_augroup_by_name, "w8log_notes_" .. vim.api.nvim_get_current_buf())'
