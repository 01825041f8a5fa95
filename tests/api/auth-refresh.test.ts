import { expect, test } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
import { openKeys } from "#server/auth/keys.ts";
import type { AuthOptions } from "#server/auth/options.ts";
import { rotateRefreshToken } from "#server/auth/refresh-tokens.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { spawnServer } from "../spawn-server.ts";
import { describeOnBoth, race, siteUrl, type TestApp } from "../start-app.ts";
import { callAuth, claimsOf, openSignUp, serviceKey, signUp } from "./auth-calls.ts";
import { twinOf } from "./twin-server.ts";

const settings = { ...openSignUp, RATE_LIMITS: "off" };
const refresh = (app: Pick<TestApp, "url">, token: string) =>
  callAuth(app, "POST /token?grant_type=refresh_token", { body: { refresh_token: token } });

describeOnBoth("a refresh token", (open, databaseUrl) => {
  const next = async (app: TestApp, token: string) =>
    (await refresh(app, token)).json.refresh_token as string;

  test("used twenty times at once at two servers of one database has one child", async () => {
    const url = await databaseUrl();
    const app = await open({ ...race, settings, clock: () => new Date(), ...(url && { databaseUrl: url }) });
    // Two processes fight for the lock of SQLite's file; Postgres knows its clients by their connections.
    const other = url
      ? await open({ ...race, settings, clock: () => new Date(), ...(await twinOf(app)) })
      : await spawnServer({ ...settings, SITE_URL: siteUrl, DATA_DIR: app.folder });
    const { refresh: token } = await signUp(app);
    const calls = Array.from({ length: 20 }, (_, at) => refresh(at % 2 ? app : other, token));
    const answers = await Promise.all(calls);
    if ("process" in other) await other.end();
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
    const [session] = await app.db.selectFrom("sessions").select("refresh_counter").execute();
    expect(session?.refresh_counter).toBe(2);
  });

  test("whose session stays locked by another call is refused (Postgres alone has such locks)", async () => {
    const app = await open({ settings });
    const { refresh: token } = await signUp(app);
    if (!isPostgres(app.db)) return;
    const options = { ...app, keys: openKeys(app.env, app.now) } as unknown as AuthOptions;
    const caller = { ipAddress: "", userAgent: "", requestId: "" };
    const held = app.db.transaction().execute(async (tx) => {
      await tx.updateTable("sessions").set({ user_agent: "" }).execute();
      return rotateRefreshToken(token, caller, options, 100);
    });
    const message = "Too many concurrent token refresh requests on the same session or refresh token";
    await expect(held).rejects.toMatchObject({ status: 409, code: "conflict", message });
    expect((await refresh(app, token)).status).toBe(200);
  });

  test("is answered with the current one while its child was not used, however late", async () => {
    const app = await open({ settings });
    const { refresh: first } = await signUp(app);
    const second = await next(app, first);
    app.advance(minutes(10));
    expect(await next(app, first)).toBe(second);
  });

  test("from before its parent yields the current one for ten seconds", async () => {
    const app = await open({ settings });
    const { refresh: first } = await signUp(app);
    const third = await next(app, await next(app, first));
    app.advance(seconds(10));
    expect(await next(app, first)).toBe(third);
  });

  test("used again later ends the session, which stays ended", async () => {
    const app = await open({ settings });
    const { refresh: first, token } = await signUp(app);
    const third = await next(app, await next(app, first));
    app.advance(seconds(10) + 1);
    const reused = await refresh(app, first);
    const message = "Invalid Refresh Token: Already Used";
    expect(reused).toMatchObject({ status: 400, json: { code: "refresh_token_already_used", message } });
    expect((await refresh(app, third)).json.code).toBe("session_not_found");
    expect((await callAuth(app, "GET /user", { token })).json.code).toBe("session_not_found");
    const actions = await app.db.selectFrom("audit").select("action").execute();
    expect(actions).toContainEqual({ action: "token_reuse_detected" });
  });

  test("ends with the age or the inactivity of its session", async () => {
    const app = await open({ settings });
    const { refresh: idle } = await signUp(app);
    app.advance(minutes(15) + 1);
    const message = "Invalid Refresh Token: Session Expired (Inactivity)";
    expect(await refresh(app, idle)).toMatchObject({
      status: 400,
      json: { code: "session_expired", message },
    });
    expect(await app.db.selectFrom("sessions").select("id").execute()).toEqual([]);
    let { refresh: busy } = await signUp(app, "ana@example.com");
    for (let passed = 0; passed + minutes(14) <= hours(12); passed += minutes(14)) {
      app.advance(minutes(14));
      busy = await next(app, busy);
    }
    expect(busy).toBeTruthy();
    app.advance(minutes(14));
    const old = { code: "session_expired", message: "Invalid Refresh Token: Session Expired" };
    expect(await refresh(app, busy)).toMatchObject({ status: 400, json: old });
  });

  test("that is not replaced keeps a session that is in use", async () => {
    const fixed = { GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: "false" };
    const app = await open({ settings: { ...settings, ...fixed } });
    const { refresh: token } = await signUp(app);
    for (const _ of [1, 2]) {
      app.advance(minutes(14));
      expect(await next(app, token)).toBe(token);
    }
  });

  test("is refused by shape, when nobody issued it, and to who is banned", async () => {
    const app = await open({ settings });
    const { refresh: token, user } = await signUp(app);
    const short = { code: "validation_failed", message: "Refresh token is not valid" };
    for (const malformed of ["short", "twelve chars", `${token}!`])
      expect(await refresh(app, malformed)).toMatchObject({ status: 400, json: short });
    const unknown = {
      code: "refresh_token_not_found",
      message: "Invalid Refresh Token: Refresh Token Not Found",
    };
    const otherStart = token.startsWith("-") ? "_" : "-";
    for (const forged of [`${token}x`, `${otherStart}${token.slice(1)}`, "aaaaaaaaaaaa"])
      expect(await refresh(app, forged)).toMatchObject({ status: 400, json: unknown });
    await app.db
      .updateTable("users")
      .set({ banned_until: new Date(app.now().getTime() + hours(1)).toISOString() })
      .execute();
    expect((await refresh(app, token)).json.code).toBe("user_banned");
    const admin = await serviceKey(app);
    await callAuth(app, `PUT /admin/users/${user.id}`, { token: admin, body: { ban_duration: "none" } });
    const fresh = (await refresh(app, token)).json;
    expect(claimsOf(fresh.access_token).session_id).toBe(
      claimsOf((await refresh(app, token)).json.access_token).session_id,
    );
  });
});
