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

/** How copies of a page are made: at once with some more bytes, or with the fewest. */
type CopyMaking = {
  sign(): Buffer;
  makeQuick(html: Buffer): Promise<PageCopy>;
  /** A quick one that gives way to all others: it may take long, and no visitor waits for it. */
  makeAhead(html: Buffer): Promise<PageCopy>;
  makeBest(html: Buffer): Promise<PageCopy>;
};

/**
 * A page source whose form token is renewed by the first request after an hour. Only the very first request waits; later
 * the stale copy is served while a new one is made (stale-while-revalidate): a quick one, whose place the best one takes
 * as soon as there is time for it. What a page says of `today` is never that of the day before.
 */
export function signedSource(
  { sign, makeQuick, makeAhead, makeBest }: CopyMaking,
  now: Clock,
  today: () => string = () => "",
): PageSource {
  let current: PageCopy | undefined;
  let issued = { at: 0, on: "" };
  let making: Promise<PageCopy> | undefined;
  const make = (next: typeof issued) => {
    making ??= makeCopies(next, makeQuick).finally(() => {
      making = undefined;
    });
    return making;
  };

  async function makeCopies(next: typeof issued, makeFirst: typeof makeQuick): Promise<PageCopy> {
    const before = issued;
    const html = sign();
    const quick = await makeFirst(html);
    // One that was made ahead may come after a visitor's.
    if (issued !== before) return quick;
    current = quick;
    issued = next;
    makeBest(html)
      .then((best) => {
        // Unless there is a newer one by then.
        if (issued === next) current = best;
      })
      // The quick one stays.
      .catch(() => {});
    return quick;
  }

  return (forWhom) => {
    const at = now().getTime();
    const on = today();
    const isOfToday = on === issued.on;
    if (current && isOfToday && at >= issued.at && at < issued.at + tokenLifetime) return current;
    const next = forWhom === "ahead" ? makeCopies({ at, on }, makeAhead) : make({ at, on });
    if (!current || !isOfToday) return next;
    // The stale copy is served; the next request tries again.
    next.catch(() => {});
    return current;
  };
}
