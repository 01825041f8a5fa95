import { expect, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { describeOnBoth, race } from "../start-app.ts";
import {
  answerChallenge,
  callAuth,
  claimsOf,
  codeAt,
  enrol,
  longIdle,
  openSignUp,
  signIn,
  signUp,
  signUpWithFactor,
} from "./auth-calls.ts";

const settings = openSignUp;
const unlimited = { ...openSignUp, RATE_LIMITS: "off" };

describeOnBoth("a second factor", (open) => {
  test("is enrolled with a picture, a secret and an address that any app reads", async () => {
    const app = await open({ settings });
    const { token } = await signUp(app);
    const body = { factor_type: "totp", friendly_name: "Phone" };
    const { status, json } = await callAuth(app, "POST /factors", { token, body });
    expect(status).toBe(200);
    expect(json).toMatchObject({ type: "totp", friendly_name: "Phone" });
    expect(json.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(json.totp.uri).toBe(
      `otpauth://totp/www.example.com:elena%40example.com?algorithm=SHA1&digits=6&issuer=www.example.com&period=30&secret=${json.totp.secret}`,
    );
    expect(json.totp.qr_code).toMatch(/^<svg [^#\n]+<\/svg>$/);
    const [row] = await app.db.selectFrom("factors").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(json.totp.secret);
  });

  test("raises the same session, ends the weaker ones, and no refresh token from before yields it", async () => {
    const app = await open({ settings });
    const first = await signUp(app);
    const other = await signIn(app);
    const factor = await enrol(app, first.token);
    await enrol(app, first.token, "Never used");
    const raised = await answerChallenge(app, first.token, { ...factor, code: codeAt(app, factor.secret) });
    expect(raised.status).toBe(200);
    const claims = claimsOf(raised.json.access_token);
    expect(claims).toMatchObject({ aal: "aal2", session_id: claimsOf(first.token).session_id });
    expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual(["totp", "password"]);
    expect(raised.json.user.factors).toMatchObject([{ id: factor.factorId, status: "verified" }]);
    expect((await callAuth(app, "GET /user", { token: other.token })).json.code).toBe("session_not_found");
    const stale = { body: { refresh_token: first.refresh } };
    const refused = await callAuth(app, "POST /token?grant_type=refresh_token", stale);
    expect(refused).toMatchObject({ status: 400, json: { code: "refresh_token_already_used" } });
    const fresh = { body: { refresh_token: raised.json.refresh_token } };
    const refreshed = await callAuth(app, "POST /token?grant_type=refresh_token", fresh);
    expect(claimsOf(refreshed.json.access_token).aal).toBe("aal2");
  });

  test("takes a code once, in any session and with any challenge", async () => {
    const app = await open({ settings });
    const { token, factorId, secret } = await signUpWithFactor(app);
    const other = await signIn(app);
    for (const used of [token, other.token]) {
      const again = await answerChallenge(app, used, { factorId, code: codeAt(app, secret) });
      expect(again).toMatchObject({ status: 422, json: { code: "mfa_verification_failed" } });
    }
    app.advance(seconds(30));
    const next = await answerChallenge(app, other.token, { factorId, code: codeAt(app, secret) });
    expect(next.status).toBe(200);
    const older = await answerChallenge(app, token, { factorId, code: codeAt(app, secret, -seconds(30)) });
    expect(older.json.code).toBe("mfa_verification_failed");
  });

  test("raced twenty times with one code raises one session", async () => {
    const app = await open({ ...race, settings: unlimited });
    const { token } = await signUp(app);
    const { factorId, secret } = await enrol(app, token);
    const code = codeAt(app, secret);
    const attempts = Array.from({ length: 20 }, () => answerChallenge(app, token, { factorId, code }));
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ json }) => json.code === "mfa_verification_failed");
    expect(refused).toHaveLength(19);
  });

  test("is locked after five wrong codes, longer each time, and never for good", async () => {
    const app = await open({ settings: { ...unlimited, ...longIdle } });
    const { token, factorId, secret } = await signUpWithFactor(app);
    app.advance(minutes(1));
    const wrong = { factorId, code: codeAt(app, secret, minutes(60)) };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await answerChallenge(app, token, wrong)).json.code).toBe("mfa_verification_failed");
    const right = () => ({ factorId, code: codeAt(app, secret) });
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const locked = await answerChallenge(app, token, right());
      expect(locked).toMatchObject({ status: 429, json: { code: "over_request_rate_limit" } });
      waits.push(Number(locked.headers.get("retry-after")));
      app.advance(seconds(waits.at(-1) ?? 0));
      if (tries < 6) await answerChallenge(app, token, wrong);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    const session = await signIn(app);
    expect((await answerChallenge(app, session.token, right())).status).toBe(200);
  });

  test("that is removed lowers the sessions that it raised", async () => {
    const app = await open({ settings: { ...settings, ...longIdle } });
    const { token, factorId, secret } = await signUpWithFactor(app);
    const weak = await signIn(app);
    const refused = await callAuth(app, `DELETE /factors/${factorId}`, { token: weak.token });
    expect(refused).toMatchObject({ status: 422, json: { code: "insufficient_aal" } });
    app.advance(minutes(15) + 1);
    // An open session alone neither takes an app away nor adds one that could stand in for it.
    for (const [line, status] of [
      [`DELETE /factors/${factorId}`, 422],
      ["POST /factors", 403],
    ] as const) {
      const stale = await callAuth(app, line, { token, body: { factor_type: "totp", friendly_name: "New" } });
      expect(stale).toMatchObject({ status, json: { code: "insufficient_aal" } });
    }
    await answerChallenge(app, token, { factorId, code: codeAt(app, secret) });
    const removed = await callAuth(app, `DELETE /factors/${factorId}`, { token });
    expect(removed).toMatchObject({ status: 200, json: { id: factorId } });
    const [session] = await app.db.selectFrom("sessions").select(["amr", "factor_id"]).execute();
    expect(session?.factor_id).toBeNull();
    expect(session?.amr).not.toContain("totp");
    const actions = await app.db.selectFrom("audit").select("action").orderBy("id").execute();
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        "factor_in_progress",
        "challenge_created",
        "mfa_code_login",
        "factor_unenrolled",
      ]),
    );
  });
});
