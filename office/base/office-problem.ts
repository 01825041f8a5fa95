import { isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/auth-js";
import { type OfficeProblemWords, officeProblemWords } from "#content/words/office/problems.ts";
import { isOperationProblem, type OperationProblem } from "#domain/office/operation-problem.ts";
import type { EndReason } from "./end-reason.ts";

/** What stands now in the place of a change that came too late: the value, the name of its author, and when. */
export type Conflict = { current: string; by: string; at: string };

/** A refused operation of our own API. `field` names the input at fault. */
export class OfficeProblem extends Error {
  readonly code: OperationProblem | "no-connection";
  readonly field: string | undefined;
  readonly conflict: Conflict | undefined;
  /** Since when a person is deleted. */
  readonly at: string | undefined;
  /** `detail` is the problem code of the field. */
  constructor(
    code: OfficeProblem["code"],
    field?: string,
    conflict?: Conflict,
    detail?: string,
    at?: string,
  ) {
    super(detail ?? code);
    this.code = code;
    this.field = field;
    this.conflict = conflict;
    this.at = at;
  }
}

/** A code from an answer, which a newer server may have spelled in a way that is not known here. */
export const knownProblem = (code: unknown): OperationProblem =>
  isOperationProblem(code) ? code : "unexpected";

type AuthCode = keyof OfficeProblemWords["auth"];
const isAuthCode = (code: unknown): code is AuthCode =>
  typeof code === "string" && Object.hasOwn(officeProblemWords.en.auth, code);

/** What went wrong in words that say what to do next, whether our API refused or the sign-in service did. */
export function problemSentence(error: unknown, words: OfficeProblemWords): string {
  if (error instanceof OfficeProblem) {
    if (error.code === "no-connection") return words.noConnection;
    const { fields } = words;
    const isSaid = error.code === "input-invalid" && Object.hasOwn(fields, error.message);
    return isSaid ? fields[error.message as keyof typeof fields] : words.operations[error.code];
  }
  if (isAuthRetryableFetchError(error))
    return error.status ? words.operations.unavailable : words.noConnection;
  if (isAuthSessionMissingError(error)) return words.operations["session-over"];
  if (isAuthError(error) && isAuthCode(error.code)) return words.auth[error.code];
  return words.operations.unexpected;
}

const codeOf = (error: unknown) => (error instanceof OfficeProblem ? error.code : "");

/** Whether another try may mend it. */
export const isPassing = (error: unknown): boolean =>
  ["no-connection", "too-slow", "unavailable", "unexpected"].includes(codeOf(error));

/** Whether the role of this person is refused, so that nothing is offered in that place either. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === "role-forbidden";

/** Whether what was asked for is not there, or never was. */
export const isMissing = (error: unknown): error is OfficeProblem =>
  error instanceof OfficeProblem && (error.code === "not-found" || error.code === "input-invalid");

/** Whether the session fell back to the password, though its token may say otherwise still. */
export const isLowered = (error: unknown): boolean => codeOf(error) === "second-factor-required";

/** Whether a new token may end the refusal: the time of this one is over, or it says more than is true. */
export const isOutdated = (error: unknown): boolean => isLowered(error) || codeOf(error) === "token-invalid";

/** Why an error ends the session; undefined when it does not. */
export function endReasonOf(error: unknown): EndReason | undefined {
  const code = codeOf(error);
  if (code === "account-banned") return "banned";
  return code === "session-over" || code === "token-invalid" ? "over" : undefined;
}
