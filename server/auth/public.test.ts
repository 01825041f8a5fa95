import { expect, test } from "vitest";
import { readEnv } from "../base/env.ts";
import type { AuthOptions } from "./options.ts";
import { authRoutes } from "./public.ts";

test("of calls that come at the same moment each begins in a turn of the event loop of its own", async () => {
  const routes = authRoutes({ env: readEnv({}) } as AuthOptions);
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const calls = Array.from({ length: 5 }, async () => {
    await routes.request("/health");
    return turn;
  });
  const turns = await Promise.all(calls);
  isCounting = false;
  expect(new Set(turns).size).toBe(calls.length);
});
