/// The script for zsh, to be sourced or to be put as `_w8log` into a folder of `fpath`.
let zshCompletion = #"""
  #compdef w8log
  # Completion of w8log for zsh: source <(w8log completion zsh)

  _w8log() {
    local -a before answer values shown
    local line
    before=("${(@Q)words[2,CURRENT-1]}")
    (( CURRENT > 2 )) || before=()
    answer=("${(@f)$(command w8log complete zsh -- "${before[@]}" "${(Q)PREFIX}" 2>/dev/null </dev/null)}")
    if [[ $answer[1] == files ]]; then
      [[ $PREFIX != --*=* ]] || compset -P '*='
      _files
      return
    fi
    for line in "${(@)answer[2,-1]}"; do
      [[ -n $line ]] || continue
      values+=("${line%%$'\t'*}")
      if [[ $line == *$'\t'* ]]; then
        shown+=("${line%%$'\t'*}  -- ${line#*$'\t'}")
      else
        shown+=("$line")
      fi
    done
    (( $#values )) || return 1
    compadd -V w8log -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a values
  }

  if [[ ${funcstack[1]} == _w8log ]]; then
    _w8log "$@"
  elif (( $+functions[compdef] )); then
    compdef _w8log w8log
  fi

  """#
