import { expect, test } from "vitest";
import { sessionViewAt, timeLeft } from "./session-clock.ts";

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
const times = { endsAt: "2026-11-23T20:00:00Z", idleEndsAt: "2026-11-23T12:15:00Z" };

test.each([
  ["12:12:59", { kind: "quiet" }],
  ["12:13:00", { kind: "idle", left: 120_000 }],
  ["12:14:59", { kind: "idle", left: 1000 }],
  ["12:15:00", { kind: "over", reason: "idle" }],
])("a session that stands idle is at %s: %o", (time, view) => {
  expect(sessionViewAt(at(time), times)).toEqual(view);
});

test("the end of a session counts before idleness", () => {
  const busy = { ...times, idleEndsAt: "2026-11-23T20:10:00Z" };
  expect(sessionViewAt(at("19:58:30"), busy)).toEqual({ kind: "end", left: 90_000 });
  expect(sessionViewAt(at("20:00:00"), busy)).toEqual({ kind: "over", reason: "over" });
});

test("what is left is said in minutes and seconds", () => {
  expect([119_001, 61_000, 9000, 1].map(timeLeft)).toEqual(["2:00", "1:01", "0:09", "0:01"]);
});
