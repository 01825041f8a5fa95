import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { startApp, type TestApp } from "../start-app.ts";
import {
  callAuth,
  longIdle,
  openSignUp,
  samplePassword,
  serviceKey,
  signIn,
  signUp,
  signUpWithFactor,
} from "./auth-calls.ts";

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startApp({ settings: { ...openSignUp, ...longIdle, RATE_LIMITS: "off" } });
  token = await serviceKey(app);
});
afterEach(() => app.end());

const call = (line: string, body?: unknown) => callAuth(app, line, { token, body });
const email = "rosa@example.com";

describe("an invitation", () => {
  test("is mailed, again until it is accepted, and no more after that", async () => {
    const invited = await call("POST /invite", { email: "Rosa@Example.com", data: { name: "Rosa" } });
    expect(invited.status).toBe(200);
    expect(invited.json).toMatchObject({ email, user_metadata: { name: "Rosa" } });
    expect(invited.json.invited_at).toBeTruthy();
    expect(invited.json).not.toHaveProperty("email_confirmed_at");
    expect((await call("POST /invite", { email })).json.code).toBe("over_email_send_rate_limit");
    app.advance(minutes(1));
    expect((await call("POST /invite", { email })).json.id).toBe(invited.json.id);
    expect((await app.outbox()).map(({ kind }) => kind)).toEqual(["auth-invite", "auth-invite"]);
    await call(`PUT /admin/users/${invited.json.id}`, { email_confirm: true });
    expect(await call("POST /invite", { email })).toMatchObject({
      status: 422,
      json: { code: "email_exists" },
    });
  });
});

describe("a generated link", () => {
  const generate = (body: Record<string, unknown>) => call("POST /admin/generate_link", { email, ...body });

  test("of every type carries the user, the link and the code, and sends nothing", async () => {
    const signup = await generate({ type: "signup", password: samplePassword, data: { name: "Rosa" } });
    expect(signup.json).toMatchObject({
      email,
      verification_type: "signup",
      user_metadata: { name: "Rosa" },
    });
    expect(signup.json.email_otp).toMatch(/^\d{6}$/);
    expect(signup.json.redirect_to).toBe("https://www.example.com");
    const action = new URL(signup.json.action_link);
    expect(action.origin + action.pathname).toBe("https://www.example.com/auth/v1/verify");
    expect(Object.fromEntries(action.searchParams)).toEqual({
      token: signup.json.hashed_token,
      type: "signup",
      redirect_to: "https://www.example.com",
    });
    for (const type of ["magiclink", "recovery", "invite", "email_change_current", "email_change_new"]) {
      const { status, json } = await generate({ type, new_email: "nueva@example.com" });
      expect([status, json.verification_type], type).toEqual([200, type]);
      expect(new URL(json.action_link).searchParams.get("type")).toBe(type.replace(/_(?:current|new)$/, ""));
    }
    expect(await app.outbox()).toEqual([]);
  });

  test("that named another new address does not confirm the one that is named since", async () => {
    await signUp(app, email);
    const link = async (type: string, new_email: string) =>
      String((await generate({ type, new_email })).json.hashed_token);
    const verify = (token_hash: string) => call("POST /verify", { type: "email_change", token_hash });
    const earlier = await link("email_change_current", "primera@example.com");
    const [current, asked] = [
      await link("email_change_current", "nueva@example.com"),
      await link("email_change_new", "nueva@example.com"),
    ];
    const stale = await link("email_change_new", "primera@example.com");
    for (const token of [earlier, current, asked])
      expect((await verify(token)).json.code).toBe("otp_expired");
    await verify(await link("email_change_current", "primera@example.com"));
    expect((await verify(stale)).json.user.email).toBe("primera@example.com");
  });

  test("for nobody signs them up or is refused", async () => {
    expect((await generate({ type: "magiclink" })).json.verification_type).toBe("signup");
    for (const type of ["recovery", "email_change_new"]) {
      const answer = await generate({ type, email: "nobody@example.com", new_email: "nueva@example.com" });
      const message = "User with this email not found";
      expect(answer).toMatchObject({ status: 404, json: { code: "user_not_found", message } });
    }
    const noPassword = await generate({ type: "signup", email: "nobody@example.com" });
    expect(noPassword.json.message).toBe("Signup requires a valid password");
    const noType = await generate({ type: "x" });
    expect(noType.json.message).toBe("Invalid email action link type requested: x");
    const noEmail = await generate({ type: "magiclink", email: "x" });
    expect(noEmail.json.message).toBe("Unable to validate email address: invalid format");
  });

  test("to sign up is refused to who has confirmed, and leads only where it may", async () => {
    await signUp(app, email);
    for (const type of ["signup", "invite"]) {
      const answer = await generate({ type, password: samplePassword });
      expect(answer).toMatchObject({ status: 422, json: { code: "email_exists" } });
    }
    await signUp(app, "taken@example.com");
    const taken = await generate({ type: "email_change_new", new_email: "taken@example.com" });
    expect(taken.json.code).toBe("email_exists");
    const foreign = await generate({ type: "recovery", redirect_to: "https://evil.example/" });
    expect(foreign.json.redirect_to).toBe("https://www.example.com");
    const own = await generate({ type: "recovery", redirect_to: "https://www.example.com/office/link" });
    expect(own.json.redirect_to).toBe("https://www.example.com/office/link");
  });
});

describe("an admin call", () => {
  const lines = [
    "GET /admin/users",
    "POST /admin/users",
    "POST /invite",
    "POST /admin/generate_link",
    "GET /admin/audit",
    "DELETE /admin/users/0b7d6f0e-4c1f-4c11-9d55-2a3f5d1f6a11",
  ];

  test("takes a service key, or an owner with a second factor, and nobody else", async () => {
    const owner = await signUpWithFactor(app, "owner@example.com");
    await call(`PUT /admin/users/${owner.user.id}`, { app_metadata: { role: "owner" } });
    expect((await callAuth(app, "GET /admin/users", { token: owner.token })).status).toBe(200);
    const weakOwner = await signIn(app, "owner@example.com");
    const preparer = await signUpWithFactor(app, "preparer@example.com");
    await call(`PUT /admin/users/${preparer.user.id}`, { app_metadata: { role: "preparer" } });
    const strangers = [
      weakOwner.token,
      preparer.token,
      await serviceKey(app, "anon"),
      await serviceKey(app, ""),
    ];
    for (const line of lines) {
      expect((await callAuth(app, line)).json.code, line).toBe("no_authorization");
      for (const stranger of strangers) {
        const { status, json } = await callAuth(app, line, { token: stranger });
        expect([status, json.code], line).toEqual([403, "not_admin"]);
      }
    }
  });

  test("changes something for an owner only with a second factor from the last 15 minutes", async () => {
    const { token, user } = await signUpWithFactor(app, "away@example.com");
    await call(`PUT /admin/users/${user.id}`, { app_metadata: { role: "owner" } });
    app.advance(minutes(15) + 1);
    for (const line of lines) {
      const { status, json } = await callAuth(app, line, { token });
      if (line.startsWith("GET")) expect(status, line).toBe(200);
      else expect([status, json.code], line).toEqual([403, "insufficient_aal"]);
    }
  });

  test("cannot make a user whose role is that of a service key", async () => {
    for (const role of ["service_role", "supabase_admin"]) {
      expect((await call("POST /admin/users", { email, role })).status).toBe(400);
      const { user } = await signUp(app, `${role}@example.com`);
      expect((await call(`PUT /admin/users/${user.id}`, { role })).status).toBe(400);
    }
  });
});
