import * as v from "valibot";

/** The problems that an operation answers with; their sentences are in `content/words/office/problems.ts`. */
export const operationProblems = {
  "token-invalid": 401,
  /** The session was ended, ran out, or stood idle too long. */
  "session-over": 401,
  "account-banned": 403,
  "second-factor-required": 403,
  "role-forbidden": 403,
  /** The second factor was proved too long ago for this: the person types a code and it is asked again. */
  "step-up-required": 403,
  /** The link of the first owner was used, or there is an owner already. */
  "link-invalid": 403,
  /** `field` names the input, and `error` is its problem code. */
  "input-invalid": 400,
  "password-weak": 422,
  "recovery-code-wrong": 422,
  "not-found": 404,
  "email-taken": 409,
  "last-owner": 409,
  /** An owner cannot ban, remove or reset the account that asks for it. */
  "own-account": 409,
  /** The state no longer allows it; of a closed time `current` is the note, `by` who and `at` when. */
  "state-changed": 409,
  /** Another person changed the field: the answer says to what (`current`), who (`by`) and when (`at`). */
  "field-conflict": 409,
  /** Another person answered since the screen was read; `current`, `by` and `at` as above. */
  "answered-meanwhile": 409,
  /** The letter has been sent, or somebody built on the change that should be undone. */
  "too-late": 409,
  /** The idempotency key was used with another input. */
  "key-conflict": 409,
  "blank-unfilled": 422,
  /** A text that would leave the office holds what looks like an SSN, ITIN, EIN or card number. */
  "number-sensitive": 422,
  "channel-blocked": 409,
  /** The address was deleted on request: only its owner may subscribe it again. */
  "address-suppressed": 409,
  /** What was sealed cannot be opened with the key of this server. */
  "key-missing": 409,
  "slot-taken": 409,
  /** `CONTENT_LOCKED=1`: the content of the website is edited in its files alone. */
  "content-locked": 403,
  /** An error or a blocker stands in what would be published, or nothing waits. */
  "not-publishable": 422,
  /** The practice still needs the data of the person, who has to be released first. */
  "person-held": 409,
  "file-too-large": 413,
  /** Of a file nothing came for a while. */
  "too-slow": 408,
  /** Somebody else publishes at this moment (`by`). */
  "publish-busy": 409,
  "rate-limited": 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;
export type OperationProblem = keyof typeof operationProblems;

export const isOperationProblem = (code: unknown): code is OperationProblem =>
  typeof code === "string" && Object.hasOwn(operationProblems, code);

/** The JSON body of a refused operation; `code` is one of the problems above, `error` one sentence for a log. */
export const problemBody = v.object({
  code: v.string(),
  error: v.string(),
  field: v.optional(v.string()),
  /** Of a conflict: the value that stands, who wrote it and when; `at` also of a person who was deleted. */
  current: v.optional(v.string()),
  by: v.optional(v.string()),
  at: v.optional(v.string()),
  request_id: v.string(),
});
