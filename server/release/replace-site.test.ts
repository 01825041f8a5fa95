import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placesOf, replaceSite } from "./replace-site.ts";

test.each(["folder", "link", "none"])(
  "a whole site takes the place of the one before, and nothing else is left (%s)",
  async (kind) => {
    const home = mkdtempSync(join(tmpdir(), "ventanilla-site-"));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const site = join(home, "dist");
    const folder = kind === "link" ? join(home, "elsewhere") : site;
    const write = (path: string, text: string) => {
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, "index.html"), text);
    };
    if (kind !== "none") write(folder, "before");
    if (kind === "link") symlinkSync(folder, site);
    const { place, next } = await placesOf(site);
    write(next, "after");
    await replaceSite(next, place);
    expect(readFileSync(join(site, "index.html"), "utf8")).toBe("after");
    expect(readdirSync(home)).toEqual(kind === "link" ? ["dist", "elsewhere"] : ["dist"]);
  },
);
