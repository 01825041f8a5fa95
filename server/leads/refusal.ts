import { fillIn } from "#content/format/fill-in.ts";
import { formWords } from "#content/words/forms.ts";
import type { ProblemCode } from "#domain/forms/form-values.ts";
import type { Locale } from "#domain/locale.ts";

export type RefusalCode =
  | ProblemCode
  | "unreadable"
  | "wrong-shape"
  | "key-invalid"
  | "unsupported-type"
  | "too-large"
  | "too-slow"
  | "other-site"
  | "key-conflict"
  | "rate-limited"
  | "storage-failed";

/** Why nothing was taken. `field` names the input at fault, `retryAfterSeconds` when another try makes sense. */
export type Refusal = { code: RefusalCode; field?: string; retryAfterSeconds?: number };

const statuses: Partial<Record<RefusalCode, 403 | 408 | 409 | 413 | 415 | 422 | 429 | 503>> = {
  "wrong-shape": 422,
  "unsupported-type": 415,
  "too-large": 413,
  "too-slow": 408,
  "other-site": 403,
  "key-conflict": 409,
  "slot-taken": 409,
  "rate-limited": 429,
  "storage-failed": 503,
};

/** The HTTP status of a refusal; what a person can mend in the form is 400. */
export const statusOf = ({ code }: Refusal) => statuses[code] ?? 400;

type RefusalWords = (typeof formWords)["en"]["refusals"];
const sentences: Record<Exclude<RefusalCode, ProblemCode>, keyof RefusalWords> = {
  unreadable: "unreadable",
  "wrong-shape": "unreadable",
  "key-invalid": "unreadable",
  "unsupported-type": "unsupported",
  "too-large": "tooLarge",
  "too-slow": "tooSlow",
  "other-site": "otherSite",
  "key-conflict": "conflict",
  "rate-limited": "rateLimited",
  "storage-failed": "storageFailed",
};

/** The sentence a person reads, in their language, with the practice's telephone number where it offers a call. */
export function messageOf(refusal: Refusal, locale: Locale, phone: string): string {
  const { problems, refusals } = formWords[locale];
  if (isProblem(refusal.code)) return problems[refusal.code];
  const minutes = Math.ceil((refusal.retryAfterSeconds ?? 60) / 60);
  return fillIn(refusals[sentences[refusal.code]], { minutes, phone });
}

const isProblem = (code: RefusalCode): code is ProblemCode => Object.hasOwn(formWords.en.problems, code);
