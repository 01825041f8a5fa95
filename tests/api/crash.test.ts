import { test } from "vitest";
import { expectNoLossBy } from "./kill-under-load.ts";

test(
  "no acknowledged lead is lost, and none sent under two ids, when the server is killed twice under load",
  () => expectNoLossBy(2),
  300_000,
);
