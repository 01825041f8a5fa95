import { test } from "vitest";
import { expectWholeSitesAfter } from "./kill-under-publishes.ts";

test("a server that is killed in the middle of a publish starts again with a whole site", () =>
  expectWholeSitesAfter(2));
