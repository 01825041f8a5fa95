import { expect, test } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { describeOnBoth, race, startApp, type TestApp } from "../start-app.ts";
import { callAuth, refusalOf } from "./auth-calls.ts";
import { giveToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";

const email = "elena@example.com";
const dead = [403, "otp_expired"];

const verify = (app: TestApp, body: object) => callAuth(app, "POST /verify", { body });
const tokenOf = (answer: Awaited<ReturnType<typeof verify>>) => String(answer.json.access_token);
const amrOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).amr.map(
    ({ method }: { method: string }) => method,
  );

describeOnBoth("verification", (open) => {
  test("a link or a code of each kind signs in once, and ends what else was sent", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const kinds = [
      ["confirmation", "signup", "otp"],
      ["invite", "invite", "invite"],
      ["recovery", "recovery", "recovery"],
      ["magiclink", "magiclink", "otp"],
      ["magiclink", "email", "otp"],
    ] as const;
    for (const [place, [kind, type, method]] of kinds.entries()) {
      const address = `p${place}@example.com`;
      const user = await insertAccount(app, { email: address, isInvited: kind === "invite" });
      const other = await giveToken(app, user, "reauthentication");
      const { link } = await giveToken(app, user, kind);
      const answer = await verify(app, { type, token_hash: link });
      expect(answer.json).toMatchObject({ token_type: "bearer", expires_in: 3600 });
      expect(answer.json.user).toMatchObject({ email: address, email_confirmed_at: expect.any(String) });
      expect(amrOf(tokenOf(answer))).toEqual([method]);
      expect(refusalOf(await verify(app, { type, token_hash: link }))).toEqual(dead);
      expect(await app.db.selectFrom("one_time_tokens").selectAll().execute()).toEqual([]);
      expect(other.code).toMatch(/^\d{6}$/);

      const { code } = await giveToken(app, user, kind);
      const mistyped = code === "000000" ? "000001" : "000000";
      expect(refusalOf(await verify(app, { type, token: mistyped, email: address }))).toEqual(dead);
      expect((await verify(app, { type, token: code, email: address.toUpperCase() })).status).toBe(200);
      expect(refusalOf(await verify(app, { type, token: code, email: address }))).toEqual(dead);
    }
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: "pkce_x" }))).toEqual(dead);
  });

  test("of two requests with one link at once, one gets a session", async () => {
    const app = await open(race);
    const { link } = await giveToken(app, await insertAccount(app, { email }), "magiclink");
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => verify(app, { type: "magiclink", token_hash: link })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await app.db.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
  });

  test("a code dies after five wrong ones and after ten minutes; the link of its mail does not", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const user = await insertAccount(app, { email });
    const guessed = await giveToken(app, user, "recovery");
    const wrong = guessed.code === "000000" ? "000001" : "000000";
    for (let time = 0; time < 5; time += 1)
      expect(refusalOf(await verify(app, { type: "recovery", token: wrong, email }))).toEqual(dead);
    expect(refusalOf(await verify(app, { type: "recovery", token: guessed.code, email }))).toEqual(dead);
    expect((await verify(app, { type: "recovery", token_hash: guessed.link })).status).toBe(200);

    const late = await giveToken(app, user, "recovery");
    app.advance(minutes(10) + 1);
    expect(refusalOf(await verify(app, { type: "recovery", token: late.code, email }))).toEqual(dead);
    app.advance(minutes(49));
    expect((await verify(app, { type: "recovery", token_hash: late.link })).status).toBe(200);
    const later = await giveToken(app, user, "recovery");
    app.advance(hours(1));
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: later.link }))).toEqual(dead);
  });

  test("a replaced link is dead, and one of another type, purpose or banned account too", async () => {
    const app = await open();
    const user = await insertAccount(app, { email });
    const first = await giveToken(app, user, "recovery");
    const second = await giveToken(app, user, "recovery");
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: first.link }))).toEqual(dead);
    expect(refusalOf(await verify(app, { type: "email_change", token_hash: second.link }))).toEqual(dead);
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: `${second.link}x` }))).toEqual(dead);
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: `pkce_${second.link}` }))).toEqual(
      dead,
    );
    const until = new Date(app.now().getTime() + hours(1)).toISOString();
    await app.db.updateTable("users").set({ banned_until: until }).execute();
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: second.link }))).toEqual([
      403,
      "user_banned",
    ]);
    expect(refusalOf(await verify(app, { type: "recovery", token: second.code, email }))).toEqual([
      403,
      "user_banned",
    ]);
    await app.db.updateTable("users").set({ banned_until: null, email: "other@example.com" }).execute();
    expect(refusalOf(await verify(app, { type: "recovery", token_hash: second.link }))).toEqual(dead);
  });
});

test("verification says what is wrong with a request", async () => {
  const app = await startApp();
  const rows = [
    [{}, 400, "validation_failed", "Verify requires a verification type"],
    [{ type: "email" }, 400, "validation_failed", "Verify requires either a token or a token hash"],
    [
      { type: "email", token: "1", token_hash: "2" },
      400,
      "validation_failed",
      "Verify requires either a token or a token hash",
    ],
    [
      { type: "email", token: "123456" },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on verify",
    ],
    [
      { type: "email", token: "123456", email, phone: "1" },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on verify",
    ],
    [
      { type: "email", token_hash: "x", email },
      400,
      "validation_failed",
      "Only the token_hash and type should be provided",
    ],
    [{ type: "email", token: "1", email: "nobody" }, 422, "validation_failed", "Invalid email format"],
    [
      { type: "sms", token: "1", phone: "0" },
      400,
      "validation_failed",
      "Invalid phone number format (E.164 required)",
    ],
    [{ type: "constructor", token_hash: "x" }, 400, "validation_failed", "Unsupported verification type"],
    [{ type: "email", token: "123456", email }, ...dead, "Token has expired or is invalid"],
    [{ type: "email", token_hash: "nothing" }, ...dead, "Email link is invalid or has expired"],
    ["", 400, "bad_json", "Could not parse request body as JSON: it is no valid JSON"],
  ] as const;
  const answers = await Promise.all(rows.map(([body]) => callAuth(app, "POST /verify", { body })));
  expect(answers.map(({ status, json: body }) => [status, body.code, body.message])).toEqual(
    rows.map(([, ...answer]) => answer),
  );
  await app.end();
});
