"""Charts of the trend: the file that `--svg` writes, and the lines of `--chart`."""

import pathlib
import unittest
import xml.etree.ElementTree as ElementTree

from support import CANONICAL, OK, UNREADABLE, USAGE, SmokeTest

SVG = "{http://www.w3.org/2000/svg}"


class ChartsTest(SmokeTest):
    def trend(self, *arguments, **options):
        return self.run_w8log("trend", "--today", "2026-02-10", *arguments, **options)

    def test_the_file_is_a_drawing_with_unique_ids(self):
        code, out, err = self.trend("--svg", "trend.svg", CANONICAL)
        self.assertEqual((code, out, err), (OK, "", ""))
        text = (self.work / "trend.svg").read_text()
        root = ElementTree.fromstring(text)
        self.assertEqual(root.tag, SVG + "svg")
        self.assertEqual(root.get("role"), "img")
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        self.assertEqual(len(ids), len(set(ids)))
        for id in root.get("aria-labelledby").split() + ["entry-2026-01-05-2", "goal", "milestone-80"]:
            self.assertIn(id, ids)
        self.assertIsNone(root.find(f".//{SVG}script"))
        self.assertEqual(self.trend("--svg", "-", CANONICAL), (OK, text, ""))

    def test_the_log_itself_stays(self):
        log = pathlib.Path(CANONICAL).read_bytes()
        path = self.write("log.txt", log)
        (self.work / "link.svg").symlink_to("log.txt")
        for name in ("log.txt", "./log.txt", "link.svg"):
            code, _, err = self.trend("--svg", name, "log.txt")
            self.assertEqual(code, USAGE)
            self.assertIn("not a log", err)
        self.assertEqual(path.read_bytes(), log)

    def test_a_folder_that_is_not_there_is_3(self):
        code, _, err = self.trend("--svg", "nowhere/trend.svg", CANONICAL)
        self.assertEqual(code, UNREADABLE)
        self.assertIn("nowhere", err)

    def test_a_chart_fits_80_columns(self):
        for arguments in (["--chart"], ["--chart", "--unit", "st"], ["--chart", "--since", "-6d"]):
            code, out, err = self.trend(*arguments, CANONICAL)
            self.assertEqual((code, err), (OK, ""))
            self.assertTrue(all(len(line) <= 80 for line in out.splitlines()))
            self.assertLessEqual(len(out.splitlines()), 23)


if __name__ == "__main__":
    unittest.main()
