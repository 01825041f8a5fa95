import { readdirSync } from "node:fs";

const rooms = ["content", "domain", "ui", "site", "pages", "office", "build", "server", "tests", "scripts"];

/** Paths of all code files of the house, from its root. */
export function sourceFiles(): string[] {
  return filesUnder(rooms, /\.(ts|tsx|astro|mjs)$/).concat("run.mjs", "astro.config.ts");
}

/** Paths of the files under some folders whose name fits. */
export function filesUnder(folders: readonly string[], name: RegExp): string[] {
  return folders.flatMap((folder) => {
    let entries: string[];
    try {
      entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
    } catch {
      return [];
    }
    return entries.map((entry) => `${folder}/${entry}`).filter((path) => name.test(path));
  });
}

export const roomOf = (path: string) => path.split("/")[0] ?? "";
