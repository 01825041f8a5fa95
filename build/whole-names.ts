/** Names of forms and publications: "W-7", "1099-NEC", "05-102", also in the plural. */
const names = /\b(?:[A-Z]{1,2}-\d{1,2}[A-Z]?|\d{3,4}-[A-Z]{1,4}|\d{2}-\d{3})s?\b/g;
// React draws an island once more and expects what it finds there to be its own.
const parts =
  /<astro-island[\s\S]*?<\/astro-island>|<(script|style|title|textarea|option)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

/** Keeps names of forms in one line wherever they stand: browsers break after their hyphen. */
export const keepNamesWhole = (html: string) =>
  html.replace(parts, (part) =>
    part.startsWith("<") ? part : part.replace(names, (name) => `<span data-whole>${name}</span>`),
  );
