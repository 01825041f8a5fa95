import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder, importedFiles } from "./source-files.ts";

test("a change to any file that the site is made from has the site built anew", () => {
  const [, listed = ""] = /const sources = \[([^;]+)\];/.exec(readFileSync("run.mjs", "utf8")) ?? [];
  const watched = [...listed.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  const isWatched = (file: string) => watched.some((name) => file === name || file.startsWith(`${name}/`));
  const unwatched = [...filesOfTheSite()].filter((file) => !isWatched(file));
  expect(unwatched, "run.mjs does not watch these in isSiteFresh").toEqual([]);
});

/** The files that the doorways and the build import, and what those import in turn. */
function filesOfTheSite(): Set<string> {
  const doors = filesUnder(["pages", "build"], /\.(ts|tsx|astro)$/).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const waiting = ["astro.config.ts", "content.config.ts", ...doors];
  const files = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (/\.(ts|tsx|astro)$/.test(file)) waiting.push(...importedFiles(file));
  }
  return files;
}
