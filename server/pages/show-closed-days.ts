import { closedOnAttribute, isAnnounced } from "#domain/practice/closed-days.ts";

const lines = new RegExp(
  `<p(?<before>[^>]*) ${closedOnAttribute}="(?<date>[\\d-]{10})" hidden=""(?<after>[^>]*)>(?<text>.*?)</p>`,
  "gs",
);

/** Whether a page has lines about closed days, of which it is sent with those to come. */
export const hasClosedDays = (html: Buffer) => html.includes(` ${closedOnAttribute}="`);

/** Shows the lines about the closed days of the next weeks and takes out the others, whenever the page was built. */
export const showClosedDays = (html: string, today: string): string =>
  html.replace(lines, (_whole, before: string, date: string, after: string, text: string) =>
    isAnnounced(date, today) ? `<p${before}${after}>${text}</p>` : "",
  );
