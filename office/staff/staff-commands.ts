import type { Operation } from "#domain/office/operation.ts";
import {
  banStaff,
  inviteStaffAgain,
  removeStaff,
  resetStaffFactor,
  type StaffMember,
  unbanStaff,
} from "#domain/office/staff-operations.ts";

/** What an owner does with an account after a question; the role has a form of its own. */
export const staffCommands = {
  ban: banStaff,
  unban: unbanStaff,
  reset: resetStaffFactor,
  inviteAgain: inviteStaffAgain,
  remove: removeStaff,
} as const satisfies Record<string, Operation>;
export type StaffCommand = keyof typeof staffCommands;

/** Which commands make sense for an account in its present state. The server decides whether they are allowed. */
export function commandsFor({ state, hasSecondFactor }: StaffMember): StaffCommand[] {
  if (state === "invited") return ["inviteAgain", "remove"];
  if (state === "banned") return ["unban", "remove"];
  return [...(hasSecondFactor ? (["reset"] as const) : []), "ban", "remove"];
}
