import { amountWords } from "#content/format/duration-words.ts";
import { fillIn } from "#content/format/fill-in.ts";
import { formWords } from "#content/words/forms.ts";
import type { ProblemCode } from "#domain/forms/form-values.ts";
import type { Locale } from "#domain/locale.ts";

type RequestCode =
  | "unreadable"
  | "wrong-shape"
  | "key-invalid"
  | "unsupported-type"
  | "too-large"
  | "too-slow"
  | "other-site"
  | "key-conflict"
  | "rate-limited"
  | "too-many-bookings"
  | "too-many-changes"
  | "booking-suspected"
  | "too-busy"
  | "storage-failed"
  | "unavailable";
type RefusalCode = ProblemCode | RequestCode;

/**
 * A refusal of a request, thrown anywhere in it and answered in one place (`respond.ts`). Thrown inside a transaction
 * it rolls the transaction back. `fields` names the inputs at fault, `retryAfterSeconds` when another try makes sense.
 */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: RefusalCode,
    details: { field?: string; fields?: readonly string[]; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? (details.field ? [details.field] : []);
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

const statuses: Partial<Record<RefusalCode, 403 | 408 | 409 | 413 | 415 | 422 | 429 | 503>> = {
  "wrong-shape": 422,
  "unsupported-type": 415,
  "too-large": 413,
  "too-slow": 408,
  "other-site": 403,
  "booking-suspected": 403,
  "key-conflict": 409,
  "slot-taken": 409,
  "rate-limited": 429,
  "too-many-bookings": 429,
  "too-many-changes": 429,
  "too-busy": 503,
  "storage-failed": 503,
  unavailable: 503,
};

/** The HTTP status of a refusal; 400 for what a person can correct in the form. */
export const refusalStatus = ({ code }: Refused) => statuses[code] ?? 400;

const sentences: Record<RequestCode, keyof (typeof formWords)["en"]["refusals"]> = {
  unreadable: "unreadable",
  "wrong-shape": "unreadable",
  "key-invalid": "unreadable",
  "unsupported-type": "unsupported",
  "too-large": "tooLarge",
  "too-slow": "tooSlow",
  "other-site": "otherSite",
  "key-conflict": "conflict",
  "rate-limited": "rateLimited",
  "too-many-bookings": "tooManyBookings",
  "too-many-changes": "tooManyChanges",
  "booking-suspected": "bookingSuspected",
  "too-busy": "tooBusy",
  "storage-failed": "storageFailed",
  unavailable: "unavailable",
};

export function refusalMessage(
  { code, retryAfterSeconds = 60 }: Refused,
  locale: Locale,
  phone: string,
): string {
  const { problems, refusals } = formWords[locale];
  if (isProblem(code)) return problems[code];
  return fillIn(refusals[sentences[code]], { wait: waitWords(retryAfterSeconds, locale), phone });
}

/** "1 minute", "40 minutes", "5 hours". */
function waitWords(seconds: number, locale: Locale): string {
  if (seconds > 5400) return amountWords(Math.ceil(seconds / 3600), "hour", locale);
  return amountWords(Math.ceil(seconds / 60), "minute", locale);
}

const isProblem = (code: RefusalCode): code is ProblemCode => Object.hasOwn(formWords.en.problems, code);
