/** A Cal.com event that takes the built-in calendar's place, where its script comes from and where its page stands. */
export type CalLink = { link: string; scriptOrigin: string; pageOrigin: string };

/** Read when the site is built; undefined: the built-in calendar. Only doorways and the build's settings import this. */
export const calLink: CalLink | undefined = process.env.CAL_LINK
  ? {
      link: process.env.CAL_LINK,
      scriptOrigin: process.env.CAL_ORIGIN || "https://app.cal.com",
      pageOrigin: process.env.CAL_ORIGIN || "https://cal.com",
    }
  : undefined;

/** The origins that a page with Cal.com's embed may load script and frames from. */
export const calOrigins = calLink ? [...new Set([calLink.scriptOrigin, calLink.pageOrigin])] : [];
