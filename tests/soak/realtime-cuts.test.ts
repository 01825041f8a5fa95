import { test } from "vitest";
import { cutConnections } from "../api/cut-connections.ts";
import { startApp } from "../start-app.ts";

test("a screen misses no change over 1,000 cut connections", { timeout: 600_000 }, async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  await cutConnections(app, 1000);
  await app.end();
});
