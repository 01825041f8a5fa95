import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

// Latin-1 holds every letter of English and Spanish; the rest is the punctuation both set in print.
const characters = [range(0x20, 0x7e), range(0xa0, 0xff), "–—‘’‚“”„•…‹›€™←→−"].join("");

const features = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk", "calt", "case"];

const fonts = [
  {
    from: "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    to: "ui/fonts/fraunces.woff2",
    // One weight: a weight axis beside the optical one would cost 22 kB, a third of the budget.
    axes: { opsz: { min: 18, max: 96 }, wght: 560 },
  },
  {
    from: "node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
    to: "ui/fonts/public-sans.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir("ui/fonts", { recursive: true });
for (const { from, to, axes } of fonts) {
  const subset = await subsetFont(await readFile(from), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(to, subset);
  console.log(`${to}: ${subset.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
