;;; mode-tests.el --- Tests of w8log-mode without a server  -*- lexical-binding: t; -*-

;;; Code:

(require 'ert)
(require 'imenu)
(require 'w8log-mode)

(defmacro mode-tests-in-log (text &rest body)
  "Evaluate BODY in a logbook of TEXT, with point at its start."
  (declare (indent 1))
  `(with-temp-buffer
     (insert ,text)
     (w8log-mode)
     (font-lock-ensure)
     (goto-char (point-min))
     ,@body))

(defun mode-tests-face (what)
  "The face of the first WHAT of the buffer; nil where it has none."
  (goto-char (point-min))
  (search-forward what)
  (get-text-property (match-beginning 0) 'face))

(ert-deftest files-by-name ()
  (should (eq (assoc-default "2026.w8log" auto-mode-alist #'string-match-p) 'w8log-mode)))

(ert-deftest colours ()
  (mode-tests-in-log "gym  @iron \"Iron\" color:red\n# 2026-01 Winter\n03 Sat 82.1 @iron #salty fat:18% > x ; y\n    Squat: 3x5 100 @8 (pause)\n"
    (pcase-dolist (`(,what ,face)
                   '(("gym" font-lock-keyword-face) ("@iron" font-lock-builtin-face)
                     ("\"Iron" font-lock-string-face) ("color:" font-lock-property-name-face)
                     ("2026-01" outline-1) ("03" font-lock-constant-face)
                     ("Sat" font-lock-type-face) ("82.1" font-lock-number-face)
                     ("#salty" font-lock-preprocessor-face) ("> x" font-lock-doc-face)
                     ("y\n" font-lock-doc-face) ("Squat" font-lock-function-name-face)
                     ("100" font-lock-number-face) ("(pause" font-lock-type-face)))
      (should (equal (list what (mode-tests-face what)) (list what face))))))

(ert-deftest comments ()
  (mode-tests-in-log "; all of it\n03 Sat 82.1 ; its end\n    > no; comment ; here\ntag #a-b;c\n"
    (should (eq (mode-tests-face "all") 'font-lock-comment-face))
    (should (eq (mode-tests-face "end") 'font-lock-comment-face))
    (should (eq (mode-tests-face "here") 'font-lock-doc-face))
    (should-not (eq (mode-tests-face "c\n") 'font-lock-comment-face))))

(ert-deftest lines-become-comments ()
  (mode-tests-in-log "03 Sat 82.1\n"
    (comment-region (point-min) (point-max))
    (should (equal (buffer-string) "; 03 Sat 82.1\n"))
    (uncomment-region (point-min) (point-max))
    (should (equal (buffer-string) "03 Sat 82.1\n"))))

(ert-deftest indentation ()
  (mode-tests-in-log "  # 2026-01\n  03 Sat 82.1\n@iron\nSquat: 3x5 100\n+ Calf raise: 15\n          > deep\n  > slept\n; as it is\n   ; as it is\n gym @iron\n"
    (indent-region (point-min) (point-max))
    (should (equal (buffer-string)
                   "# 2026-01\n03 Sat 82.1\n    @iron\n    Squat: 3x5 100\n    + Calf raise: 15\n        > deep\n    > slept\n; as it is\n   ; as it is\ngym @iron\n"))))

(ert-deftest a-new-line-below-a-gym-is-indented ()
  (mode-tests-in-log "# 2026-01\n03 Sat 82.1 @iron\n"
    (goto-char (point-max))
    (w8log-indent-line)
    (should (= (current-column) 4))
    (insert "Squat:\n")
    (w8log-indent-line)
    (should (= (current-column) 4)))
  (dolist (above '("# 2026-01" "" "03 Sat 82.1" "03 Sat 82.1 07:05  > at @iron"))
    (mode-tests-in-log (concat above "\n")
      (goto-char (point-max))
      (w8log-indent-line)
      (should (= (current-column) 0)))))

(ert-deftest what-is-no-exercise-stays-where-it-is ()
  (dolist (line '("81.5" "Mon 81.2" "2027-01" "14.12. 81.2" "11/12/2026 81.2" "today 81.2 fat:20%" "05 Thu 79.8" "goal 75" "Squat"))
    (mode-tests-in-log (concat "04 Wed 79.6 @iron\n    Squat: 3x5 100\n" line)
      (goto-char (point-max))
      (let ((last-command-event ?\n)) (electric-indent-mode 1) (newline nil t))
      (should (equal (list line (buffer-substring (line-beginning-position 0) (line-end-position 0))) (list line line)))))
  (mode-tests-in-log "04 Wed 79.6 @iron\n@home 19:00\nSquat: 3x5 100\n\ngoal: 75\n"
    (indent-region (point-min) (point-max))
    (should (equal (buffer-string) "04 Wed 79.6 @iron\n    @home 19:00\n    Squat: 3x5 100\n\ngoal: 75\n"))))

(ert-deftest notes-go-on-until-one-is-empty ()
  (let ((press (lambda (&rest keys)
                 (dolist (key keys)
                   (if (stringp key) (insert key)
                     (let ((last-command-event ?\n)) (electric-indent-mode 1) (newline nil t)))))))
    (mode-tests-in-log "03 Sat   82.1   @iron\n    Squat: 5 100"
      (goto-char (point-max))
      (funcall press 'enter "        > Elbows" 'enter "in." 'enter 'enter "> Slept" 'enter)
      (should (equal (buffer-string)
                     "03 Sat   82.1   @iron\n    Squat: 5 100\n        > Elbows\n        > in.\n    > Slept\n    > ")))
    (mode-tests-in-log "03 82.1  > slept well"
      (goto-char (point-max))
      (funcall press 'enter)
      (should (equal (buffer-string) "03 82.1  > slept well\n")))))

(ert-deftest a-yanked-day-goes-to-the-margin ()
  (dolist (case '(("04 Sun   82.0\n    Squat: 5 100\n" . "04 Sun   82.0\n    Squat: 5 100\n")
                  ("Squat: 5 100\n" . "    Squat: 5 100\n")
                  ("good" . "    good")))
    (mode-tests-in-log "03 Sat   82.1   @iron\n    "
      (goto-char (point-max))
      (kill-new (car case))
      (w8log-yank)
      (should (equal (buffer-substring 23 (point-max)) (cdr case))))))

;; Enter above each line, with any indentation, leaves all lines as they are.
(ert-deftest a-line-above-another-changes-none ()
  (let* ((text "# 2026-01\n03 Sat   82.1   @iron\n  Squat:  3x5 100\n\tRow:  3x8 60\n      > deep\n  > slept\n  @home 18:00\n04 Sun   82.0\n; a comment\ngym @iron\n")
         (count (length (split-string text "\n" t))))
    (dotimes (index count)
      (mode-tests-in-log text
        (goto-char (point-min))
        (forward-line index)
        (let ((last-command-event ?\n)) (electric-indent-mode 1) (newline nil t))
        (let ((lines (split-string (buffer-string) "\n")))
          (should (string-blank-p (nth index lines)))
          (should (equal (append (seq-take lines index) (seq-drop lines (1+ index)))
                         (split-string text "\n"))))))))

(ert-deftest index ()
  (mode-tests-in-log "gym  @iron\nexercise \"Bench press\"\n# 2026-01 Winter\n03 82\n# 2026-02\n"
    (let ((index (funcall imenu-create-index-function)))
      (should (equal (mapcar #'car (cdr (assoc "Months" index))) '("2026-01" "2026-02")))
      (should (equal (mapcar #'car (cdr (assoc "Gyms" index))) '("@iron")))
      (should (equal (mapcar #'car (cdr (assoc "Exercises" index))) '("Bench press"))))))

(ert-deftest outline-of-months-and-days ()
  (mode-tests-in-log "# 2026-01\n03 82\n    Squat: 5\n04 82\n# 2026-02\n01 82\n"
    (outline-minor-mode 1)
    (outline-hide-sublevels 1)
    (let ((seen (lambda (what)
                  (goto-char (point-min))
                  (search-forward what)
                  (not (outline-invisible-p (match-beginning 0))))))
      (should (funcall seen "# 2026-01"))
      (should (funcall seen "# 2026-02"))
      (should-not (funcall seen "03 82"))
      (outline-show-all)
      (outline-hide-leaves)
      (outline-hide-body)
      (should (funcall seen "04 82"))
      (should-not (funcall seen "Squat")))))

(ert-deftest what-eglot-starts ()
  (require 'eglot)
  (let ((w8log-server-command '("elsewhere/w8log" "lsp")))
    (should (equal (funcall (cdr (assoc 'w8log-mode eglot-server-programs)) nil nil)
                   '("elsewhere/w8log" "lsp")))))

(ert-deftest no-command-without-a-server ()
  (mode-tests-in-log "03 82\n"
    (setq buffer-file-name "/tmp/none.w8log")
    (should-error (w8log-report) :type 'user-error)
    (set-buffer-modified-p nil)
    (setq buffer-file-name nil)))

;;; mode-tests.el ends here
