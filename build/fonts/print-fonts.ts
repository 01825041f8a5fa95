import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

// Cuts the fonts of what is drawn outside a browser (PDF plan, social cards): one weight a file, uncompressed,
// because PDF writers can neither take a weight out of a variable font nor open woff2 whole.
const printed = `${String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff))}–—‘’‚“”„•…‹›€™←→−`;

const files = "node_modules/@fontsource-variable";
const fonts = [
  { from: "fraunces/files/fraunces-latin-opsz-normal", to: "fraunces", axes: { opsz: 48, wght: 560 } },
  { from: "public-sans/files/public-sans-latin-wght-normal", to: "public-sans", axes: { wght: 400 } },
  { from: "public-sans/files/public-sans-latin-wght-normal", to: "public-sans-bold", axes: { wght: 700 } },
];

for (const { from, to, axes } of fonts) {
  const cut = await subsetFont(await readFile(`${files}/${from}.woff2`), printed, {
    targetFormat: "truetype",
    variationAxes: axes,
    keepFeatures: ["kern", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk"],
    noHinting: true,
  });
  await writeFile(`ui/fonts/${to}-print.ttf`, cut);
  console.log(`ui/fonts/${to}-print.ttf: ${cut.length} bytes`);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
