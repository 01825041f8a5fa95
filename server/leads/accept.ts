import { v7 } from "uuid";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import { checkForm } from "#domain/forms/lead-forms.ts";
import { scoreSpam } from "#domain/forms/spam-score.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Log } from "../base/logger.ts";
import { checkFormToken } from "../http/form-token.ts";
import { Refused } from "../http/refused.ts";
import type { Submission } from "../http/submission.ts";
import { type Follow, impliedKey, storeLead } from "./store.ts";

export type AcceptOptions = {
  db: Db;
  now: Clock;
  secret: string;
  env: { rateLimits: boolean };
  wakeOutbox: () => void;
  log: Log;
};
export type Sender = { clientAddress: string; isPlain: boolean; requestId: string };
/** `followed` is what the caller's `follow` returned; undefined for a repeat and for spam. */
export type Accepted<T> = { id: string; followed: T | undefined };

/**
 * Accepts a submission as a lead: checks it and stores it with all that follows from it in one transaction; resolves
 * after the commit. `followUp` says, from the checked fields, what follows. Spam is stored apart, nothing follows from
 * it, and it is answered like any other. Throws `Refused`.
 */
export async function acceptLead<T>(
  kind: FormKind,
  submission: Submission,
  sender: Sender,
  options: AcceptOptions & { followUp: (fields: FormFields) => Follow<T> },
): Promise<Accepted<T>> {
  const { db, secret, log } = options;
  const { idempotencyKey, honeypot } = submission;
  if (idempotencyKey && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) throw new Refused("key-invalid");
  const now = options.now();
  const checked = checkForm(kind, submission.fields);
  if ("problem" in checked) {
    // A program that fills the honeypot learns nothing about the form; there is no lead here that could be kept.
    if (honeypot) return { id: v7({ msecs: now.getTime() }), followed: undefined };
    throw new Refused(checked.problem.code, checked.problem);
  }
  const { fields } = checked;
  const follow = options.followUp(fields);
  const verdict = scoreSpam({ honeypot, stamp: checkFormToken(submission.formToken, secret, now), fields });
  const lead = {
    kind,
    fields,
    submission,
    key: idempotencyKey || (sender.isPlain ? impliedKey(kind, fields, submission) : ""),
    clientAddress: sender.clientAddress,
    isSpam: verdict.isSpam,
    spamReasons: verdict.reasons,
  };
  const isLimited = options.env.rateLimits;
  const stored = await storeLead(db, lead, { now, secret, isLimited, follow }).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    log.error({ err: error, request_id: sender.requestId }, "a lead could not be stored");
    throw new Refused("storage-failed", { retryAfterSeconds: 10 });
  });
  if (stored.followed !== undefined) options.wakeOutbox();
  return stored;
}
