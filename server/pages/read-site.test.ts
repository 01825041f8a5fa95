import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { byName, pathOfFile, readSite, type SiteFile } from "./read-site.ts";
import { namesIn, readDigests, writeDigests } from "./site-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "ventanilla-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, name);
}

test("a folder without a home page, or none at all, is no built site", async () => {
  for (const name of [folder, join(folder, "dist")])
    await expect(readSite(name)).rejects.toThrow(`${name} holds no built site: run \`npm run build\` first.`);
});

test("files are read under their names, whatever these are; hidden ones and links are left out", async () => {
  const own = [
    "index.html",
    "es/index.html",
    "a b.txt",
    "%2e%2e.html",
    "__proto__",
    "x/constructor/index.html",
  ];
  for (const name of [...own, ".built", ".well/known.txt", "x/.hidden"]) write(name);
  symlinkSync("/etc", join(folder, "etc"));
  symlinkSync("/etc/hostname", join(folder, "hostname"));
  const files = await readSite(folder);
  expect(files.map(({ name }) => name).sort()).toEqual(own.sort());
  expect(files.every(({ name, body }) => body.toString() === name)).toBe(true);
});

test("a compressed twin goes with its file; without one it is a file of its own", async () => {
  for (const name of ["app.js", "app.js.br", "app.js.gz", "archive.gz"]) write(name);
  const files = (await readSite(folder)).filter(({ name }) => /^a(?:pp|rchive)/.test(name));
  expect(files.map(({ name, br, gzip }) => [name, String(br), String(gzip)]).sort()).toEqual([
    ["app.js", "app.js.br", "app.js.gz"],
    ["archive.gz", "undefined", "undefined"],
  ]);
});

test("what did not change is the file of the former site, with the address that was put into it", async () => {
  const page = (words: string) => `<link href="http://localhost:3000/">${words}`;
  const names = ["same/index.html", "changed/index.html", "same.js", "packed.js"];
  for (const name of names) write(name);
  write("packed.js.br");
  for (const name of names.slice(0, 2)) writeFileSync(join(folder, name), page("before"));
  const siteUrl = "https://example.com";
  const former = await readSite(folder, siteUrl);
  writeFileSync(join(folder, "changed/index.html"), page("after"));
  writeFileSync(join(folder, "packed.js.br"), "packed otherwise");
  const now = await readSite(folder, siteUrl, byName(former));
  const isFormer = (name: string) => former.some((file) => file.name === name && now.includes(file));
  expect(names.map((name) => [name, isFormer(name)])).toEqual([
    ["same/index.html", true],
    ["changed/index.html", false],
    ["same.js", true],
    ["packed.js", false],
  ]);
  const changed = now.find(({ name }) => name === "changed/index.html");
  expect(String(changed?.body)).toBe(`<link href="${siteUrl}/">after`);
});

test("a file whose digest the build noted is read again when that is another", async () => {
  const site = join(folder, "noted");
  for (const name of ["index.html", "page.html", "__proto__"]) write(`noted/${name}`);
  await writeDigests(site);
  const former = await readSite(site);
  writeFileSync(join(site, "page.html"), "changed");
  const pageOf = (site: readonly SiteFile[]) => site.find(({ name }) => name === "page.html");
  expect(pageOf(await readSite(site, undefined, byName(former)))).toBe(pageOf(former));
  await writeDigests(site);
  const now = await readSite(site, undefined, byName(former));
  expect(String(pageOf(now)?.body)).toBe("changed");
  expect(now.map(({ name }) => name).sort()).toEqual(former.map(({ name }) => name).sort());
});

test("the digests of the shipped site name all of its files", async () => {
  expect([...((await readDigests("dist")) ?? new Map()).keys()].sort()).toEqual(
    (await namesIn("dist")).sort(),
  );
});

test("a page has the address of its folder", () => {
  const paths = ["index.html", "es/index.html", "404.html", "_astro/a.js"].map(pathOfFile);
  expect(paths).toEqual(["/", "/es", "/404.html", "/_astro/a.js"]);
});
