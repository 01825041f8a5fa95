import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { officeOperations } from "#domain/office/office-operations.ts";
import { type Operation, requestOf, stepUpAge } from "#domain/office/operation.ts";
import { type StaffRole, staffRoles } from "#domain/office/roles.ts";
import { endSessions, updateSession } from "#server/auth/sessions.ts";
import { updateUser } from "#server/auth/user-rows.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

const unknownId = "3f9d8a52-0000-4000-8000-000000000000";

/** Whatever an operation takes, so that only its caller is at fault. */
const call = (app: TestApp, operation: Operation, token?: string) => {
  const { path, body } = requestOf(operation, { id: unknownId });
  return callOffice(app, path.replace("/office/api", ""), {
    token,
    ...(body !== undefined && { body: {} }),
  });
};

const guarded = officeOperations.filter(({ assurance }) => assurance !== "none");
const refusals = new Set([401, 403]);

describeOnBoth("every operation of the office", (open) => {
  test("answers the roles of its contract, at its assurance, and nobody else", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const sessions = [];
    for (const role of [...staffRoles, undefined])
      sessions.push({ role, proof: "stale", ...(await staffWithStaleFactor(app, role)) });
    for (const role of [...staffRoles, undefined])
      for (const aal of ["aal1", "aal2"] as const)
        sessions.push({ role, proof: aal, ...(await signedInStaff(app, { role, aal })) });
    for (const operation of guarded) {
      for (const { role, proof, token } of sessions) {
        const { status, json } = await call(app, operation, token);
        const isRole = role !== undefined && operation.roles.includes(role);
        const isProven = operation.assurance === "aal1" || proof !== "aal1";
        const isStale = operation.stepUp === true && proof === "stale";
        const who = `${operation.name} as ${role ?? "nobody"} at ${proof}: ${status} ${String(json.code)}`;
        expect([who, refusals.has(status)]).toEqual([who, !isRole || !isProven || isStale]);
        expect([who, json.code === "step-up-required"]).toEqual([who, isRole && isStale]);
      }
    }
  });

  test("refuses a session from the moment on at which it, its role or its account ends", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const ends: [string, string, (staff: Awaited<ReturnType<typeof signedInStaff>>) => Promise<unknown>][] = [
      ["signed out", "session-over", ({ user }) => endSessions(app.db, user.id)],
      [
        "banned",
        "account-banned",
        ({ user }) => updateUser(app.db, user.id, { banned_until: "2099-01-01T00:00:00.000Z" }, app.now()),
      ],
      [
        "without a role",
        "role-forbidden",
        ({ user }) => updateUser(app.db, user.id, { app_metadata: "{}" }, app.now()),
      ],
      [
        "deleted",
        "session-over",
        ({ user }) => app.db.deleteFrom("users").where("id", "=", user.id).execute(),
      ],
    ];
    for (const [title, code, end] of ends) {
      const staff = await signedInStaff(app);
      expect((await callOffice(app, "/session", { token: staff.token })).status).toBe(200);
      await end(staff);
      for (const operation of guarded) {
        const { json } = await call(app, operation, staff.token);
        expect([title, operation.name, json.code]).toEqual([title, operation.name, code]);
      }
    }
  });
});

/** A session that is in use, and whose second factor was proved a moment too long ago for a step-up. */
async function staffWithStaleFactor(app: TestApp, role: StaffRole | undefined) {
  const staff = await signedInStaff(app, { role });
  const timestamp = (app.now().getTime() - stepUpAge) / 1000 - 1;
  await updateSession(app.db, staff.session.id, { amr: JSON.stringify([{ method: "totp", timestamp }]) });
  return staff;
}

test("a command that wants a fresh factor is answered again after a new code", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off", GOTRUE_JWT_EXP: "86400" } });
  const { token } = await signedInStaff(app);
  const codes = () => callOffice(app, "/me/recovery-codes", { token, body: {} });
  app.advance(minutes(8));
  await callOffice(app, "/activity", { token, body: {} });
  app.advance(minutes(7));
  const { json } = await codes();
  app.advance(1);
  expect((await codes()).json).toMatchObject({ code: "step-up-required" });
  const [code] = json.codes as string[];
  expect((await callOffice(app, "/recovery-code", { token, body: { code } })).status).toBe(200);
  expect((await codes()).status).toBe(200);
  await app.end();
});

test("a missing or broken token is refused by every operation, and says what to do in its code", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const { token } = await signedInStaff(app);
  const [head, body, signature] = token.split(".");
  const broken = ["", "x", `${head}.${body}.`, `${head}.${body}.${signature?.slice(2)}`, `${token}x`];
  for (const operation of guarded) {
    for (const each of [undefined, ...broken]) {
      const { status, json } = await call(app, operation, each);
      expect([operation.name, status, json.code]).toEqual([operation.name, 401, "token-invalid"]);
    }
  }
  await app.end();
});

test("a session that stood idle too long is over, and one that is used is not", async () => {
  const app = await startApp({ settings: { GOTRUE_JWT_EXP: "86400" } });
  const { token } = await signedInStaff(app);
  for (let round = 0; round < 4; round += 1) {
    app.advance(minutes(10));
    expect((await callOffice(app, "/activity", { token, body: {} })).status).toBe(200);
  }
  app.advance(minutes(16));
  expect((await callOffice(app, "/session", { token })).json).toMatchObject({ code: "session-over" });
  const { token: other } = await signedInStaff(app);
  for (let round = 0; round < 72; round += 1) {
    app.advance(minutes(10));
    await callOffice(app, "/activity", { token: other, body: {} });
  }
  app.advance(minutes(1));
  expect((await callOffice(app, "/session", { token: other })).json).toMatchObject({ code: "session-over" });
  await app.end();
});

test("an address that is no operation says so as JSON and tells nothing else", async () => {
  const app = await startApp();
  const { token } = await signedInStaff(app);
  const answer = await callOffice(app, "/nothing", { token });
  expect([answer.status, answer.json.code, answer.headers.get("cache-control")]).toEqual([
    404,
    "not-found",
    "no-store",
  ]);
  await app.end();
});
