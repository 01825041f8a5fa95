import { expect, test } from "vitest";
import { expectTextStays } from "../api/expect-text-stays.ts";
import { createDatabase } from "../create-database.ts";
import { hostilePayloads } from "../hostile-payloads.ts";
import { startApp } from "../start-app.ts";

test.each(["SQLite", "Postgres"])(
  "on %s 1,500 hostile messages come back from the office's API as the text that was typed",
  async (engine) => {
    const databaseUrl = engine === "Postgres" ? await createDatabase() : undefined;
    const app = await startApp({ settings: { RATE_LIMITS: "off" }, ...(databaseUrl && { databaseUrl }) });
    expect(hostilePayloads).toHaveLength(1500);
    await expectTextStays(app, hostilePayloads);
    await app.end();
  },
  900_000,
);
