/// The script for bash. Replies are put on the line as they are: the program has quoted them.
let bashCompletion = #"""
  # Completion of w8log for bash: source <(w8log completion bash)

  _w8log() {
    COMPREPLY=()
    local answer kind reply
    answer=$(command w8log complete bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null </dev/null) ||
      return 0
    {
      IFS= read -r kind
      if [[ $kind == files ]]; then
        compopt -o default 2>/dev/null
        return 0
      fi
      compopt -o nosort 2>/dev/null
      while IFS= read -r reply; do
        [[ -z $reply ]] || COMPREPLY+=("$reply")
      done
    } <<<"$answer"
  }

  complete -F _w8log w8log

  """#
