"""Books of several files: includes over a pattern, in a circle, missing, and out of the folder."""

import os

from support import DATA, FINDINGS, OK, UNREADABLE, SmokeTest

ROOT = 'include    "gyms.w8log"\ninclude    "years/*.w8log"\nunit       kg\n\n# 2026-01\n\n02 Fri   82.0   @iron\n'
GYMS = "gym        @iron default\n"


def year(number, weekday, weight):
    return f"unit       kg\n\n# {number}-12\n\n31 {weekday}   {weight}   @iron\n"


class BooksTest(SmokeTest):
    def book(self):
        self.write("log.w8log", ROOT)
        self.write("gyms.w8log", GYMS)
        self.write("years/2025.w8log", year(2025, "Wed", "82.4"))
        self.write("years/2024.w8log", year(2024, "Tue", "84.0"))

    def test_a_book_without_faults_is_silent(self):
        self.book()
        self.assertEqual(self.check("--allow", "gap", "log.w8log"), (OK, "", ""))
        self.assertEqual(self.check("--allow", "gap", ".")[:2], (OK, ""))

    def test_faults_are_told_in_the_file_where_they_stand(self):
        self.book()
        self.write("years/2025.w8log", year(2025, "Mon", "82.4"))
        code, out, _ = self.check("--format", "short", "--allow", "gap", "--fail-on", "warning", "log.w8log")
        self.assertEqual(code, FINDINGS)
        self.assertTrue(out.startswith("years/2025.w8log:5:4: warning:"), out)
        self.assertEqual(len(out.splitlines()), 1)

    def test_a_folder_is_checked_as_one_book(self):
        self.book()
        self.write("years/2025.w8log", year(2025, "Mon", "82.4"))
        _, out, _ = self.check("--format", "short", "--allow", "gap", ".")
        self.assertEqual(len(out.splitlines()), 1)

    def test_the_log_has_the_entries_of_all_files(self):
        self.book()
        code, out, errors = self.log("--oldest-first", "-O", "csv", "log.w8log")
        self.assertEqual((code, errors), (OK, ""))
        dates = [line.split(",")[0] for line in out.splitlines()[1:]]
        self.assertEqual(dates, ["2024-12-31", "2025-12-31", "2026-01-02"])

    def test_files_are_listed(self):
        self.book()
        expected = "log.w8log\n  gyms.w8log\n  years/2024.w8log\n  years/2025.w8log\n"
        self.assertEqual(self.run_w8log("files", "log.w8log"), (OK, expected, ""))
        # Seen from another folder, files are named as one would name them there.
        (self.work / "elsewhere").mkdir()
        code, out, _ = self.run_w8log("files", "elsewhere/../log.w8log")
        self.assertEqual((code, out.splitlines()[1]), (OK, "  elsewhere/../gyms.w8log"))

    def test_standard_input_stands_in_the_current_folder(self):
        self.book()
        code, out, _ = self.run_w8log("files", "-", stdin=ROOT.encode())
        self.assertEqual((code, len(out.splitlines())), (OK, 4))

    def test_a_missing_file_is_told_and_refuses_figures(self):
        self.write("log.w8log", ROOT)
        code, out, _ = self.check("--format", "short", "log.w8log")
        self.assertEqual((code, out.count("W8701")), (FINDINGS, 2))
        self.assertEqual(self.log("log.w8log")[0], DATA)

    def test_a_circle_ends(self):
        self.write("a.w8log", 'include "b.w8log"\n')
        self.write("b.w8log", 'include "a.w8log"\n')
        code, out, _ = self.check("--format", "short", "a.w8log")
        self.assertEqual(code, FINDINGS)
        self.assertIn("b.w8log:1:9: error: include cycle: a.w8log → b.w8log → a.w8log; remove one of these includes", out)

    def test_files_have_names_that_lead_to_them_though_the_root_is_a_link(self):
        self.write("real/root.w8log", 'unit kg\ninclude "i.w8log"\n')
        included = self.write("real/i.w8log", year(2025, "Mon", "82.4"))
        os.symlink("real/root.w8log", self.work / "rl.w8log")
        for folder in ("other", "real/below"):
            (self.work / folder).mkdir()
        os.symlink("../real/root.w8log", self.work / "other/rl.w8log")
        os.symlink("real", self.work / "same")
        for root, name in [
            ("rl.w8log", "real/i.w8log"), ("other/rl.w8log", "real/i.w8log"), ("same/root.w8log", "same/i.w8log"),
        ]:
            self.assertEqual(self.run_w8log("files", root)[1], f"{root}\n  {name}\n")
        self.work = self.work / "other"
        self.assertEqual(self.run_w8log("files", "rl.w8log")[1], f"rl.w8log\n  {included}\n")

    def test_a_link_out_of_the_folder_is_not_read(self):
        secret = self.write("secret.txt", "# 2026-01\n\n03 Sat   11.1kg\n")
        self.write("book/log.w8log", 'include "link.w8log"\ninclude "../secret.txt"\ninclude "down/*"\n')
        os.symlink("../secret.txt", self.work / "book/link.w8log")
        os.symlink("..", self.work / "book/down")
        self.write("book/absolute.w8log", f'include "{secret}"\n')
        code, out, _ = self.check("--format", "short", "book/log.w8log", "book/absolute.w8log")
        self.assertEqual((code, out.count("outside the folder of the root file")), (FINDINGS, 4))
        _, out, _ = self.log("--lenient", "book/log.w8log")
        self.assertNotIn("11.1", out)

    def test_a_pipe_or_a_forbidden_file_is_told(self):
        self.write("log.w8log", 'include "pipe.w8log"\ninclude "secret.w8log"\n')
        os.mkfifo(self.work / "pipe.w8log")
        self.write("secret.w8log", GYMS).chmod(0o000)
        code, out, _ = self.check("--format", "short", "log.w8log", unprivileged=True)
        self.assertEqual((code, out.count("W8701")), (FINDINGS, 2))
        self.assertIn("it is not a regular file", out)
        self.assertIn("no permission", out)

    def test_included_files_are_fixed_once_they_are_given_and_never_formatted(self):
        self.book()
        path = self.write("years/2025.w8log", year(2025, "Wed", "82,4"))
        self.run_w8log("fmt", "log.w8log")
        self.assertIn("82,4", path.read_text())
        self.assertIn('name it: "years/2025.w8log"', self.check("--fix", "log.w8log")[2])
        self.assertIn("82,4", path.read_text())
        code, _, errors = self.check("--fix", "log.w8log", "years")
        self.assertEqual(code, OK)
        self.assertIn("years/2025.w8log: fixed 1 decimal-comma", errors)
        self.assertIn("82.4", path.read_text())

    def test_an_included_file_that_may_not_be_written_has_its_name(self):
        self.write("d/log.w8log", 'include "ro.w8log"\nunit kg\n')
        self.write("d/ro.w8log", year(2025, "Wed", "82,4")).chmod(0o444)
        _, _, errors = self.check("--fix", "d", unprivileged=True)
        self.assertIn('no permission to write "d/ro.w8log"', errors)

    def test_a_closed_folder_is_told_once(self):
        self.write("log.w8log", 'include "**/*.w8log"\n')
        (self.work / "closed").mkdir(mode=0o000)
        _, out, _ = self.check("--format", "short", "log.w8log", unprivileged=True)
        self.assertEqual(out.count('"closed" is not read'), 1, out)

    def test_an_included_file_that_is_no_text_is_3(self):
        self.book()
        self.write("gyms.w8log", b'gym @iron "caf\xe9"\n')
        code, out, errors = self.log("log.w8log")
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("gyms.w8log", errors)

    def test_more_than_sixteen_deep_is_told(self):
        for number in range(19):
            self.write(f"{number}.w8log", f'include "{number + 1}.w8log"\n')
        code, out, _ = self.check("--format", "short", "0.w8log")
        self.assertEqual(code, FINDINGS)
        self.assertEqual(out.splitlines()[0][:13], "16.w8log:1:9:")
        self.assertIn("includes can be at most 16 deep", out)

    def test_what_is_too_deep_for_one_book_is_checked_in_another(self):
        for number in range(22):
            fault = "colour\n" if number in (17, 20) else ""
            following = f'include "f{number + 1}.w8log"\n' if number < 21 else ""
            self.write(f"f{number}.w8log", following + fault)
        _, out, _ = self.check("--format", "short", ".")
        self.assertEqual(
            sorted(line.split(":")[0].removeprefix("./") for line in out.splitlines()),
            ["f16.w8log", "f17.w8log", "f20.w8log"])

    def test_a_hundred_files_that_include_each_other_are_one_book(self):
        # What that costs is counted in Tests/Linear.
        for number in range(100):
            self.write(f"{number:03}.w8log", 'unit kg\ninclude "*.w8log"\n')
        code, out, _ = self.run_w8log("files", ".")
        depths = [line.index(".") // 2 for line in out.splitlines()]
        self.assertEqual((code, depths), (OK, list(range(17)) + [16] * 83))
        _, out, _ = self.check("--format", "short", ".")
        # Each of the first sixteen leads back to those above it, and the rest is too deep to include any.
        self.assertEqual((out.count("W8702"), out.count("W8701")), (sum(range(16)), 84))
