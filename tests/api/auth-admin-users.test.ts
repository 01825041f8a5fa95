import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { describeOnBoth } from "../start-app.ts";
import {
  callAuth,
  openSignUp,
  samplePassword,
  serviceKey,
  signIn,
  signUp,
  signUpWithFactor,
} from "./auth-calls.ts";
import { countWaiting } from "./count-waiting.ts";

const settings = { ...openSignUp, RATE_LIMITS: "off" };
const list = (page: string) => `GET /admin/users?${page}`;

describeOnBoth("an administrator", (open) => {
  const openAsAdmin = async () => {
    const app = await open({ settings });
    const token = await serviceKey(app);
    const call = (line: string, body?: unknown) => callAuth(app, line, { token, body });
    return { app, call };
  };

  test("creates users, confirmed where asked, who then sign in", async () => {
    const { app, call } = await openAsAdmin();
    const body = { email: "Rosa@Example.com", password: samplePassword, user_metadata: { name: "Rosa" } };
    const created = await call("POST /admin/users", { ...body, app_metadata: { role: "preparer" } });
    expect(created.status).toBe(200);
    expect(created.json).toMatchObject({
      email: "rosa@example.com",
      app_metadata: { provider: "email", providers: ["email"], role: "preparer" },
      user_metadata: { name: "Rosa" },
      identities: [
        { provider: "email", identity_data: { email: "rosa@example.com", email_verified: false } },
      ],
    });
    expect(created.json).not.toHaveProperty("email_confirmed_at");
    const again = await call("POST /admin/users", body);
    expect(again).toMatchObject({ status: 422, json: { code: "email_exists" } });
    const neither = await call("POST /admin/users", { password: samplePassword });
    const message = "Cannot create a user without either an email or phone";
    expect(neither).toMatchObject({ status: 400, json: { code: "validation_failed", message } });
    const ana = { email: "ana@example.com", password: samplePassword, email_confirm: true, id: randomUUID() };
    const confirmed = await call("POST /admin/users", ana);
    expect(confirmed.json).toMatchObject({ id: ana.id, user_metadata: { email_verified: true } });
    expect(confirmed.json.email_confirmed_at).toEqual(confirmed.json.confirmed_at);
    expect((await signIn(app, ana.email)).token).toBeTruthy();
    expect(await app.outbox()).toEqual([]);
  });

  test("changes a user at the same moment as others, and nothing that they set is lost", async () => {
    const { call } = await openAsAdmin();
    const { json: user } = await call("POST /admin/users", { email: "ana@example.com" });
    const names = ["one", "two", "three", "four", "five", "six"];
    const changes = names.map((name) =>
      call(`PUT /admin/users/${user.id}`, { app_metadata: { [name]: 1 }, user_metadata: { [name]: 2 } }),
    );
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(names.map(() => 200));
    const { app_metadata, user_metadata } = (await call(`GET /admin/users/${user.id}`)).json;
    expect(Object.keys(app_metadata)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(user_metadata)).toEqual(expect.arrayContaining(names));
  });

  test("lists users newest first, a page at a time, in headers that the client reads", async () => {
    const { app, call } = await openAsAdmin();
    for (const name of ["ana", "bea", "carla"]) {
      await call("POST /admin/users", { email: `${name}@example.com` });
      app.advance(1000);
    }
    const first = await call(list("page=&per_page=2"));
    expect(first.json.aud).toBe("authenticated");
    expect(first.json.users.map(({ email }: { email: string }) => email)).toEqual([
      "carla@example.com",
      "bea@example.com",
    ]);
    expect(first.json.users[0].identities).toBeNull();
    expect(first.headers.get("x-total-count")).toBe("3");
    expect(first.headers.get("link")).toBe(
      '</auth/v1/admin/users?page=2&per_page=2>; rel="next", </auth/v1/admin/users?page=2&per_page=2>; rel="last"',
    );
    const second = await call(list("page=2&per_page=2"));
    expect(second.json.users).toHaveLength(1);
    expect(second.headers.get("link")).not.toContain("next");
    for (const page of ["page=x", "page=-1", "per_page=1.5"])
      expect(await call(list(page))).toMatchObject({ status: 400, json: { code: "validation_failed" } });
    const filtered = await call(list("filter=BEA&sort=email"));
    expect(filtered.status).toBe(400);
    expect((await call(list("filter=BEA"))).json.users).toHaveLength(1);
    await call("POST /admin/users", { email: "ana_ruiz@example.com" });
    expect((await call(list("filter=ana_ruiz"))).json.users).toHaveLength(1);
    expect((await call(list("filter=a_a"))).json.users).toEqual([]);
  });

  test("changes a user at once; a new password and a ban end all sessions", async () => {
    const { app, call } = await openAsAdmin();
    const { token, user } = await signUp(app);
    const changed = await call(`PUT /admin/users/${user.id}`, {
      email: "Other@example.com",
      email_confirm: true,
      user_metadata: { name: "Elena", sub: null },
      app_metadata: { role: "front-desk" },
    });
    expect(changed.json).toMatchObject({
      email: "other@example.com",
      app_metadata: { provider: "email", role: "front-desk" },
      identities: [{ identity_data: { email: "other@example.com", email_verified: true } }],
    });
    expect(changed.json.user_metadata).not.toHaveProperty("sub");
    expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
    await call(`PUT /admin/users/${user.id}`, { password: `${samplePassword} nueva` });
    expect((await callAuth(app, "GET /user", { token })).json.code).toBe("session_not_found");
    await call(`PUT /admin/users/${user.id}`, { password: samplePassword });
    const again = await signIn(app, "other@example.com");
    const banned = await call(`PUT /admin/users/${user.id}`, { ban_duration: "24h" });
    expect(Date.parse(banned.json.banned_until)).toBe(app.now().getTime() + hours(24));
    expect((await callAuth(app, "GET /user", { token: again.token })).json.code).toBe("user_banned");
    expect(await app.db.selectFrom("sessions").select("id").execute()).toEqual([]);
    const signInBody = { email: "other@example.com", password: samplePassword };
    const refused = await callAuth(app, "POST /token?grant_type=password", { body: signInBody });
    expect(refused).toMatchObject({ status: 400, json: { code: "user_banned" } });
    const lifted = await call(`PUT /admin/users/${user.id}`, { ban_duration: "none" });
    expect(lifted.json).not.toHaveProperty("banned_until");
    expect((await signIn(app, "other@example.com")).token).toBeTruthy();
    const bad = await call(`PUT /admin/users/${user.id}`, { ban_duration: "a day" });
    expect(bad).toMatchObject({ status: 400, json: { code: "validation_failed" } });
  });

  test("deletes a user wholly, or softly with an address that nobody can read", async () => {
    const { app, call } = await openAsAdmin();
    const [soft, hard] = [await signUpWithFactor(app), await signUp(app, "ana@example.com")];
    const line = `DELETE /admin/users/${soft.user.id}`;
    expect(await call(line, { should_soft_delete: true })).toMatchObject({ status: 200, json: {} });
    const kept = await call(`GET /admin/users/${soft.user.id}`);
    expect(kept.json.deleted_at).toBeTruthy();
    expect(kept.text).not.toContain("elena@example.com");
    expect(kept.json).not.toHaveProperty("factors");
    expect((await callAuth(app, "GET /user", { token: soft.token })).json.code).toBe("user_not_found");
    expect((await signUp(app)).token).toBeTruthy();
    expect((await call(`DELETE /admin/users/${hard.user.id}`)).json).toEqual({});
    for (const method of ["GET", "PUT", "DELETE"]) {
      const gone = await call(`${method} /admin/users/${hard.user.id}`, method === "PUT" ? {} : undefined);
      const message = "User not found";
      expect(gone).toMatchObject({ status: 404, json: { code: "user_not_found", message } });
      const none = await call(`${method} /admin/users/x`, method === "PUT" ? {} : undefined);
      expect(none).toMatchObject({ status: 404, json: { message: "user_id must be an UUID" } });
    }
  });

  test("lists and deletes factors, which lowers the sessions", async () => {
    const { app, call } = await openAsAdmin();
    const { user, factorId } = await signUpWithFactor(app);
    const path = `/admin/users/${user.id}/factors`;
    const factors = await call(`GET ${path}`);
    expect(factors.json).toMatchObject([{ id: factorId, status: "verified", factor_type: "totp" }]);
    expect(factors.text).not.toContain("secret");
    await app.db.deleteFrom("changes").execute();
    expect((await call(`DELETE ${path}/${factorId}`)).json).toMatchObject({ id: factorId });
    expect(await app.db.selectFrom("changes").select("topic").execute()).toEqual([{ topic: "staff" }]);
    const [session] = await app.db.selectFrom("sessions").select("amr").execute();
    expect(session?.amr).not.toContain("totp");
  });

  test("reads the events of sign-in", async () => {
    const { app, call } = await openAsAdmin();
    const { user } = await signUp(app);
    const events = await call("GET /admin/audit?query=action:login");
    expect(events.json).toMatchObject([{ payload: { action: "login", log_type: "account" } }]);
    const one = await call("GET /admin/audit?per_page=1");
    expect(one.json).toHaveLength(1);
    expect(one.headers.get("x-total-count")).toBe("2");
    expect((await call("GET /admin/audit?query=type:team")).json).toHaveLength(1);
    expect((await call(`GET /admin/audit?query=author:${user.email}`)).json).toHaveLength(2);
    expect((await call("GET /admin/audit?query=color:red")).status).toBe(400);
    expect((await call("GET /admin/audit?query=author:%00")).json).toEqual([]);
    expect((await call(list("filter=%00"))).json).toMatchObject({ users: [] });
  });

  test("an invitation sees who accepts the one before at the same moment", async () => {
    const { app, call } = await openAsAdmin();
    const email = "rosa@example.com";
    const { id } = (await call("POST /invite", { email })).json;
    app.advance(minutes(1));
    const again = await app.db.transaction().execute(async (tx) => {
      const email_confirmed_at = new Date().toISOString();
      await tx.updateTable("users").set({ email_confirmed_at }).where("id", "=", id).execute();
      const answer = call("POST /invite", { email });
      // It has read the account by then; SQLite has it wait before it reads.
      if (isPostgres(app.db)) await expect.poll(() => countWaiting(app.db)).toBe(1);
      return { answer };
    });
    expect(await again.answer).toMatchObject({ status: 422, json: { code: "email_exists" } });
  });
});
