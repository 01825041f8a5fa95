import { foldText } from "./fold-text.ts";

export type FoundPage = { path: string; title: string };

const longestQuery = 200;
const mostWords = 12;
const mostPages = 5;
// Parts of addresses that do not describe a page.
const stopWords = new Set([
  "html",
  "htm",
  "php",
  "asp",
  "aspx",
  "index",
  "www",
  "http",
  "https",
  "com",
  "the",
]);

export function searchPages<Page extends FoundPage>(badPath: string, pages: readonly Page[]): Page[] {
  const queryWords = wordsOf(decoded(badPath.slice(0, longestQuery))).slice(0, mostWords);
  const titles = new Set<string>();
  const scoredPages = pages.map((page) => ({
    page,
    score: scoreOf(queryWords, wordsOf(`${page.path} ${page.title}`)),
  }));
  const best = Math.max(0, ...scoredPages.map(({ score }) => score));
  return (
    scoredPages
      // Pages that share only a folder with the best match are noise.
      .filter(({ score }) => score > best / 2)
      .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
      .map(({ page }) => page)
      .filter(({ title }) => !titles.has(title) && titles.add(title))
      .slice(0, mostPages)
  );
}

// A whole word scores 2, a prefix 1, so that "payroll" ranks above pages that only begin like it.
function scoreOf(queryWords: readonly string[], pageWords: readonly string[]): number {
  return queryWords.reduce((sum, word) => {
    if (pageWords.includes(word)) return sum + 2;
    const isBegun = pageWords.some((other) => isBeginning(word, other) || isBeginning(other, word));
    return isBegun ? sum + 1 : sum;
  }, 0);
}

const isBeginning = (start: string, word: string) => start.length >= 4 && word.startsWith(start);

const wordsOf = (text: string) => [
  ...new Set(
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= 3 && !stopWords.has(word)),
  ),
];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
