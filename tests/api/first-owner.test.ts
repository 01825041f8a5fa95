import { expect, onTestFinished, test } from "vitest";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { firstOwnerLink } from "#server/auth/first-owner.ts";
import { openKeys } from "#server/auth/keys.ts";
import { confirmEmail, insertUser } from "#server/auth/user-rows.ts";
import { postJson } from "../post-json.ts";
import type { TestApp } from "../start-app.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { samplePassword } from "./auth-calls.ts";
import { createAuthClient } from "./auth-client.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

const owner = {
  name: "Elena Prueba",
  email: "Elena@example.com",
  password: samplePassword,
  locale: "es",
};

async function firstToken(app: TestApp): Promise<string> {
  const link = await firstOwnerLink(app.db, openKeys(app.env, app.now), app.env.siteUrl);
  return /^https:\/\/www\.example\.com\/office\/first-owner#token=([\w-]+)$/.exec(link ?? "")?.[1] ?? "";
}

describeOnBoth("the first owner", (open) => {
  test("makes an account with the link of the first start, once, even when it is pressed twice at once", async () => {
    const app = await open({ clock: () => new Date() });
    const token = await firstToken(app);
    const exists = async () => (await callOffice(app, "/first-owner", {})).json;
    expect(await exists()).toEqual({ exists: false });
    const answers = await Promise.all(
      [1, 2].map((n) =>
        callOffice(app, "/first-owner", { body: { ...owner, email: `a${n}@example.com`, token } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await firstToken(app)).toBe("");
    expect(await exists()).toEqual({ exists: true });
    const email = answers[0]?.status === 200 ? "a1@example.com" : "a2@example.com";
    const { data, error } = await createAuthClient(app).signInWithPassword({
      email,
      password: owner.password,
    });
    expect(error).toBeNull();
    expect(data.user?.app_metadata).toMatchObject({ role: "owner" });
    const session = await callOffice(app, "/session", { token: data.session?.access_token });
    expect(session.json.user).toMatchObject({ name: "Elena Prueba", role: "owner", locale: "es", email });
    expect(session.json.recoveryCodesLeft).toBe(0);
  });
});

test("the link of the first start ends when an owner whom the console invited confirms the address", async () => {
  const app = await startApp();
  onTestFinished(app.end);
  const token = await firstToken(app);
  const appMetadata = { role: "owner" };
  const invited = await insertUser(app.db, { email: "ana@example.com", appMetadata, now: app.now() });
  expect(await firstToken(app)).toBe(token);
  await confirmEmail(app.db, invited, app.now());
  expect(await firstToken(app)).toBe("");
  expect((await callOffice(app, "/first-owner", {})).json).toEqual({ exists: true });
  const pressed = await callOffice(app, "/first-owner", { body: { ...owner, token } });
  expect(pressed).toMatchObject({ status: 403, json: { code: "link-invalid" } });
});

test("a made-up link, a weak password and an incomplete form are refused, and the link stays good", async () => {
  const app = await startApp();
  const token = await firstToken(app);
  const refused = async (changes: object) =>
    (await callOffice(app, "/first-owner", { body: { ...owner, token, ...changes } })).json;
  expect(await refused({ token: `${token}x` })).toMatchObject({ code: "link-invalid" });
  expect(await refused({ password: "contrasena123" })).toMatchObject({
    code: "password-weak",
    field: "password",
  });
  expect(await refused({ password: "short" })).toMatchObject({ code: "input-invalid", field: "password" });
  expect(await refused({ name: " " })).toMatchObject({
    code: "input-invalid",
    field: "name",
    error: "name-required",
  });
  expect(await refused({})).toEqual({});
  expect(app.logged.join("\n")).not.toMatch(/elena@example|una frase/i);
  await app.end();
});

test("a password that is too short for the server alone is told so", async () => {
  const app = await startApp({ settings: { GOTRUE_PASSWORD_MIN_LENGTH: "16" } });
  onTestFinished(app.end);
  const body = { ...owner, token: await firstToken(app), password: "una frase rara" };
  expect((await callOffice(app, "/first-owner", { body })).json).toMatchObject({ code: "password-weak" });
  expect(officeProblemWords.en.operations["password-weak"]).toContain("too short");
  expect(officeProblemWords.en.auth.weak_password).toContain("too short");
});

test("ten recovery codes each raise a session once; a wrong one is refused, and guessing is limited", async () => {
  const app = await startApp();
  const { token, email } = await signedInStaff(app);
  const { json } = await callOffice(app, "/me/recovery-codes", { token, body: {} });
  const codes = json.codes as string[];
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^[2-9a-z]{5}-[2-9a-z]{5}$/.test(code))).toBe(true);
  const stored = await app.db.selectFrom("recovery_codes").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(codes[0]);
  const signIn = async () => {
    const answer = await postJson(`${app.url}/auth/v1/token?grant_type=password`, {
      email,
      password: samplePassword,
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const weak = await signIn();
  expect((await callOffice(app, "/me/sessions", { token: weak })).json).toMatchObject({
    code: "second-factor-required",
  });
  const redeem = (code: string | undefined) =>
    callOffice(app, "/recovery-code", { token: weak, body: { code } });
  expect((await redeem("aaaaa-aaaaa")).json).toMatchObject({ code: "recovery-code-wrong" });
  const raised = await redeem(codes[3]?.toUpperCase().replace("-", " "));
  expect(raised.status).toBe(200);
  expect((await callOffice(app, "/me/sessions", { token: String(raised.json.access_token) })).status).toBe(
    200,
  );
  expect((await redeem(codes[3])).json).toMatchObject({ code: "recovery-code-wrong" });
  expect((await callOffice(app, "/session", { token: weak })).json).toMatchObject({ recoveryCodesLeft: 9 });
  // Four tries are left of this address and three of everybody's.
  for (let attempt = 0; attempt < 7; attempt += 1)
    expect((await redeem("bbbbb-bbbbb")).json).toMatchObject({ code: "recovery-code-wrong" });
  expect(await redeem(codes[4])).toMatchObject({ status: 429, json: { code: "rate-limited" } });
  await app.end();
});
