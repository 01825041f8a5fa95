import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { reactFiles } from "./named-react-exports.ts";

const mark = "?office";
const office = join(process.cwd(), "office/");
/** The module in which Vite has the function that loads what an import brings with it; the office has its own. */
const preloadHelper = "\0vite/preload-helper.js";
const ownHelper = join(office, "base/fetch-before-import.ts");

/**
 * Gives the office its own copy of every module, so that the site's pages load nothing that only the office asks of a
 * shared one. Not of React: the site's copy draws the office's first component, and hooks know only their own.
 */
export const separateOffice = (): Plugin => ({
  name: "separate-office",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  configEnvironment: () => ({ build: { modulePreload: { resolveDependencies: withoutShell } } }),
  async resolveId(source, importer, options) {
    if (!importer || !(importer.startsWith(office) || importer.endsWith(mark))) return null;
    const resolved = await this.resolve(source, importer.replace(mark, ""), { ...options, skipSelf: true });
    const isOwn = resolved && !resolved.external && resolved.id.startsWith("/") && !resolved.id.includes("?");
    return isOwn && !reactFiles.test(resolved.id) ? { ...resolved, id: resolved.id + mark } : resolved;
  },
  async load(id) {
    if (id === preloadHelper) return `export { fetchBeforeImport as __vitePreload } from "${ownHelper}";`;
    return id.endsWith(mark) ? readFile(id.slice(0, -mark.length), "utf8") : null;
  },
});

/** What a module of the office brings with it, without the files of the shell, which are there before any other. */
const withoutShell = (_: string, files: string[]) =>
  files.filter((file) => !/\/(?:react|rolldown-runtime|office-base|office-shell)\./.test(file));
