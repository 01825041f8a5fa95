import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "./source-files.ts";

test("no page, letter or content file says the word that Texas forbids to notaries public", () => {
  // Tex. Gov't Code 406.017.
  const written = filesUnder(
    ["dist", "content", "domain", "pages", "site", "ui", "server", "build"],
    /\.(html|ts|tsx|astro|yaml|md|xml|txt|js)$/,
  );
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((file) => /notario/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no page speaks to a Spanish reader as tú", () => {
  const familiar = /\b(tú|tus|contigo|puedes|quieres|necesitas|tienes|haz clic|envíanos|llámanos)\b/i;
  const pages = filesUnder(["dist/es"], /\.html$/);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((file) => familiar.test(textOf(file)))).toEqual([]);
});

const textOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ");
