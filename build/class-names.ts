import { globSync } from "node:fs";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyz";
/** All CSS modules in their order: those of every page come first and the office last, so that each page gets short names. */
const files = [
  ...globSync("site/frame/*.module.css").sort(),
  ...globSync("{pages,site,ui}/**/*.module.css", { exclude: ["site/frame/*"] }).sort(),
  ...globSync("office/**/*.module.css").sort(),
];

/** The short name of a CSS module's class, made of the places of file and class: each page holds it twice. */
export function className(name: string, path: string, css: string): string {
  const file = relative(process.cwd(), path.split("?")[0] ?? "");
  // One that was added while `npm run dev` runs comes last.
  const number = files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const names = [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found = ""]) => found))];
  return `_${inLetters(number)}${names.indexOf(name).toString(36)}`;
}

const inLetters = (number: number): string =>
  (number < letters.length ? "" : inLetters(Math.floor(number / letters.length) - 1)) +
  letters[number % letters.length];
