import { hours } from "#domain/durations.ts";
import { formTokenAttribute } from "#domain/forms/lead-envelope.ts";
import type { Clock } from "../base/clock.ts";
import type { PageSource } from "./answer-page.ts";
import type { PageCopy } from "./page-copy.ts";

/** Each new token compresses its page anew, and no rule asks how young a token is. */
const tokenLifetime = hours(1);
const placeholder = `${formTokenAttribute}=""`;

/** Whether a page holds forms that wait for their token. */
export const hasForms = (html: Buffer) => html.includes(placeholder);

/** The page with a token in each of its forms. */
export const signPage = (html: string, formToken: string) =>
  html.replaceAll(placeholder, `value="${formToken}"`);

/**
 * A page whose token is renewed by the first request after an hour. The first request of all waits for its copy;
 * later the previous copy is served while a new one is made.
 */
export function signedSource(makeSigned: () => Promise<PageCopy>, now: Clock): PageSource {
  let current: PageCopy | undefined;
  let issuedAt = 0;
  let making: Promise<PageCopy> | undefined;
  const make = (at: Date) => {
    making ??= makeSigned()
      .then((copy) => {
        current = copy;
        issuedAt = at.getTime();
        return copy;
      })
      .finally(() => {
        making = undefined;
      });
    return making;
  };
  return () => {
    const at = now();
    const age = at.getTime() - issuedAt;
    if (current && age >= 0 && age < tokenLifetime) return current;
    const next = make(at);
    if (!current) return next;
    // The old copy still serves; what went wrong shows when the next request tries again.
    next.catch(() => {});
    return current;
  };
}
