import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { callAuth, refusalOf, samplePassword } from "./auth-calls.ts";
import { mailedToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";

const email = "elena@example.com";
const next = "elena@nueva.example.com";
const password = samplePassword;
const first = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};

async function signIn(app: TestApp) {
  const answer = await callAuth(app, "POST /token?grant_type=password", { body: { email, password } });
  return String(answer.json.access_token);
}
const ask = (app: TestApp, token: string, to = next) =>
  callAuth(app, "PUT /user", { body: { email: to }, token });
const verify = (app: TestApp, body: object) =>
  callAuth(app, "POST /verify", { body: { type: "email_change", ...body } });
const addressOf = (app: TestApp) =>
  app.db.selectFrom("users").select(["email", "new_email", "email_change_step"]).executeTakeFirstOrThrow();

describeOnBoth("a change of address", (open) => {
  test.each([
    ["current", "new"],
    ["new", "current"],
  ] as const)("takes effect once the %s and then the %s address confirm it", async (one, two) => {
    const app = await open();
    await insertAccount(app, { email, password });
    const token = await signIn(app);
    expect((await ask(app, token, next.toUpperCase())).json).toMatchObject({ email, new_email: next });
    const links = {
      current: await mailedToken(app, "email_change_current"),
      new: await mailedToken(app, "email_change_new"),
    };
    expect((await verify(app, { token_hash: links[one].link })).json).toEqual(first);
    expect(refusalOf(await verify(app, { token_hash: links[one].link }))).toEqual([403, "otp_expired"]);
    expect(await addressOf(app)).toMatchObject({ email, new_email: next });
    const code = { token: links[two].code, email: two === "new" ? next : email };
    const done = await verify(app, code);
    expect(done.json.user).toMatchObject({ email: next, identities: [{ email: next }] });
    expect(done.json.user).not.toHaveProperty("new_email");
    expect(await addressOf(app)).toEqual({ email: next, new_email: null, email_change_step: 0 });
    expect((await app.outbox()).map(({ kind }) => kind)).toContain("auth-notice-address");
    expect(
      refusalOf(await callAuth(app, "POST /token?grant_type=password", { body: { email, password } })),
    ).toEqual([400, "invalid_credentials"]);
  });

  test("is forgotten with a new password, which ends its links", async () => {
    const app = await open();
    await insertAccount(app, { email, password });
    const token = await signIn(app);
    await ask(app, token);
    const body = { password: "otra frase bastante larga", current_password: password };
    expect((await callAuth(app, "PUT /user", { body, token })).json).not.toHaveProperty("new_email");
    expect(await addressOf(app)).toEqual({ email, new_email: null, email_change_step: 0 });
  });

  test("takes effect when both links are pressed at once", async () => {
    const app = await open();
    await insertAccount(app, { email, password });
    await ask(app, await signIn(app));
    const links = [
      await mailedToken(app, "email_change_current"),
      await mailedToken(app, "email_change_new"),
    ];
    const answers = await Promise.all(links.map(({ link }) => verify(app, { token_hash: link })));
    expect(answers.map(({ json: body }) => Boolean(body.access_token)).sort()).toEqual([false, true]);
    expect(await addressOf(app)).toMatchObject({ email: next, new_email: null });
  });

  test("starts anew when it is asked for again, with the same address or another", async () => {
    const app = await open();
    await insertAccount(app, { email, password });
    const token = await signIn(app);
    await ask(app, token, "thief@example.com");
    const stolen = await mailedToken(app, "email_change_new");
    expect((await verify(app, { token_hash: stolen.link })).json).toEqual(first);
    expect(refusalOf(await ask(app, token))).toEqual([429, "over_email_send_rate_limit"]);
    app.advance(minutes(2));
    expect((await ask(app, token)).status).toBe(200);
    const own = await mailedToken(app, "email_change_current");
    expect((await verify(app, { token_hash: own.link })).json).toEqual(first);
    expect(await addressOf(app)).toMatchObject({ email, new_email: next });
  });

  test("goes on where it was when a stranger asks for its mails again", async () => {
    const app = await open();
    await insertAccount(app, { email, password });
    await ask(app, await signIn(app));
    const own = await mailedToken(app, "email_change_current");
    const asked = await mailedToken(app, "email_change_new");
    const resend = async () => {
      app.advance(minutes(2));
      const answer = await callAuth(app, "POST /resend", { body: { type: "email_change", email } });
      expect(answer.text).toBe("{}");
    };
    await resend();
    expect((await verify(app, { token_hash: own.link })).json).toEqual(first);
    await resend();
    expect((await verify(app, { token_hash: asked.link })).json.user).toMatchObject({ email: next });
    const mails = (await app.outbox()).filter(({ kind }) => kind.startsWith("auth-email-change"));
    expect(mails.map(({ ref_id }) => ref_id).toSorted()).toEqual(
      [own.id, own.id, asked.id, asked.id, asked.id].toSorted(),
    );
  });

  test("is not begun, and the one before stays, when a mailbox gets no more mails", async () => {
    const app = await open();
    await insertAccount(app, { email, password });
    const token = await signIn(app);
    await ask(app, token);
    const earlier = await mailedToken(app, "email_change_current");
    for (let time = 0; time < 9; time += 1) {
      app.advance(minutes(1));
      expect((await callAuth(app, "POST /recover", { body: { email } })).status).toBe(200);
    }
    const refused = [429, "over_email_send_rate_limit"];
    expect(refusalOf(await ask(app, token, "thief@example.com"))).toEqual(refused);
    expect((await app.outbox()).map(({ state }) => state)).not.toContain("withheld");
    expect(await addressOf(app)).toMatchObject({ email, new_email: next });
    expect((await verify(app, { token_hash: earlier.link })).json).toEqual(first);
  });

  test("is refused when the address got another account meanwhile", async () => {
    const app = await open();
    await insertAccount(app, { email, password });
    await ask(app, await signIn(app));
    await insertAccount(app, { email: next });
    const current = await mailedToken(app, "email_change_current");
    const asked = await mailedToken(app, "email_change_new");
    await verify(app, { token_hash: current.link });
    expect(refusalOf(await verify(app, { token_hash: asked.link }))).toEqual([422, "email_exists"]);
  });
});
