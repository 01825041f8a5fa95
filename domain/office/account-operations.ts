import * as v from "valibot";
import { locales } from "../locale.ts";
import { recoveryCodeField } from "./account-fields.ts";
import { defineOperation } from "./operation.ts";
import { staffRoles } from "./roles.ts";

const nothing = v.object({});
const instant = v.pipe(v.string(), v.isoTimestamp());
const id = v.pipe(v.string(), v.uuid());

/** Raises a session to aal2 with one of the codes for a lost phone; the answer is a session as auth-js takes it. */
export const redeemRecoveryCode = defineOperation({
  name: "redeem-recovery-code",
  method: "POST",
  path: "/recovery-code",
  roles: staffRoles,
  assurance: "aal1",
  input: v.object({ code: recoveryCodeField }),
  output: v.object({ access_token: v.string(), refresh_token: v.string() }),
});

export const getSession = defineOperation({
  name: "get-session",
  method: "GET",
  path: "/session",
  roles: staffRoles,
  assurance: "aal1",
  input: nothing,
  output: v.object({
    user: v.object({
      id,
      email: v.string(),
      name: v.string(),
      role: v.picklist(staffRoles),
      locale: v.picklist(locales),
    }),
    /** The server's clock, against which the client measures the two ends. */
    now: instant,
    endsAt: instant,
    idleEndsAt: instant,
    factors: v.array(v.object({ id, name: v.string(), createdAt: instant })),
    recoveryCodesLeft: v.number(),
  }),
});

/** Tells that its person is at work, which moves the idle limit. */
export const reportActivity = defineOperation({
  name: "report-activity",
  method: "POST",
  path: "/activity",
  roles: staffRoles,
  assurance: "aal2",
  input: nothing,
  output: v.object({ idleEndsAt: instant }),
});

export const listOwnSessions = defineOperation({
  name: "list-own-sessions",
  method: "GET",
  path: "/me/sessions",
  roles: staffRoles,
  assurance: "aal2",
  input: nothing,
  output: v.object({
    sessions: v.array(
      v.object({
        id,
        /** Browser and system, such as "Chrome, Windows"; empty when unknown. */
        device: v.string(),
        address: v.string(),
        createdAt: instant,
        activeAt: instant,
        isCurrent: v.boolean(),
      }),
    ),
  }),
});

export const endOwnSession = defineOperation({
  name: "end-own-session",
  method: "POST",
  path: "/me/sessions/:id/end",
  roles: staffRoles,
  assurance: "aal2",
  input: v.object({ id }),
  output: nothing,
});

/** Replaces the ten recovery codes; the answer is the only place where they can be read. */
export const createRecoveryCodes = defineOperation({
  name: "create-recovery-codes",
  method: "POST",
  path: "/me/recovery-codes",
  roles: staffRoles,
  assurance: "aal2",
  stepUp: true,
  input: nothing,
  output: v.object({ codes: v.array(v.string()) }),
});
