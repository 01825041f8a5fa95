import { test } from "vitest";
import { expectWholeSitesAfter } from "../api/kill-under-publishes.ts";

test(
  "no half site is served after 20 kills in the middle of publishes",
  () => expectWholeSitesAfter(20),
  900_000,
);
