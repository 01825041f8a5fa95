import { days, minutes } from "#domain/durations.ts";
import { OperationRefused } from "../http/office-handler.ts";

/** How far ahead the staff book: a slip in the year would keep the person for good. */
export const horizonDays = 400;

export function refusePast(start: number, now: Date): void {
  if (start <= now.getTime())
    throw new OperationRefused("input-invalid", { field: "start", message: "time-past" });
}

/** Refuses a start too far ahead, or between two minutes. */
export function refuseSlip(start: number, now: Date): void {
  if (start % minutes(1) !== 0 || start > now.getTime() + days(horizonDays))
    throw new OperationRefused("input-invalid", { field: "start" });
}
