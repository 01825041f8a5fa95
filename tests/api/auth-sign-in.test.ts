import { expect, test } from "vitest";
import { describeOnBoth } from "../start-app.ts";
import { createAuthClient } from "./auth-client.ts";

const email = "Elena@Example.com";
const password = "una frase bastante larga";
const openSignUp = { GOTRUE_DISABLE_SIGNUP: "false", GOTRUE_MAILER_AUTOCONFIRM: "true" };

describeOnBoth("sign-in", (open) => {
  test("the official client signs up, reads its user, refreshes and signs out", async () => {
    const app = await open({ settings: openSignUp, clock: () => new Date() });
    const client = createAuthClient(app);
    const signedUp = await client.signUp({ email, password, options: { data: { name: "Elena" } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.user).toMatchObject({ email: "elena@example.com", role: "authenticated" });
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ name: "Elena" });
    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedUp.data.session?.refresh_token);
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({ aal: "aal1", role: "authenticated" });
    expect((await client.signOut()).error).toBeNull();
    const again = await client.signInWithPassword({ email, password: "not the password" });
    expect(again.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  });
});
