import { test } from "vitest";
import { expectNoLossBy } from "../api/kill-under-load.ts";

test(
  "no acknowledged lead is lost, and none sent under two ids, when the server is killed 12 times under load",
  () => expectNoLossBy(12),
  300_000,
);
