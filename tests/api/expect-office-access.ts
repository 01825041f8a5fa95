import { expect } from "vitest";
import { officeOperations } from "#domain/office/office-operations.ts";
import { type Operation, requestOf, stepUpAge } from "#domain/office/operation.ts";
import { type StaffRole, staffRoles } from "#domain/office/roles.ts";
import { endSessions, updateSession } from "#server/auth/sessions.ts";
import { updateUser } from "#server/auth/user-rows.ts";
import type { TestApp } from "../start-app.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

const unknownId = "3f9d8a52-0000-4000-8000-000000000000";
const refusals = new Set([401, 403]);

/** The operations that know their caller. */
export const guarded = officeOperations.filter(({ assurance }) => assurance !== "none");

/** One operation of each method, assurance, step-up and set of roles. */
export const oneOfEachContract = [
  ...new Map(
    guarded.map((each) => [`${each.method} ${each.assurance} ${each.stepUp} ${each.roles}`, each]),
  ).values(),
];

/** Calls an operation with whatever it takes, so that only its caller is at fault. */
export const callAs = (app: TestApp, operation: Operation, token?: string) => {
  const { path, body } = requestOf(operation, { id: unknownId });
  return callOffice(app, path.replace("/office/api", ""), {
    token,
    ...(body !== undefined && { body: {} }),
  });
};

/** Expects that operations answer the roles of their contract, at its assurance, and nobody else. */
export async function expectRoles(app: TestApp, operations: Operation[]) {
  const sessions = [];
  for (const role of [...staffRoles, undefined])
    sessions.push({ role, proof: "stale", ...(await staffWithStaleFactor(app, role)) });
  for (const role of [...staffRoles, undefined])
    for (const aal of ["aal1", "aal2"] as const)
      sessions.push({ role, proof: aal, ...(await signedInStaff(app, { role, aal })) });
  for (const operation of operations) {
    for (const { role, proof, token } of sessions) {
      const { status, json } = await callAs(app, operation, token);
      const isRole = role !== undefined && operation.roles.includes(role);
      const isProven = operation.assurance === "aal1" || proof !== "aal1";
      const isStale = operation.stepUp === true && proof === "stale";
      const who = `${operation.name} as ${role ?? "nobody"} at ${proof}: ${status} ${String(json.code)}`;
      expect([who, refusals.has(status)]).toEqual([who, !isRole || !isProven || isStale]);
      expect([who, json.code === "step-up-required"]).toEqual([who, isRole && isStale]);
    }
  }
}

/** Expects that operations refuse a session from the moment on at which it, its role or its account ends. */
export async function expectEnds(app: TestApp, operations: Operation[]) {
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
    ["deleted", "session-over", ({ user }) => app.db.deleteFrom("users").where("id", "=", user.id).execute()],
  ];
  for (const [title, code, end] of ends) {
    const staff = await signedInStaff(app);
    expect((await callOffice(app, "/session", { token: staff.token })).status).toBe(200);
    await end(staff);
    for (const operation of operations) {
      const { json } = await callAs(app, operation, staff.token);
      expect([title, operation.name, json.code]).toEqual([title, operation.name, code]);
    }
  }
}

/** A session that is in use, and whose second factor was proved a moment too long ago for a step-up. */
async function staffWithStaleFactor(app: TestApp, role: StaffRole | undefined) {
  const staff = await signedInStaff(app, { role });
  const timestamp = (app.now().getTime() - stepUpAge) / 1000 - 1;
  await updateSession(app.db, staff.session.id, { amr: JSON.stringify([{ method: "totp", timestamp }]) });
  return staff;
}
