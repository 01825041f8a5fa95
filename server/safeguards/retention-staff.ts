import * as v from "valibot";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import * as retention from "#domain/office/retention-operations.ts";
import { monthsFor, noticeTime, retentionAt } from "#domain/people/retention.ts";
import { takeAdvisoryLock } from "../base/db/advisory-lock.ts";
import type { Db } from "../base/db/open-database.ts";
import { handleCommand } from "../commands/command.ts";
import { changedSince } from "../desk/changed-since.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { findNames } from "../people/colleagues.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { setHandedOver } from "../people/hand-over.ts";
import { findPerson, findRoot, lockPerson } from "../people/people-rows.ts";
import { readRetention, writeRetention } from "../people/retention-setting.ts";
import { promisedMonths } from "../preflight/rules/erasure-promise.ts";
import { listDisposals } from "./disposal-rows.ts";
import { doneTo, doneToPerson } from "./done.ts";
import { dueDayOf, findLastContact } from "./due-people.ts";
import { listDue, listHeld } from "./retention-lists.ts";

/** The operations on how long people are kept. */
export function retentionHandlers({ db, practice }: DeskOptions): OfficeHandler[] {
  const { timeZone } = practice.business;
  return [
    handle(retention.getRetention, async (_, { now }) => {
      const stored = await readRetention(db, now);
      const { inquiryMonths, clientMonths, former, changedAt } = stored;
      const isShorter = former.inquiryMonths > inquiryMonths || former.clientMonths > clientMonths;
      const shorterFrom = new Date(Date.parse(changedAt) + noticeTime);
      return {
        inquiryMonths,
        clientMonths,
        shorterFrom: isShorter && shorterFrom > now ? shorterFrom.toISOString() : null,
        promisedMonths: promisedMonths(),
        ...(await listDue(db, stored, now, timeZone)),
        ...(await listHeld(db)),
      };
    }),
    handle(retention.listDisposals, ({ after }) => listDisposals(db, after)),
    handleCommand(retention.setRetention, db, async (tx, { seen, ...wanted }, { now }) => {
      await takeAdvisoryLock(tx, "retention");
      const stored = await readRetention(tx, now);
      const current = JSON.stringify(v.parse(retention.retentionSetting, stored));
      if (current !== JSON.stringify(seen))
        throw await changedSince(tx, retention.setRetention, { id: "retention", current });
      const former = retentionAt(stored, now);
      await writeRetention(tx, { ...wanted, former, changedAt: now.toISOString() });
      return doneTo("retention", wanted);
    }),
    handleCommand(retention.holdPerson, db, async (tx, { id, reason }, { now, staff }) => {
      const { held_at, delete_at } = await lockPerson(tx, id);
      if (held_at !== null || delete_at !== null) throw new OperationRefused("state-changed");
      const at = now.toISOString();
      await setHold(tx, id, {
        hold_reason: maskSensitiveNumbers(reason),
        held_by: staff.userId,
        held_at: at,
      });
      return { ...doneToPerson(id), answer: { at } };
    }),
    handleCommand(retention.releasePerson, db, async (tx, { id, at }, { now }) => {
      const { held_at } = await lockPerson(tx, id);
      if (held_at === null) throw new OperationRefused("state-changed");
      if (at !== undefined && at !== held_at) throw new OperationRefused("too-late");
      await setHold(tx, id, {
        hold_reason: null,
        held_by: null,
        held_at: null,
        released_at: now.toISOString(),
      });
      return doneToPerson(id);
    }),
    handleCommand(retention.handOverPerson, db, async (tx, { id, isHandedOver }, call) => {
      const person = await lockPerson(tx, id);
      const isSame = (person.handed_over_at !== null) === isHandedOver;
      if (person.stage !== "client" || isSame) throw new OperationRefused("state-changed");
      await setHandedOver(tx, person, isHandedOver ? call.now.toISOString() : null, call);
      return doneToPerson(id, { isHandedOver });
    }),
    handle(retention.getKeeping, async ({ id }, { now }) => {
      const found = await findPerson(db, id);
      if (!found) throw new OperationRefused("not-found");
      const person = await findRoot(db, found);
      const stored = await readRetention(db, now);
      const names = await findNames(db, [person.held_by]);
      const isKept = person.held_at !== null || (person.stage === "client" && person.handed_over_at === null);
      return {
        disposalDay: isKept ? null : dueDayOf(await findLastContact(db, person), stored, timeZone),
        months: monthsFor(person.stage, stored),
        handedOverAt: person.handed_over_at,
        hold:
          person.held_at === null
            ? null
            : {
                reason: person.hold_reason ?? "",
                by: names.get(person.held_by ?? "") ?? "",
                at: person.held_at,
              },
      };
    }),
  ];
}

const setHold = (
  tx: Db,
  id: string,
  hold: { hold_reason: string | null; held_by: string | null; held_at: string | null; released_at?: string },
) => tx.updateTable("people").set(hold).where("id", "=", id).execute();
