import { createHash, randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { describeOnBoth, siteUrl } from "../start-app.ts";
import { callAuth, refusalOf, samplePassword } from "./auth-calls.ts";
import { createAuthClient } from "./auth-client.ts";
import { mailedToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";
import { type MailServer, startMailServer } from "./outbox-mail-server.ts";
import { fragmentOf, press } from "./press-link.ts";
import { readAuthMail } from "./read-auth-mail.ts";

const email = "elena@example.com";
const welcome = `${siteUrl}/welcome`;

describeOnBoth("the PKCE flow", (open) => {
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(() => mail.stop());
  const settings = () => ({ SMTP_URL: mail.url, GOTRUE_DISABLE_SIGNUP: "false" });

  test("the official client signs in by the code of a mailed link", async () => {
    const app = await open({ settings: settings(), clock: () => new Date() });
    const client = createAuthClient(app, { flowType: "pkce" });
    const asked = await client.signInWithOtp({ email, options: { emailRedirectTo: welcome } });
    expect(asked.error).toBeNull();
    const letter = await readAuthMail(mail, 0);
    expect(letter.link).toMatch(
      /^https:\/\/www\.example\.com\/auth\/v1\/verify\?token=pkce_[\w-]+&type=signup&/,
    );
    const { url } = await press(app, { token: letter.token, type: letter.type, redirect_to: welcome });
    expect([url?.origin, url?.pathname, url?.hash]).toEqual([siteUrl, "/welcome", ""]);
    const signedIn = await client.exchangeCodeForSession(url?.searchParams.get("code") ?? "");
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    const { url: again } = await press(app, { token: letter.token, type: letter.type, redirect_to: welcome });
    expect(again?.searchParams.get("error_code")).toBe("otp_expired");
    expect(fragmentOf(again)).toMatchObject({ error_code: "otp_expired" });
  });

  test("a code is exchanged once, by its verifier, within five minutes", async () => {
    const app = await open();
    await insertAccount(app, { email });
    const verifier = randomBytes(32).toString("hex");
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const ask = { email, code_challenge: challenge, code_challenge_method: "s256" };
    const exchange = (auth_code: string, code_verifier: string) =>
      callAuth(app, "POST /token?grant_type=pkce", { body: { auth_code, code_verifier } });
    const newCode = async () => {
      expect((await callAuth(app, "POST /recover", { body: ask })).status).toBe(200);
      const { link } = await mailedToken(app, "recovery");
      const stripped = link.replace("pkce_", "");
      expect(
        refusalOf(await callAuth(app, "POST /verify", { body: { type: "recovery", token_hash: stripped } })),
      ).toEqual([403, "otp_expired"]);
      const { url } = await press(app, { token: link, type: "recovery" });
      app.advance(minutes(2));
      return url?.searchParams.get("code") ?? "";
    };
    const code = await newCode();
    expect(refusalOf(await exchange("", verifier))).toEqual([400, "validation_failed"]);
    expect(refusalOf(await exchange("unknown", verifier))).toEqual([404, "flow_state_not_found"]);
    expect(refusalOf(await exchange(code, "x".repeat(64)))).toEqual([400, "bad_code_verifier"]);
    expect(await app.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    const signedIn = await exchange(code, verifier);
    expect(signedIn.json.user).toMatchObject({ email });
    const token = signedIn.json.access_token;
    const password = samplePassword;
    expect((await callAuth(app, "PUT /user", { body: { password }, token })).status).toBe(200);
    expect(refusalOf(await exchange(code, verifier))).toEqual([404, "flow_state_not_found"]);
    const late = await newCode();
    app.advance(minutes(4));
    expect(refusalOf(await exchange(late, verifier))).toEqual([422, "flow_state_expired"]);
  });
});
