import { expect, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { listStaff, type StaffMember } from "#domain/office/staff-operations.ts";
import { firstOwnerLink } from "#server/auth/first-owner.ts";
import { openKeys } from "#server/auth/keys.ts";
import { startApp } from "../start-app.ts";
import {
  answerChallenge,
  callAuth,
  codeAt,
  enrol,
  longIdle,
  openSignUp,
  refusalOf,
  samplePassword,
  signIn,
  signUp,
  signUpWithFactor,
} from "./auth-calls.ts";
import { giveToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";
import { callOffice, callOperation, openSession, signedInStaff } from "./office-staff.ts";
import { fragmentOf, press } from "./press-link.ts";

const settings = { ...openSignUp, ...longIdle, TRUST_PROXY: "1" };
const stranger = { "x-forwarded-for": "198.51.100.7" };
const signedIn = expect.objectContaining({ token: expect.any(String) });
const locked = [429, "over_request_rate_limit"];

test("a stranger with the password alone locks the factor for others, not where the person gave a code before", async () => {
  const app = await startApp({ settings });
  const { factorId, secret } = await signUpWithFactor(app);
  const { token } = await signIn(app, undefined, stranger);
  app.advance(minutes(1));
  const wrong = () => ({ factorId, code: codeAt(app, secret, minutes(60)) });
  const right = () => ({ factorId, code: codeAt(app, secret) });
  for (let tries = 0; tries < 5; tries += 1) await answerChallenge(app, token, wrong(), stranger);
  expect(refusalOf(await answerChallenge(app, token, right(), stranger))).toEqual(locked);
  const home = await signIn(app);
  expect((await answerChallenge(app, home.token, right())).status).toBe(200);
  app.advance(minutes(15));

  // The tries at home are few too: five, and then those of everybody.
  for (let tries = 0; tries < 5; tries += 1) await answerChallenge(app, home.token, wrong());
  for (let tries = 0; tries < 5; tries += 1)
    expect(refusalOf(await answerChallenge(app, home.token, wrong()))).toEqual([
      422,
      "mfa_verification_failed",
    ]);
  expect(refusalOf(await answerChallenge(app, home.token, right()))).toEqual(locked);
  await app.end();
});

test("nobody is locked out by signing in often with the right password", async () => {
  const app = await startApp({ settings });
  await signUp(app);
  for (const turn of Array(12).keys()) expect([turn, await signIn(app)]).toEqual([turn, signedIn]);
  await app.end();
});

test("a stranger with the password alone ends no session of the person", async () => {
  const app = await startApp({ settings });
  const person = await signUpWithFactor(app);
  const typing = await signIn(app);
  const { token } = await signIn(app, undefined, stranger);
  const logOut = (scope: string) =>
    callAuth(app, `POST /logout?scope=${scope}`, { token, headers: stranger });
  const isLive = async (session: { token: string }) =>
    (await callAuth(app, "GET /user", { token: session.token })).status === 200;
  expect(refusalOf(await logOut("others"))).toEqual([401, "insufficient_aal"]);
  expect((await logOut("global")).status).toBe(204);
  expect(await Promise.all([person, typing, { token }].map(isLive))).toEqual([true, true, false]);
  // No scope means all of them, as an empty one does.
  expect((await callAuth(app, "POST /logout?scope=", { token: person.token })).status).toBe(204);
  expect(await Promise.all([person, typing].map(isLive))).toEqual([false, false]);
  await app.end();
});

test("an address where a code was given counts no more once the factors were reset", async () => {
  const app = await startApp({ settings });
  const member = await signUpWithFactor(app);
  const verified = async () =>
    (await app.db.selectFrom("user_devices").select("verified_at").execute()).map((row) => row.verified_at);
  expect(await verified()).toEqual([app.now().toISOString()]);
  const owner = await signedInStaff(app);
  await enrol(app, owner.token);
  await app.db
    .updateTable("users")
    .set({ app_metadata: '{"role":"preparer"}' })
    .where("id", "=", member.user.id)
    .execute();
  const secured = async () => {
    const { staff } = await callOperation(app, listStaff, {}, owner.token);
    return (staff as StaffMember[]).filter(({ hasSecondFactor }) => hasSecondFactor).map(({ id }) => id);
  };
  // The owner only began to set one up.
  expect(await secured()).toEqual([member.user.id]);
  expect(
    (await callOffice(app, `/staff/${member.user.id}/reset-mfa`, { token: owner.token, body: {} })).json,
  ).toEqual({});
  expect(await secured()).toEqual([]);
  expect(await verified()).toEqual([null]);
  await app.end();
});

test("a stranger with the password alone uses up the recovery codes' tries for others, not for the person", async () => {
  const app = await startApp({ settings });
  const { token, user } = await signedInStaff(app);
  const { json } = await callOffice(app, "/me/recovery-codes", { token, body: {} });
  const codes = json.codes as string[];
  const redeem = async (code: string | undefined, headers = {}) => {
    const weak = await openSession(app, user, "aal1");
    return (await callOffice(app, "/recovery-code", { token: weak.token, body: { code }, headers })).json;
  };
  await signIn(app, user.email ?? "");
  expect(await redeem(codes[0])).toHaveProperty("access_token");
  app.advance(minutes(15) + seconds(1));
  for (let tries = 0; tries < 5; tries += 1)
    expect(await redeem("aaaaa-aaaaa", stranger)).toMatchObject({ code: "recovery-code-wrong" });
  expect(await redeem(codes[1], stranger)).toMatchObject({ code: "rate-limited" });
  expect(await redeem(codes[1])).toHaveProperty("access_token");
  await app.end();
});

test("junk from an address that the office shares ends no session of it, and stops no second factor", async () => {
  const app = await startApp({ settings });
  const { refresh, ...person } = await signUpWithFactor(app);
  const refreshBy = (refresh_token: string) =>
    callAuth(app, "POST /token?grant_type=refresh_token", { body: { refresh_token } });
  for (const junk of Array(160).keys()) await refreshBy(`${junk}`.padStart(12, "a"));
  expect(refusalOf(await refreshBy("aaaaaaaaaaaa"))).toEqual(locked);
  for (const _ of Array(16).keys())
    for (const step of ["challenge", "verify"]) await callAuth(app, `POST /factors/unknown/${step}`);
  app.advance(seconds(45));
  const { status, json } = await refreshBy(refresh);
  expect(status).toBe(200);
  const code = codeAt(app, person.secret);
  expect((await answerChallenge(app, json.access_token, { ...person, code })).status).toBe(200);
  await app.end();
});

test("junk from an address that the office shares stops no mailed link, no new password and no first owner", async () => {
  const app = await startApp({ settings });
  const body = { name: "Elena Prueba", email: "owner@example.com", password: samplePassword, locale: "es" };
  const link = await firstOwnerLink(app.db, openKeys(app.env, app.now), app.env.siteUrl);
  const createOwner = (token: string) => callOffice(app, "/first-owner", { body: { ...body, token } });
  const junk = () =>
    Promise.all([
      callAuth(app, "POST /verify", { body: {} }),
      callAuth(app, "POST /verify", { body: { type: "recovery", token_hash: "a".repeat(64) } }),
      callAuth(app, "POST /signup", { body: {} }),
      callAuth(app, "PUT /user", { body: {} }),
    ]);
  await Promise.all(Array.from({ length: 31 }, () => [junk(), createOwner("a".repeat(64))]).flat());
  expect((await junk()).map(refusalOf)).toEqual(Array(4).fill(locked));
  expect((await createOwner("a".repeat(64))).status).toBe(429);

  const user = await insertAccount(app, { email: "elena@example.com", password: samplePassword });
  const { link: token_hash } = await giveToken(app, user, "recovery");
  const opened = await callAuth(app, "POST /verify", { body: { type: "recovery", token_hash } });
  expect(opened.status).toBe(200);
  const { access_token: token } = opened.json;
  const password = "otra frase bastante larga";
  expect((await callAuth(app, "PUT /user", { body: { password }, token })).status).toBe(200);
  expect((await callAuth(app, "GET /reauthenticate", { token })).status).toBe(200);
  const mailed = await giveToken(app, user, "recovery");
  const { url } = await press(app, { type: "recovery", token: mailed.link });
  expect(fragmentOf(url)).toHaveProperty("access_token");
  expect((await callOffice(app, "/first-owner")).status).toBe(200);
  expect((await createOwner(link?.split("token=")[1] ?? "")).status).toBe(200);
  await app.end();
});
