import { findSlotRules, type Slot } from "#domain/appointments/appointment-slots.ts";
import { type Closure, isSameClosure } from "#domain/appointments/closures.ts";
import { addDays } from "#domain/deadlines/local-day.ts";
import { days, hours } from "#domain/durations.ts";
import { addClosure, previewClosure, removeClosure as reopen } from "#domain/office/closure-operations.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import {
  findClosure,
  insertClosure,
  listClosures,
  listWholeDays,
  lockClosures,
  parseClosure,
  removeClosure,
} from "../closures/queries.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countByStaff, type RateLimit } from "../http/rate-limits.ts";
import { findName } from "../people/colleagues.ts";
import { listInside } from "./calendar-entries.ts";
import { dayPart, readTime, wallTimeAt } from "./office-clock.ts";

/** The longest closure, in milliseconds. */
const longestClosure = days(366);

type Options = {
  env: { rateLimits: boolean };
  secret: string;
  db: Db;
  practice: Practice;
  closures: CurrentClosures;
  /**
   * Called with the days that a closure closed whole, or that are open again without it, in the transaction of that; what
   * it resolves with is called when that is committed.
   */
  onWholeDays: (
    tx: Db,
    change: { closed: string[]; opened: string[] },
    actorId: string,
  ) => Promise<() => void>;
};

/** The closures that one member of staff may add and remove together, as each may publish the website. */
const changes: RateLimit = { name: "closure-change", most: 60, window: hours(1) };

/** The operations on closures. One that this server changed acts here with the next request. */
export function closureHandlers(options: Options): OfficeHandler[] {
  const { db, practice, closures, onWholeDays } = options;
  const { timeZone } = practice.business;
  return [
    handle(previewClosure, async (input, { now }) => ({
      inside: await listInside(db, readClosure(input, now), { practice, now }),
    })),
    expiring(
      handleCommand(addClosure, db, async (tx, { note, ...input }, call) => {
        const { now } = call;
        await countByStaff(tx, changes, call, options);
        await lockClosures(tx);
        const closure = readClosure(input, now);
        refuseLater(closure, call);
        await refuseStanding(tx, closure, now);
        const id = newId(now);
        const before = await listWholeDays(tx, practice, now);
        await insertClosure(tx, {
          id,
          starts_at: new Date(closure.start).toISOString(),
          ends_at: new Date(closure.end).toISOString(),
          type_ids: closure.typeIds && JSON.stringify(closure.typeIds),
          note,
          actor_id: call.staff.userId,
          created_at: now.toISOString(),
          removed_at: null,
        });
        const { length: inside } = await listInside(tx, closure, { practice, now });
        const after = await listWholeDays(tx, practice, now);
        const closed = after.filter((day) => !before.includes(day));
        return {
          answer: { id, inside },
          ...tellOf(id, { from: input.from, to: input.to, inside }),
          afterCommit: await onWholeDays(tx, { closed, opened: [] }, call.staff.userId),
        };
      }),
    ),
    expiring(
      handleCommand(reopen, db, async (tx, { id }, call) => {
        await countByStaff(tx, changes, call, options);
        await lockClosures(tx);
        const closure = await findClosure(tx, id);
        if (!closure) throw new OperationRefused("not-found");
        if (closure.removed_at !== null) throw new OperationRefused("state-changed");
        refuseLater(parseClosure(closure), call);
        const before = await listWholeDays(tx, practice, call.now);
        await removeClosure(tx, id, call.now);
        const after = await listWholeDays(tx, practice, call.now);
        const opened = before.filter((day) => !after.includes(day));
        return {
          answer: {},
          ...tellOf(id),
          afterCommit: await onWholeDays(tx, { closed: [], opened }, call.staff.userId),
        };
      }),
    ),
  ];

  function readClosure({ from, to, typeIds }: ReceivedOf<typeof previewClosure>, now: Date): Closure {
    const time = { start: readTime(from, timeZone), end: readTime(to, timeZone) };
    const isValid = time.end > time.start && time.end - time.start <= longestClosure;
    if (!isValid || time.end <= now.getTime()) throw new OperationRefused("input-invalid", { field: "to" });
    if (typeIds?.some((id) => !findSlotRules(practice, id)))
      throw new OperationRefused("input-invalid", { field: "typeIds" });
    return { ...time, typeIds };
  }

  /** The front desk closes and opens only today and tomorrow; when it began, nobody changes any more. */
  function refuseLater({ end }: Slot, { now, staff }: StaffCall): void {
    if (staff.role !== "front-desk") return;
    const today = dayPart(wallTimeAt(now.getTime(), timeZone));
    const from = readTime(`${today}T00:00`, timeZone);
    const to = readTime(`${addDays(today, 2)}T00:00`, timeZone);
    if (end <= from || end > to) throw new OperationRefused("role-forbidden", { field: "to" });
  }

  function expiring({ operation, run }: OfficeHandler): OfficeHandler {
    return {
      operation,
      async run(input, call) {
        const answer = await run(input, call);
        closures.expire();
        return answer;
      },
    };
  }
}

/** Throws `state-changed`, with its note, its author and its time, for a closure that stands already. */
async function refuseStanding(tx: Db, closure: Closure, now: Date): Promise<void> {
  const rows = await listClosures(tx, closure);
  const standing = rows.find((row) => isSameClosure(parseClosure(row), closure, now));
  if (!standing) return;
  const { note: current, actor_id, created_at: at } = standing;
  const by = await findName(tx, actor_id);
  throw new OperationRefused("state-changed", { conflict: { current, by, at } });
}

const tellOf = (id: string, details: Record<string, string | number> = {}) => ({
  audit: { subject: { kind: "closure" as const, id }, details },
  signals: [{ topic: "closures" as const, id }],
});
