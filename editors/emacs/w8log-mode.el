;;; w8log-mode.el --- Logbooks of body weight and training  -*- lexical-binding: t; -*-

;; Version: 1.0
;; Package-Requires: ((emacs "30.1"))
;; Keywords: calendar, text

;;; Commentary:

;; A major mode for plain-text logbooks, files named *.w8log: colours,
;; indentation, an index and an outline of months and days.  With Eglot,
;; which comes with Emacs, the language server `w8log lsp' adds averages
;; at the ends of the lines, faults with fixes, completion, new names
;; over several files, and the canonical form.
;;
;;   (add-hook \\='w8log-mode-hook #\\='eglot-ensure)

;;; Code:

(require 'outline)
(eval-when-compile (require 'subr-x))

(declare-function eglot-current-server "eglot")
(declare-function eglot-format-buffer "eglot")
(declare-function eglot-managed-p "eglot")
(declare-function eglot-path-to-uri "eglot")
(declare-function jsonrpc-async-request "jsonrpc")
(defvar jit-lock-context-time)
(defvar eglot-server-programs)

(defgroup w8log nil
  "Logs of body weight and training."
  :group 'text
  :prefix "w8log-")

(defcustom w8log-server-command '("w8log" "lsp")
  "The program that Eglot starts for logs, and its arguments.
Settings of the server stand behind `:initializationOptions' at the end."
  :type '(repeat sexp))

(defcustom w8log-format-on-save nil
  "Whether saving a log formats it.
Eglot must manage the buffer."
  :type 'boolean
  :safe #'booleanp)

(defcustom w8log-indent-offset 4
  "The number of columns by which the lines of a day are indented."
  :type 'natnum
  :safe #'natnump)

;;; Lines

(defconst w8log-directives
  '("w8log" "unit" "lift-unit" "order" "trend" "goal" "milestone" "gym"
    "exercise" "setup" "plan" "metric" "tag" "lint" "include")
  "The first words of directives.")

(defconst w8log--directive-regexp
  (concat "\\(" (regexp-opt w8log-directives) "\\|x-[a-z0-9-]+\\)\\(?:[ \t]\\|$\\)"))

(defconst w8log--month-regexp "#[ \t]*\\([0-9]\\{4\\}-[0-9]\\{2\\}\\)")

(defconst w8log--date-regexp
  "\\([0-9]\\{4\\}-[0-9]\\{2\\}-[0-9]\\{2\\}\\|[0-9]\\{1,2\\}\\)\\(?:[ \t]\\|$\\)")

(defconst w8log--day-with-gym-regexp
  "[0-9]\\(?:[^;>\"\n]\\|\"[^\"\n]*\"\\)*[ \t]@\\(?:[^0-9]\\|$\\)")

(defconst w8log--inner-regexp
  "@\\(?:[^0-9]\\|$\\)\\|\\+[ \t]\\|[^;>#\n]*:\\(?:[ \t]\\|$\\)")

(defconst w8log--weekday-regexp
  "\\(?:Mon\\|Tue\\|Wed\\|Thu\\|Fri\\|Sat\\|Sun\\)[a-z]*")

(defconst w8log--name-regexp "[[:alpha:]][[:alnum:]_-]*")

;;; Colours

(defvar w8log-font-lock-keywords
  `(("\\(?:^\\|[ \t]\\)\\(>.*\\)" 1 font-lock-doc-face)
    (,(concat "^" w8log--month-regexp ".*") 0 'outline-1)
    (,(concat "^" w8log--directive-regexp) 1 font-lock-keyword-face)
    (,(concat "^" w8log--date-regexp) 1 font-lock-constant-face)
    (,(concat "^[0-9-]+[ \t]+\\(" w8log--weekday-regexp "\\)\\_>")
     1 font-lock-type-face)
    ("^[ \t]+\\(?:\\+[ \t]+\\)?\\([^][ \t\n@#>;:+\"][^:\n]*\\):\\(?:[ \t]\\|$\\)"
     1 font-lock-function-name-face)
    ("\"[^\"\n]*\"" 0 font-lock-string-face)
    (,(concat "@" w8log--name-regexp) 0 font-lock-builtin-face)
    (,(concat "[ \t]\\(#" w8log--name-regexp "\\)") 1 font-lock-preprocessor-face)
    ("[ \t]\\([a-z][a-z0-9-]*:\\)[^ \t\n]" 1 'font-lock-property-name-face)
    ("[ \t]\\(@[0-9.]+\\|rir[0-9]\\)" 1 font-lock-type-face)
    ("([^()\n]*)" 0 font-lock-type-face)
    ("[0-9]+\\(?:[.,:][0-9]+\\)*" 0 'font-lock-number-face))
  "The parts of a log, for colors.")

(defvar w8log-mode-syntax-table
  (let ((table (make-syntax-table)))
    ;; A quote in a note is no string, and a semicolon in one is no comment:
    ;; comments are found by `w8log--syntax-propertize'.
    (modify-syntax-entry ?\" "." table)
    (modify-syntax-entry ?\; "." table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?- "_" table)
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?@ "_" table)
    (modify-syntax-entry ?# "_" table)
    table)
  "Syntax table of `w8log-mode'.")

(defun w8log--syntax-propertize (start end)
  "Find the comments between START and END.
A comment starts at the margin or after a blank, but in no note and in no
name between quotes."
  (goto-char start)
  (while (re-search-forward "\"[^\"\n]*\"\\|\\(?:^\\|[ \t]\\)\\([;>]\\)" end t)
    (when-let* ((sign (match-beginning 1)))
      (when (eq (char-after sign) ?\;)
        (put-text-property sign (1+ sign) 'syntax-table (string-to-syntax "<")))
      (goto-char (min end (line-end-position))))))

;;; Indentation

(defun w8log--line-kind ()
  "Return the kind of the line at point by its first word, indented or not.
One of `blank', `comment', `note', `margin', `inner' (a session or an
exercise) and `other'."
  (save-excursion
    (back-to-indentation)
    (cond ((eolp) 'blank)
          ((eq (char-after) ?\;) 'comment)
          ((eq (char-after) ?>) 'note)
          ((or (looking-at w8log--month-regexp)
               (looking-at w8log--date-regexp)
               (looking-at w8log--directive-regexp))
           'margin)
          ((looking-at w8log--inner-regexp) 'inner)
          (t 'other))))

(defun w8log--below-day-p ()
  "Whether the line above is a day or belongs to one."
  (save-excursion
    (and (zerop (forward-line -1))
         (looking-at "[0-9]\\|[ \t]+[^ \t\n]"))))

(defun w8log--after-session-p ()
  "Whether the line above names a gym or is below one.
Below a day without a gym comes the next day."
  (save-excursion
    (and (zerop (forward-line -1))
         (or (looking-at w8log--day-with-gym-regexp)
             (looking-at "[ \t]+[^ \t\n]")))))

(defun w8log--indentation ()
  "The column at which the line at point should start; nil if any is fine."
  (pcase (w8log--line-kind)
    ('margin 0)
    ('inner (when (w8log--below-day-p) w8log-indent-offset))
    ;; Deeper than the exercise above it belongs to that exercise.
    ('note (if (> (current-indentation) w8log-indent-offset)
               (* 2 w8log-indent-offset)
             w8log-indent-offset))
    ('blank (if (w8log--after-session-p) w8log-indent-offset 0))))

(defun w8log-indent-line ()
  "Indent the line at point: lines of a day by `w8log-indent-offset', others not.
What is neither stays where it is."
  (interactive)
  (if-let* ((column (w8log--indentation)))
      (if (<= (current-column) (current-indentation))
          (indent-line-to column)
        (save-excursion (indent-line-to column)))
    'noindent))

;; Enter above a line leaves that line as it is: nobody has edited it.
(defun w8log--electric-indent (char)
  "Keep the rest of the line at point from being indented after CHAR."
  (when (and (eq char ?\n) (not (looking-at-p "[ \t]*$"))
             (save-excursion (forward-line -1) (looking-at-p "[ \t]*$")))
    'no-indent))

;; Eglot asks for the form of a line that ends at once, which is that of its
;; column: a day that was typed below a session stands at the margin by then.
(defun w8log--indent-ended-line ()
  "Indent the line that a line break has just ended, before Eglot formats it.
A line break within a line ends none."
  (when (and (eq last-command-event ?\n) electric-indent-mode
             (looking-at-p "[ \t]*$"))
    (save-excursion
      (when (zerop (forward-line -1))
        (w8log-indent-line)))))

;; Enter at the end of a note goes on with it; on a note without words it ends it.
(defvar-local w8log--note-blanks nil
  "The blanks before the note to begin at point; nil for none.")

(defun w8log--end-note ()
  "Remember the note that a line break has just ended.
Remove one without words, before Eglot and `newline' see it."
  (setq w8log--note-blanks nil)
  (when (and (eq last-command-event ?\n) (looking-at-p "[ \t]*$"))
    (let ((is-empty nil))
      (save-excursion
        (when (and (zerop (forward-line -1)) (looking-at "\\([ \t]+\\)>\\([ \t]*$\\)?"))
          (setq is-empty (match-beginning 2))
          (unless is-empty (setq w8log--note-blanks (match-string 1)))))
      (when is-empty
        (delete-region (line-beginning-position 0) (line-end-position))
        (insert (make-string w8log-indent-offset ?\s))))))

(defun w8log--continue-note ()
  "Begin another note at point, once the line has its indentation."
  (when w8log--note-blanks
    (delete-region (line-beginning-position) (line-end-position))
    (insert w8log--note-blanks "> ")
    (setq w8log--note-blanks nil)))

;; Days copied from another log start at the margin, wherever point is.
(defun w8log-yank (&optional arg)
  "Yank with ARG as `yank' does, and indent the first line if it is a day."
  (interactive "*P")
  (yank arg)
  (save-excursion
    (goto-char (min (point) (mark t)))
    (beginning-of-line)
    (when (eq (w8log--line-kind) 'margin)
      (w8log-indent-line))))

;;; Names

(defun w8log--exercise-at-point ()
  "The whole name of the exercise at point, which may have blanks; nil elsewhere.
Eglot proposes it when the exercise gets another name."
  (save-excursion
    (let ((point (point)))
      (beginning-of-line)
      (when (and (looking-at "[ \t]+\\(?:\\+[ \t]+\\)?\"?\\([^][ \t\n@#>;:+\"][^:\n\"]*\\)\"?:")
                 (<= (match-beginning 1) point (match-end 1)))
        (match-string-no-properties 1)))))

;;; Hints

(defvar-local w8log--hints-timer nil
  "What has the hints on the screen shown anew when Emacs is idle.")

(defun w8log--show-hints (buffer)
  "Show the hints of BUFFER again while a window has it."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (setq w8log--hints-timer nil)
      (when (bound-and-true-p eglot-inlay-hints-mode)
        (dolist (window (get-buffer-window-list buffer nil t))
          (jit-lock-refontify (window-start window) (window-end window t)))))))

(defun w8log--hints-are-old (&rest _)
  "Show the hints anew once Emacs is idle: Eglot does not behind the last line.
An average changes those of later days, and the summary of its month."
  (when (bound-and-true-p eglot-inlay-hints-mode)
    (when w8log--hints-timer (cancel-timer w8log--hints-timer))
    (setq w8log--hints-timer
          (run-with-idle-timer (+ jit-lock-context-time 0.3) nil
                               #'w8log--show-hints (current-buffer)))))

;;; Outline and index

(defvar w8log-imenu-generic-expression
  `(("Months" ,(concat "^" w8log--month-regexp "\\(?:[ \t]+.*\\)?$") 1)
    ("Gyms" ,(concat "^gym[ \t]+\\(@" w8log--name-regexp "\\)") 1)
    ("Exercises" "^exercise[ \t]+\"\\([^\"\n]+\\)\"" 1))
  "The entries of the index of a log without a language server.")

(defun w8log--outline-level ()
  "The level of the heading at point: 1 for a month, 2 for a day."
  (if (looking-at "#") 1 2))

;;; Commands of the language server

(defun w8log--execute (command &rest properties)
  "Have the language server run COMMAND on this logbook.
PROPERTIES are more members of its argument, as a property list."
  (let ((server (and (fboundp 'eglot-current-server) (eglot-current-server))))
    (unless server
      (user-error "No language server runs; start it with M-x eglot"))
    (jsonrpc-async-request
     server :workspace/executeCommand
     (list :command command
           :arguments (vector (apply #'list :uri (eglot-path-to-uri buffer-file-name)
                                     properties)))
     :success-fn #'ignore
     :error-fn (lambda (problem) (message "w8log: %s" (plist-get problem :message))))))

(defun w8log--read-gym ()
  "Ask for one of the gyms of this log; nil for none."
  (let (gyms)
    (save-excursion
      (goto-char (point-min))
      (while (re-search-forward (concat "[ \t]\\(@" w8log--name-regexp "\\)") nil t)
        (push (match-string-no-properties 1) gyms)))
    (let ((gym (completing-read "Gym (none): " (delete-dups (nreverse gyms)))))
      (unless (string-empty-p gym) gym))))

(defun w8log-today (&optional gym)
  "Write the entry of today without a weight, and go there.
With a prefix argument, ask for its GYM."
  (interactive (list (when current-prefix-arg (w8log--read-gym))))
  (apply #'w8log--execute "w8log.addToday" (when gym (list :gym gym))))

(defun w8log-report (&optional gym)
  "Open the page of this log in a browser, updated as you type.
With a prefix argument, ask for a GYM and show its months as text."
  (interactive (list (when current-prefix-arg (w8log--read-gym))))
  (apply #'w8log--execute "w8log.report" (when gym (list :gym gym))))

(defun w8log-report-as-text ()
  "Show where you stand, and the months of this log, as text."
  (interactive)
  (w8log--execute "w8log.report" :as "text"))

(defun w8log-chart ()
  "Draw the weights; if Emacs cannot show pictures, another program does."
  (interactive)
  (w8log--execute "w8log.chart"))

(defun w8log--move (command)
  "Have the language server run COMMAND on the session or exercise at point."
  (w8log--execute command :position (list :line (1- (line-number-at-pos nil t))
                                          :character (- (point) (line-beginning-position)))))

(defun w8log-move-up ()
  "Move the session or exercise at point up, with all lines below it."
  (interactive)
  (w8log--move "w8log.moveUp"))

(defun w8log-move-down ()
  "Move the session or exercise at point down, with all lines below it."
  (interactive)
  (w8log--move "w8log.moveDown"))

(defun w8log--is-chart-for-others (url)
  "Whether URL is a chart that this Emacs would show as text."
  (and (string-suffix-p "/weight.svg" url)
       (not (and (display-images-p) (image-type-available-p 'svg)))))

;; Eglot has `browse-url' show it, which opens pictures in Emacs itself.
(defvar browse-url-handlers)
(with-eval-after-load 'browse-url
  (add-to-list 'browse-url-handlers
               (cons #'w8log--is-chart-for-others
                     (if (eq system-type 'darwin) 'browse-url-default-macosx-browser 'browse-url-xdg-open))))

;;; The mode

(defun w8log--format-before-save ()
  "Format the log if `w8log-format-on-save' is set."
  (when (and w8log-format-on-save (fboundp 'eglot-managed-p) (eglot-managed-p))
    (eglot-format-buffer)))

(defun w8log-eglot-contact (&rest _)
  "The command of the server for Eglot: `w8log-server-command'."
  w8log-server-command)

(defvar-keymap w8log-mode-map
  :doc "Keys of `w8log-mode'."
  "C-c C-t" #'w8log-today
  "C-c C-r" #'w8log-report
  "C-c C-v" #'w8log-chart
  "<remap> <yank>" #'w8log-yank
  "M-<up>" #'w8log-move-up
  "M-<down>" #'w8log-move-down)

;;;###autoload
(define-derived-mode w8log-mode prog-mode "w8log"
  "Major mode for logs of body weight and training."
  (setq-local comment-start "; "
              comment-start-skip ";+[ \t]*"
              comment-end ""
              comment-column 0
              indent-tabs-mode nil
              indent-line-function #'w8log-indent-line
              syntax-propertize-function #'w8log--syntax-propertize
              font-lock-defaults '(w8log-font-lock-keywords nil nil)
              imenu-generic-expression w8log-imenu-generic-expression
              outline-regexp "#[ \t]*[0-9]\\{4\\}-\\|[0-9]"
              outline-level #'w8log--outline-level
              thing-at-point-provider-alist '((symbol . w8log--exercise-at-point)))
  (add-hook 'before-save-hook #'w8log--format-before-save nil t)
  (add-hook 'electric-indent-functions #'w8log--electric-indent nil t)
  (add-hook 'post-self-insert-hook #'w8log--indent-ended-line -50 t)
  (add-hook 'post-self-insert-hook #'w8log--end-note -40 t)
  (add-hook 'post-self-insert-hook #'w8log--continue-note 70 t)
  (add-hook 'after-change-functions #'w8log--hints-are-old nil t))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.w8log\\'" . w8log-mode))

;;;###autoload
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(w8log-mode . w8log-eglot-contact)))

(provide 'w8log-mode)
;;; w8log-mode.el ends here
