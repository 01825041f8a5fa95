import { expect, test } from "vitest";
import { findPassedSocket } from "./passed-socket.ts";

test("a socket is taken by the process that it was passed to, and only when it is the one", () => {
  expect(findPassedSocket({}, 7)).toBeUndefined();
  expect(findPassedSocket({ LISTEN_PID: "7", LISTEN_FDS: "1" }, 7)).toBe(3);
  // A child inherits what was said of its parent.
  expect(findPassedSocket({ LISTEN_PID: "7", LISTEN_FDS: "1" }, 8)).toBeUndefined();
  expect(() => findPassedSocket({ LISTEN_PID: "7", LISTEN_FDS: "2" }, 7)).toThrow(
    /^LISTEN_FDS says 2, .*one ListenStream/,
  );
});
