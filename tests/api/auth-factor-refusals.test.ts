import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { startApp, type TestApp } from "../start-app.ts";
import {
  answerChallenge,
  callAuth,
  codeAt,
  enrol,
  openSignUp,
  signIn,
  signUp,
  signUpWithFactor,
} from "./auth-calls.ts";

describe("a second factor is refused", () => {
  let app: TestApp;
  const settings = { ...openSignUp, GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: "true", RATE_LIMITS: "off" };
  beforeAll(async () => {
    app = await startApp({ settings });
  });
  afterAll(() => app.end());

  test.each([
    ["phone", 422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone"],
    ["webauthn", 422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn"],
    ["smoke", 400, "validation_failed", "factor_type needs to be totp, phone, or webauthn"],
  ])("of the type %s", async (type, status, code, message) => {
    const { token } = await signUp(app, `${type}@example.com`);
    const answer = await callAuth(app, "POST /factors", { token, body: { factor_type: type } });
    expect(answer).toMatchObject({ status, json: { code, message } });
  });

  test("to an anonymous user and to nobody", async () => {
    const { json } = await callAuth(app, "POST /signup", { body: {} });
    const anonymous = await callAuth(app, "POST /factors", { token: json.access_token, body: {} });
    expect(anonymous).toMatchObject({ status: 403, json: { code: "no_authorization" } });
    const nobody = await callAuth(app, "POST /factors", { body: { factor_type: "totp" } });
    expect(nobody).toMatchObject({ status: 401, json: { code: "no_authorization" } });
  });

  test("with a name that another has, also an empty one, and beyond the tenth", async () => {
    const { token } = await signUp(app, "names@example.com");
    const body = { factor_type: "totp" };
    for (const name of ["", "Phone"]) {
      expect(
        (await callAuth(app, "POST /factors", { token, body: { ...body, friendly_name: name } })).status,
      ).toBe(200);
      const again = await callAuth(app, "POST /factors", { token, body: { ...body, friendly_name: name } });
      const message = `A factor with the friendly name "${name}" for this user already exists`;
      expect(again).toMatchObject({ status: 422, json: { code: "mfa_factor_name_conflict", message } });
    }
    for (let number = 3; number <= 10; number += 1) await enrol(app, token, `Phone ${number}`);
    const eleventh = await callAuth(app, "POST /factors", {
      token,
      body: { ...body, friendly_name: "Eleventh" },
    });
    expect(eleventh).toMatchObject({ status: 422, json: { code: "too_many_enrolled_mfa_factors" } });
    app.advance(minutes(5) + 1);
    expect((await callAuth(app, "POST /factors", { token, body })).status).toBe(200);
  });

  test("to a session of one factor whose user has two", async () => {
    await signUpWithFactor(app, "two@example.com");
    const { token } = await signIn(app, "two@example.com");
    const answer = await callAuth(app, "POST /factors", { token, body: { factor_type: "totp" } });
    const message = "AAL2 required to enroll a new factor";
    expect(answer).toMatchObject({ status: 403, json: { code: "insufficient_aal", message } });
  });

  test("by an id that is none, unknown or another's", async () => {
    const { token } = await signUp(app, "mine@example.com");
    const other = await signUpWithFactor(app, "theirs@example.com");
    for (const line of ["POST /factors/ID/challenge", "POST /factors/ID/verify", "DELETE /factors/ID"]) {
      const at = (id: string) => callAuth(app, line.replace("ID", id), { token, body: { code: "123456" } });
      expect(await at("x")).toMatchObject({
        status: 404,
        json: { code: "validation_failed", message: "factor_id must be an UUID" },
      });
      for (const id of [randomUUID(), other.factorId])
        expect(await at(id)).toMatchObject({
          status: 404,
          json: { code: "mfa_factor_not_found", message: "Factor not found" },
        });
    }
  });

  test("for a challenge that is unknown, used or expired, and for no code", async () => {
    const { token } = await signUp(app, "late@example.com");
    const { factorId, secret } = await enrol(app, token);
    const verify = (id: string, code = codeAt(app, secret)) =>
      callAuth(app, `POST /factors/${factorId}/verify`, { token, body: { challenge_id: id, code } });
    const challenge = async () =>
      (await callAuth(app, `POST /factors/${factorId}/challenge`, { token })).json;
    const first = await challenge();
    expect(first).toMatchObject({
      type: "totp",
      expires_at: Math.floor((app.now().getTime() + minutes(5)) / 1000),
    });
    expect(await verify(first.id, "")).toMatchObject({
      status: 400,
      json: { code: "validation_failed", message: "Code needs to be non-empty" },
    });
    expect(await verify(randomUUID())).toMatchObject({
      status: 422,
      json: { code: "mfa_factor_not_found", message: "MFA factor with the provided challenge ID not found" },
    });
    expect((await verify(first.id)).status).toBe(200);
    expect(await verify(first.id)).toMatchObject({ status: 422, json: { code: "mfa_ip_address_mismatch" } });
    const second = await challenge();
    app.advance(minutes(5) + 1);
    expect(await verify(second.id)).toMatchObject({ status: 422, json: { code: "mfa_challenge_expired" } });
  });

  test("for a name that is stored like another, half a character among them", async () => {
    const { token } = await signUp(app, "half@example.com");
    const named = (friendly_name: string) =>
      callAuth(app, "POST /factors", {
        token,
        body: { factor_type: "totp", friendly_name, issuer: "\ud800" },
      });
    expect((await named("\ufffd")).status).toBe(200);
    expect(await named("\ud800")).toMatchObject({ status: 422, json: { code: "mfa_factor_name_conflict" } });
  });

  test("for a code of another step than this one and the one before", async () => {
    const { token } = await signUp(app, "clock@example.com");
    const { factorId, secret } = await enrol(app, token);
    for (const offset of [-60, 30, 60]) {
      const answer = await answerChallenge(app, token, {
        factorId,
        code: codeAt(app, secret, seconds(offset)),
      });
      expect(answer).toMatchObject({
        status: 422,
        json: { code: "mfa_verification_failed", message: "Invalid TOTP code entered" },
      });
    }
    const previous = await answerChallenge(app, token, { factorId, code: codeAt(app, secret, -seconds(30)) });
    expect(previous.status).toBe(200);
  });
});
