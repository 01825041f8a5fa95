import { test } from "vitest";
import { expectEnds, expectRoles, guarded } from "../api/expect-office-access.ts";
import { createDatabase } from "../create-database.ts";
import { startApp } from "../start-app.ts";

test.each([
  ["answer the roles of their contract, at its assurance, and nobody else", expectRoles],
  ["refuse a session from the moment on at which it, its role or its account ends", expectEnds],
])("on Postgres all operations of the office %s", async (_, expectAccess) => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" }, databaseUrl: await createDatabase() });
  await expectAccess(app, guarded);
  await app.end();
});
