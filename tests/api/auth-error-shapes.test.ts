import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerAuthErrors } from "#server/auth/answer-auth-error.ts";
import { createLogger } from "#server/base/logger.ts";
import { Refused } from "#server/http/refused.ts";
import type { RequestEnv } from "#server/http/request-env.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth, openSignUp, samplePassword, signUp } from "./auth-calls.ts";
import { insertAccount } from "./insert-account.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ settings: { ...openSignUp, RATE_LIMITS: "off" } });
});
afterAll(() => app.end());

const versionHeader = "x-supabase-api-version";
const body = { email: "nobody@example.com", password: samplePassword };
const refuse = (version: string) =>
  callAuth(app, "POST /token?grant_type=password", { body, headers: { [versionHeader]: version } });

describe("an error", () => {
  test.each(["2024-01-01", "2024-06-30", "2099-12-31"])(
    "has the new shape for version %s",
    async (version) => {
      const { status, headers, json } = await refuse(version);
      expect([status, json]).toEqual([
        400,
        { code: "invalid_credentials", message: "Invalid login credentials" },
      ]);
      expect(headers.get(versionHeader)).toBe("2024-01-01");
      expect(headers.get("x-sb-error-code")).toBe("invalid_credentials");
      expect(headers.get("cache-control")).toContain("no-store");
    },
  );

  test.each(["", "2023-12-31", "2024-1-1", "latest", "2024-13-01", "20240101", "2024-01-01T00:00:00Z"])(
    "has the old shape for version %j",
    async (version) => {
      const { status, headers, json } = await refuse(version);
      expect(status).toBe(400);
      expect(json).toEqual({
        code: 400,
        error_code: "invalid_credentials",
        msg: "Invalid login credentials",
      });
      expect(headers.get(versionHeader)).toBeNull();
      expect(headers.get("x-sb-error-code")).toBe("invalid_credentials");
    },
  );

  test("of a weak password names its reasons in both shapes", async () => {
    const weak = { body: { email: "ana@example.com", password: "short" } };
    const reasons = { weak_password: { reasons: ["length"] } };
    const message = "Password should be at least 12 characters.";
    const young = await callAuth(app, "POST /signup", weak);
    expect([young.status, young.json]).toEqual([422, { code: "weak_password", message, ...reasons }]);
    const old = await callAuth(app, "POST /signup", { ...weak, headers: { [versionHeader]: "" } });
    expect(old.json).toEqual({ code: 422, error_code: "weak_password", msg: message, ...reasons });
  });

  test("is none where a password that the rule of today refuses signs in: the answer says why", async () => {
    const weak = { email: "old@example.com", password: "short" };
    await insertAccount(app, weak);
    const { status, json } = await callAuth(app, "POST /token?grant_type=password", { body: weak });
    const message = "Password should be at least 12 characters.";
    expect([status, json.weak_password]).toEqual([200, { message, reasons: ["length"] }]);
    await insertAccount(app, { email: "strong@example.com", password: samplePassword });
    const strong = { email: "strong@example.com", password: samplePassword };
    const answer = await callAuth(app, "POST /token?grant_type=password", { body: strong });
    expect(answer.json).not.toHaveProperty("weak_password");
  });

  test("in OAuth's own shape is alike in both versions", async () => {
    for (const version of ["2024-01-01", ""]) {
      const headers = { [versionHeader]: version };
      const answer = await callAuth(app, "POST /token?grant_type=id_token", { body: {}, headers });
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual({ error: "invalid request", error_description: "id_token required" });
    }
  });
});

describe("a body", () => {
  const lines = ["/signup", "/token?grant_type=password", "/otp", "/recover", "/verify", "/resend"];
  test.each(lines)("of POST %s has to be JSON", async (path) => {
    for (const text of ["", "{", "null,", "\u00ff"]) {
      const { status, json } = await callAuth(app, `POST ${path}`, { body: text });
      expect([status, json.code], text).toEqual([400, "bad_json"]);
      expect(json.message).toMatch(/^Could not parse request body as JSON/);
    }
    for (const text of ["[]", "1", '"x"', "null"])
      expect((await callAuth(app, `POST ${path}`, { body: text })).status, text).toBe(400);
  });

  test("takes null for absent and ignores fields that nobody knows", async () => {
    const extra = {
      gotrue_meta_security: {},
      channel: "sms",
      code_challenge: null,
      code_challenge_method: null,
    };
    const known = { email: "rosa@example.com", password: samplePassword, data: null };
    expect((await callAuth(app, "POST /signup", { body: { ...known, ...extra } })).status).toBe(200);
  });

  test("that is too large is refused", async () => {
    const { status, json } = await callAuth(app, "POST /signup", { body: `"${"x".repeat(1024 * 1024)}"` });
    expect([status, json.code]).toEqual([413, "request_entity_too_large"]);
  });

  test("that comes too slowly is answered as the service's own timeout, after which the client tries again", async () => {
    const slow = new Hono<RequestEnv>().onError(answerAuthErrors(createLogger({ write: () => {} })));
    slow.post("/", () => {
      throw new Refused("too-slow");
    });
    const { status, headers } = await slow.request("/", { method: "POST" });
    expect([status, headers.get("x-sb-error-code")]).toEqual([504, "request_timeout"]);
  });

  test("is not needed where nothing is read, whatever its type says", async () => {
    const { token, user } = await signUp(app, "out@example.com");
    const { json } = await callAuth(app, "POST /factors", { token, body: { factor_type: "totp" } });
    for (const text of [undefined, "", "not JSON"]) {
      const challenge = await callAuth(app, `POST /factors/${json.id}/challenge`, { token, body: text });
      expect(challenge.status).toBe(200);
    }
    expect((await callAuth(app, `DELETE /factors/${json.id}`, { token })).json).toEqual({ id: json.id });
    expect(user.id).toBeTruthy();
    const out = await callAuth(app, "POST /logout", { token });
    expect([out.status, out.text]).toEqual([204, ""]);
  });
});

describe("a call", () => {
  test("of an unknown path is a 404, and with a wrong method a 405", async () => {
    for (const path of ["/nothing", "/user/nothing", "/admin/nothing", "/"])
      expect((await callAuth(app, `GET ${path}`)).status, path).toBe(404);
    const wrong = [
      "GET /signup",
      "GET /token",
      "DELETE /user",
      "GET /logout",
      "PUT /factors",
      "POST /settings",
    ];
    for (const line of [
      ...wrong,
      "PATCH /admin/users",
      "GET /invite",
      "DELETE /health",
      "POST /reauthenticate",
    ]) {
      const { status, headers } = await callAuth(app, line);
      expect([status, headers.get("allow")], line).toEqual([405, expect.stringMatching(/^[A-Z, ]+$/)]);
    }
  });

  test("by HEAD is answered as by GET, without a body", async () => {
    for (const path of ["/settings", "/health", "/.well-known/jwks.json"]) {
      const { status, text } = await callAuth(app, `HEAD ${path}`);
      expect([status, text], path).toEqual([200, ""]);
    }
    expect((await callAuth(app, "HEAD /logout")).status).toBe(405);
  });

  test("from our own origin is allowed, headers exposed and no credentials; from another it is not", async () => {
    const preflight = (origin: string) =>
      callAuth(app, "OPTIONS /token", {
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,x-client-info,x-supabase-api-version",
        },
      });
    const own = await preflight("https://www.example.com");
    expect(own.status).toBe(204);
    expect(own.headers.get("access-control-allow-origin")).toBe("https://www.example.com");
    const allowed = own.headers.get("access-control-allow-headers")?.toLowerCase().split(",") ?? [];
    for (const name of ["authorization", "apikey", "x-client-info", versionHeader, "x-retry-count"])
      expect(allowed).toContain(name);
    expect(own.headers.get("access-control-allow-methods")).toBe("GET,POST,PUT,PATCH,DELETE");
    expect(own.headers.has("access-control-allow-credentials")).toBe(false);
    const foreign = await preflight("https://evil.example");
    expect(foreign.headers.has("access-control-allow-origin")).toBe(false);
    const answer = await callAuth(app, "GET /settings", { headers: { origin: "https://www.example.com" } });
    const exposed = answer.headers.get("access-control-expose-headers")?.toLowerCase() ?? "";
    for (const name of ["x-total-count", "link", versionHeader]) expect(exposed).toContain(name);
  });
});
