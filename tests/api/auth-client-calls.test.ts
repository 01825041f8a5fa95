import { expect, test } from "vitest";
import { describeOnBoth, race } from "../start-app.ts";
import { callAuth, codeAt, openSignUp, samplePassword, serviceKey } from "./auth-calls.ts";
import { createAdminClient, createAuthClient } from "./auth-client.ts";

const settings = { ...openSignUp, RATE_LIMITS: "off" };
const clock = () => new Date();
const credentials = { email: "elena@example.com", password: samplePassword };

describeOnBoth("the official client", (open) => {
  test("enrols a second factor, is raised by its code, and takes it away again", async () => {
    const app = await open({ settings, clock });
    const client = createAuthClient(app);
    await client.signUp(credentials);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const enrolled = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(enrolled.data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#\n]+<\/svg>$/);
    const factorId = enrolled.data?.id ?? "";
    const code = codeAt(app, enrolled.data?.totp.secret ?? "");
    expect((await client.mfa.challengeAndVerify({ factorId, code: "000000" })).error?.code).toBe(
      "mfa_verification_failed",
    );
    const verified = await client.mfa.challengeAndVerify({ factorId, code });
    expect(verified.error).toBeNull();
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: "verified" }]);
    const second = createAuthClient(app);
    await second.signInWithPassword(credentials);
    const weak = await second.mfa.getAuthenticatorAssuranceLevel();
    expect(weak.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    await client.refreshSession();
    const lowered = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(lowered.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  test("administers users and their pages, and signs in by a generated link", async () => {
    const app = await open({ settings, clock });
    const admin = createAdminClient(app, await serviceKey(app));
    for (let number = 1; number <= 5; number += 1)
      expect((await admin.createUser({ email: `person${number}@example.com` })).error).toBeNull();
    const page = await admin.listUsers({ page: 2, perPage: 2 });
    expect(page.data).toMatchObject({ aud: "authenticated", total: 5, nextPage: 3, lastPage: 3 });
    expect(page.data.users).toHaveLength(2);
    expect((await admin.listUsers({ page: -1 })).error?.code).toBe("validation_failed");
    const [user] = page.data.users;
    const updated = await admin.updateUserById(user?.id ?? "", { user_metadata: { name: "Rosa" } });
    expect(updated.data.user?.user_metadata).toEqual({ name: "Rosa" });
    const link = await admin.generateLink({ type: "magiclink", email: user?.email ?? "" });
    const client = createAuthClient(app);
    const tokenHash = link.data.properties?.hashed_token ?? "";
    const signedIn = await client.verifyOtp({ type: "magiclink", token_hash: tokenHash });
    expect(signedIn.data.user?.id).toBe(user?.id);
    const again = await client.verifyOtp({ type: "magiclink", token_hash: tokenHash });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
    const invited = await admin.inviteUserByEmail("new@example.com", { data: { name: "New" } });
    expect(invited.data.user?.invited_at).toBeTruthy();
    expect((await admin.deleteUser(user?.id ?? "", true)).error).toBeNull();
    expect((await admin.getUserById(user?.id ?? "")).data.user?.deleted_at).toBeTruthy();
  });

  test("created or signed up five times at once is one account", async () => {
    const app = await open({ ...race, settings });
    const token = await serviceKey(app);
    const create = () => callAuth(app, "POST /admin/users", { token, body: { email: "ana@example.com" } });
    const signUp = () => callAuth(app, "POST /signup", { body: credentials });
    for (const call of [create, signUp]) {
      const answers = await Promise.all(Array.from({ length: 5 }, call));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 422, 422, 422, 422]);
    }
  });
});
