import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureSizesFolder } from "#content/content-folder.ts";
import { loadPractice } from "#content/load-practice.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import { type Both, locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { readShipped } from "#server/content/read-content.ts";
import { readSite } from "#server/pages/read-site.ts";
import { releaseBuilder } from "#server/release/build-release.ts";
import { sizesOf } from "#server/release/check-site.ts";
import { contentFolder, factsFile, readMarker, siteFolder } from "#server/release/release-folder.ts";
import { makePhoto } from "../sample-pictures.ts";

const siteUrl = "https://new.example.com";

test("other words are rendered with the bundle of the shipped site: pages, feeds, maps and cards follow", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-render-"));
  const [content, out] = [contentFolder(folder), siteFolder(folder)];
  const [changed = "", removed = ""] = Object.keys(readShipped().articles as object);
  const article = (readShipped().articles as Record<string, { en: object }>)[changed];
  const title = "A title of the office";
  const { faqs } = loadPractice();
  const [category] = faqs.categories;
  const [question] = (category?.questions ?? []) as { id: string; question: Both }[];
  if (!question) throw new Error("the first category has no questions");
  const alt = { en: "Elena at her desk", es: "Elena en su escritorio" };
  const picture = { file: `${"ab".repeat(16)}.webp`, width: 500, height: 500, position: 50, alt };
  mkdirSync(join(content, "pictures"), { recursive: true });
  writeFileSync(
    join(content, "pictures", picture.file),
    await makePhoto({ width: 500, height: 500, format: "webp" }),
  );
  // A size that was made before is taken as it is.
  const madeBefore = "abababababababab-portrait-50-160.1.avif";
  mkdirSync(join(content, pictureSizesFolder), { recursive: true });
  writeFileSync(join(content, pictureSizesFolder, madeBefore), "made before");
  const edits = [
    { path: "pictures/portrait", value: picture },
    { path: "tiers/taxPreparation/tiers/families/price", value: 137 },
    { path: "tiers/itin/tiers/itin-application/price", value: null },
    { path: "tiers/itin/tiers/itin-with-return/from", value: true },
    { path: `articles/${changed}`, value: { ...article, picture, en: { ...article?.en, title } } },
    { path: `articles/${removed}`, value: null },
    { path: "catalogue/payroll", value: null },
    {
      path: `faqs/categories/${category?.id}/questions/${question.id}`,
      value: { ...question, alsoOn: ["compareOptions"] },
    },
  ].map((edit) => ({ ...edit, base: "" }));
  const marker = readMarker("dist");
  const shippedSite = await readSite("dist", siteUrl);
  const steps: string[] = [];
  await releaseBuilder("dist")({
    folder,
    edits,
    siteUrl,
    former: sizesOf(shippedSite),
    formerContent: "content",
    sources: marker?.sources ?? "",
    settings: { ...marker?.settings, SITE_URL: siteUrl },
    signal: new AbortController().signal,
    tell: async (step) => void steps.push(step),
  });
  // A busy machine begins again.
  expect(steps.slice(-2)).toEqual(["building", "checking"]);
  const practice = JSON.parse(readFileSync(factsFile(folder), "utf8")) as Practice;
  expect(practice.pictures.portrait).toEqual(picture);

  const texts = new Map((await readSite(out)).map(({ name, body }) => [name, body.toString()]));
  const shipped = new Map(shippedSite.map(({ name, body }) => [name, body.toString()]));
  for (const locale of locales) {
    const prefix = locale === "en" ? "" : "es/";
    const { afterConsultation, from } = serviceWords[locale].tiers;
    for (const price of [afterConsultation, `${from} $175`])
      expect(texts.get(`${prefix}services/itin-application/index.html`)).toContain(`>${price}</p>`);
    expect(texts.get(`${prefix}services/personal-taxes/index.html`)).toContain("$137");
    expect(texts.get(`${prefix}privacy/index.html`)).toBe(shipped.get(`${prefix}privacy/index.html`));
    expect(texts.get(`${prefix}rss.xml`)).not.toContain(removed);
    // A question is told to search engines by one page alone.
    const [asked, told] = [question.question[locale], JSON.stringify(question.question[locale])];
    expect(texts.get(`${prefix}compare-options/index.html`)).toContain(asked);
    const telling = [...texts].filter(
      ([name, text]) => name.startsWith(prefix) && text.includes(`"name":${told}`),
    );
    expect(telling.map(([name]) => name)).toEqual([`${prefix}faqs/index.html`]);
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
  // A picture stands on its pages in each format and width that it was made in.
  const setOf = (place: string, widths: number[], format: string) =>
    widths.map((width) => `/_astro/abababababababab-${place}-50-${width}.1.${format} ${width}w`).join(", ");
  const pictured: [page: string, place: string, widths: number[], alt: string][] = [
    ["about", "portrait", [160, 320], alt.en],
    ["es/about", "portrait", [160, 320], alt.es],
    [`blog/${changed}`, "article", [320, 480], alt.en],
  ];
  for (const [page, place, widths, words] of pictured) {
    const html = texts.get(`${page}/index.html`);
    for (const format of ["avif", "webp"]) expect(html).toContain(`srcSet="${setOf(place, widths, format)}"`);
    expect(html).toContain(`alt="${words}"`);
  }
  expect(texts.get(`_astro/${madeBefore}`)).toBe("made before");
  const files = [...texts.keys()].filter((name) => name.includes("abababababababab")).sort();
  expect(files.map((name) => name.replace("_astro/abababababababab-", ""))).toEqual([
    "article-50-320.1.avif",
    "article-50-320.1.webp",
    "article-50-480.1.avif",
    "article-50-480.1.jpeg",
    "article-50-480.1.webp",
    "portrait-50-160.1.avif",
    "portrait-50-160.1.webp",
    "portrait-50-320.1.avif",
    "portrait-50-320.1.webp",
  ]);
  const font = [...texts.keys()].find((name) => name.endsWith(".woff2")) ?? "";
  expect(statSync(join(out, font)).size).toBe(statSync(join("dist", font)).size);
  rmSync(folder, { recursive: true });
});
