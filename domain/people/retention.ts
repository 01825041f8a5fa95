import { days } from "../durations.ts";
import type { Stage } from "./people.ts";

/** The months from the last contact, of clients once handed over; 16 CFR 314.4(c)(6) allows two years. */
export type Retention = { inquiryMonths: number; clientMonths: number };
export const usualRetention: Retention = { inquiryMonths: 12, clientMonths: 12 };
export const mostMonths = 24;

/** A setting with the one before it, which holds as long as the notice runs. */
export type StoredRetention = Retention & { former: Retention; changedAt: string };

/** The time from the announcement of a disposal to the disposal, in milliseconds. */
export const noticeTime = days(7);

/** The setting at a moment: a shorter one counts after the notice, so that nobody goes unannounced. */
export function retentionAt(stored: StoredRetention, moment: Date): Retention {
  const { inquiryMonths, clientMonths, former, changedAt } = stored;
  if (moment.getTime() >= Date.parse(changedAt) + noticeTime) return { inquiryMonths, clientMonths };
  return {
    inquiryMonths: Math.max(inquiryMonths, former.inquiryMonths),
    clientMonths: Math.max(clientMonths, former.clientMonths),
  };
}

export const monthsFor = (stage: Stage, { inquiryMonths, clientMonths }: Retention): number =>
  stage === "client" ? clientMonths : inquiryMonths;
