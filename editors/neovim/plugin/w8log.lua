-- Starts `w8log lsp` for logbooks, and sets up each buffer that it attaches to.

if vim.g.loaded_w8log then
  return
end
vim.g.loaded_w8log = true

if vim.fn.has('nvim-0.12') == 0 then
  require('w8log.edits').mend()
end

require('w8log.edits').unindent_pasted_days()

local group = vim.api.nvim_create_augroup('w8log', {})

vim.api.nvim_create_autocmd('LspAttach', {
  group = group,
  callback = function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    if client and client.name == 'w8log' then
      require('w8log').attach(client, event.buf)
    end
  end,
})

if vim.lsp.enable then
  vim.lsp.enable('w8log')
  return
end

-- Neovim 0.10 reads no `lsp/` folder. What `vim.lsp.config()` would add stands in `vim.g.w8log`.
vim.api.nvim_create_autocmd('FileType', {
  group = group,
  pattern = 'w8log',
  callback = function(event)
    vim.lsp.start(
      vim.tbl_deep_extend('force', {
        name = 'w8log',
        cmd = { 'w8log', 'lsp' },
        root_dir = vim.fs.root(event.buf, '.git'),
        handlers = require('w8log.commands').handlers,
      }, vim.g.w8log or {}),
      { bufnr = event.buf }
    )
  end,
})
