"""How a server begins and ends."""

import json
import os
import signal
import subprocess
import time

import logs
from lsp_client import LIMIT_SECONDS, URI, at, whole
from server_case import TEXT, ServerCase

LONG = logs.long_log(["    Squat: 3x5 100  > deep"] * 60)
# A twentieth of it is the aim; a machine that does other things beside may be late, and a program with a sanitizer is.


class LifecycleTest(ServerCase):
    def test_shutdown_and_exit_end_with_0(self):
        server = self.opened()
        self.assertIsNone(server.ask("shutdown"))
        server.notify("exit")
        self.assertEqual(server.ended(), 0)
        self.assertEqual(server.errors, b"")

    def test_shutdown_and_end_of_input_end_with_0(self):
        server = self.opened()
        server.ask("shutdown")
        server.process.stdin.close()
        self.assertEqual(server.ended(), 0)

    def test_exit_without_shutdown_ends_with_1(self):
        server = self.opened()
        server.notify("exit")
        self.assertEqual(server.ended(), 1)

    def test_end_of_input_alone_ends_with_1(self):
        for prepare in (self.start, self.opened):
            server = prepare()
            server.process.stdin.close()
            self.assertEqual(server.ended(), 1)

    def test_signals_end_it_at_once(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            for prepare in (self.opened, self.busy):
                server = prepare()
                server.process.send_signal(number)
                self.assertEqual(server.ended(), -number)
                self.assertEqual(server.errors, b"")

    def test_the_end_waits_for_nothing(self):
        def say_exit(server):
            server.notify("exit")

        def close(server):
            server.process.stdin.close()

        def stop_within_a_message(server):
            server.send_bytes(b'Content-Length: 100\r\n\r\n{"jsonrpc"')
            server.process.stdin.close()

        for end in (say_exit, close, stop_within_a_message):
            for says_shutdown in (True, False):
                with self.subTest(f"{end.__name__} {says_shutdown}"):
                    server = self.busy()
                    if says_shutdown:
                        server.send_request("shutdown", None)
                    end(server)
                    self.assertEqual(server.ended(), 0 if says_shutdown else 1)

    def test_it_ends_though_nobody_reads_its_answers(self):
        process = subprocess.Popen([str(self.binary), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.kill)
        document = {"uri": URI, "languageId": "w8log", "version": 1, "text": LONG}
        messages = [("initialize", {"capabilities": {}}), ("textDocument/didOpen", {"textDocument": document})]
        messages += [("textDocument/documentSymbol", whole())] * 5
        for number, (method, parameters) in enumerate(messages):
            body = {"jsonrpc": "2.0", "method": method, "params": parameters}
            if not method.endswith("didOpen"):
                body["id"] = number
            data = json.dumps(body).encode()
            process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        process.stdin.close()
        self.assertEqual(process.wait(LIMIT_SECONDS), 1)

    def busy(self):
        """A server that reads a large log and is asked for its outline."""
        server = self.start()
        server.initialize()
        server.open(LONG)
        server.send_request("textDocument/documentSymbol", whole())
        return server

    def test_a_closed_output_ends_it(self):
        # The reader leaves at once; requests go on coming until nobody takes them any more.
        body = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
        script = f"""
        while printf 'Content-Length: {len(body)}\\r\\n\\r\\n%s' '{body}'; do sleep 0.05; done 2>/dev/null |
          {{ "$1" lsp; echo "$?" >ended; }} | true
        """
        process = subprocess.Popen(["bash", "-c", script, "smoke", str(self.binary)], cwd=self.work,
                                   start_new_session=True)
        self.addCleanup(process.wait)
        self.addCleanup(_kill_group, process.pid)
        ended = self.work / "ended"
        self.assertTrue(_comes_true(lambda: ended.exists() and ended.read_text().strip()))
        self.assertLess(int(ended.read_text()), 128)

    def test_it_ends_with_the_process_that_started_it(self):
        editor = subprocess.Popen(["sleep", "600"])
        self.addCleanup(editor.wait)
        self.addCleanup(editor.kill)
        server = self.start()
        server.initialize(processId=editor.pid)
        editor.kill()
        editor.wait()
        server.ended()

    def test_a_process_that_is_gone_already_is_ignored(self):
        editor = subprocess.Popen(["true"])
        editor.wait()
        server = self.start()
        server.initialize(processId=editor.pid)
        server.open(TEXT)
        self.assertTrue(server.ask("textDocument/foldingRange", whole()))

    def test_requests_out_of_their_time_are_refused(self):
        server = self.start()
        self.assertEqual(server.refusal("textDocument/hover", at(0, 0)), -32002)
        server.initialize()
        self.assertIsNotNone(server.refusal("initialize", {"capabilities": {}}))
        server.ask("shutdown")
        self.assertEqual(server.refusal("textDocument/hover", at(0, 0)), -32600)
        server.notify("exit")
        self.assertEqual(server.ended(), 0)

    def test_unknown_methods(self):
        server = self.opened()
        self.assertEqual(server.refusal("textDocument/noSuchThing", {}), -32601)
        self.assertEqual(server.refusal("$/noSuchThing", {}), -32601)
        server.notify("$/noSuchThing")
        server.notify("noSuchThing")
        server.notify("$/setTrace", value="off")
        server.notify("$/cancelRequest", id=999)
        self.assertTrue(server.ask("textDocument/foldingRange", whole()))


def _comes_true(question, seconds=60):
    deadline = time.monotonic() + seconds
    while not (answer := question()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return answer


def _kill_group(number):
    try:
        os.killpg(number, 9)
    except ProcessLookupError:
        pass
