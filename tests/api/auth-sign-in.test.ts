import { sql } from "kysely";
import { expect, test } from "vitest";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { describeOnBoth } from "../start-app.ts";
import { samplePassword } from "./auth-calls.ts";
import { createAuthClient } from "./auth-client.ts";

const email = "Elena@Example.com";
const password = samplePassword;
const openSignUp = { GOTRUE_DISABLE_SIGNUP: "false", GOTRUE_MAILER_AUTOCONFIRM: "true" };

describeOnBoth("sign-in", (open) => {
  test("the official client signs up, reads its user, refreshes and signs out", async () => {
    const app = await open({ settings: openSignUp, clock: () => new Date() });
    const client = createAuthClient(app);
    const signedUp = await client.signUp({ email, password, options: { data: { name: "Elena" } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.user).toMatchObject({ email: "elena@example.com", role: "authenticated" });
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ name: "Elena" });
    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedUp.data.session?.refresh_token);
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({ aal: "aal1", role: "authenticated" });
    expect((await client.signOut()).error).toBeNull();
    const again = await client.signInWithPassword({ email, password: "not the password" });
    expect(again.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  });

  for (const [change, code] of [
    ["delete from users", "invalid_credentials"],
    ["update users set banned_until = '9999-01-01T00:00:00.000Z'", "user_banned"],
  ] as const)
    test(`is refused when the account changes while the password is hashed: ${change}`, async () => {
      const app = await open({ settings: openSignUp, clock: () => new Date() });
      const client = createAuthClient(app);
      expect((await client.signUp({ email, password })).error).toBeNull();
      // An attempt is counted between the look at the account and the hash.
      await runWithCounts(app.db, change);
      const { error, data } = await client.signInWithPassword({ email, password });
      expect(error).toMatchObject({ status: 400, code });
      expect(data.session).toBeNull();
    });
});

/** Has the database run a statement with each count of a limit. */
async function runWithCounts(db: Db, statement: string): Promise<void> {
  const [change, counts] = [sql.raw(statement), sql.raw("trigger change after insert on rate_limits")];
  if (!isPostgres(db)) {
    await sql`create ${counts} begin ${change}; end`.execute(db);
    return;
  }
  const body = sql.raw(`'begin ${statement.replaceAll("'", "''")}; return new; end'`);
  await sql`create function change() returns trigger language plpgsql as ${body}`.execute(db);
  await sql`create ${counts} for each row execute function change()`.execute(db);
}
