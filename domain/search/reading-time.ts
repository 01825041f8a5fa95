/** The reading speed. It is 238 words a minute for plain English (Brysbaert 2019), less for figures and law. */
const wordsPerMinute = 200;

/** The reading time of an article in whole minutes, at least one; Markdown syntax and URLs do not count. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, "]").replace(/<https?:[^>]*>/g, "");
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
