import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

// Cuts the fonts of fontsource to what is used of them. Run by hand; the results are committed in ui/fonts.
const fraunces = "fraunces/files/fraunces-latin-opsz-normal";
const publicSans = "public-sans/files/public-sans-latin-wght-normal";

const ascii = range(0x20, 0x7e);
const marks = "–—‘’“”•…‹›€™−";
// English and Spanish: a name of another language that a visitor types is set in the machine's own font.
const web = {
  characters: `${ascii}\u00a0¡¿ÁÉÍÑÓÚÜáéíñóúüªº°½¼¾§©®·×÷«»${marks}`,
  targetFormat: "woff2",
  keepFeatures: ["kern", "liga", "calt", "ccmp", "locl", "lnum", "tnum"],
} as const;
// Drawn outside a browser (PDF plan, social cards), with all of Latin-1 for visitors' names and uncompressed: PDF
// writers can neither take a weight out of a variable font nor open woff2 whole.
const print = {
  characters: `${ascii}${range(0xa0, 0xff)}‚„${marks}`,
  targetFormat: "truetype",
  keepFeatures: ["kern", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk"],
} as const;

// Each further axis costs: a range of optical sizes 18 kB, a range of weights 22 kB.
const fonts = [
  { from: fraunces, to: "fraunces.woff2", use: web, axes: { opsz: 48, wght: 560 } },
  { from: publicSans, to: "public-sans.woff2", use: web, axes: { wght: { min: 400, max: 700 } } },
  { from: fraunces, to: "fraunces-print.ttf", use: print, axes: { opsz: 48, wght: 560 } },
  { from: publicSans, to: "public-sans-print.ttf", use: print, axes: { wght: 400 } },
  { from: publicSans, to: "public-sans-bold-print.ttf", use: print, axes: { wght: 700 } },
];

for (const { from, to, use, axes } of fonts) {
  const { characters, targetFormat, keepFeatures } = use;
  const options = { targetFormat, keepFeatures, variationAxes: axes, noHinting: true };
  const source = await readFile(`node_modules/@fontsource-variable/${from}.woff2`);
  const cut = await subsetFont(source, characters, options);
  await writeFile(`ui/fonts/${to}`, cut);
  console.log(`ui/fonts/${to}: ${cut.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
