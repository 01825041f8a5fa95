import * as calendar from "#domain/office/calendar-operations.ts";
import type { Operation } from "#domain/office/operation.ts";
import type { TestApp } from "../start-app.ts";
import { callOperation, signedInStaff } from "./office-staff.ts";

/** The calls of one member of staff; each refused one resolves with its problem. */
export async function openDesk(app: TestApp, role: "owner" | "front-desk" = "owner") {
  const { token } = await signedInStaff(app, { role });
  const call = <Each extends Operation>(operation: Each, input: object) =>
    callOperation(app, operation, input, token);
  const day = (from: string) => call(calendar.getCalendar, { from, to: from });
  return { call, day };
}
