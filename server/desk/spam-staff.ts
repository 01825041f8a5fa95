import * as spam from "#domain/office/spam-operations.ts";
import type { AuthOptions } from "../auth/options.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler } from "../http/office-handler.ts";
import { type RescueOptions, rescueLead } from "./rescue-lead.ts";
import { listSpam } from "./spam-rows.ts";

/** The operations on what was judged spam. */
export function spamHandlers(options: AuthOptions & RescueOptions): OfficeHandler[] {
  const { db, env, secret } = options;
  return [
    handle(spam.listSpam, ({ after }) => listSpam(db, after)),
    handleCommand(spam.rescueLead, db, async (tx, { id }, { now, staff }) => {
      const limits = { now, secret, isLimited: env.rateLimits };
      const rescued = await rescueLead(tx, id, staff.userId, { ...options, ...limits });
      const { personId, booking, isFirst } = rescued;
      return {
        answer: { personId, booking },
        audit: {
          subject: { kind: "lead", id },
          ...(personId !== null && { personId }),
          details: { isFirst, ...(booking && { booking }) },
        },
        signals: [
          { topic: "spam", id },
          ...(personId === null ? [] : [{ topic: "people" as const, id: personId }]),
          ...(booking === "booked" ? [{ topic: "appointments" as const, id: "" }] : []),
        ],
      };
    }),
  ];
}
