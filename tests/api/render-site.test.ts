import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readShipped } from "#server/content/read-content.ts";
import { writeContent } from "#server/content/write-content.ts";
import { readSite } from "#server/pages/read-site.ts";
import { renderSite } from "#server/release/build-site.ts";
import { readMarker } from "#server/release/release-folder.ts";

const siteUrl = "https://new.example.com";

test("other words are rendered with the bundle of the shipped site: pages, feeds, maps and cards follow", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-render-"));
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  const [changed = "", removed = ""] = Object.keys(readShipped().articles as object);
  const article = (readShipped().articles as Record<string, { en: object }>)[changed];
  const title = "A title of the office";
  const edits = [
    { path: "tiers/taxPreparation/tiers/families/price", value: 137 },
    { path: `articles/${changed}`, value: { ...article, en: { ...article?.en, title } } },
    { path: `articles/${removed}`, value: null },
  ];
  writeContent(
    edits.map((edit) => ({ ...edit, base: "" })),
    content,
  );
  const settings = { ...readMarker("dist")?.settings, SITE_URL: siteUrl };
  await renderSite("dist", false)({ content, out, settings });

  const texts = new Map((await readSite(out)).map(({ name, body }) => [name, body.toString()]));
  const shipped = new Map((await readSite("dist", siteUrl)).map(({ name, body }) => [name, body.toString()]));
  for (const prefix of ["", "es/"]) {
    expect(texts.get(`${prefix}services/personal-taxes/index.html`)).toContain("$137");
    expect(texts.get(`${prefix}about/index.html`)).toBe(shipped.get(`${prefix}about/index.html`));
    expect(texts.get(`${prefix}rss.xml`)).not.toContain(removed);
  }
  for (const name of [`blog/${changed}/index.html`, "blog/index.html", "rss.xml"])
    expect([name, texts.get(name)?.includes(title)]).toEqual([name, true]);
  expect(texts.get("sitemap-0.xml")).toContain(`<loc>${siteUrl}/blog/${changed}</loc>`);
  expect(texts.get("sitemap-0.xml")).not.toContain(removed);
  const gone = [`blog/${removed}/index.html`, `es/blog/${removed}/index.html`];
  const cards = ["en", "es"].map((locale) => `social/${locale}/blog/${removed}.png`);
  const missing = [...shipped.keys()].filter(
    (name) => !texts.has(name) && !/^_astro\/(?:late|props)/.test(name),
  );
  expect(missing.sort()).toEqual([...gone, ...cards].sort());
  const card = `social/en/blog/${changed}.png`;
  expect(readFileSync(join(out, card)).equals(readFileSync(join("dist", card)))).toBe(false);
  expect([...texts.values()].filter((text) => text.includes("localhost:3000"))).toEqual([]);
  const font = [...texts.keys()].find((name) => name.endsWith(".woff2")) ?? "";
  expect(statSync(join(out, font)).size).toBe(statSync(join("dist", font)).size);
  rmSync(folder, { recursive: true });
});
