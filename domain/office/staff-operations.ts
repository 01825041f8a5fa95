import * as v from "valibot";
import { emailField, localeField, nameField, roleField } from "./account-fields.ts";
import { defineOperation } from "./operation.ts";
import { owners, staffRoles } from "./roles.ts";

const nothing = v.object({});
const instant = v.pipe(v.string(), v.isoTimestamp());
const id = v.pipe(v.string(), v.uuid());

/** Whether an account waits for its person, is in use, or may not sign in. */
export const staffStates = ["invited", "active", "banned"] as const;
export type StaffState = (typeof staffStates)[number];

const staffMember = v.object({
  id,
  name: v.string(),
  email: v.string(),
  role: v.picklist(staffRoles),
  state: v.picklist(staffStates),
  hasSecondFactor: v.boolean(),
  lastSignInAt: v.nullable(instant),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const staffPageSize = 50;

export const listStaff = defineOperation({
  name: "list-staff",
  method: "GET",
  path: "/staff",
  ...owners,
  input: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
  output: v.object({ staff: v.array(staffMember), next: v.nullable(v.string()) }),
});

export const inviteStaff = defineOperation({
  name: "invite-staff",
  method: "POST",
  path: "/staff",
  ...owners,
  stepUp: true,
  input: v.object({ name: nameField, email: emailField, role: roleField, locale: localeField }),
  output: nothing,
});

/** `state-changed` where the role is no longer the one that was seen, `from`. */
export const changeStaffRole = defineOperation({
  name: "change-staff-role",
  method: "POST",
  path: "/staff/:id/role",
  ...owners,
  stepUp: true,
  input: v.object({ id, from: roleField, role: roleField }),
  output: nothing,
});

const actOnMember = <const Action extends string>(action: Action) =>
  defineOperation({
    name: `${action}-staff`,
    method: "POST",
    path: `/staff/:id/${action}`,
    ...owners,
    stepUp: true,
    input: v.object({ id }),
    output: nothing,
  });

/** Ends the sessions of the account too. */
export const banStaff = actOnMember("ban");
export const unbanStaff = actOnMember("unban");
/** Takes away second factor and recovery codes and ends the sessions; the next sign-in sets up a new factor. */
export const resetStaffFactor = actOnMember("reset-mfa");
export const removeStaff = actOnMember("remove");
export const inviteStaffAgain = actOnMember("invite-again");
