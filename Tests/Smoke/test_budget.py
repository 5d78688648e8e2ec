"""What a folder from elsewhere may cost: memory, time, and the patience of the editor with a harmless log beside it."""

import os
import subprocess
import time

from lsp_client import at, whole
from server_case import ServerCase
from support import FINDINGS, OK, UNREADABLE, SmokeTest

GOOD = "unit       kg\ngym        @iron default\n\n# 2026-01\n\n03 Sat   82.1   @iron\n    squat:   5 100\n04 Sun   82.0\n"
MEGABYTE = 1 << 20
# A program for debugging is some twenty times slower.
PATIENCE = 20 if "debug" in os.environ.get("W8LOG_BINARY", "") else 1
# What the server may work before it answers, in milliseconds of the processor.
FIRST, LATER, LATER_BESIDE_ALL = (limit * PATIENCE for limit in (600, 300, 1_000))


class BookBudgetTest(SmokeTest):
    def sparse(self, name, size):
        path = self.write(name, "")
        with open(path, "wb") as file:
            file.truncate(size)
        return path

    def peak(self, *arguments):
        """Exit code, output and the most memory in MiB of a run."""
        code, out, usage = self.usage(*arguments)
        return code, out, usage.ru_maxrss / 1024

    def usage(self, *arguments):
        """Exit code, output and the resources of a run."""
        with subprocess.Popen([self.binary, *arguments], cwd=self.work, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT) as process:
            out = process.stdout.read().decode()
            _, status, usage = os.wait4(process.pid, 0)
        return os.waitstatus_to_exitcode(status), out, usage

    def test_sparse_files_are_not_read(self):
        self.write("log.w8log", GOOD + 'include "*.w8log"\n')
        for number in range(40):
            self.sparse(f"s{number}.w8log", 250_000_000)
        code, out, peak = self.peak("check", "--format", "short", "log.w8log")
        self.assertEqual((code, out.count("it has a NUL byte near its start")), (FINDINGS, 20), out[:2000])
        self.assertIn("20 more on this line", out)
        self.assertLess(peak, 100)
        code, out, peak = self.peak("check", ".")
        self.assertEqual((code, out.count("has a NUL byte near its start, so it is not text; name it")), (UNREADABLE, 40))
        self.assertLess(peak, 100)

    def test_a_file_that_is_named_is_read_though_it_has_a_nul(self):
        self.write("log.w8log", GOOD + "\0\n")
        code, out, _ = self.check("--format", "short", "log.w8log")
        self.assertEqual(code, OK, out)
        self.assertIn("log.w8log:9:1: warning: invisible control character U+0000", out)

    def test_a_book_has_256_mebibytes_at_most(self):
        line = b"; nothing at all, but much of it, so that it is soon told how long such a log is\n" * 100
        for number in range(3):
            with open(self.write(f"years/{number}.w8log", ""), "wb") as file:
                for _ in range(100 * MEGABYTE // len(line)):
                    file.write(line)
        self.write("log.w8log", GOOD + 'include "years/*.w8log"\n')
        _, out, _ = self.peak("files", "log.w8log")
        self.assertIn("years/1.w8log", out)
        self.assertNotIn("  years/2.w8log", out)
        code, out, _ = self.peak("check", "--format", "short", "log.w8log")
        self.assertIn('"years/2.w8log" is not read: a log with its includes can have at most 256 MiB; include fewer files', out)

    def test_short_lines_and_headers_count_more(self):
        for text, count in (("x\n", 400_000), ("#1\n", 100_000)):
            self.write("years/0.w8log", text * count)
            self.write("log.w8log", GOOD + 'include "years/*.w8log"\n')
            code, out, peak = self.peak("check", "--format", "short", "--max", "1", "log.w8log")
            print(f"{count} lines {text.strip()}: {peak:.0f} MiB")
            self.assertEqual(code, FINDINGS)
            self.assertIn(f"{count - 1} more problems" if count <= 100_000 else f"{count - 100_000} more problems not listed", out)
            self.assertLess(peak, 250)
        # In pieces: what this process takes counts for the one that it starts.
        with open(self.write("years/0.w8log", ""), "wb") as file:
            for _ in range(17 * 16):
                file.write(b"x\n" * (1 << 16))
        out = self.peak("check", "--format", "short", "log.w8log")[1]
        self.assertIn('"years/0.w8log" is not read: a log with its includes can have at most 256 MiB', out)

    def test_patterns_look_at_so_many_names_together(self):
        for number in range(20_000):
            (self.work / f"name{number}").touch()
        seconds = {}
        for count in (20, 2_000):
            self.write("log.w8log", "".join(f'include "*{number}.w8log"\n' for number in range(count)))
            code, out, usage = self.usage("check", "--format", "short", "log.w8log")
            seconds[count] = usage.ru_utime + usage.ru_stime
        print(f"beside 20,000 names: 20 patterns {seconds[20]:.2f} s of work, 2,000 patterns {seconds[2_000]:.2f}")
        self.assertEqual(code, FINDINGS)
        self.assertIn("match against too many files (200,000)", out)
        self.assertLess(seconds[2_000], 5 * seconds[20])


class HostileFolderTest(ServerCase):
    """The server beside logs that are made to be costly."""

    def sparse(self):
        (self.work / "root.w8log").write_text('include "s*.w8log"\n')
        for number in range(40):
            with open(self.work / f"s{number}.w8log", "wb") as file:
                file.truncate(250_000_000)

    def faults(self):
        for number in range(4):
            (self.work / f"x{number}.w8log").write_text("x\n" * 2_500_000)

    def headers(self):
        for number in range(4):
            (self.work / f"h{number}.w8log").write_text("#1\n" * 1_300_000)

    def patterns(self):
        (self.work / "names").mkdir()
        for number in range(20_000):
            (self.work / f"names/name{number}").touch()
        (self.work / "p.w8log").write_text("".join(f'include "**/*{number}.zz.w8log"\n' for number in range(2_000)))

    def cycles(self):
        text = "".join(f'include "c{number}.w8log"\n' for number in range(300))
        for number in range(300):
            (self.work / f"c{number}.w8log").write_text(text)

    def names(self):
        (self.work / "n.w8log").write_text(
            "# 2024-01\n01 @g\n" + "".join(f"    e{number:x}: 1\n" for number in range(300_000)))

    def beside(self, *makers):
        """The most work in milliseconds of the processor before a first look, a hover, symbols and diagnostics, and the most memory in MiB."""
        for maker in makers:
            maker()
        good = self.work / "good.w8log"
        good.write_text(GOOD)
        uri = good.as_uri()
        server = self.start()
        server.initialize(rootUri=self.work.as_uri())
        start = server.processor_seconds()
        server.open(GOOD.replace("82.0", "82,0"), uri=uri)
        self.assertTrue(server.diagnostics(uri))
        works = [server.processor_seconds() - start, 0, 0, 0]
        end = time.monotonic() + 3
        count = 0
        while time.monotonic() < end:
            count += 1
            for place, ask in enumerate((
                lambda: server.ask("textDocument/hover", at(5, 8, uri)),
                lambda: server.ask("textDocument/documentSymbol", whole(uri)),
                lambda: (server.change({"text": GOOD.replace("82.0", f"82,{count}")}, uri=uri),
                         self.assertTrue(server.diagnostics(uri))),
            ), 1):
                begin = server.processor_seconds()
                ask()
                works[place] = max(works[place], server.processor_seconds() - begin)
            time.sleep(0.01)
        lines = open(f"/proc/{server.process.pid}/status", encoding="utf-8").read().splitlines()
        peak = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024
        works = [work * 1000 for work in works]
        names = " and ".join(maker.__name__ for maker in makers) or "nothing"
        print(f"beside {names}: first {works[0]:.0f} ms of work, hover {works[1]:.0f}, symbols {works[2]:.0f}, "
              f"diagnostics {works[3]:.0f}; {peak:.0f} MiB; {count} rounds")
        return works, peak

    def test_a_harmless_log_is_served_whatever_lies_beside_it(self):
        for makers in ((self.sparse,), (self.faults,), (self.headers,), (self.patterns,), (self.cycles,), (self.names,)):
            with self.subTest(makers[0].__name__):
                self.clear()
                works, peak = self.beside(*makers)
                self.assertLess(works[0], FIRST)
                self.assertLess(max(works[1:]), LATER)
                self.assertLess(peak, 200)

    def test_all_of_it_at_once(self):
        works, peak = self.beside(self.sparse, self.faults, self.patterns, self.cycles, self.names)
        self.assertLess(max(works[1:]), LATER_BESIDE_ALL)
        self.assertLess(peak, 200)

    def test_what_is_not_read_is_told(self):
        self.sparse()
        server = self.start()
        server.initialize(rootUri=self.work.as_uri())
        uri = (self.work / "root.w8log").as_uri()
        server.open('include "s*.w8log"\n', uri=uri)
        found = server.diagnostics(uri)
        self.assertEqual({one["code"] for one in found}, {"W8701"})
        self.assertIn('"s0.w8log" is not read: a log with its includes can have at most 64 MiB', found[0]["message"])

    def clear(self):
        subprocess.run(["find", str(self.work), "-mindepth", "1", "-delete"], check=True)
