/** Forms ("W-7", "1099-NEC", "05-102"), numbers ("844-545-5640", "123-45-6789") and kinds ("S corporation"). */
const names =
  /\b(?:[CS] corporations?|[Cc]orporaci(?:ón|ones) [CS]|(?:[A-Z]{1,3}-\d{1,4}[A-Z]?|\d{3,4}-[A-Z]{1,4}|\d{2}-\d{3})s?|\d{3}-\d{2,3}-\d{4})\b/g;
// React draws an island once more and expects what it finds there to be its own.
const parts =
  /<astro-island[\s\S]*?<\/astro-island>|<(script|style|title|textarea|option|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;

/** Keeps names in one line: browsers break after a hyphen or a space. No span, for which many parts have styles. */
export const keepNamesWhole = (html: string) =>
  html.replace(parts, (part) =>
    part.startsWith("<") ? part : part.replace(names, (name) => `<no-break>${name}</no-break>`),
  );
