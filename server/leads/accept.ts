import { v7 } from "uuid";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import { checkForm } from "#domain/forms/lead-forms.ts";
import { scoreSpam } from "#domain/forms/spam-score.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { wishOf } from "../appointments/slot-request.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Log } from "../base/logger.ts";
import { checkFormToken } from "../http/form-token.ts";
import type { Refusal } from "./refusal.ts";
import { impliedKey, type Stored, storeLead } from "./store.ts";
import type { Submission } from "./submission.ts";

export type TakeOptions = {
  db: Db;
  now: Clock;
  practice: Practice;
  secret: string;
  isLimited: boolean;
  wakeOutbox: () => void;
  log: Log;
};
export type Sender = { clientAddress: string; isPlain: boolean; requestId: string };
export type Taken = { id: string } | { refusal: Refusal };

/**
 * Checks a submission and stores it; resolves with its id after the commit. Judged spam is stored apart and
 * answered like any other.
 */
export async function takeLead(
  kind: FormKind,
  submission: Submission,
  sender: Sender,
  options: TakeOptions,
): Promise<Taken> {
  const { idempotencyKey } = submission;
  if (idempotencyKey && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    return { refusal: { code: "key-invalid" } };
  const now = options.now();
  const checked = checkForm(kind, submission.fields);
  if ("problem" in checked) {
    // Whoever fills the trap learns nothing about the form; there is no lead here that could be kept.
    if (submission.honeypot) return { id: v7({ msecs: now.getTime() }) };
    return { refusal: checked.problem };
  }
  const { fields } = checked;
  const wished = wishOf(kind, fields, options.practice, now);
  if (wished && "code" in wished) return { refusal: wished };
  const stamp = checkFormToken(submission.stamp, options.secret, now);
  const verdict = scoreSpam({ honeypot: submission.honeypot, stamp, fields });
  const lead = {
    kind,
    fields,
    submission,
    key: idempotencyKey || (sender.isPlain ? impliedKey(kind, fields, submission) : ""),
    clientAddress: sender.clientAddress,
    isSpam: verdict.isSpam,
    spamReasons: verdict.reasons,
    wish: wished,
  };
  const stored = await storeLead(options.db, lead, {
    now,
    practice: options.practice,
    secret: options.secret,
    isLimited: options.isLimited,
  }).catch((err: unknown) => {
    options.log.error({ err, request_id: sender.requestId }, "a lead could not be stored");
    return { outcome: "failed" } as const;
  });
  if (stored.outcome === "stored" && !verdict.isSpam) options.wakeOutbox();
  return takenFrom(stored);
}

function takenFrom(stored: Stored | { outcome: "failed" }): Taken {
  switch (stored.outcome) {
    case "stored":
    case "repeated":
      return { id: stored.id };
    case "conflict":
      return { refusal: { code: "key-conflict" } };
    case "limited":
      return { refusal: { code: "rate-limited", retryAfterSeconds: stored.retryAfterSeconds } };
    case "not-booked":
      return { refusal: { code: stored.code, field: stored.code === "slot-taken" ? "start" : "email" } };
    case "failed":
      return { refusal: { code: "storage-failed", retryAfterSeconds: 10 } };
  }
}
