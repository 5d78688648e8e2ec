autocmd BufNewFile,BufRead *.w8log setfiletype w8log
