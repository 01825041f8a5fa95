import { expect, test } from "vitest";
import { siteSources } from "#server/release/release-name.ts";
import { filesUnder, importedFiles } from "./source-files.ts";

test("a change to any file that the site is made from has the site built anew", () => {
  const isNamed = (file: string) => siteSources.some((name) => file === name || file.startsWith(`${name}/`));
  const unnamed = [...filesOfTheSite()].filter((file) => !isNamed(file));
  expect(unnamed, "siteSources of release-name.ts does not name these").toEqual([]);
});

/** The files that the doorways and the build import, and what those import in turn. */
function filesOfTheSite(): Set<string> {
  const doors = filesUnder(["pages", "build"], /\.(ts|tsx|astro)$/).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const waiting = ["astro.config.ts", ...doors];
  const files = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (/\.(ts|tsx|astro)$/.test(file)) waiting.push(...importedFiles(file));
  }
  return files;
}
