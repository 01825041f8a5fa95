import { afterEach, beforeEach, expect, test } from "vitest";
import { describeOnBoth, siteUrl } from "../start-app.ts";
import { samplePassword } from "./auth-calls.ts";
import { createAuthClient } from "./auth-client.ts";
import { type MailServer, startMailServer } from "./outbox-mail-server.ts";
import { press } from "./press-link.ts";
import { readAuthMail } from "./read-auth-mail.ts";

const email = "elena@example.com";
const password = samplePassword;

describeOnBoth("the official client and its mails", (open) => {
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(() => mail.stop());
  const openApp = () =>
    open({
      settings: {
        SMTP_URL: mail.url,
        RATE_LIMITS: "off",
        GOTRUE_DISABLE_SIGNUP: "false",
        GOTRUE_SMTP_MAX_FREQUENCY: "0s",
      },
      clock: () => new Date(),
    });

  test("signs up, confirms, changes its address, recovers and reauthenticates by code", async () => {
    const app = await openApp();
    const client = createAuthClient(app);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));

    const signedUp = await client.signUp({ email, password });
    expect([signedUp.error, signedUp.data.session, signedUp.data.user?.email]).toEqual([null, null, email]);
    const early = await client.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ code: "email_not_confirmed" });
    // A mail whose link is replaced before it goes is not sent.
    await readAuthMail(mail, 0);
    expect((await client.resend({ type: "signup", email })).error).toBeNull();
    const { code: token } = await readAuthMail(mail, 1);
    const confirmed = await client.verifyOtp({ type: "signup", email, token });
    expect(confirmed.data.user?.user_metadata).toMatchObject({ email_verified: true });

    expect((await client.reauthenticate()).error).toBeNull();
    const { code: nonce } = await readAuthMail(mail, 2);
    const changed = await client.updateUser({ password: "otra frase bastante larga", nonce });
    expect(changed.error).toBeNull();
    expect((await readAuthMail(mail, 3)).subject).toContain("Your password was changed");

    const asked = await client.updateUser({ email: "new@example.com" });
    expect(asked.data.user).toMatchObject({ email, new_email: "new@example.com" });
    const letters = [await readAuthMail(mail, 4), await readAuthMail(mail, 5)];
    const [first, second] = letters.toSorted((a, b) => a.to.join().localeCompare(b.to.join()));
    const half = await client.verifyOtp({ type: "email_change", token_hash: first?.token ?? "" });
    expect([half.error, half.data.session]).toEqual([null, null]);
    const whole = await client.verifyOtp({
      type: "email_change",
      email: "new@example.com",
      token: second?.code ?? "",
    });
    expect(whole.data.user?.email).toBe("new@example.com");
    expect((await readAuthMail(mail, 6)).to).toEqual([email]);

    expect((await client.resetPasswordForEmail("new@example.com")).error).toBeNull();
    const recovery = await readAuthMail(mail, 7);
    const recovered = await client.verifyOtp({ type: "recovery", token_hash: recovery.token });
    expect(recovered.error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");
    expect((await client.updateUser({ password: "una tercera frase larga" })).error).toBeNull();
  });

  test("takes the session that a pressed link hands on in the fragment", async () => {
    const app = await openApp();
    const client = createAuthClient(app);
    const redirect = `${siteUrl}/welcome`;
    await client.signInWithOtp({ email, options: { emailRedirectTo: redirect, data: { locale: "es" } } });
    const letter = await readAuthMail(mail, 0);
    expect(letter.subject).toContain("Confirme su correo electrónico");
    const { url } = await press(app, { token: letter.token, type: letter.type, redirect_to: redirect });
    const session = new URLSearchParams(url?.hash.slice(1));
    const set = await client.setSession({
      access_token: session.get("access_token") ?? "",
      refresh_token: session.get("refresh_token") ?? "",
    });
    expect(set.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    const mistyped = await createAuthClient(app).verifyOtp({ type: "email", email, token: "12345" });
    expect(mistyped.error).toMatchObject({ status: 403, code: "otp_expired" });
  });
});
