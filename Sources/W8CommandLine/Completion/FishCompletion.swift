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
