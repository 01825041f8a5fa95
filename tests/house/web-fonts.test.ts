import { statSync } from "node:fs";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";
import { builtPages } from "./built-site.ts";

const fonts = [
  { cut: "ui/fonts/fraunces.woff2", from: "fraunces/files/fraunces-latin-opsz-normal.woff2" },
  { cut: "ui/fonts/public-sans.woff2", from: "public-sans/files/public-sans-latin-wght-normal.woff2" },
];

test("the fonts of the pages weigh 31 kB at most together", () => {
  const bytes = fonts.reduce((sum, { cut }) => sum + statSync(cut).size, 0);
  expect(bytes).toBeLessThanOrEqual(31_000);
});

test("both fonts kept every character of the pages that they ever had", () => {
  const written = new Set(builtPages.map(({ html }) => html).join(""));
  for (const { cut, from } of fonts) {
    const has = charactersOf(cut);
    const had = charactersOf(`node_modules/@fontsource-variable/${from}`);
    const lost = [...written].filter((letter) => had.has(letter) && !has.has(letter));
    expect(lost, `${cut}: cut it anew with build/fonts/cut-fonts.ts`).toEqual([]);
  }
});

const charactersOf = (file: string) =>
  new Set((openSync(file) as Font).characterSet.map((point) => String.fromCodePoint(point)));
