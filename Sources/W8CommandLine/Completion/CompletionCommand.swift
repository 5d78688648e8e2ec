import W8Reports

extension Command {
  static let completion = Command(
    name: "completion",
    summary: "print a completion script for bash, zsh or fish",
    operands: "bash|zsh|fish",
    operandLimit: 1,
    detail: """
      The script completes commands, options and their values, rules and files, and the gyms, tags,
      exercises, measurements and months of your log. To load it in each new shell:

        bash   echo 'source <(w8log completion bash)' >> ~/.bashrc
        zsh    source <(w8log completion zsh)    in ~/.zshrc
        fish   w8log completion fish | source    in config.fish
      """,
    exitCodes: [(.success, "the script was printed"), (.usage, "the command line is wrong")],
    examples: ["w8log completion bash", "source <(w8log completion zsh)"],
    run: { invocation throws(Failure) in
      guard let name = invocation.arguments.operands.first else {
        throw .usage(
          .missingOperand(
            command: "completion",
            expected: "the name of a shell: "
              + Shell.allCases.map { $0.rawValue }.listed(with: "or")))
      }
      try invocation.output.write(try knownShell(name).completionScript)
      return .success
    })
}

/// A shell that a script teaches to complete.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes it complete: it asks `w8log complete` and takes the answer for text.
  var completionScript: String {
    switch self {
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }
}

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

/// What bash is to put in the place of `word`, which it takes for the end of `line`, for each of the values.
///
/// bash cuts words at `=`, `@` and `:` too and replaces only what is behind, as it stands: so a reply is the end of the
/// value, in the quotes that are open there. There is none where the cut does not lie in the last word.
func bashReplies(_ values: [String], line: String, word: String) -> [String] {
  guard line.unicodeScalars.reversed().starts(with: word.unicodeScalars.reversed()) else {
    return []
  }
  var before = line.unicodeScalars
  before.removeLast(word.unicodeScalars.count)
  let whole = ShellLine(line)
  let kept = ShellLine(String(before))
  guard kept.words == whole.words else { return [] }
  return values.map { kept.quote.quoted($0.dropFirst(kept.current.count)) }
}

/// The script for fish. Where the condition fails, fish offers files by itself.
let fishCompletion = #"""
  # Completion of w8log for fish: w8log completion fish > ~/.config/fish/completions/w8log.fish

  function __w8log_has_words
      set -l before (commandline -opc)
      set -e before[1]
      set -l current (commandline -ct)
      set -g __w8log_words
      set -l answer (command w8log complete fish -- $before "$current" 2>/dev/null </dev/null)
      test "$answer[1]" = words; or return 1
      set -e answer[1]
      set -g __w8log_words $answer
      return 0
  end

  function __w8log_words
      test (count $__w8log_words) -eq 0; or printf '%s\n' $__w8log_words
  end

  complete -c w8log -e
  complete -c w8log -k -f -n __w8log_has_words -a '(__w8log_words)'

  """#

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
