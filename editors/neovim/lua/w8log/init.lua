-- What the plugin switches on in a buffer that the language server attaches to.
--
-- Each part stands or falls with a variable: `vim.g.w8log_hints`, `vim.g.w8log_folds` (on unless false),
-- `vim.g.w8log_lenses`, `vim.g.w8log_format_on_save`, `vim.g.w8log_format_on_type` (off unless true).

local M = {}

local function wants(name, default)
  local value = vim.g['w8log_' .. name]
  if value == nil then
    return default
  end
  return value
end

local function show_lenses(buffer)
  if vim.lsp.codelens.enable then
    vim.lsp.codelens.enable(true, { bufnr = buffer })
    return
  end
  vim.lsp.codelens.refresh({ bufnr = buffer })
  vim.api.nvim_create_autocmd({ 'InsertLeave', 'BufEnter' }, {
    group = vim.api.nvim_create_augroup('w8log_lenses_' .. buffer, {}),
    buffer = buffer,
    callback = function()
      vim.lsp.codelens.refresh({ bufnr = buffer })
    end,
  })
end

local function fold_by_server(buffer)
  for _, window in ipairs(vim.fn.win_findbuf(buffer)) do
    vim.wo[window][0].foldmethod = 'expr'
    vim.wo[window][0].foldexpr = 'v:lua.vim.lsp.foldexpr()'
    vim.wo[window][0].foldtext = 'v:lua.vim.lsp.foldtext()'
  end
end

local function format_on_save(buffer)
  vim.api.nvim_create_autocmd('BufWritePre', {
    group = vim.api.nvim_create_augroup('w8log_format_' .. buffer, {}),
    buffer = buffer,
    callback = function()
      vim.lsp.buf.format({ bufnr = buffer, name = 'w8log', timeout_ms = 2000 })
    end,
  })
end

-- Folds by the server that is attached to a buffer, if any: a file that is read again has its file type set anew.
function M.fold_again(buffer)
  for _, client in ipairs(vim.lsp.get_clients({ bufnr = buffer, name = 'w8log' })) do
    if wants('folds', true) and vim.lsp.foldexpr and client.server_capabilities.foldingRangeProvider then
      fold_by_server(buffer)
    end
  end
end

-- Sets up a buffer for a client that has just attached to it.
function M.attach(client, buffer)
  local able = client.server_capabilities
  if wants('hints', true) and able.inlayHintProvider then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
  end
  M.fold_again(buffer)
  if wants('lenses', false) and able.codeLensProvider then
    show_lenses(buffer)
  end
  if wants('format_on_save', false) then
    format_on_save(buffer)
  end
  if wants('format_on_type', false) and vim.lsp.on_type_formatting then
    vim.lsp.on_type_formatting.enable(true, { client_id = client.id })
  end
end

return M
