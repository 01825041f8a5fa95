import { test } from "vitest";
import { expectWholeSitesAfter } from "../api/kill-under-publishes.ts";

test(
  "no half site is served after 20 kills in the middle of publishes",
  () => expectWholeSitesAfter(20),
  900_000,
);

test(
  "nor after 20 kills while the whole site is rendered",
  () => expectWholeSitesAfter(20, "rendered"),
  900_000,
);
