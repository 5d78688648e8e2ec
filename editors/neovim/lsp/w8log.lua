-- How Neovim 0.11 and later start the language server; see `:help lsp-config`.
return {
  cmd = { 'w8log', 'lsp' },
  filetypes = { 'w8log' },
  root_markers = { '.git' },
  handlers = require('w8log.commands').handlers,
}
