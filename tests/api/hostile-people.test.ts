import { expect, test } from "vitest";
import { hostileSample } from "../hostile-payloads.ts";
import { startApp } from "../start-app.ts";
import { expectTextStays } from "./expect-text-stays.ts";

test("200 hostile messages come back from the office's API as the text that was typed, and as JSON alone", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  expect(hostileSample).toHaveLength(200);
  await expectTextStays(app, hostileSample);
  await app.end();
});
