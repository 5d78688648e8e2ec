; Comments may hold marks such as NOTE, which a parser of comments knows.

((comment) @injection.content
  (#set! injection.language "comment"))
