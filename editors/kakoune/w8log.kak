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
add-highlighter shared/w8log/exercise region '^\h+[^\h\n;>@]' '$' group
add-highlighter shared/w8log/directive region '^(?i)(?:w8log|unit|lift-unit|order|trend|goal|milestone|gym|exercise|setup|plan|metric|tag|lint|include)(?![^\h\n])' '$' group
add-highlighter shared/w8log/conflict region '^(?:<{7}|={7}|>{7}|\|{7})(?![^\h\n])' '$' fill Error

# In each group what comes later lies above what comes before.
evaluate-commands %sh{
    end='(?![^\h\n])'
    item='(?![^\h,\n])'
    number='\d+(?:\.\d+)?'
    unit='(?:kg|lb)'
    count='[wx×]?(?:\d(?:[\d.:]*\d)?(?:kg|lb|lvl|km|min|mi|yd|ft|h|m|s)?[+!]?|bw)'
    time='\d{1,2}:\d{2}'
    add() { printf "add-highlighter shared/w8log/%s/ regex '%s' %s\n" "$@"; }

    add month '^#\h*(\d{4}-\d{2})?([^\n]*)' '0:operator 1:title 2:string'

    add entry "(?<=\h)(?:\d+(?:[.,]\d+)?$unit?|\d+st(?:$number(?:lb)?)?)\??$end" 0:value
    add entry "(?<=\h)-$end" 0:operator
    add entry "^(\d{4}-\d{2}-\d{2}|\d{1,2})(\h+(?i)(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?$end" '1:meta 2:meta'

    # The name ends at the first colon that has no digit on one side at least.
    add exercise "$count(?:[/x×]$count)*" 0:value
    add exercise "(?<=\h)(?:bw(?:[+-]$number$unit?)?|[+-]$number$unit?)$item" 0:value
    add exercise "(?<=\h)(?:@$number|rir\d)$item" 0:builtin
    add exercise '\([^()\n]*\)' 0:documentation
    add exercise '^\h+(\+)?\h*((?:[^:;>"\n]|(?<=\d):(?=\d))+|"[^"\n]*"):' '1:operator 2:function'

    add directive '(?<=\h)[^\h:"\n]+(?![^\h\n])' 0:variable
    add directive "(?<=\h)[+-]?\d[^\h\"\n]*$end" 0:value
    for kind in entry directive; do
        add $kind '(?<=\h)([A-Za-z][A-Za-z0-9-]*)(:)([^\h"\n]*)' '1:attribute 3:variable'
        add $kind "(?<=\h)[A-Za-z][A-Za-z0-9-]*:($number(?:[A-Za-z]+|%)?|\d{4}-\d{2}-\d{2}|\d{1,2}(?::\d{2}){1,2})$end" 1:value
        add $kind "(?<=\h)[A-Za-z][A-Za-z0-9-]*:(@[^\h\n]+)" 1:type
    done
    add directive "(?<=\h)[A-Za-z][A-Za-z0-9-]*:([+-]?\d[^\h\"\n]*)$end" 1:value
    for kind in entry session; do
        add $kind "(?<=\h)$time(?:-$time)?$end" 0:meta
    done
    for kind in entry session directive; do
        add $kind '(?<=\h)@[^\h\n]*' 0:type
        add $kind '(?<=\h)#[^\h\n]+' 0:module
    done
    add directive '^[\w-]+' 0:keyword

    for kind in month entry session exercise directive; do
        [ $kind = exercise ] || add $kind '"[^"\n]*"' 0:string
        [ $kind != directive ] || add $kind '^(?i)(?:exercise|setup|plan)(?I)\h[^"\n]*("[^"\n]*")' 1:function
        # A note or a comment, whose sign counts outside of quotes and brackets only.
        add $kind '^(?:"[^"\n]*"|\([^()\n]*\)|[^"(>;\n]|(?<!\h)[>;])*\h(>[^\n]*)' 1:string
        add $kind '^(?:"[^"\n]*"|\([^()\n]*\)|[^"(>;\n]|(?<!\h)[>;])*\h(;[^\n]*)' 1:comment
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
