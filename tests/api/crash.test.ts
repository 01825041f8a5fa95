import { test } from "vitest";
import { expectNoLossBy } from "./kill-under-load.ts";

test(
  "no acknowledged lead is lost, and none sent under two ids, when the server is killed 4 times under load",
  () => expectNoLossBy(4),
  300_000,
);
