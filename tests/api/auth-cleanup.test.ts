import { expect, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import { insertFactor } from "#server/auth/factor-rows.ts";
import { createSession } from "#server/auth/sessions.ts";
import type { AuthTables } from "#server/base/db/auth-schema.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { giveToken } from "./auth-tokens.ts";
import { cleanUp } from "./clean-up.ts";
import { insertAccount } from "./insert-account.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

const caller = { ipAddress: "203.0.113.7", userAgent: "Firefox", requestId: "" };
const count = async (app: TestApp, table: keyof AuthTables) =>
  (await app.db.selectFrom(table).selectAll().execute()).length;

describeOnBoth("the cleanup of sign-in", (open) => {
  test("removes what has ended, and keeps what may still be used", async () => {
    const app = await open();
    const user = await insertAccount(app, { email: "elena@example.com" });
    const at = app.now().toISOString();
    await giveToken(app, user, "recovery");
    await giveToken(app, user, "invite");
    await app.db
      .insertInto("pkce_flows")
      .values({
        id: "flow",
        user_id: user.id,
        method: "recovery",
        issued_at: null,
        created_at: at,
        code_challenge: "x",
        code_challenge_method: "s256",
      })
      .execute();
    await createSession(app.db, user.id, "password", { caller, now: app.now() });
    const sealed = { user_id: user.id, friendly_name: "", sealed_secret: "" };
    await insertFactor(app.db, sealed, app.now());
    const kept = await insertFactor(app.db, { ...sealed, friendly_name: "Phone" }, app.now());
    await app.db.updateTable("factors").set({ status: "verified" }).where("id", "=", kept.id).execute();
    await app.db
      .insertInto("user_devices")
      .values({ user_id: user.id, device_hash: "d", address_hash: "a", last_used_at: at })
      .execute();
    const counts = async () =>
      Promise.all(
        (["one_time_tokens", "pkce_flows", "sessions", "factors", "user_devices"] as const).map((table) =>
          count(app, table),
        ),
      );
    const clean = () => cleanUp(app);
    await clean();
    expect(await counts()).toEqual([2, 1, 1, 2, 1]);
    app.advance(minutes(5));
    await clean();
    expect(await counts()).toEqual([2, 1, 1, 1, 1]);
    app.advance(hours(1));
    await clean();
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
    app.advance(days(1) + minutes(15));
    await clean();
    expect(await counts()).toEqual([1, 1, 0, 1, 1]);
    app.advance(days(3));
    await clean();
    expect(await counts()).toEqual([0, 0, 0, 1, 1]);
    app.advance(days(361));
    await clean();
    expect(await counts()).toEqual([0, 0, 0, 1, 0]);
  });

  test("removes audit rows after 24 months, in small steps", async () => {
    const app = await open();
    const insert = (list: readonly string[]) =>
      app.db
        .insertInto("audit")
        .values(
          list.map((day, place) => ({
            id: `${day}-${place}`,
            at: `${day}T15:00:00.000Z`,
            actor_id: null,
            role: "",
            session_id: null,
            action: "login",
            subject_kind: "user",
            subject_id: "",
            person_id: null,
            details: "{}",
            ip_address: "",
            request_id: "",
          })),
        )
        .execute();
    const kept = async () =>
      (await app.db.selectFrom("audit").select("at").orderBy("at").execute()).map(({ at }) =>
        at.slice(0, 10),
      );
    const young = ["2024-12-20", "2026-11-20"];
    await waitForHousekeeping(app);
    await insert([...Array<string>(150).fill("2020-11-20"), ...young]);
    await cleanUp(app);
    expect(await kept()).toEqual(young);
    // A server whose clock is ahead must not fail at the triggers, which go by the database's own.
    await insert(["2900-11-20"]);
    await cleanUp(app, new Date("2999-11-20T15:00:00.000Z"));
    expect(await kept()).toContain("2900-11-20");
  });
});
