-- How Neovim 0.11 and later start the language server; see `:help lsp-config`.
return {
  cmd = { 'w8log', 'lsp' },
  filetypes = { 'w8log' },
  root_markers = { '.git' },
  -- Neovim itself shows nothing new while text is inserted, and does not ask again for what the server has to say later.
  init_options = { diagnostics = { waitWhileTyping = false } },
  handlers = require('w8log.commands').handlers,
}
