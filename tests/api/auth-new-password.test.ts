import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { findSession } from "#server/auth/sessions.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { callAuth, refusalOf, samplePassword } from "./auth-calls.ts";
import { giveToken, mailedToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";
import { callOffice, openSession, signedInStaff } from "./office-staff.ts";

const email = "elena@example.com";
const password = samplePassword;

const verify = (app: TestApp, body: object) => callAuth(app, "POST /verify", { body });
const tokenOf = (answer: Awaited<ReturnType<typeof verify>>) => String(answer.json.access_token);

describeOnBoth("a new password", (open) => {
  test("a recovery sets a password without the current one and ends the other sessions", async () => {
    const app = await open();
    const user = await insertAccount(app, { email, password });
    const before = await callAuth(app, "POST /token?grant_type=password", { body: { email, password } });
    const { link } = await giveToken(app, user, "recovery");
    const token = tokenOf(await verify(app, { type: "recovery", token_hash: link }));
    const put = (body: object, bearer = token) => callAuth(app, "PUT /user", { body, token: bearer });
    expect(refusalOf(await put({ password: "otra frase bastante larga" }, tokenOf(before)))).toEqual([
      400,
      "current_password_required",
    ]);
    expect(refusalOf(await put({ password }))).toEqual([422, "same_password"]);
    const mailed = await giveToken(app, user, "recovery");
    expect((await put({ password: "otra frase bastante larga" })).status).toBe(200);
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: mailed.link }))).toEqual([
      403,
      "otp_expired",
    ]);
    expect(refusalOf(await callAuth(app, "GET /user", { token: tokenOf(before) }))).toEqual([
      403,
      "session_not_found",
    ]);
    expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
    expect((await app.outbox()).map(({ kind }) => kind)).toContain("auth-notice-password");
  });

  test("a sign-in with the former password that began before is refused", async () => {
    const app = await open();
    await insertAccount(app, { email, password });
    const hash = Worker.prototype.postMessage;
    const change = vi.fn(() => app.db.updateTable("users").set({ password_hash: "another" }).execute());
    let changed: Promise<unknown> | undefined;
    const post = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (
      this: Worker,
      message,
    ) {
      changed ??= change();
      void changed.then(() => hash.call(this, message));
    });
    onTestFinished(() => post.mockRestore());
    const signIn = await callAuth(app, "POST /token?grant_type=password", { body: { email, password } });
    expect(change).toHaveBeenCalled();
    expect(refusalOf(signIn)).toEqual([400, "invalid_credentials"]);
    expect(await app.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("an invitation takes what a stranger signed up with at the address of a future colleague", async () => {
    const app = await open({ settings: { GOTRUE_DISABLE_SIGNUP: "false" } });
    await callAuth(app, "POST /signup", { body: { email, password } });
    const stranger = await app.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(stranger.password_hash).toBeTruthy();
    // As after a sign-in by a telephone number.
    const { session } = await openSession(app, stranger);
    const { token } = await signedInStaff(app);
    const body = { email, name: "Elena", role: "preparer", locale: "es" };
    expect((await callOffice(app, "/staff", { token, body })).status).toBe(200);
    expect(await findSession(app.db, session.id)).toBeUndefined();
    const { link } = await mailedToken(app, "invite", stranger.id);
    expect((await verify(app, { type: "invite", token_hash: link })).status).toBe(200);
    const signIn = await callAuth(app, "POST /token?grant_type=password", { body: { email, password } });
    expect(refusalOf(signIn)).toEqual([400, "invalid_credentials"]);
  });

  test("an invitation from before that rule gives nobody's password to the account", async () => {
    const app = await open();
    const user = await insertAccount(app, { email, password, isInvited: true });
    const { link } = await giveToken(app, user, "invite");
    expect((await verify(app, { type: "invite", token_hash: link })).status).toBe(200);
    const signIn = await callAuth(app, "POST /token?grant_type=password", { body: { email, password } });
    expect(refusalOf(signIn)).toEqual([400, "invalid_credentials"]);
  });

  test("the code of a reauthentication stands in for the current password, once", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    await insertAccount(app, { email, password });
    const signedIn = await callAuth(app, "POST /token?grant_type=password", { body: { email, password } });
    const call = { token: tokenOf(signedIn) };
    expect(refusalOf(await callAuth(app, "GET /reauthenticate"))).toEqual([401, "no_authorization"]);
    expect((await callAuth(app, "GET /reauthenticate", call)).text).toBe("{}");
    expect(refusalOf(await callAuth(app, "GET /reauthenticate", call))).toEqual([
      429,
      "over_email_send_rate_limit",
    ]);
    const { code } = await mailedToken(app, "reauthentication");
    const wrong = code === "000000" ? "000001" : "000000";
    const put = (nonce: string, next: string) =>
      callAuth(app, "PUT /user", { body: { password: next, nonce }, ...call });
    expect(refusalOf(await put(wrong, "otra frase bastante larga"))).toEqual([
      422,
      "reauthentication_not_valid",
    ]);
    expect((await put(code, "otra frase bastante larga")).status).toBe(200);
    expect(refusalOf(await put(code, "una tercera frase larga"))).toEqual([
      422,
      "reauthentication_not_valid",
    ]);
    await app.db.updateTable("users").set({ email_confirmed_at: null }).execute();
    expect(refusalOf(await callAuth(app, "GET /reauthenticate", call))).toEqual([422, "email_not_confirmed"]);
    await app.db.updateTable("users").set({ email: null }).execute();
    expect(refusalOf(await callAuth(app, "GET /reauthenticate", call))).toEqual([400, "validation_failed"]);
  });
});
