
;; Logbooks of body weight and training.
(add-to-list 'load-path (locate-user-emacs-file "lisp"))
(require 'w8log-mode)
(add-hook 'w8log-mode-hook #'eglot-ensure)
(add-hook 'w8log-mode-hook #'outline-minor-mode)
(add-hook 'eglot-managed-mode-hook #'eglot-inlay-hints-mode)
