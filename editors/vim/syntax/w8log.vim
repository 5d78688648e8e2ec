" Vim syntax file: the logbook of body weight and training.
" grammar/highlighting/make writes it: what is changed here is lost.

if exists('b:current_syntax')
  finish
endif

" A line is read from its first character on: each item says which ones may follow it.
syn case match
syn spell notoplevel
syn iskeyword @,48-57,_,192-255
syn sync minlines=1

syn match w8logKey_pair /\v[A-Za-z][A-Za-z0-9-]*%(\:)@=/ contained
syn match w8logArgument_pair /\v%(\:)@1<=%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)/ contained
syn match w8logNumber_pair /\v%(\:)@1<=[-+0-9]%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))*/ contained
syn match w8logGym_pair /\v%(\:)@1<=\@%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))*/ contained
syn match w8logText_pair /\v%(\:)@1<=%(\")@=["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]/ contained
syn cluster w8logPair contains=w8logKey_pair,w8logArgument_pair,w8logNumber_pair,w8logGym_pair,w8logText_pair

syn match w8logPlain_blank_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_blank skipwhite
syn cluster w8log_blank contains=w8logPlain_blank_blank

syn match w8logComment_comment1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_comment skipwhite
syn match w8logPlain_comment0 /\v^.*%>10000c.+/ contained nextgroup=@w8log_comment skipwhite
syn match w8logPlain_comment_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_comment skipwhite
syn cluster w8log_comment contains=w8logComment_comment1,w8logPlain_comment0,w8logPlain_comment_blank

syn match w8logText_note1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_note skipwhite
syn match w8logPlain_note0 /\v^.*%>10000c.+/ contained nextgroup=@w8log_note skipwhite
syn match w8logPlain_note_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_note skipwhite
syn cluster w8log_note contains=w8logText_note1,w8logPlain_note0,w8logPlain_note_blank

syn match w8logError_unknown0 /\v.*[^ \t\r]/ contained nextgroup=@w8log_unknown skipwhite
syn match w8logPlain_unknown_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_unknown skipwhite
syn cluster w8log_unknown contains=w8logError_unknown0,w8logPlain_unknown_blank

syn match w8logPlain_private0 /\v.*[^ \t\r]/ contained nextgroup=@w8log_private skipwhite
syn match w8logPlain_private_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_private skipwhite
syn cluster w8log_private contains=w8logPlain_private0,w8logPlain_private_blank

syn match w8logSign_month1 /\v\#/ contained nextgroup=@w8log_monthNumber skipwhite
syn match w8logPlain_month0 /\v^.*%>10000c.+/ contained nextgroup=@w8log_month skipwhite
syn match w8logPlain_month_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_month skipwhite
syn cluster w8log_month contains=w8logSign_month1,w8logPlain_month0,w8logPlain_month_blank

syn match w8logError_monthNumber3 /\v[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF\r;>][^ \t\r]*%([ \t]+[^ \t\r;>][^ \t\r]*)*/ contained nextgroup=@w8log_monthNumber skipwhite
syn match w8logMonth_monthNumber2 /\v%(0000)@![0-9]{4}\-%(0[1-9]|1[0-2])%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_monthTitle skipwhite
syn match w8logComment_monthNumber1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_monthNumber skipwhite
syn match w8logText_monthNumber0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_monthNumber skipwhite
syn match w8logPlain_monthNumber_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_monthNumber skipwhite
syn cluster w8log_monthNumber contains=w8logError_monthNumber3,w8logMonth_monthNumber2,w8logComment_monthNumber1,w8logText_monthNumber0,w8logPlain_monthNumber_blank

syn match w8logText_monthTitle2 /\v[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF\r;>][^ \t\r]*%([ \t]+[^ \t\r;>][^ \t\r]*)*/ contained nextgroup=@w8log_monthTitle skipwhite
syn match w8logComment_monthTitle1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_monthTitle skipwhite
syn match w8logText_monthTitle0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_monthTitle skipwhite
syn match w8logPlain_monthTitle_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_monthTitle skipwhite
syn cluster w8log_monthTitle contains=w8logText_monthTitle2,w8logComment_monthTitle1,w8logText_monthTitle0,w8logPlain_monthTitle_blank

syn match w8logError_entry13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entry skipwhite
syn match w8logTag_entry12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entry skipwhite
syn match w8logGym_entry11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logGym_entry10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logDate_entry9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logNumber_entry8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logNumber_entry7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWPoint skipwhite
syn match w8logNumber_entry6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWWhole skipwhite
syn match w8logSign_entry5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPair_entry4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entry skipwhite
syn match w8logError_entry3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entry skipwhite
syn match w8logError_entry2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entry skipwhite
syn match w8logComment_entry1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entry skipwhite
syn match w8logText_entry0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entry skipwhite
syn match w8logPlain_entry_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entry skipwhite
syn cluster w8log_entry contains=w8logError_entry13,w8logTag_entry12,w8logGym_entry11,w8logGym_entry10,w8logDate_entry9,w8logNumber_entry8,w8logNumber_entry7,w8logNumber_entry6,w8logSign_entry5,w8logPair_entry4,w8logError_entry3,w8logError_entry2,w8logComment_entry1,w8logText_entry0,w8logPlain_entry_blank

syn match w8logError_entryW13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logTag_entryW12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logGym_entryW11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logGym_entryW10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logDate_entryW9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryW8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryW7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryW6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryW5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPair_entryW4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryW3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryW2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logComment_entryW1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logText_entryW0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPlain_entryW_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryW skipwhite
syn cluster w8log_entryW contains=w8logError_entryW13,w8logTag_entryW12,w8logGym_entryW11,w8logGym_entryW10,w8logDate_entryW9,w8logError_entryW8,w8logError_entryW7,w8logError_entryW6,w8logError_entryW5,w8logPair_entryW4,w8logError_entryW3,w8logError_entryW2,w8logComment_entryW1,w8logText_entryW0,w8logPlain_entryW_blank

syn match w8logError_entryWWhole14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logTag_entryWWhole13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logGym_entryWWhole12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logGym_entryWWhole11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logDate_entryWWhole10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWWhole9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWWhole8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWWhole7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWWhole6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPair_entryWWhole5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWWhole4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWWhole3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWWhole skipwhite
syn match w8logComment_entryWWhole2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWWhole skipwhite
syn match w8logText_entryWWhole1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWWhole skipwhite
syn match w8logNumber_entryWWhole0 /\v%(%([kK][gG]|[lL][bB])[sS]?|[sS][tT])\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPlain_entryWWhole_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWWhole skipwhite
syn cluster w8log_entryWWhole contains=w8logError_entryWWhole14,w8logTag_entryWWhole13,w8logGym_entryWWhole12,w8logGym_entryWWhole11,w8logDate_entryWWhole10,w8logError_entryWWhole9,w8logError_entryWWhole8,w8logError_entryWWhole7,w8logError_entryWWhole6,w8logPair_entryWWhole5,w8logError_entryWWhole4,w8logError_entryWWhole3,w8logComment_entryWWhole2,w8logText_entryWWhole1,w8logNumber_entryWWhole0,w8logPlain_entryWWhole_blank

syn match w8logError_entryWPoint14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logTag_entryWPoint13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logGym_entryWPoint12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logGym_entryWPoint11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logDate_entryWPoint10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWPoint9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWPoint8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWPoint7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWPoint6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPair_entryWPoint5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWPoint4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logError_entryWPoint3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWPoint skipwhite
syn match w8logComment_entryWPoint2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWPoint skipwhite
syn match w8logText_entryWPoint1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWPoint skipwhite
syn match w8logNumber_entryWPoint0 /\v%([kK][gG]|[lL][bB])[sS]?\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPlain_entryWPoint_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWPoint skipwhite
syn cluster w8log_entryWPoint contains=w8logError_entryWPoint14,w8logTag_entryWPoint13,w8logGym_entryWPoint12,w8logGym_entryWPoint11,w8logDate_entryWPoint10,w8logError_entryWPoint9,w8logError_entryWPoint8,w8logError_entryWPoint7,w8logError_entryWPoint6,w8logPair_entryWPoint5,w8logError_entryWPoint4,w8logError_entryWPoint3,w8logComment_entryWPoint2,w8logText_entryWPoint1,w8logNumber_entryWPoint0,w8logPlain_entryWPoint_blank

syn match w8logError_entryT13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logTag_entryT12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logGym_entryT11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logGym_entryT10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logError_entryT9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logNumber_entryT8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logNumber_entryT7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTPoint skipwhite
syn match w8logNumber_entryT6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTWhole skipwhite
syn match w8logSign_entryT5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logPair_entryT4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryT skipwhite
syn match w8logError_entryT3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logError_entryT2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logComment_entryT1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logText_entryT0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logPlain_entryT_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryT skipwhite
syn cluster w8log_entryT contains=w8logError_entryT13,w8logTag_entryT12,w8logGym_entryT11,w8logGym_entryT10,w8logError_entryT9,w8logNumber_entryT8,w8logNumber_entryT7,w8logNumber_entryT6,w8logSign_entryT5,w8logPair_entryT4,w8logError_entryT3,w8logError_entryT2,w8logComment_entryT1,w8logText_entryT0,w8logPlain_entryT_blank

syn match w8logError_entryG13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logTag_entryG12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logError_entryG11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logError_entryG10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logDate_entryG9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logNumber_entryG8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logNumber_entryG7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWGPoint skipwhite
syn match w8logNumber_entryG6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWGWhole skipwhite
syn match w8logSign_entryG5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logPair_entryG4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryG skipwhite
syn match w8logError_entryG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logError_entryG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logComment_entryG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logText_entryG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logPlain_entryG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryG skipwhite
syn cluster w8log_entryG contains=w8logError_entryG13,w8logTag_entryG12,w8logError_entryG11,w8logError_entryG10,w8logDate_entryG9,w8logNumber_entryG8,w8logNumber_entryG7,w8logNumber_entryG6,w8logSign_entryG5,w8logPair_entryG4,w8logError_entryG3,w8logError_entryG2,w8logComment_entryG1,w8logText_entryG0,w8logPlain_entryG_blank

syn match w8logError_entryWT13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logTag_entryWT12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logGym_entryWT11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logGym_entryWT10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWT9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWT8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWT7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWT6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWT5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logPair_entryWT4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWT3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWT2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logComment_entryWT1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logText_entryWT0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logPlain_entryWT_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWT skipwhite
syn cluster w8log_entryWT contains=w8logError_entryWT13,w8logTag_entryWT12,w8logGym_entryWT11,w8logGym_entryWT10,w8logError_entryWT9,w8logError_entryWT8,w8logError_entryWT7,w8logError_entryWT6,w8logError_entryWT5,w8logPair_entryWT4,w8logError_entryWT3,w8logError_entryWT2,w8logComment_entryWT1,w8logText_entryWT0,w8logPlain_entryWT_blank

syn match w8logError_entryWTWhole14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logTag_entryWTWhole13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logGym_entryWTWhole12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logGym_entryWTWhole11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTWhole10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTWhole9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTWhole8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTWhole7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTWhole6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logPair_entryWTWhole5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTWhole4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTWhole3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWTWhole skipwhite
syn match w8logComment_entryWTWhole2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTWhole skipwhite
syn match w8logText_entryWTWhole1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTWhole skipwhite
syn match w8logNumber_entryWTWhole0 /\v%(%([kK][gG]|[lL][bB])[sS]?|[sS][tT])\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logPlain_entryWTWhole_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWTWhole skipwhite
syn cluster w8log_entryWTWhole contains=w8logError_entryWTWhole14,w8logTag_entryWTWhole13,w8logGym_entryWTWhole12,w8logGym_entryWTWhole11,w8logError_entryWTWhole10,w8logError_entryWTWhole9,w8logError_entryWTWhole8,w8logError_entryWTWhole7,w8logError_entryWTWhole6,w8logPair_entryWTWhole5,w8logError_entryWTWhole4,w8logError_entryWTWhole3,w8logComment_entryWTWhole2,w8logText_entryWTWhole1,w8logNumber_entryWTWhole0,w8logPlain_entryWTWhole_blank

syn match w8logError_entryWTPoint14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logTag_entryWTPoint13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logGym_entryWTPoint12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logGym_entryWTPoint11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTPoint10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTPoint9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTPoint8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTPoint7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTPoint6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logPair_entryWTPoint5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTPoint4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logError_entryWTPoint3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWTPoint skipwhite
syn match w8logComment_entryWTPoint2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTPoint skipwhite
syn match w8logText_entryWTPoint1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTPoint skipwhite
syn match w8logNumber_entryWTPoint0 /\v%([kK][gG]|[lL][bB])[sS]?\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWT skipwhite
syn match w8logPlain_entryWTPoint_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWTPoint skipwhite
syn cluster w8log_entryWTPoint contains=w8logError_entryWTPoint14,w8logTag_entryWTPoint13,w8logGym_entryWTPoint12,w8logGym_entryWTPoint11,w8logError_entryWTPoint10,w8logError_entryWTPoint9,w8logError_entryWTPoint8,w8logError_entryWTPoint7,w8logError_entryWTPoint6,w8logPair_entryWTPoint5,w8logError_entryWTPoint4,w8logError_entryWTPoint3,w8logComment_entryWTPoint2,w8logText_entryWTPoint1,w8logNumber_entryWTPoint0,w8logPlain_entryWTPoint_blank

syn match w8logError_entryWG13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logTag_entryWG12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWG11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWG10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logDate_entryWG9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWG8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWG7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWG6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWG5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logPair_entryWG4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logComment_entryWG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logText_entryWG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logPlain_entryWG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWG skipwhite
syn cluster w8log_entryWG contains=w8logError_entryWG13,w8logTag_entryWG12,w8logError_entryWG11,w8logError_entryWG10,w8logDate_entryWG9,w8logError_entryWG8,w8logError_entryWG7,w8logError_entryWG6,w8logError_entryWG5,w8logPair_entryWG4,w8logError_entryWG3,w8logError_entryWG2,w8logComment_entryWG1,w8logText_entryWG0,w8logPlain_entryWG_blank

syn match w8logError_entryWGWhole14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logTag_entryWGWhole13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGWhole12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGWhole11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logDate_entryWGWhole10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWGWhole9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGWhole8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGWhole7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGWhole6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logPair_entryWGWhole5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGWhole4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGWhole3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWGWhole skipwhite
syn match w8logComment_entryWGWhole2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWGWhole skipwhite
syn match w8logText_entryWGWhole1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWGWhole skipwhite
syn match w8logNumber_entryWGWhole0 /\v%(%([kK][gG]|[lL][bB])[sS]?|[sS][tT])\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logPlain_entryWGWhole_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWGWhole skipwhite
syn cluster w8log_entryWGWhole contains=w8logError_entryWGWhole14,w8logTag_entryWGWhole13,w8logError_entryWGWhole12,w8logError_entryWGWhole11,w8logDate_entryWGWhole10,w8logError_entryWGWhole9,w8logError_entryWGWhole8,w8logError_entryWGWhole7,w8logError_entryWGWhole6,w8logPair_entryWGWhole5,w8logError_entryWGWhole4,w8logError_entryWGWhole3,w8logComment_entryWGWhole2,w8logText_entryWGWhole1,w8logNumber_entryWGWhole0,w8logPlain_entryWGWhole_blank

syn match w8logError_entryWGPoint14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logTag_entryWGPoint13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGPoint12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGPoint11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logDate_entryWGPoint10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWGPoint9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGPoint8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGPoint7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGPoint6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logPair_entryWGPoint5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGPoint4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logError_entryWGPoint3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWGPoint skipwhite
syn match w8logComment_entryWGPoint2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWGPoint skipwhite
syn match w8logText_entryWGPoint1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWGPoint skipwhite
syn match w8logNumber_entryWGPoint0 /\v%([kK][gG]|[lL][bB])[sS]?\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWG skipwhite
syn match w8logPlain_entryWGPoint_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWGPoint skipwhite
syn cluster w8log_entryWGPoint contains=w8logError_entryWGPoint14,w8logTag_entryWGPoint13,w8logError_entryWGPoint12,w8logError_entryWGPoint11,w8logDate_entryWGPoint10,w8logError_entryWGPoint9,w8logError_entryWGPoint8,w8logError_entryWGPoint7,w8logError_entryWGPoint6,w8logPair_entryWGPoint5,w8logError_entryWGPoint4,w8logError_entryWGPoint3,w8logComment_entryWGPoint2,w8logText_entryWGPoint1,w8logNumber_entryWGPoint0,w8logPlain_entryWGPoint_blank

syn match w8logError_entryTG13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logTag_entryTG12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logError_entryTG11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logError_entryTG10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logError_entryTG9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logNumber_entryTG8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logNumber_entryTG7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTGPoint skipwhite
syn match w8logNumber_entryTG6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTGWhole skipwhite
syn match w8logSign_entryTG5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logPair_entryTG4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryTG skipwhite
syn match w8logError_entryTG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logError_entryTG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logComment_entryTG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logText_entryTG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryTG skipwhite
syn match w8logPlain_entryTG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryTG skipwhite
syn cluster w8log_entryTG contains=w8logError_entryTG13,w8logTag_entryTG12,w8logError_entryTG11,w8logError_entryTG10,w8logError_entryTG9,w8logNumber_entryTG8,w8logNumber_entryTG7,w8logNumber_entryTG6,w8logSign_entryTG5,w8logPair_entryTG4,w8logError_entryTG3,w8logError_entryTG2,w8logComment_entryTG1,w8logText_entryTG0,w8logPlain_entryTG_blank

syn match w8logError_entryWTG13 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logTag_entryWTG12 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG11 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG10 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG9 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG8 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG7 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG6 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG5 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logPair_entryWTG4 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logComment_entryWTG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logText_entryWTG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logPlain_entryWTG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWTG skipwhite
syn cluster w8log_entryWTG contains=w8logError_entryWTG13,w8logTag_entryWTG12,w8logError_entryWTG11,w8logError_entryWTG10,w8logError_entryWTG9,w8logError_entryWTG8,w8logError_entryWTG7,w8logError_entryWTG6,w8logError_entryWTG5,w8logPair_entryWTG4,w8logError_entryWTG3,w8logError_entryWTG2,w8logComment_entryWTG1,w8logText_entryWTG0,w8logPlain_entryWTG_blank

syn match w8logError_entryWTGWhole14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logTag_entryWTGWhole13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logPair_entryWTGWhole5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGWhole3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWTGWhole skipwhite
syn match w8logComment_entryWTGWhole2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTGWhole skipwhite
syn match w8logText_entryWTGWhole1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTGWhole skipwhite
syn match w8logNumber_entryWTGWhole0 /\v%(%([kK][gG]|[lL][bB])[sS]?|[sS][tT])\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logPlain_entryWTGWhole_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWTGWhole skipwhite
syn cluster w8log_entryWTGWhole contains=w8logError_entryWTGWhole14,w8logTag_entryWTGWhole13,w8logError_entryWTGWhole12,w8logError_entryWTGWhole11,w8logError_entryWTGWhole10,w8logError_entryWTGWhole9,w8logError_entryWTGWhole8,w8logError_entryWTGWhole7,w8logError_entryWTGWhole6,w8logPair_entryWTGWhole5,w8logError_entryWTGWhole4,w8logError_entryWTGWhole3,w8logComment_entryWTGWhole2,w8logText_entryWTGWhole1,w8logNumber_entryWTGWhole0,w8logPlain_entryWTGWhole_blank

syn match w8logError_entryWTGPoint14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logTag_entryWTGPoint13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logPair_entryWTGPoint5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logError_entryWTGPoint3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entryWTGPoint skipwhite
syn match w8logComment_entryWTGPoint2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTGPoint skipwhite
syn match w8logText_entryWTGPoint1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryWTGPoint skipwhite
syn match w8logNumber_entryWTGPoint0 /\v%([kK][gG]|[lL][bB])[sS]?\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWTG skipwhite
syn match w8logPlain_entryWTGPoint_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryWTGPoint skipwhite
syn cluster w8log_entryWTGPoint contains=w8logError_entryWTGPoint14,w8logTag_entryWTGPoint13,w8logError_entryWTGPoint12,w8logError_entryWTGPoint11,w8logError_entryWTGPoint10,w8logError_entryWTGPoint9,w8logError_entryWTGPoint8,w8logError_entryWTGPoint7,w8logError_entryWTGPoint6,w8logPair_entryWTGPoint5,w8logError_entryWTGPoint4,w8logError_entryWTGPoint3,w8logComment_entryWTGPoint2,w8logText_entryWTGPoint1,w8logNumber_entryWTGPoint0,w8logPlain_entryWTGPoint_blank

syn match w8logError_entryDay14 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_entry skipwhite
syn match w8logTag_entryDay13 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entry skipwhite
syn match w8logGym_entryDay12 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logGym_entryDay11 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryG skipwhite
syn match w8logDate_entryDay10 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryT skipwhite
syn match w8logNumber_entryDay9 /\v%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logNumber_entryDay8 /\v[0-9]{1,4}[.,][0-9]{1,3}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWPoint skipwhite
syn match w8logNumber_entryDay7 /\v[0-9]{1,4}\??%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryWWhole skipwhite
syn match w8logSign_entryDay6 /\v\-%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryW skipwhite
syn match w8logPair_entryDay5 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_entry skipwhite
syn match w8logError_entryDay4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entry skipwhite
syn match w8logError_entryDay3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_entry skipwhite
syn match w8logComment_entryDay2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryDay skipwhite
syn match w8logText_entryDay1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_entryDay skipwhite
syn match w8logDate_entryDay0 /\v%([mM][oO][nN]%([dD][aA][yY])?|[tT][uU][eE]%([sS][dD][aA][yY])?|[wW][eE][dD]%([nN][eE][sS][dD][aA][yY])?|[tT][hH][uU]%([rR][sS][dD][aA][yY])?|[fF][rR][iI]%([dD][aA][yY])?|[sS][aA][tT]%([uU][rR][dD][aA][yY])?|[sS][uU][nN]%([dD][aA][yY])?)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entry skipwhite
syn match w8logPlain_entryDay_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_entryDay skipwhite
syn cluster w8log_entryDay contains=w8logError_entryDay14,w8logTag_entryDay13,w8logGym_entryDay12,w8logGym_entryDay11,w8logDate_entryDay10,w8logNumber_entryDay9,w8logNumber_entryDay8,w8logNumber_entryDay7,w8logSign_entryDay6,w8logPair_entryDay5,w8logError_entryDay4,w8logError_entryDay3,w8logComment_entryDay2,w8logText_entryDay1,w8logDate_entryDay0,w8logPlain_entryDay_blank

syn match w8logDate_day3 /\v[0-9]+[\/.-][0-9]+[\/.-][0-9]+%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryDay skipwhite
syn match w8logDate_day2 /\v[0-9]{4}\-[0-9]{2}\-[0-9]{2}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryDay skipwhite
syn match w8logDate_day1 /\v[0-9]{1,2}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_entryDay skipwhite
syn match w8logPlain_day0 /\v^.*%>10000c.+/ contained nextgroup=@w8log_day skipwhite
syn match w8logPlain_day_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_day skipwhite
syn cluster w8log_day contains=w8logDate_day3,w8logDate_day2,w8logDate_day1,w8logPlain_day0,w8logPlain_day_blank

syn match w8logError_session11 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_session skipwhite
syn match w8logTag_session10 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_session skipwhite
syn match w8logGym_session9 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logGym_session8 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logDate_session7 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logText_session6 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logDate_session5 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logError_session4 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_session skipwhite
syn match w8logError_session3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_session skipwhite
syn match w8logComment_session2 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_session skipwhite
syn match w8logText_session1 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_session skipwhite
syn match w8logPlain_session0 /\v^.*%>10000c.+/ contained nextgroup=@w8log_session skipwhite
syn match w8logPlain_session_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_session skipwhite
syn cluster w8log_session contains=w8logError_session11,w8logTag_session10,w8logGym_session9,w8logGym_session8,w8logDate_session7,w8logText_session6,w8logDate_session5,w8logError_session4,w8logError_session3,w8logComment_session2,w8logText_session1,w8logPlain_session0,w8logPlain_session_blank

syn match w8logError_sessionW10 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logTag_sessionW9 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logGym_sessionW8 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logGym_sessionW7 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logDate_sessionW6 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logError_sessionW5 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logDate_sessionW4 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logError_sessionW3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logError_sessionW2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logComment_sessionW1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logText_sessionW0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionW skipwhite
syn match w8logPlain_sessionW_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sessionW skipwhite
syn cluster w8log_sessionW contains=w8logError_sessionW10,w8logTag_sessionW9,w8logGym_sessionW8,w8logGym_sessionW7,w8logDate_sessionW6,w8logError_sessionW5,w8logDate_sessionW4,w8logError_sessionW3,w8logError_sessionW2,w8logComment_sessionW1,w8logText_sessionW0,w8logPlain_sessionW_blank

syn match w8logError_sessionT10 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logTag_sessionT9 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logGym_sessionT8 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logGym_sessionT7 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logError_sessionT6 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logText_sessionT5 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logError_sessionT4 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logError_sessionT3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logError_sessionT2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logComment_sessionT1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logText_sessionT0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionT skipwhite
syn match w8logPlain_sessionT_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sessionT skipwhite
syn cluster w8log_sessionT contains=w8logError_sessionT10,w8logTag_sessionT9,w8logGym_sessionT8,w8logGym_sessionT7,w8logError_sessionT6,w8logText_sessionT5,w8logError_sessionT4,w8logError_sessionT3,w8logError_sessionT2,w8logComment_sessionT1,w8logText_sessionT0,w8logPlain_sessionT_blank

syn match w8logError_sessionG10 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logTag_sessionG9 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logError_sessionG8 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logError_sessionG7 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logDate_sessionG6 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logText_sessionG5 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logDate_sessionG4 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logError_sessionG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logError_sessionG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logComment_sessionG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logText_sessionG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionG skipwhite
syn match w8logPlain_sessionG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sessionG skipwhite
syn cluster w8log_sessionG contains=w8logError_sessionG10,w8logTag_sessionG9,w8logError_sessionG8,w8logError_sessionG7,w8logDate_sessionG6,w8logText_sessionG5,w8logDate_sessionG4,w8logError_sessionG3,w8logError_sessionG2,w8logComment_sessionG1,w8logText_sessionG0,w8logPlain_sessionG_blank

syn match w8logError_sessionWT10 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logTag_sessionWT9 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logGym_sessionWT8 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logGym_sessionWT7 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWT6 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logError_sessionWT5 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logError_sessionWT4 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logError_sessionWT3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logError_sessionWT2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logComment_sessionWT1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logText_sessionWT0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionWT skipwhite
syn match w8logPlain_sessionWT_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sessionWT skipwhite
syn cluster w8log_sessionWT contains=w8logError_sessionWT10,w8logTag_sessionWT9,w8logGym_sessionWT8,w8logGym_sessionWT7,w8logError_sessionWT6,w8logError_sessionWT5,w8logError_sessionWT4,w8logError_sessionWT3,w8logError_sessionWT2,w8logComment_sessionWT1,w8logText_sessionWT0,w8logPlain_sessionWT_blank

syn match w8logError_sessionWG10 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logTag_sessionWG9 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logError_sessionWG8 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logError_sessionWG7 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logDate_sessionWG6 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWG5 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logDate_sessionWG4 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logError_sessionWG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logComment_sessionWG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logText_sessionWG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionWG skipwhite
syn match w8logPlain_sessionWG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sessionWG skipwhite
syn cluster w8log_sessionWG contains=w8logError_sessionWG10,w8logTag_sessionWG9,w8logError_sessionWG8,w8logError_sessionWG7,w8logDate_sessionWG6,w8logError_sessionWG5,w8logDate_sessionWG4,w8logError_sessionWG3,w8logError_sessionWG2,w8logComment_sessionWG1,w8logText_sessionWG0,w8logPlain_sessionWG_blank

syn match w8logError_sessionTG10 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logTag_sessionTG9 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logError_sessionTG8 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logError_sessionTG7 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logError_sessionTG6 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logText_sessionTG5 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionTG4 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logError_sessionTG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logError_sessionTG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logComment_sessionTG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logText_sessionTG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionTG skipwhite
syn match w8logPlain_sessionTG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sessionTG skipwhite
syn cluster w8log_sessionTG contains=w8logError_sessionTG10,w8logTag_sessionTG9,w8logError_sessionTG8,w8logError_sessionTG7,w8logError_sessionTG6,w8logText_sessionTG5,w8logError_sessionTG4,w8logError_sessionTG3,w8logError_sessionTG2,w8logComment_sessionTG1,w8logText_sessionTG0,w8logPlain_sessionTG_blank

syn match w8logError_sessionWTG10 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logTag_sessionWTG9 /\v\#%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWTG8 /\v\@%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWTG7 /\v\@%(%([rR][pP][eE]|[rR][iI][rR]|[bB][wW]))@!%([A-Za-z]|%([^\d1-\d127]&\k))%(%([A-Za-z]|%([^\d1-\d127]&\k))|%([A-Za-z]|%([^\d1-\d127]&\k))|[0-9]|[_-])*%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWTG6 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWTG5 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWTG4 /\v%([01]?[0-9]|2[0-3])\:[0-5][0-9]\-%([01]?[0-9]|2[0-3])\:[0-5][0-9]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWTG3 /\v%([0-9]{1,2}\:[0-9]{2}|0?[1-9]|1[0-2])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[aApP][mM]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logError_sessionWTG2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logComment_sessionWTG1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logText_sessionWTG0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sessionWTG skipwhite
syn match w8logPlain_sessionWTG_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sessionWTG skipwhite
syn cluster w8log_sessionWTG contains=w8logError_sessionWTG10,w8logTag_sessionWTG9,w8logError_sessionWTG8,w8logError_sessionWTG7,w8logError_sessionWTG6,w8logError_sessionWTG5,w8logError_sessionWTG4,w8logError_sessionWTG3,w8logError_sessionWTG2,w8logComment_sessionWTG1,w8logText_sessionWTG0,w8logPlain_sessionWTG_blank

syn match w8logError_exercise6 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_unread skipwhite
syn match w8logError_exercise5 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_exercise skipwhite
syn match w8logExercise_exercise4 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*\:)@=/ contained nextgroup=@w8log_colon skipwhite
syn match w8logExercise_exercise3 /\v%([@#+])@!%([^:;>"\u201C-\u201F]*%([A-Za-z]|%([^\d1-\d127]&\k)))@=%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(:;>]|\([^():;>"\u201C-\u201F]*\))%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(:;>]|\([^():;>"\u201C-\u201F]*\)))*%(%([0-9])@4<!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*\:)@=|%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+\:)@=|%(\:%([0-9])@!)@=)/ contained nextgroup=@w8log_colon skipwhite
syn match w8logError_exercise2 /\v%([0-9]{4}\-[0-9]{2}\-[0-9]{2}|[0-9]{1,2}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%(%([mM][oO][nN]%([dD][aA][yY])?|[tT][uU][eE]%([sS][dD][aA][yY])?|[wW][eE][dD]%([nN][eE][sS][dD][aA][yY])?|[tT][hH][uU]%([rR][sS][dD][aA][yY])?|[fF][rR][iI]%([dD][aA][yY])?|[sS][aA][tT]%([uU][rR][dD][aA][yY])?|[sS][uU][nN]%([dD][aA][yY])?)|%([0-9]{1,4}%([.,][0-9]{1,3})?%([kK][gG]|[lL][bB])[sS]?|[0-9]{1,4}[sS][tT]%([0-9]{1,4}%(\.[0-9]{1,3})?%([lL][bB][sS]?)?)?)\??|[0-9]{1,4}[.,][0-9]{1,3}\??))%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_unread skipwhite
syn match w8logSign_exercise1 /\v\+%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@=/ contained nextgroup=@w8log_exerciseName skipwhite
syn match w8logPlain_exercise0 /\v^.*%>10000c.+/ contained nextgroup=@w8log_exercise skipwhite
syn match w8logPlain_exercise_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_exercise skipwhite
syn cluster w8log_exercise contains=w8logError_exercise6,w8logError_exercise5,w8logExercise_exercise4,w8logExercise_exercise3,w8logError_exercise2,w8logSign_exercise1,w8logPlain_exercise0,w8logPlain_exercise_blank

syn match w8logError_exerciseName5 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_unread skipwhite
syn match w8logError_exerciseName4 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_exerciseName skipwhite
syn match w8logExercise_exerciseName3 /\v["\u201C-\u201F][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[^"\u201C-\u201F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*\:)@=/ contained nextgroup=@w8log_colon skipwhite
syn match w8logExercise_exerciseName2 /\v%([@#+])@!%([^:;>"\u201C-\u201F]*%([A-Za-z]|%([^\d1-\d127]&\k)))@=%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(:;>]|\([^():;>"\u201C-\u201F]*\))%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(:;>]|\([^():;>"\u201C-\u201F]*\)))*%(%([0-9])@4<!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*\:)@=|%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+\:)@=|%(\:%([0-9])@!)@=)/ contained nextgroup=@w8log_colon skipwhite
syn match w8logComment_exerciseName1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_exerciseName skipwhite
syn match w8logText_exerciseName0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_exerciseName skipwhite
syn match w8logPlain_exerciseName_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_exerciseName skipwhite
syn cluster w8log_exerciseName contains=w8logError_exerciseName5,w8logError_exerciseName4,w8logExercise_exerciseName3,w8logExercise_exerciseName2,w8logComment_exerciseName1,w8logText_exerciseName0,w8logPlain_exerciseName_blank

syn match w8logError_unread3 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_unread skipwhite
syn match w8logError_unread2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_unread skipwhite
syn match w8logComment_unread1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_unread skipwhite
syn match w8logText_unread0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_unread skipwhite
syn match w8logPlain_unread_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_unread skipwhite
syn cluster w8log_unread contains=w8logError_unread3,w8logError_unread2,w8logComment_unread1,w8logText_unread0,w8logPlain_unread_blank

syn match w8logPlain_colon0 /\v\:/ contained nextgroup=@w8log_sets skipwhite
syn match w8logPlain_colon_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_colon skipwhite
syn cluster w8log_colon contains=w8logPlain_colon0,w8logPlain_colon_blank

syn match w8logError_sets19 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_sets skipwhite
syn match w8logError_sets18 /\v%(\@?%([rR][iI][rR]|[rR][pP][eE])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([bB][wW]|[+-][0-9]))%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_sets skipwhite
syn match w8logError_sets17 /\v%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%([0-9]+%(\,[0-9]+)*|[bB][wW])%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_sets16 /\v%(%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?)?[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,\r]*[0-9]%(\,[0-9]+)+%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_sets15 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[-‒-—][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_sets14 /\v[wW]?0{1,2}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)*%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logLabel_sets13 /\v\([^()]*\)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_sets skipwhite
syn match w8logEffort_sets12 /\v%(\@%(10|0?[1-9]%(\.5)?)|[rR][iI][rR][0-9])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_sets skipwhite
syn match w8logError_sets11 /\v[0-9]{1,4}\.[0-9]{1,3}%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_sets skipwhite
syn match w8logNumber_sets10 /\v[0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logNumber_sets9 /\v%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logNumber_sets8 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!|[+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?|[0-9]{1,4}%(\.[0-9]{1,3})?[lL][vV][lL])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logNumber_sets7 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%(%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?)%(\/%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?))*|[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT])%(\/[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT]))*)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_sets skipwhite
syn match w8logNumber_sets6 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%(0?[1-9]|[1-9][0-9])|%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!)|%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_sets5 /\v%([0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)|[0-9]{1,4}\.[0-9]{1,3}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%(%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)|[0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)))/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_sets4 /\v[wW]?%(%([5-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){1,}|%(3[4-9]|4[0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){2,}|%(2[5-9]|3[0-3])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){3,}|%(2[0-4])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){4,}|%(1[7-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){5,}|%(1[56])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){6,}|%(1[34])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){7,}|%(12)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){8,}|%(1[01])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){9,}|%(0?9)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){11,}|%(0?8)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){12,}|%(0?7)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){14,}|%(0?6)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){16,}|%(0?5)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){19,}|%(0?4)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){24,}|%(0?3)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){33,}|%(0?2)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){49,}|%(0?1)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,}|[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,})%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_sets3 /\v%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_sets skipwhite
syn match w8logPlain_sets2 /\v\,/ contained nextgroup=@w8log_sets skipwhite
syn match w8logComment_sets1 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_sets skipwhite
syn match w8logText_sets0 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_sets skipwhite
syn match w8logPlain_sets_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_sets skipwhite
syn cluster w8log_sets contains=w8logError_sets19,w8logError_sets18,w8logError_sets17,w8logError_sets16,w8logError_sets15,w8logError_sets14,w8logLabel_sets13,w8logEffort_sets12,w8logError_sets11,w8logNumber_sets10,w8logNumber_sets9,w8logNumber_sets8,w8logNumber_sets7,w8logNumber_sets6,w8logError_sets5,w8logError_sets4,w8logError_sets3,w8logPlain_sets2,w8logComment_sets1,w8logText_sets0,w8logPlain_sets_blank

syn match w8logError_setsR18 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_setsR17 /\v%(\@?%([rR][iI][rR]|[rR][pP][eE])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([bB][wW]|[+-][0-9]))%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_setsR16 /\v%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%([0-9]+%(\,[0-9]+)*|[bB][wW])%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsR15 /\v%(%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?)?[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,\r]*[0-9]%(\,[0-9]+)+%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_setsR14 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[-‒-—][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_setsR13 /\v[wW]?0{1,2}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)*%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logLabel_setsR12 /\v\([^()]*\)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logEffort_setsR11 /\v%(\@%(10|0?[1-9]%(\.5)?)|[rR][iI][rR][0-9])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logNumber_setsR10 /\v[0-9]{1,4}\.[0-9]{1,3}%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logNumber_setsR9 /\v[0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsR8 /\v%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logNumber_setsR7 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!|[+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?|[0-9]{1,4}%(\.[0-9]{1,3})?[lL][vV][lL])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logNumber_setsR6 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%(%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?)%(\/%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?))*|[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT])%(\/[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT]))*)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_setsR5 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%(0?[1-9]|[1-9][0-9])|%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!)|%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_setsR4 /\v[wW]?%(%([5-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){1,}|%(3[4-9]|4[0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){2,}|%(2[5-9]|3[0-3])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){3,}|%(2[0-4])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){4,}|%(1[7-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){5,}|%(1[56])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){6,}|%(1[34])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){7,}|%(12)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){8,}|%(1[01])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){9,}|%(0?9)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){11,}|%(0?8)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){12,}|%(0?7)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){14,}|%(0?6)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){16,}|%(0?5)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){19,}|%(0?4)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){24,}|%(0?3)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){33,}|%(0?2)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){49,}|%(0?1)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,}|[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,})%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logError_setsR3 /\v%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logPlain_setsR2 /\v\,/ contained nextgroup=@w8log_sets skipwhite
syn match w8logComment_setsR1 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logText_setsR0 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_setsR skipwhite
syn match w8logPlain_setsR_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_setsR skipwhite
syn cluster w8log_setsR contains=w8logError_setsR18,w8logError_setsR17,w8logError_setsR16,w8logError_setsR15,w8logError_setsR14,w8logError_setsR13,w8logLabel_setsR12,w8logEffort_setsR11,w8logNumber_setsR10,w8logNumber_setsR9,w8logError_setsR8,w8logNumber_setsR7,w8logNumber_setsR6,w8logError_setsR5,w8logError_setsR4,w8logError_setsR3,w8logPlain_setsR2,w8logComment_setsR1,w8logText_setsR0,w8logPlain_setsR_blank

syn match w8logError_setsL19 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logError_setsL18 /\v%(\@?%([rR][iI][rR]|[rR][pP][eE])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([bB][wW]|[+-][0-9]))%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logError_setsL17 /\v%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%([0-9]+%(\,[0-9]+)*|[bB][wW])%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsL16 /\v%(%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?)?[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,\r]*[0-9]%(\,[0-9]+)+%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsL15 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[-‒-—][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsL14 /\v[wW]?0{1,2}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)*%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logLabel_setsL13 /\v\([^()]*\)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logEffort_setsL12 /\v%(\@%(10|0?[1-9]%(\.5)?)|[rR][iI][rR][0-9])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logError_setsL11 /\v[0-9]{1,4}\.[0-9]{1,3}%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logNumber_setsL10 /\v[0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logNumber_setsL9 /\v%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsL8 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!|[+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?|[0-9]{1,4}%(\.[0-9]{1,3})?[lL][vV][lL])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logNumber_setsL7 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%(%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?)%(\/%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?))*|[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT])%(\/[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT]))*)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logError_setsL6 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%(0?[1-9]|[1-9][0-9])|%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!)|%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logError_setsL5 /\v%([0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)|[0-9]{1,4}\.[0-9]{1,3}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%(%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)|[0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)))/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsL4 /\v[wW]?%(%([5-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){1,}|%(3[4-9]|4[0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){2,}|%(2[5-9]|3[0-3])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){3,}|%(2[0-4])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){4,}|%(1[7-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){5,}|%(1[56])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){6,}|%(1[34])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){7,}|%(12)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){8,}|%(1[01])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){9,}|%(0?9)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){11,}|%(0?8)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){12,}|%(0?7)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){14,}|%(0?6)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){16,}|%(0?5)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){19,}|%(0?4)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){24,}|%(0?3)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){33,}|%(0?2)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){49,}|%(0?1)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,}|[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,})%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsL3 /\v%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logPlain_setsL2 /\v\,/ contained nextgroup=@w8log_sets skipwhite
syn match w8logComment_setsL1 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logText_setsL0 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_setsL skipwhite
syn match w8logPlain_setsL_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_setsL skipwhite
syn cluster w8log_setsL contains=w8logError_setsL19,w8logError_setsL18,w8logError_setsL17,w8logError_setsL16,w8logError_setsL15,w8logError_setsL14,w8logLabel_setsL13,w8logEffort_setsL12,w8logError_setsL11,w8logNumber_setsL10,w8logNumber_setsL9,w8logError_setsL8,w8logNumber_setsL7,w8logError_setsL6,w8logError_setsL5,w8logError_setsL4,w8logError_setsL3,w8logPlain_setsL2,w8logComment_setsL1,w8logText_setsL0,w8logPlain_setsL_blank

syn match w8logError_setsRL18 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL17 /\v%(\@?%([rR][iI][rR]|[rR][pP][eE])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[0-9]|\@[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([bB][wW]|[+-][0-9]))%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL16 /\v%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%([0-9]+%(\,[0-9]+)*|[bB][wW])%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL15 /\v%(%([wW]?[0-9]{1,4}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*|%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)%([0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?)?[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,\r]*[0-9]%(\,[0-9]+)+%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(,0-9\r]|[0-9]+%(\,[0-9]+)*|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL14 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[-‒-—][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL13 /\v[wW]?0{1,2}[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)*%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logLabel_setsRL12 /\v\([^()]*\)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logEffort_setsRL11 /\v%(\@%(10|0?[1-9]%(\.5)?)|[rR][iI][rR][0-9])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL10 /\v[0-9]{1,4}\.[0-9]{1,3}%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL9 /\v[0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL8 /\v%([wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?[0-9]{1,4}[+!]?%(\/[0-9]{1,4}[+!]?)+|[wW]?%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,))@!|%([wW]?[0-9]{1,4}[+!]|[wW][0-9]{1,4}%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL7 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!|[+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?|[0-9]{1,4}%(\.[0-9]{1,3})?[lL][vV][lL])%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logNumber_setsRL6 /\v[wW]?%(%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*)?%(%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?)%(\/%([0-9]{1,4}%(%(\.[0-9])?%([sS])|%([mM][iI][nN]|[hH]))|%([0-9]{1,2}\:[0-5][0-9]\:[0-5][0-9]|[0-9]{1,3}\:[0-5][0-9])%(\.[0-9])?))*|[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT])%(\/[0-9]{1,4}%(\.[0-9]{1,3})?%([mM][iI]|[mM]|[kK][mM]|[yY][dD]|[fF][tT]))*)%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL5 /\v%(%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%(0?[1-9]|[1-9][0-9])|%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]|[bB][wW]))@!)|%(0?[1-9]|[1-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9]{1,4}[+!]?[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*%([0-9]{1,4}%(\.[0-9]{1,3})?%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=)|[bB][wW]%([+-][0-9]{1,4}%(\.[0-9]{1,3})?%(%(%([kK][gG]|[lL][bB])[sS]?|[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%([kK][gG]|[lL][bB])[sS]?%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,)@=))?)?))%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL4 /\v[wW]?%(%([5-9][0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){1,}|%(3[4-9]|4[0-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){2,}|%(2[5-9]|3[0-3])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){3,}|%(2[0-4])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){4,}|%(1[7-9])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){5,}|%(1[56])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){6,}|%(1[34])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){7,}|%(12)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){8,}|%(1[01])[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){9,}|%(0?9)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){11,}|%(0?8)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){12,}|%(0?7)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){14,}|%(0?6)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){16,}|%(0?5)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){19,}|%(0?4)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){24,}|%(0?3)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){33,}|%(0?2)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){49,}|%(0?1)[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[xX×][ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,}|[0-9][0-9.:A-Za-z+!]*%(\/[0-9][0-9.:A-Za-z+!]*){99,})%(%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$|%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\())|\,%([0-9])@!)@=|%([0-9])@4<!%(\,)@=)/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logError_setsRL3 /\v%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logPlain_setsRL2 /\v\,/ contained nextgroup=@w8log_sets skipwhite
syn match w8logComment_setsRL1 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logText_setsRL0 /\v%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@4<=\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_setsRL skipwhite
syn match w8logPlain_setsRL_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_setsRL skipwhite
syn cluster w8log_setsRL contains=w8logError_setsRL18,w8logError_setsRL17,w8logError_setsRL16,w8logError_setsRL15,w8logError_setsRL14,w8logError_setsRL13,w8logLabel_setsRL12,w8logEffort_setsRL11,w8logError_setsRL10,w8logError_setsRL9,w8logError_setsRL8,w8logError_setsRL7,w8logNumber_setsRL6,w8logError_setsRL5,w8logError_setsRL4,w8logError_setsRL3,w8logPlain_setsRL2,w8logComment_setsRL1,w8logText_setsRL0,w8logPlain_setsRL_blank

syn match w8logError_directive3 /\v.*[^ \t\r]/ contained nextgroup=@w8log_directive skipwhite
syn match w8logKeyword_directive2 /\v%([eE][xX][eE][rR][cC][iI][sS][eE]|[sS][eE][tT][uU][pP]|[pP][lL][aA][nN])%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logKeyword_directive1 /\v%([wW]8[lL][oO][gG]|[uU][nN][iI][tT]|[lL][iI][fF][tT]\-[uU][nN][iI][tT]|[oO][rR][dD][eE][rR]|[tT][rR][eE][nN][dD]|[gG][oO][aA][lL]|[mM][iI][lL][eE][sS][tT][oO][nN][eE]|[gG][yY][mM]|[mM][eE][tT][rR][iI][cC]|[tT][aA][gG]|[lL][iI][nN][tT]|[iI][nN][cC][lL][uU][dD][eE])%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logPlain_directive0 /\v^.*%>10000c.+/ contained nextgroup=@w8log_directive skipwhite
syn match w8logPlain_directive_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_directive skipwhite
syn cluster w8log_directive contains=w8logError_directive3,w8logKeyword_directive2,w8logKeyword_directive1,w8logPlain_directive0,w8logPlain_directive_blank

syn match w8logArgument_arguments9 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logText_arguments8 /\v%(["\u201C-\u201F])@=%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logNumber_arguments7 /\v[-+0-9]%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logTag_arguments6 /\v\#%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logGym_arguments5 /\v\@%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logText_arguments4 /\v["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logPair_arguments3 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_arguments skipwhite
syn match w8logError_arguments2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logComment_arguments1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logText_arguments0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logPlain_arguments_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_arguments skipwhite
syn cluster w8log_arguments contains=w8logArgument_arguments9,w8logText_arguments8,w8logNumber_arguments7,w8logTag_arguments6,w8logGym_arguments5,w8logText_arguments4,w8logPair_arguments3,w8logError_arguments2,w8logComment_arguments1,w8logText_arguments0,w8logPlain_arguments_blank

syn match w8logArgument_namingArguments9 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logText_namingArguments8 /\v%(["\u201C-\u201F])@=%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])+/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logNumber_namingArguments7 /\v[-+0-9]%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logTag_namingArguments6 /\v\#%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logGym_namingArguments5 /\v\@%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logExercise_namingArguments4 /\v["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained nextgroup=@w8log_arguments skipwhite
syn match w8logPair_namingArguments3 /\v[A-Za-z][A-Za-z0-9-]*\:%(["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F]|%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^() \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F]*\))+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=/ contained contains=@w8logPair nextgroup=@w8log_namingArguments skipwhite
syn match w8logError_namingArguments2 /\v%([^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"\u201C-\u201F(\r]|\([^()]*\)|["\u201C-\u201F][^"\u201C-\u201F]*["\u201C-\u201F])*%(["\u201C-\u201F][^"\u201C-\u201F]*$|\([^()]*%($|\()).*/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logComment_namingArguments1 /\v\;%(.*[^ \t\r])?/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logText_namingArguments0 /\v\>%(.*[^ \t\r])?/ contained nextgroup=@w8log_namingArguments skipwhite
syn match w8logPlain_namingArguments_blank /\v[ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+/ contained nextgroup=@w8log_namingArguments skipwhite
syn cluster w8log_namingArguments contains=w8logArgument_namingArguments9,w8logText_namingArguments8,w8logNumber_namingArguments7,w8logTag_namingArguments6,w8logGym_namingArguments5,w8logExercise_namingArguments4,w8logPair_namingArguments3,w8logError_namingArguments2,w8logComment_namingArguments1,w8logText_namingArguments0,w8logPlain_namingArguments_blank

syn region w8logLine_unknown10 start=/\v^%(.)@=/ end=/$/ oneline keepend contains=@w8log_unknown
syn region w8logLine_exercise9 start=/\v^%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF])@=/ end=/$/ oneline keepend contains=@w8log_exercise
syn region w8logLine_unknown8 start=/\v^%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+%(\#\#|[!$%&*=|~^]|[\u0001-\u0008\u000E-\u001F\u007F-\u009F \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*\r*$))@=/ end=/$/ oneline keepend contains=@w8log_unknown
syn region w8logLine_blank7 start=/\v^%([ \t]*\r*$)@=/ end=/$/ oneline keepend contains=@w8log_blank
syn region w8logLine_directive6 start=/\v^%([A-Za-z])@=/ end=/$/ oneline keepend contains=@w8log_directive
syn region w8logLine_directive5 start=/\v^%([xX]\-[^ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF\r])@=/ end=/$/ oneline keepend contains=@w8log_private
syn region w8logLine_session4 start=/\v^%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+\@)@=/ end=/$/ oneline keepend contains=@w8log_session
syn region w8logLine_entry3 start=/\v^%(%([0-9]{1,2}|[0-9]{4}\-[0-9]{2}\-[0-9]{2}|[0-9]+[\/.-][0-9]+[\/.-][0-9]+)%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]|\r*$)@=)@=/ end=/$/ oneline keepend contains=@w8log_day
syn region w8logLine_month2 start=/\v^%(\#%(\#)@!)@=/ end=/$/ oneline keepend contains=@w8log_month
syn region w8logLine_note1 start=/\v^%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+\>)@=/ end=/$/ oneline keepend contains=@w8log_note
syn region w8logLine_comment0 start=/\v^%([ \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]*\;)@=/ end=/$/ oneline keepend contains=@w8log_comment

hi def link w8logKey_pair w8logKey
hi def link w8logArgument_pair w8logArgument
hi def link w8logNumber_pair w8logNumber
hi def link w8logGym_pair w8logGym
hi def link w8logText_pair w8logText
hi def link w8logComment_comment1 w8logComment
hi def link w8logText_note1 w8logText
hi def link w8logError_unknown0 w8logError
hi def link w8logSign_month1 w8logSign
hi def link w8logError_monthNumber3 w8logError
hi def link w8logMonth_monthNumber2 w8logMonth
hi def link w8logComment_monthNumber1 w8logComment
hi def link w8logText_monthNumber0 w8logText
hi def link w8logText_monthTitle2 w8logText
hi def link w8logComment_monthTitle1 w8logComment
hi def link w8logText_monthTitle0 w8logText
hi def link w8logError_entry13 w8logError
hi def link w8logTag_entry12 w8logTag
hi def link w8logGym_entry11 w8logGym
hi def link w8logGym_entry10 w8logGym
hi def link w8logDate_entry9 w8logDate
hi def link w8logNumber_entry8 w8logNumber
hi def link w8logNumber_entry7 w8logNumber
hi def link w8logNumber_entry6 w8logNumber
hi def link w8logSign_entry5 w8logSign
hi def link w8logError_entry3 w8logError
hi def link w8logError_entry2 w8logError
hi def link w8logComment_entry1 w8logComment
hi def link w8logText_entry0 w8logText
hi def link w8logError_entryW13 w8logError
hi def link w8logTag_entryW12 w8logTag
hi def link w8logGym_entryW11 w8logGym
hi def link w8logGym_entryW10 w8logGym
hi def link w8logDate_entryW9 w8logDate
hi def link w8logError_entryW8 w8logError
hi def link w8logError_entryW7 w8logError
hi def link w8logError_entryW6 w8logError
hi def link w8logError_entryW5 w8logError
hi def link w8logError_entryW3 w8logError
hi def link w8logError_entryW2 w8logError
hi def link w8logComment_entryW1 w8logComment
hi def link w8logText_entryW0 w8logText
hi def link w8logError_entryWWhole14 w8logError
hi def link w8logTag_entryWWhole13 w8logTag
hi def link w8logGym_entryWWhole12 w8logGym
hi def link w8logGym_entryWWhole11 w8logGym
hi def link w8logDate_entryWWhole10 w8logDate
hi def link w8logError_entryWWhole9 w8logError
hi def link w8logError_entryWWhole8 w8logError
hi def link w8logError_entryWWhole7 w8logError
hi def link w8logError_entryWWhole6 w8logError
hi def link w8logError_entryWWhole4 w8logError
hi def link w8logError_entryWWhole3 w8logError
hi def link w8logComment_entryWWhole2 w8logComment
hi def link w8logText_entryWWhole1 w8logText
hi def link w8logNumber_entryWWhole0 w8logNumber
hi def link w8logError_entryWPoint14 w8logError
hi def link w8logTag_entryWPoint13 w8logTag
hi def link w8logGym_entryWPoint12 w8logGym
hi def link w8logGym_entryWPoint11 w8logGym
hi def link w8logDate_entryWPoint10 w8logDate
hi def link w8logError_entryWPoint9 w8logError
hi def link w8logError_entryWPoint8 w8logError
hi def link w8logError_entryWPoint7 w8logError
hi def link w8logError_entryWPoint6 w8logError
hi def link w8logError_entryWPoint4 w8logError
hi def link w8logError_entryWPoint3 w8logError
hi def link w8logComment_entryWPoint2 w8logComment
hi def link w8logText_entryWPoint1 w8logText
hi def link w8logNumber_entryWPoint0 w8logNumber
hi def link w8logError_entryT13 w8logError
hi def link w8logTag_entryT12 w8logTag
hi def link w8logGym_entryT11 w8logGym
hi def link w8logGym_entryT10 w8logGym
hi def link w8logError_entryT9 w8logError
hi def link w8logNumber_entryT8 w8logNumber
hi def link w8logNumber_entryT7 w8logNumber
hi def link w8logNumber_entryT6 w8logNumber
hi def link w8logSign_entryT5 w8logSign
hi def link w8logError_entryT3 w8logError
hi def link w8logError_entryT2 w8logError
hi def link w8logComment_entryT1 w8logComment
hi def link w8logText_entryT0 w8logText
hi def link w8logError_entryG13 w8logError
hi def link w8logTag_entryG12 w8logTag
hi def link w8logError_entryG11 w8logError
hi def link w8logError_entryG10 w8logError
hi def link w8logDate_entryG9 w8logDate
hi def link w8logNumber_entryG8 w8logNumber
hi def link w8logNumber_entryG7 w8logNumber
hi def link w8logNumber_entryG6 w8logNumber
hi def link w8logSign_entryG5 w8logSign
hi def link w8logError_entryG3 w8logError
hi def link w8logError_entryG2 w8logError
hi def link w8logComment_entryG1 w8logComment
hi def link w8logText_entryG0 w8logText
hi def link w8logError_entryWT13 w8logError
hi def link w8logTag_entryWT12 w8logTag
hi def link w8logGym_entryWT11 w8logGym
hi def link w8logGym_entryWT10 w8logGym
hi def link w8logError_entryWT9 w8logError
hi def link w8logError_entryWT8 w8logError
hi def link w8logError_entryWT7 w8logError
hi def link w8logError_entryWT6 w8logError
hi def link w8logError_entryWT5 w8logError
hi def link w8logError_entryWT3 w8logError
hi def link w8logError_entryWT2 w8logError
hi def link w8logComment_entryWT1 w8logComment
hi def link w8logText_entryWT0 w8logText
hi def link w8logError_entryWTWhole14 w8logError
hi def link w8logTag_entryWTWhole13 w8logTag
hi def link w8logGym_entryWTWhole12 w8logGym
hi def link w8logGym_entryWTWhole11 w8logGym
hi def link w8logError_entryWTWhole10 w8logError
hi def link w8logError_entryWTWhole9 w8logError
hi def link w8logError_entryWTWhole8 w8logError
hi def link w8logError_entryWTWhole7 w8logError
hi def link w8logError_entryWTWhole6 w8logError
hi def link w8logError_entryWTWhole4 w8logError
hi def link w8logError_entryWTWhole3 w8logError
hi def link w8logComment_entryWTWhole2 w8logComment
hi def link w8logText_entryWTWhole1 w8logText
hi def link w8logNumber_entryWTWhole0 w8logNumber
hi def link w8logError_entryWTPoint14 w8logError
hi def link w8logTag_entryWTPoint13 w8logTag
hi def link w8logGym_entryWTPoint12 w8logGym
hi def link w8logGym_entryWTPoint11 w8logGym
hi def link w8logError_entryWTPoint10 w8logError
hi def link w8logError_entryWTPoint9 w8logError
hi def link w8logError_entryWTPoint8 w8logError
hi def link w8logError_entryWTPoint7 w8logError
hi def link w8logError_entryWTPoint6 w8logError
hi def link w8logError_entryWTPoint4 w8logError
hi def link w8logError_entryWTPoint3 w8logError
hi def link w8logComment_entryWTPoint2 w8logComment
hi def link w8logText_entryWTPoint1 w8logText
hi def link w8logNumber_entryWTPoint0 w8logNumber
hi def link w8logError_entryWG13 w8logError
hi def link w8logTag_entryWG12 w8logTag
hi def link w8logError_entryWG11 w8logError
hi def link w8logError_entryWG10 w8logError
hi def link w8logDate_entryWG9 w8logDate
hi def link w8logError_entryWG8 w8logError
hi def link w8logError_entryWG7 w8logError
hi def link w8logError_entryWG6 w8logError
hi def link w8logError_entryWG5 w8logError
hi def link w8logError_entryWG3 w8logError
hi def link w8logError_entryWG2 w8logError
hi def link w8logComment_entryWG1 w8logComment
hi def link w8logText_entryWG0 w8logText
hi def link w8logError_entryWGWhole14 w8logError
hi def link w8logTag_entryWGWhole13 w8logTag
hi def link w8logError_entryWGWhole12 w8logError
hi def link w8logError_entryWGWhole11 w8logError
hi def link w8logDate_entryWGWhole10 w8logDate
hi def link w8logError_entryWGWhole9 w8logError
hi def link w8logError_entryWGWhole8 w8logError
hi def link w8logError_entryWGWhole7 w8logError
hi def link w8logError_entryWGWhole6 w8logError
hi def link w8logError_entryWGWhole4 w8logError
hi def link w8logError_entryWGWhole3 w8logError
hi def link w8logComment_entryWGWhole2 w8logComment
hi def link w8logText_entryWGWhole1 w8logText
hi def link w8logNumber_entryWGWhole0 w8logNumber
hi def link w8logError_entryWGPoint14 w8logError
hi def link w8logTag_entryWGPoint13 w8logTag
hi def link w8logError_entryWGPoint12 w8logError
hi def link w8logError_entryWGPoint11 w8logError
hi def link w8logDate_entryWGPoint10 w8logDate
hi def link w8logError_entryWGPoint9 w8logError
hi def link w8logError_entryWGPoint8 w8logError
hi def link w8logError_entryWGPoint7 w8logError
hi def link w8logError_entryWGPoint6 w8logError
hi def link w8logError_entryWGPoint4 w8logError
hi def link w8logError_entryWGPoint3 w8logError
hi def link w8logComment_entryWGPoint2 w8logComment
hi def link w8logText_entryWGPoint1 w8logText
hi def link w8logNumber_entryWGPoint0 w8logNumber
hi def link w8logError_entryTG13 w8logError
hi def link w8logTag_entryTG12 w8logTag
hi def link w8logError_entryTG11 w8logError
hi def link w8logError_entryTG10 w8logError
hi def link w8logError_entryTG9 w8logError
hi def link w8logNumber_entryTG8 w8logNumber
hi def link w8logNumber_entryTG7 w8logNumber
hi def link w8logNumber_entryTG6 w8logNumber
hi def link w8logSign_entryTG5 w8logSign
hi def link w8logError_entryTG3 w8logError
hi def link w8logError_entryTG2 w8logError
hi def link w8logComment_entryTG1 w8logComment
hi def link w8logText_entryTG0 w8logText
hi def link w8logError_entryWTG13 w8logError
hi def link w8logTag_entryWTG12 w8logTag
hi def link w8logError_entryWTG11 w8logError
hi def link w8logError_entryWTG10 w8logError
hi def link w8logError_entryWTG9 w8logError
hi def link w8logError_entryWTG8 w8logError
hi def link w8logError_entryWTG7 w8logError
hi def link w8logError_entryWTG6 w8logError
hi def link w8logError_entryWTG5 w8logError
hi def link w8logError_entryWTG3 w8logError
hi def link w8logError_entryWTG2 w8logError
hi def link w8logComment_entryWTG1 w8logComment
hi def link w8logText_entryWTG0 w8logText
hi def link w8logError_entryWTGWhole14 w8logError
hi def link w8logTag_entryWTGWhole13 w8logTag
hi def link w8logError_entryWTGWhole12 w8logError
hi def link w8logError_entryWTGWhole11 w8logError
hi def link w8logError_entryWTGWhole10 w8logError
hi def link w8logError_entryWTGWhole9 w8logError
hi def link w8logError_entryWTGWhole8 w8logError
hi def link w8logError_entryWTGWhole7 w8logError
hi def link w8logError_entryWTGWhole6 w8logError
hi def link w8logError_entryWTGWhole4 w8logError
hi def link w8logError_entryWTGWhole3 w8logError
hi def link w8logComment_entryWTGWhole2 w8logComment
hi def link w8logText_entryWTGWhole1 w8logText
hi def link w8logNumber_entryWTGWhole0 w8logNumber
hi def link w8logError_entryWTGPoint14 w8logError
hi def link w8logTag_entryWTGPoint13 w8logTag
hi def link w8logError_entryWTGPoint12 w8logError
hi def link w8logError_entryWTGPoint11 w8logError
hi def link w8logError_entryWTGPoint10 w8logError
hi def link w8logError_entryWTGPoint9 w8logError
hi def link w8logError_entryWTGPoint8 w8logError
hi def link w8logError_entryWTGPoint7 w8logError
hi def link w8logError_entryWTGPoint6 w8logError
hi def link w8logError_entryWTGPoint4 w8logError
hi def link w8logError_entryWTGPoint3 w8logError
hi def link w8logComment_entryWTGPoint2 w8logComment
hi def link w8logText_entryWTGPoint1 w8logText
hi def link w8logNumber_entryWTGPoint0 w8logNumber
hi def link w8logError_entryDay14 w8logError
hi def link w8logTag_entryDay13 w8logTag
hi def link w8logGym_entryDay12 w8logGym
hi def link w8logGym_entryDay11 w8logGym
hi def link w8logDate_entryDay10 w8logDate
hi def link w8logNumber_entryDay9 w8logNumber
hi def link w8logNumber_entryDay8 w8logNumber
hi def link w8logNumber_entryDay7 w8logNumber
hi def link w8logSign_entryDay6 w8logSign
hi def link w8logError_entryDay4 w8logError
hi def link w8logError_entryDay3 w8logError
hi def link w8logComment_entryDay2 w8logComment
hi def link w8logText_entryDay1 w8logText
hi def link w8logDate_entryDay0 w8logDate
hi def link w8logDate_day3 w8logDate
hi def link w8logDate_day2 w8logDate
hi def link w8logDate_day1 w8logDate
hi def link w8logError_session11 w8logError
hi def link w8logTag_session10 w8logTag
hi def link w8logGym_session9 w8logGym
hi def link w8logGym_session8 w8logGym
hi def link w8logDate_session7 w8logDate
hi def link w8logText_session6 w8logText
hi def link w8logDate_session5 w8logDate
hi def link w8logError_session4 w8logError
hi def link w8logError_session3 w8logError
hi def link w8logComment_session2 w8logComment
hi def link w8logText_session1 w8logText
hi def link w8logError_sessionW10 w8logError
hi def link w8logTag_sessionW9 w8logTag
hi def link w8logGym_sessionW8 w8logGym
hi def link w8logGym_sessionW7 w8logGym
hi def link w8logDate_sessionW6 w8logDate
hi def link w8logError_sessionW5 w8logError
hi def link w8logDate_sessionW4 w8logDate
hi def link w8logError_sessionW3 w8logError
hi def link w8logError_sessionW2 w8logError
hi def link w8logComment_sessionW1 w8logComment
hi def link w8logText_sessionW0 w8logText
hi def link w8logError_sessionT10 w8logError
hi def link w8logTag_sessionT9 w8logTag
hi def link w8logGym_sessionT8 w8logGym
hi def link w8logGym_sessionT7 w8logGym
hi def link w8logError_sessionT6 w8logError
hi def link w8logText_sessionT5 w8logText
hi def link w8logError_sessionT4 w8logError
hi def link w8logError_sessionT3 w8logError
hi def link w8logError_sessionT2 w8logError
hi def link w8logComment_sessionT1 w8logComment
hi def link w8logText_sessionT0 w8logText
hi def link w8logError_sessionG10 w8logError
hi def link w8logTag_sessionG9 w8logTag
hi def link w8logError_sessionG8 w8logError
hi def link w8logError_sessionG7 w8logError
hi def link w8logDate_sessionG6 w8logDate
hi def link w8logText_sessionG5 w8logText
hi def link w8logDate_sessionG4 w8logDate
hi def link w8logError_sessionG3 w8logError
hi def link w8logError_sessionG2 w8logError
hi def link w8logComment_sessionG1 w8logComment
hi def link w8logText_sessionG0 w8logText
hi def link w8logError_sessionWT10 w8logError
hi def link w8logTag_sessionWT9 w8logTag
hi def link w8logGym_sessionWT8 w8logGym
hi def link w8logGym_sessionWT7 w8logGym
hi def link w8logError_sessionWT6 w8logError
hi def link w8logError_sessionWT5 w8logError
hi def link w8logError_sessionWT4 w8logError
hi def link w8logError_sessionWT3 w8logError
hi def link w8logError_sessionWT2 w8logError
hi def link w8logComment_sessionWT1 w8logComment
hi def link w8logText_sessionWT0 w8logText
hi def link w8logError_sessionWG10 w8logError
hi def link w8logTag_sessionWG9 w8logTag
hi def link w8logError_sessionWG8 w8logError
hi def link w8logError_sessionWG7 w8logError
hi def link w8logDate_sessionWG6 w8logDate
hi def link w8logError_sessionWG5 w8logError
hi def link w8logDate_sessionWG4 w8logDate
hi def link w8logError_sessionWG3 w8logError
hi def link w8logError_sessionWG2 w8logError
hi def link w8logComment_sessionWG1 w8logComment
hi def link w8logText_sessionWG0 w8logText
hi def link w8logError_sessionTG10 w8logError
hi def link w8logTag_sessionTG9 w8logTag
hi def link w8logError_sessionTG8 w8logError
hi def link w8logError_sessionTG7 w8logError
hi def link w8logError_sessionTG6 w8logError
hi def link w8logText_sessionTG5 w8logText
hi def link w8logError_sessionTG4 w8logError
hi def link w8logError_sessionTG3 w8logError
hi def link w8logError_sessionTG2 w8logError
hi def link w8logComment_sessionTG1 w8logComment
hi def link w8logText_sessionTG0 w8logText
hi def link w8logError_sessionWTG10 w8logError
hi def link w8logTag_sessionWTG9 w8logTag
hi def link w8logError_sessionWTG8 w8logError
hi def link w8logError_sessionWTG7 w8logError
hi def link w8logError_sessionWTG6 w8logError
hi def link w8logError_sessionWTG5 w8logError
hi def link w8logError_sessionWTG4 w8logError
hi def link w8logError_sessionWTG3 w8logError
hi def link w8logError_sessionWTG2 w8logError
hi def link w8logComment_sessionWTG1 w8logComment
hi def link w8logText_sessionWTG0 w8logText
hi def link w8logError_exercise6 w8logError
hi def link w8logError_exercise5 w8logError
hi def link w8logExercise_exercise4 w8logExercise
hi def link w8logExercise_exercise3 w8logExercise
hi def link w8logError_exercise2 w8logError
hi def link w8logSign_exercise1 w8logSign
hi def link w8logError_exerciseName5 w8logError
hi def link w8logError_exerciseName4 w8logError
hi def link w8logExercise_exerciseName3 w8logExercise
hi def link w8logExercise_exerciseName2 w8logExercise
hi def link w8logComment_exerciseName1 w8logComment
hi def link w8logText_exerciseName0 w8logText
hi def link w8logError_unread3 w8logError
hi def link w8logError_unread2 w8logError
hi def link w8logComment_unread1 w8logComment
hi def link w8logText_unread0 w8logText
hi def link w8logError_sets19 w8logError
hi def link w8logError_sets18 w8logError
hi def link w8logError_sets17 w8logError
hi def link w8logError_sets16 w8logError
hi def link w8logError_sets15 w8logError
hi def link w8logError_sets14 w8logError
hi def link w8logLabel_sets13 w8logLabel
hi def link w8logEffort_sets12 w8logEffort
hi def link w8logError_sets11 w8logError
hi def link w8logNumber_sets10 w8logNumber
hi def link w8logNumber_sets9 w8logNumber
hi def link w8logNumber_sets8 w8logNumber
hi def link w8logNumber_sets7 w8logNumber
hi def link w8logNumber_sets6 w8logNumber
hi def link w8logError_sets5 w8logError
hi def link w8logError_sets4 w8logError
hi def link w8logError_sets3 w8logError
hi def link w8logComment_sets1 w8logComment
hi def link w8logText_sets0 w8logText
hi def link w8logError_setsR18 w8logError
hi def link w8logError_setsR17 w8logError
hi def link w8logError_setsR16 w8logError
hi def link w8logError_setsR15 w8logError
hi def link w8logError_setsR14 w8logError
hi def link w8logError_setsR13 w8logError
hi def link w8logLabel_setsR12 w8logLabel
hi def link w8logEffort_setsR11 w8logEffort
hi def link w8logNumber_setsR10 w8logNumber
hi def link w8logNumber_setsR9 w8logNumber
hi def link w8logError_setsR8 w8logError
hi def link w8logNumber_setsR7 w8logNumber
hi def link w8logNumber_setsR6 w8logNumber
hi def link w8logError_setsR5 w8logError
hi def link w8logError_setsR4 w8logError
hi def link w8logError_setsR3 w8logError
hi def link w8logComment_setsR1 w8logComment
hi def link w8logText_setsR0 w8logText
hi def link w8logError_setsL19 w8logError
hi def link w8logError_setsL18 w8logError
hi def link w8logError_setsL17 w8logError
hi def link w8logError_setsL16 w8logError
hi def link w8logError_setsL15 w8logError
hi def link w8logError_setsL14 w8logError
hi def link w8logLabel_setsL13 w8logLabel
hi def link w8logEffort_setsL12 w8logEffort
hi def link w8logError_setsL11 w8logError
hi def link w8logNumber_setsL10 w8logNumber
hi def link w8logNumber_setsL9 w8logNumber
hi def link w8logError_setsL8 w8logError
hi def link w8logNumber_setsL7 w8logNumber
hi def link w8logError_setsL6 w8logError
hi def link w8logError_setsL5 w8logError
hi def link w8logError_setsL4 w8logError
hi def link w8logError_setsL3 w8logError
hi def link w8logComment_setsL1 w8logComment
hi def link w8logText_setsL0 w8logText
hi def link w8logError_setsRL18 w8logError
hi def link w8logError_setsRL17 w8logError
hi def link w8logError_setsRL16 w8logError
hi def link w8logError_setsRL15 w8logError
hi def link w8logError_setsRL14 w8logError
hi def link w8logError_setsRL13 w8logError
hi def link w8logLabel_setsRL12 w8logLabel
hi def link w8logEffort_setsRL11 w8logEffort
hi def link w8logError_setsRL10 w8logError
hi def link w8logError_setsRL9 w8logError
hi def link w8logError_setsRL8 w8logError
hi def link w8logError_setsRL7 w8logError
hi def link w8logNumber_setsRL6 w8logNumber
hi def link w8logError_setsRL5 w8logError
hi def link w8logError_setsRL4 w8logError
hi def link w8logError_setsRL3 w8logError
hi def link w8logComment_setsRL1 w8logComment
hi def link w8logText_setsRL0 w8logText
hi def link w8logError_directive3 w8logError
hi def link w8logKeyword_directive2 w8logKeyword
hi def link w8logKeyword_directive1 w8logKeyword
hi def link w8logArgument_arguments9 w8logArgument
hi def link w8logText_arguments8 w8logText
hi def link w8logNumber_arguments7 w8logNumber
hi def link w8logTag_arguments6 w8logTag
hi def link w8logGym_arguments5 w8logGym
hi def link w8logText_arguments4 w8logText
hi def link w8logError_arguments2 w8logError
hi def link w8logComment_arguments1 w8logComment
hi def link w8logText_arguments0 w8logText
hi def link w8logArgument_namingArguments9 w8logArgument
hi def link w8logText_namingArguments8 w8logText
hi def link w8logNumber_namingArguments7 w8logNumber
hi def link w8logTag_namingArguments6 w8logTag
hi def link w8logGym_namingArguments5 w8logGym
hi def link w8logExercise_namingArguments4 w8logExercise
hi def link w8logError_namingArguments2 w8logError
hi def link w8logComment_namingArguments1 w8logComment
hi def link w8logText_namingArguments0 w8logText
hi def link w8logMonth PreProc
hi def link w8logDate Constant
hi def link w8logExercise Function
hi def link w8logGym Type
hi def link w8logTag Tag
hi def link w8logNumber Number
hi def link w8logKey Identifier
hi def link w8logEffort Special
hi def link w8logLabel Label
hi def link w8logKeyword Statement
hi def link w8logArgument Identifier
hi def link w8logText String
hi def link w8logComment Comment
hi def link w8logSign Operator
hi def link w8logError Error

let b:current_syntax = 'w8log'
