# Logs of weight and training in Kakoune: colours and indentation.

hook global BufCreate .*\.w8log %{
    set-option buffer filetype w8log
}

hook global WinSetOption filetype=w8log %{
    require-module w8log

    set-option window indentwidth 4
    hook window InsertChar \n -group w8log-indent w8log-indent-on-new-line

    hook -once -always window WinSetOption filetype=.* %{
        remove-hooks window w8log-.+
    }
}

hook -group w8log-highlight global WinSetOption filetype=w8log %{
    add-highlighter window/w8log ref w8log
    hook -once -always window WinSetOption filetype=.* %{ remove-highlighter window/w8log }
}

hook global BufSetOption filetype=w8log %{
    set-option buffer comment_line ';'
}

provide-module w8log %§

# The first character of a line says what kind of line it is; no line needs another to be read.
add-highlighter shared/w8log regions
add-highlighter shared/w8log/comment region '^\h*;' '$' fill comment
add-highlighter shared/w8log/note region '^\h+>' '$' fill string
add-highlighter shared/w8log/month region '^#(?!#)' '$' group
add-highlighter shared/w8log/entry region '^\d' '$' group
add-highlighter shared/w8log/session region '^\h+@' '$' group
add-highlighter shared/w8log/exercise region '^\h+[^\h;>@]' '$' group
add-highlighter shared/w8log/directive region '^[A-Za-z]' '$' group
add-highlighter shared/w8log/conflict region '^(?:<{7}|={7}|>{7}|\|{7})(?![^\h\n])' '$' fill Error

add-highlighter shared/w8log/month/ regex '^(#)\h*(\d{4}-\d{2})?([^\n]*)' 1:operator 2:title 3:string

add-highlighter shared/w8log/entry/ regex '^(\d{4}-\d{2}-\d{2}|\d{1,2})(\h+(?i)(mon|tue|wed|thu|fri|sat|sun)[a-z]*)?(?![^\h\n])' 0:meta
add-highlighter shared/w8log/entry/ regex '(?<=\h)(?:\d+(?:[.,]\d+)?(?:kg|lb)?|\d+st(?:\d+(?:\.\d+)?(?:lb)?)?)\??(?![^\h\n])' 0:value
add-highlighter shared/w8log/entry/ regex '(?<=\h)-(?![^\h\n])' 0:operator
add-highlighter shared/w8log/entry/ regex '(?<=\h)\d{1,2}:\d{2}(?![^\h\n])' 0:value

add-highlighter shared/w8log/session/ regex '(?<=\h)\d{1,2}:\d{2}(?:-\d{1,2}:\d{2})?(?![^\h\n])' 0:value

# The name ends at the first colon that has no digit on one side at least.
add-highlighter shared/w8log/exercise/ regex '(?<![^\h,/x×])[wx×]?\d[\d.:/x×+!]*(?:kg|lb|lvl|km|mi|min|yd|ft|h|m|s)?' 0:value
add-highlighter shared/w8log/exercise/ regex '(?<=\h)bw(?:[+-]\d+(?:\.\d+)?(?:kg|lb)?)?(?![^\h,\n])|(?<=\h)[+-]\d+(?:\.\d+)?(?:kg|lb)?(?![^\h,\n])' 0:value
add-highlighter shared/w8log/exercise/ regex '(?<=\h)(?:@\d[\d.]*|rir\d)(?![^\h,\n])' 0:attribute
add-highlighter shared/w8log/exercise/ regex '\([^()\n]*\)' 0:documentation
add-highlighter shared/w8log/exercise/ regex '^\h+(\+)?\h*((?:[^:;>"\n]|(?<=\d):(?=\d))+|"[^"\n]*"):' 1:operator 2:function

add-highlighter shared/w8log/directive/ regex '(?<=\h)[^\h"\n]+' 0:variable
add-highlighter shared/w8log/directive/ regex '(?<=\h)\d+(?:[.-]\d+)*(?:kg|lb|st)?(?![^\h\n])' 0:value
add-highlighter shared/w8log/directive/ regex '^[\w-]+' 0:keyword

evaluate-commands %sh{
    for kind in entry session directive; do
        printf '%s\n' \
            "add-highlighter shared/w8log/$kind/ regex '(?<=\h)([A-Za-z][A-Za-z0-9-]*):(?=[^\h])' 1:attribute" \
            "add-highlighter shared/w8log/$kind/ regex '(?<=\h)@[\w-]*(?![^\h\n])' 0:type" \
            "add-highlighter shared/w8log/$kind/ regex '(?<=\h)#[\w-]+(?![^\h\n])' 0:module"
    done
    # What stands in quotes, and behind all a note or a comment, whose sign counts outside of quotes only.
    for kind in month entry session exercise directive; do
        printf '%s\n' \
            "add-highlighter shared/w8log/$kind/ regex '\"[^\"\n]*\"' 0:string" \
            "add-highlighter shared/w8log/$kind/ regex '^(?:\"[^\"\n]*\"|[^\"\n])*?\h(>[^\n]*)' 1:string" \
            "add-highlighter shared/w8log/$kind/ regex '^(?:\"[^\"\n]*\"|[^\">;\n]|(?<!\h)[>;])*\h(;[^\n]*)' 1:comment"
    done
}

# Below the entry of a day with a gym come its exercises; below everything else what stood there before.
define-command -hidden w8log-indent-on-new-line %{
    evaluate-commands -draft -itersel %{
        try %{ execute-keys -draft <semicolon> K <a-&> }
        try %{ execute-keys -draft k x <a-k> ^\d[^\n\;>"]*\h@(?!\d) <ret> j <a-gt> }
        try %{ execute-keys -draft k x s ^\h+$ <ret> d }
    }
}

§
