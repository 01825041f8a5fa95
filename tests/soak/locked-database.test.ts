import { expect, test } from "vitest";
import { longestDelayWhileLocked } from "../api/locked-database.ts";

test("while another process holds the lock the event loop never stands still for 100 ms", async () => {
  expect(await longestDelayWhileLocked()).toBeLessThan(100);
});
