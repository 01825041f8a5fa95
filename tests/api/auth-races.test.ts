import { expect, test } from "vitest";
import { banStaff, resetStaffFactor } from "#domain/office/staff-operations.ts";
import { lockUser } from "#server/auth/user-rows.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { describeOnBoth, race } from "../start-app.ts";
import {
  callAuth,
  enrol,
  openSignUp,
  refusalOf,
  samplePassword,
  serviceKey,
  signIn,
  signUp,
} from "./auth-calls.ts";
import { countWaiting } from "./count-waiting.ts";
import { callOffice, callOperation, openSession, signedInStaff } from "./office-staff.ts";

const settings = { ...openSignUp, RATE_LIMITS: "off" };
const twenty = Array.from({ length: 20 }, (_, index) => index);

describeOnBoth("calls of one account at once", (open) => {
  test("that replace the recovery codes leave those of one answer", async () => {
    const app = await open({ settings, ...race });
    const { token } = await signedInStaff(app);
    const answers = await Promise.all(
      twenty.map(() => callOffice(app, "/me/recovery-codes", { token, body: {} })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.db.selectFrom("recovery_codes").selectAll().execute()).toHaveLength(10);
  });

  test("that set a password from two sessions: the first ends the other, whose call is refused", async () => {
    const app = await open({ settings, ...race });
    const sessions = [await signUp(app), await signIn(app)];
    const answers = await Promise.all(
      sessions.map(({ token }, index) => {
        const body = { password: `otra frase larga ${index}`, current_password: samplePassword };
        return callAuth(app, "PUT /user", { token, body });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const { json } = answers.find(({ status }) => status === 403) ?? {};
    expect(json.code).toBe("session_not_found");
  });

  test("of which one signs in and the other bans it or resets its factors leave no session", async () => {
    const app = await open({ settings, ...race });
    const { token } = await signedInStaff(app);
    for (const operation of [banStaff, resetStaffFactor]) {
      const { user } = await signedInStaff(app, { role: "front-desk" });
      const second = await app.db.transaction().execute(async (tx) => {
        await lockUser(tx, user.id);
        const answer = callOperation(app, operation, { id: user.id }, token);
        if (isPostgres(app.db)) await expect.poll(() => countWaiting(app.db)).toBe(1);
        await openSession({ ...app, db: tx }, user);
        return { answer };
      });
      expect(await second.answer).toEqual({});
      const sessions = app.db.selectFrom("sessions").select("id").where("user_id", "=", user.id);
      expect(await sessions.execute()).toEqual([]);
    }
  });

  test("that challenge a factor while it is taken away find it or not", async () => {
    const app = await open({ settings, ...race });
    const { token } = await signUp(app);
    const { factorId } = await enrol(app, token);
    const challenge = () => callAuth(app, `POST /factors/${factorId}/challenge`, { token });
    const before = twenty.slice(10).map(challenge);
    const removal = callAuth(app, `DELETE /factors/${factorId}`, { token });
    const answers = await Promise.all([...before, ...twenty.slice(10).map(challenge)]);
    expect((await removal).status).toBe(200);
    for (const { status, json } of answers)
      if (status !== 200) expect([status, json.code]).toEqual([404, "mfa_factor_not_found"]);
  });

  test("that generate links leave one alive", async () => {
    const app = await open({ settings, ...race });
    await signUp(app);
    const token = await serviceKey(app);
    const body = { type: "recovery", email: "elena@example.com" };
    const answers = await Promise.all(
      twenty.map(() => callAuth(app, "POST /admin/generate_link", { token, body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.db.selectFrom("one_time_tokens").selectAll().execute()).toHaveLength(1);
  });

  test("that delete it, softly or not, while it is used: each is answered", async () => {
    const app = await open({ settings, ...race });
    const { token, user } = await signUp(app);
    const key = await serviceKey(app);
    const answers = await Promise.all(
      twenty.flatMap((index) => [
        callAuth(app, `DELETE /admin/users/${user.id}`, {
          token: key,
          body: { should_soft_delete: index % 2 === 0 },
        }),
        callAuth(app, "PUT /user", { token, body: { data: { index } } }),
        callAuth(app, "POST /factors", { token, body: { factor_type: "totp", friendly_name: `${index}` } }),
        callAuth(app, "POST /recover", { body: { email: user.email } }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test("that take its two identities away leave one, and other ids are refused", async () => {
    const app = await open({
      settings: { ...settings, GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: "true" },
      ...race,
    });
    const email = "elena@example.com";
    const contact = { email, email_confirm: true, phone: "34600111222" };
    const { json } = await callAuth(app, "POST /admin/users", {
      token: await serviceKey(app),
      body: { ...contact, password: samplePassword },
    });
    const { token } = await signIn(app, email);
    const remove = (id: string) => callAuth(app, `DELETE /user/identities/${id}`, { token });
    expect(refusalOf(await remove("none"))).toEqual([404, "validation_failed"]);
    expect(refusalOf(await remove(json.id))).toEqual([422, "identity_not_found"]);
    const ids = json.identities.map(({ identity_id: id }: { identity_id: string }) => id);
    const answers = await Promise.all(ids.map(remove));
    expect(answers.map(refusalOf).sort()).toEqual([
      [200, undefined],
      [422, "single_identity_not_deletable"],
    ]);
  });
});
