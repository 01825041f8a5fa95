import { expect, test } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { officeOperations } from "#domain/office/office-operations.ts";
import { deleteView } from "#domain/office/people-list-operations.ts";
import { markActive, noteActivity } from "#server/auth/require-staff.ts";
import { endSessions, findSession } from "#server/auth/sessions.ts";
import { describeOnBoth } from "../start-app.ts";
import { callAuth, refusalOf } from "./auth-calls.ts";
import { callAs } from "./expect-office-access.ts";
import { callOffice, callOperation, openSession, signedInStaff } from "./office-staff.ts";

const id = "0b7d6f0e-4c1f-4c11-9d55-2a3f5d1f6a11";
const lines = [
  "GET /user",
  "PUT /user",
  "GET /reauthenticate",
  "POST /factors",
  `DELETE /user/identities/${id}`,
  "GET /admin/users",
  "POST /admin/users",
  `PUT /admin/users/${id}`,
  "POST /invite",
];

describeOnBoth("a session that is over while its access token lives", (open) => {
  // Longer than both limits, so that only they can end a call.
  const settings = { GOTRUE_JWT_EXP: "172800", RATE_LIMITS: "off" };

  test("is refused by every call of sign-in, for its inactivity as for its age", async () => {
    const app = await open({ settings });
    const idle = await signedInStaff(app);
    app.advance(minutes(15));
    expect((await callAuth(app, "GET /admin/users", { token: idle.token })).status).toBe(200);
    app.advance(1);
    const old = await signedInStaff(app);
    for (let passed = minutes(10); passed <= hours(12); passed += minutes(10)) {
      app.advance(minutes(10));
      expect(await callOperation(app, deleteView, { name: "None" }, old.token)).toEqual({});
    }
    app.advance(1);
    for (const { token } of [idle, old])
      for (const line of lines) {
        const answer = await callAuth(app, line, { token, body: line.startsWith("GET") ? undefined : {} });
        expect([line, ...refusalOf(answer)]).toEqual([line, 403, "session_not_found"]);
      }
    const users = await app.db.selectFrom("users").select("id").execute();
    expect(users).toHaveLength(2);
  });

  test("is over for want of touches, though an open office renews its token; other accounts renew for as long as they like", async () => {
    const app = await open({ settings: { GOTRUE_JWT_EXP: "600" } });
    const accounts = [await signedInStaff(app), await signedInStaff(app, { role: undefined })];
    const renew = async ({ refreshToken }: { refreshToken: string }) => {
      const body = { refresh_token: refreshToken };
      return callAuth(app, "POST /token?grant_type=refresh_token", { body });
    };
    app.advance(minutes(9));
    const renewed = await Promise.all(accounts.map(renew));
    app.advance(minutes(6) + 1);
    const again = await Promise.all(renewed.map(({ json }) => renew({ refreshToken: json.refresh_token })));
    expect(again.map(({ status }) => status)).toEqual([400, 200]);
  });

  test("is over for want of touches, though its screens read again what was once typed", async () => {
    const app = await open({ settings });
    const reads = officeOperations.filter(({ isRead }) => isRead);
    expect(reads.map(({ name }) => name)).toContain("find-people");
    const staff = await signedInStaff(app);
    app.advance(minutes(10));
    for (const operation of reads)
      expect([403, 401]).not.toContain((await callAs(app, operation, staff.token)).status);
    app.advance(minutes(5) + 1);
    expect((await callOffice(app, "/session", { token: staff.token })).json.code).toBe("session-over");
  });

  test("is not listed among those in which its person is signed in", async () => {
    const app = await open({ settings });
    const left = await signedInStaff(app);
    app.advance(minutes(15) + 1);
    const { token, session } = await openSession(app, left.user);
    const { sessions } = (await callOffice(app, "/me/sessions", { token })).json;
    expect(sessions).toMatchObject([{ id: session.id, isCurrent: true }]);
  });

  test("can still sign itself out, and its refresh token says that it expired", async () => {
    const app = await open({ settings });
    const left = await signedInStaff(app);
    const other = await signedInStaff(app);
    app.advance(minutes(15) + 1);
    const signedOut = await callAuth(app, "POST /logout?scope=local", { token: left.token });
    expect(signedOut.status).toBe(204);
    expect(await findSession(app.db, left.session.id)).toBeUndefined();
    expect(refusalOf(await callAuth(app, "GET /user", { token: other.token }))).toEqual([
      403,
      "session_not_found",
    ]);
    const body = { refresh_token: other.refreshToken };
    expect(refusalOf(await callAuth(app, "POST /token?grant_type=refresh_token", { body }))).toEqual([
      400,
      "session_expired",
    ]);
  });

  test("that ends between reading and noting its activity is refused as over", async () => {
    const app = await open();
    const { session, user } = await signedInStaff(app);
    await endSessions(app.db, user.id);
    const over = { code: "session-over" };
    await expect(markActive(app.db, session.id, app.now())).rejects.toMatchObject(over);
    const later = new Date(app.now().getTime() + minutes(5));
    await expect(noteActivity(app.db, session, later)).rejects.toMatchObject(over);
  });
});
