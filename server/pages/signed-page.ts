import { hours } from "#domain/durations.ts";
import { formTokenAttribute } from "#domain/forms/lead-envelope.ts";
import type { Clock } from "../base/clock.ts";
import type { PageSource } from "./answer-page.ts";
import type { PageCopy } from "./page-copy.ts";

/** The lifetime of a page's form token, in milliseconds. A new one means compressing the page again. */
const tokenLifetime = hours(1);
const placeholder = `${formTokenAttribute}=""`;

/** Whether a page has forms that need a form token. */
export const hasForms = (html: Buffer) => html.includes(placeholder);

export const signPage = (html: string, formToken: string) =>
  html.replaceAll(placeholder, `value="${formToken}"`);

/**
 * A page source whose form token is renewed by the first request after an hour. Only the very first request waits;
 * later the stale copy is served while a new one is made (stale-while-revalidate). What a page says of `today` is never
 * that of the day before.
 */
export function signedSource(
  makeSigned: () => Promise<PageCopy>,
  now: Clock,
  today: () => string = () => "",
): PageSource {
  let current: PageCopy | undefined;
  let issuedAt = 0;
  let issuedOn = "";
  let making: Promise<PageCopy> | undefined;
  const make = (at: Date, day: string) => {
    making ??= makeSigned()
      .then((copy) => {
        current = copy;
        issuedAt = at.getTime();
        issuedOn = day;
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
    const day = today();
    const isOfToday = day === issuedOn;
    if (current && isOfToday && age >= 0 && age < tokenLifetime) return current;
    const next = make(at, day);
    if (!current || !isOfToday) return next;
    // The stale copy is served; the next request tries again.
    next.catch(() => {});
    return current;
  };
}
