import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const rooms = ["content", "domain", "ui", "site", "pages", "office", "build", "server", "tests", "scripts"];

/** Paths of all code files of the house, from its root. */
export function sourceFiles(): string[] {
  return filesUnder(rooms, /\.(ts|tsx|astro|mjs)$/).concat("run.mjs", "astro.config.ts");
}

/** Paths of the files under some folders whose name fits. */
export function filesUnder(folders: readonly string[], name: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((entry) => `${folder}/${entry}`)
      .filter((path) => name.test(path)),
  );
}

/** The files of the house that a file imports, types included, by their paths from the root. */
export function importedFiles(file: string): string[] {
  return importsOf(file).flatMap((specifier) => {
    if (specifier.startsWith("#")) return [specifier.slice(1)];
    return specifier.startsWith(".") ? [normalize(join(dirname(file), specifier))] : [];
  });
}

export function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const statements = source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*["']([^"']+)["']/g);
  return [...statements].map((match) => match[1] ?? "");
}

export const roomOf = (path: string) => path.split("/")[0] ?? "";
