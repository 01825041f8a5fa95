import { randomUUID } from "node:crypto";
import { type Operation, officeApiPath, requestOf } from "#domain/office/operation.ts";
import type { StaffRole } from "#domain/office/roles.ts";
import { openKeys } from "#server/auth/keys.ts";
import { sessionResponse } from "#server/auth/session-response.ts";
import { createSession, raiseSession } from "#server/auth/sessions.ts";
import { confirmEmail, insertUser } from "#server/auth/user-rows.ts";
import type { TestApp } from "../start-app.ts";
import { samplePassword } from "./auth-calls.ts";
import { passwordHash } from "./insert-account.ts";

const caller = { ipAddress: "127.0.0.1", userAgent: "a test", requestId: "test" };

type Wanted = { role?: StaffRole | undefined; email?: string; aal?: "aal1" | "aal2"; name?: string };

/** Makes an account, by default an owner's, and a live session of it; the second factor is not asked for here. */
export async function signedInStaff(app: Pick<TestApp, "db" | "env" | "now">, wanted: Wanted = {}) {
  const { role, aal = "aal2", email = `${randomUUID()}@example.com` } = { role: "owner" as const, ...wanted };
  const { name = "Elena Prueba" } = wanted;
  const now = app.now();
  const inserted = await insertUser(app.db, {
    email,
    password_hash: await passwordHash(samplePassword),
    appMetadata: role ? { role } : {},
    userMetadata: { name, locale: "es" },
    now,
  });
  const user = await confirmEmail(app.db, inserted, now);
  return { user, email, ...(await openSession(app, user, aal)) };
}

/** Opens a session of an account, by default with a fresh second factor. */
export async function openSession(
  app: Pick<TestApp, "db" | "env" | "now">,
  user: Awaited<ReturnType<typeof insertUser>>,
  aal: "aal1" | "aal2" = "aal2",
) {
  const now = app.now();
  const first = await createSession(app.db, user.id, "password", { caller, now });
  const session =
    aal === "aal2" ? await raiseSession(app.db, first, { method: "totp", factorId: null, now }) : first;
  const options = { ...app, keys: openKeys(app.env, app.now) };
  const { access_token: token, refresh_token: refreshToken } = await sessionResponse(
    { user, session },
    options as never,
  );
  return { session, token, refreshToken };
}

/** Calls an operation with a token; resolves with its answer, or with the problem of a refused one. */
export async function callOperation(app: TestApp, operation: Operation, input: object, token: string) {
  const { path, body } = requestOf(operation, input);
  const rest = body === undefined ? {} : { body: JSON.parse(body) };
  return (await callOffice(app, path.slice(officeApiPath.length), { token, ...rest })).json;
}

/** Calls an address of the office's API as the office does. */
export async function callOffice(
  app: TestApp,
  path: string,
  options: {
    token?: string | undefined;
    body?: unknown;
    method?: string;
    headers?: Record<string, string>;
  } = {},
) {
  const { token, body, method = body === undefined ? "GET" : "POST", headers } = options;
  const answer = await fetch(`${app.url}/office/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    json: (await answer.json()) as Record<string, unknown>,
  };
}
