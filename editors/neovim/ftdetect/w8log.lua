vim.filetype.add({ extension = { w8log = 'w8log' } })
