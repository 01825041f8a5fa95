import { minutes } from "#domain/durations.ts";
import { formTokenAttribute } from "#domain/forms/lead-envelope.ts";
import type { Clock } from "../base/clock.ts";
import type { PageSource } from "./answer-page.ts";
import type { PageCopy } from "./page-copy.ts";

const stampLifetime = minutes(10);
const placeholder = `${formTokenAttribute}=""`;

/** Whether a page holds forms that wait for their signed time. */
export const hasStamps = (html: string) => html.includes(placeholder);

/** The page with a signed time in each of its forms. */
export const stampPage = (html: string, stamp: string) => html.replaceAll(placeholder, `value="${stamp}"`);

/**
 * A page whose signed time is at most ten minutes old when a request comes. The first request waits for its copy;
 * later the previous copy is served while a new one is made.
 */
export function stampedSource(options: {
  html: string;
  now: Clock;
  sign: (issuedAt: Date) => string;
  makeCopy: (html: string) => Promise<PageCopy>;
}): PageSource {
  let current: PageCopy | undefined;
  let issuedAt = 0;
  let making: Promise<PageCopy> | undefined;
  const make = (at: Date) => {
    making ??= options
      .makeCopy(stampPage(options.html, options.sign(at)))
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
    const at = options.now();
    const age = at.getTime() - issuedAt;
    if (current && age >= 0 && age < stampLifetime) return current;
    const next = make(at);
    if (!current) return next;
    // The old copy still serves; what went wrong shows when the next request tries again.
    next.catch(() => {});
    return current;
  };
}
