;;; live-test.el --- Drives a real Emacs with Eglot on logbooks  -*- lexical-binding: t; -*-

;;; Commentary:

;; Started by Tests/Editors/run in a terminal, with an init file as
;; editors/emacs says.  Writes a line for each check into the file that
;; W8LOG_TEST_RESULTS names, and `N passed, N failed' last.

;;; Code:

(require 'eglot)
(require 'flymake)
(require 'imenu)

(defconst live-log (getenv "W8LOG_TEST_LOG"))
(defconst live-patience 10)
(defvar live-passed 0)
(defvar live-failed 0)

(defun live-say (line)
  (let ((inhibit-message t))
    (write-region (concat line "\n") nil (getenv "W8LOG_TEST_RESULTS") t 'silent)))

(defun live-check (name holds &optional detail)
  (if holds (setq live-passed (1+ live-passed)) (setq live-failed (1+ live-failed)))
  (live-say (if holds (concat "ok    " name)
              (format "FAIL  %s%s" name (if detail (format ": %s" detail) ""))))
  holds)

(defmacro live-await (&rest question)
  "Evaluate QUESTION until it gives something, and return that; nil when patience ends."
  `(with-timeout (live-patience nil)
     (let (answer)
       (while (not (setq answer (progn ,@question)))
         (redisplay)
         (sit-for 0.05)
         (accept-process-output nil 0.01))
       answer)))

(defun live-file (path)
  (with-temp-buffer
    (set-buffer-multibyte nil)
    (insert-file-contents-literally path)
    (decode-coding-string (buffer-string) 'utf-8-unix)))

(defun live-open (path)
  "Visit a file as a command would."
  (find-file path)
  ;; `eglot-ensure' connects after the command.
  (run-hooks 'post-command-hook)
  (live-await (eglot-managed-p)))

(defun live-be-idle ()
  "Have Eglot send what was typed.
It does so by itself when Emacs is idle; inside a timer it never is anew."
  (eglot--signal-textDocument/didChange)
  (flymake-start))

(defun live-go (text)
  "Put point at the first TEXT of the buffer."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun live-line (text)
  "The line that TEXT is on; nil where there is none."
  (save-excursion
    (goto-char (point-min))
    (when (search-forward text nil t)
      (buffer-substring-no-properties (line-beginning-position) (line-end-position)))))

(defun live-hint (text)
  "The hints on the line of TEXT."
  (save-excursion
    (live-go text)
    (mapconcat (lambda (overlay)
                 (or (overlay-get overlay 'after-string) (overlay-get overlay 'before-string) ""))
               (seq-filter (lambda (overlay) (overlay-get overlay 'eglot--inlay-hint))
                           (overlays-in (line-beginning-position) (1+ (line-end-position))))
               "")))

(defun live-hints ()
  (live-check "a weigh-in has its average behind it"
              (live-await (string-search "avg 82.8" (live-hint "02 Fri   82.6"))) (live-hint "02 Fri"))
  (live-check "and the rate of a week" (live-await (string-search "↓ 0.4/wk" (live-hint "10 Sat"))) (live-hint "10 Sat"))
  (live-check "a month has its summary behind its header"
              (live-await (string-search "11 entries" (live-hint "# 2026-01"))) (live-hint "# 2026-01"))
  (live-check "a comment has no hint" (string-empty-p (live-hint "; Reads"))))

(defun live-hover ()
  (live-go "82.1")
  (let (told)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq told text)))
    (live-check "hover on a weigh-in tells its weight in both units"
                (live-await (and told (string-search "82.1 kg = 181.0 lb" told))) told))
  (eldoc-print-current-symbol-info t)
  (live-check "and C-h . shows it"
              (live-await (ignore-errors
                            (with-current-buffer (eldoc-doc-buffer)
                              (string-search "3 January 2026" (buffer-string)))))
              (window-list))
  (delete-other-windows))

(defun live-symbols ()
  (let ((index (format "%S" (imenu--make-index-alist t))))
    (live-check "the index names a month" (string-search "2026-02" index) index)
    (live-check "and an exercise of a day" (string-search "Deadlift" index) index))
  (live-go "@iron  #travel")
  (call-interactively #'xref-find-definitions)
  (live-check "M-. leads to the declaration of a gym"
              (live-await (string-prefix-p "gym        @iron" (buffer-substring (line-beginning-position) (line-end-position))))
              (buffer-substring (line-beginning-position) (line-end-position))))

(defun live-faults ()
  (mapcar #'flymake-diagnostic-text
          (seq-remove (lambda (fault) (eq (flymake-diagnostic-type fault) 'eglot-note)) (flymake-diagnostics))))

(defun live-fix ()
  (let ((original (buffer-string)))
    (live-check "the log has no fault to begin with" (null (live-faults)) (live-faults))
    (live-go "Sat   82.1")
    (delete-char 3)
    (insert "Fri")
    (live-be-idle)
    (live-check "a wrong weekday is told"
                (live-await (seq-find (lambda (text) (string-search "is a Saturday, not a Friday" text)) (live-faults)))
                (live-faults))
    (live-go "Fri   82.1")
    (let ((action (seq-find (lambda (action) (equal (plist-get action :title) "Write Sat"))
                            (eglot-code-actions (point) (point) "quickfix"))))
      (live-check "a fix is offered" action)
      (when action (eglot-execute (eglot-current-server) action)))
    (live-check "the fix restores the log" (live-await (equal (buffer-string) original)) (live-line "03 "))
    (live-check "and the report is gone" (live-await (null (live-faults))) (live-faults))))

(defun live-completion ()
  (goto-char (point-max))
  (insert "    Ben")
  (live-be-idle)
  (completion-at-point)
  (live-check "a suggestion is written" (live-line "    Bench press:        ") (live-line "    Ben"))
  (live-go "04 Wed")
  (forward-line)
  (delete-region (point) (point-max)))

(defun live-format ()
  (setq w8log-format-on-save t)
  (let ((original (buffer-string)))
    (live-go "12 Mon   81.5")
    (delete-region (point) (line-end-position))
    (insert "12 Mon 81.5 waist:84cm   sleep:7.5h")
    (save-buffer)
    (live-check "saving brings the log into form" (equal (buffer-string) original) (live-line "12 Mon"))
    (live-check "and into the file" (equal (live-file live-log) original) (live-file live-log))))

(defun live-commands ()
  (w8log-today)
  (live-check "w8log-today writes the entry of today"
              (live-await (live-line "10 Tue")) (buffer-substring (- (point-max) 80) (point-max)))
  (live-check "and point waits there" (live-await (string-prefix-p "10 Tue" (thing-at-point 'line))) (thing-at-point 'line))
  (live-check "at the column of the weight" (live-await (= (current-column) 9)) (current-column))
  (revert-buffer t t)
  (let ((log (current-buffer)))
    (w8log-report "@iron")
    (live-check "w8log-report shows the report of a gym"
                (live-await (seq-find (lambda (buffer)
                                        (with-current-buffer buffer
                                          (save-excursion (goto-char (point-min)) (search-forward "@iron 2" nil t))))
                                      (delq log (mapcar #'window-buffer (window-list)))))
                (buffer-list))
    (switch-to-buffer log)
    (delete-other-windows))
  (let ((opened (getenv "W8LOG_TEST_OPENED")))
    (w8log-chart)
    (live-check "w8log-chart hands the picture to another program, as a terminal shows none"
                (live-await (and (file-exists-p opened) (string-search "/weight.svg" (live-file opened)))))))

(defun live-rename ()
  (live-open (getenv "W8LOG_TEST_BOOK"))
  (live-go "@iron\n    Squat:              3x5 100")
  (let ((eglot-confirm-server-edits nil))
    (eglot-rename "@steel"))
  (live-check "another name is written" (live-await (live-line "03 Sat   82.1   @steel")) (buffer-string))
  (save-some-buffers t)
  (let ((texts (concat (live-file (getenv "W8LOG_TEST_BOOK")) (live-file (getenv "W8LOG_TEST_OLD_BOOK")))))
    (live-check "and in the other file of the book" (string-search "27 Sat   83.0   @steel" texts) texts)
    (live-check "and nowhere the name of before" (not (string-search "@iron" texts)) texts)))

(defun live-run ()
  (live-say (emacs-version))
  (setq w8log-server-command (list "w8log" "lsp" :initializationOptions (list :today (getenv "W8LOG_TEST_TODAY"))))
  (when (live-check "Eglot manages the buffer by itself" (live-open live-log))
    (live-check "the mode is w8log-mode" (eq major-mode 'w8log-mode) major-mode)
    (mapc (lambda (part)
            (condition-case problem (funcall part)
              (error (live-check (format "%s runs to its end" part) nil problem))))
          '(live-hints live-hover live-symbols live-fix live-completion live-format live-commands live-rename)))
  (live-say (format "%d passed, %d failed" live-passed live-failed)))

(defun live-run-and-quit ()
  (condition-case problem (live-run)
    (error (live-say (format "FAIL  the test runs to its end: %S" problem))))
  (set-buffer-modified-p nil)
  (let ((kill-emacs-query-functions nil) (confirm-kill-processes nil))
    (kill-emacs)))

(run-with-timer 0.2 nil #'live-run-and-quit)

;;; live-test.el ends here
