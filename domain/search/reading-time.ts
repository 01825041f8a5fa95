/** Adults read plain English at about 238 words a minute (Brysbaert 2019); figures and law slow everyone down. */
const wordsPerMinute = 200;

/** Whole minutes, at least one, that the text of an article takes; its Markdown signs and addresses are not read. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, "]").replace(/<https?:[^>]*>/g, "");
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
