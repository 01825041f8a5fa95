import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { readArticleTitles } from "#content/article-titles.ts";
import type { Edit } from "#domain/website/edits.ts";
import { writeContent } from "../content/write-content.ts";
import { readSite, type SiteFile } from "../pages/read-site.ts";
import { checkSite, sizesOf } from "./check-site.ts";
import { takenBytes } from "./taken-bytes.ts";

const site = await readSite("dist");
const siteUrl = "http://localhost:3000";
const check = (changed: readonly SiteFile[], edits: Omit<Edit, "base">[] = [], wasLive = false) =>
  checkSite({
    site: changed,
    former: wasLive ? undefined : sizesOf(site),
    siteUrl,
    edits: edits.map((edit) => ({ ...edit, base: "" })),
  })?.text;
const pageOf = (name: string) => site.find((file) => file.name === name)?.body.toString() ?? "";
/** The site with another text in one page. */
const withPage = (name: string, change: (html: string) => string) =>
  site.map((file) => (file.name === name ? { name, body: Buffer.from(change(file.body.toString())) } : file));

test("the shipped site passes, and all that an edit can change stands on its pages", async () => {
  const files = ["tiers", "faqs", "catalogue", "testimonials", "rates"].map((path) => ({
    path,
    value: parse(readFileSync(`content/practice/${path}.yaml`, "utf8")),
  }));
  const articles = readArticleTitles("es").map(({ slug, title }) => ({
    path: `articles/${slug}`,
    value: { es: { title } },
  }));
  expect(await check(site, [...files, ...articles])).toBeUndefined();
});

test("what a paste or a phone's keyboard left in a text is no difference", async () => {
  const title = { en: "Personal Taxes ", es: "Impuestos personales\u200b" };
  const name = { en: "\ufeffCorporation", es: "Corporacio\u0301n" };
  const edits = [
    { path: "faqs/categories/personal-taxes/title", value: title },
    { path: "tiers/corporate/tiers/c-corp/name", value: name },
  ];
  expect(await check(site, edits)).toBeUndefined();
});

test("a link may end in a slash, which the server takes off a page's address", async () => {
  const linked = (target: string) =>
    withPage("faqs/index.html", (html) => html.replace(/href="\/[a-z-]+"/, `href="${target}"`));
  for (const target of ["/contact/", "/es/contact/#form", `${siteUrl}/about/`, "/services/notary/"])
    expect(await check(linked(target))).toBeUndefined();
  expect(await check(linked("/lost/"))).toMatch(/links to \/lost\/, which/);
});

test("a page may lose what an edit took out of the content, and not more", async () => {
  const questions = /<main[\s\S]*<\/main>/.exec(pageOf("faqs/index.html"))?.[0] ?? "";
  const without = withPage("faqs/index.html", (html) => html.replace(questions, ""));
  const problem = "The page /faqs has only 60 % of its former size.";
  expect(await check(without)).toBe(problem);
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { categories } = parse(readFileSync("content/practice/faqs.yaml", "utf8"));
  const left = categories.map(({ id, questions: [first] }: { id: string; questions: unknown[] }) => ({
    path: `faqs/categories/${id}/questions`,
    value: [first],
    base: "",
  }));
  expect(takenBytes("content", "content")).toBe(0);
  writeContent(left, folder);
  const taken = takenBytes("content", folder);
  expect(taken).toBeGreaterThan(10_000);
  expect(checkSite({ site: without, former: sizesOf(site), siteUrl, edits: [], taken })).toBeUndefined();
  const empty = withPage("faqs/index.html", (html) => html.slice(0, html.length * 0.05));
  expect(checkSite({ site: empty, former: sizesOf(site), siteUrl, edits: [], taken })).toMatchObject({
    code: "unsafePage",
    path: "/faqs",
  });
});

test("a site with a fault is refused in one sentence that names the page", async () => {
  const faults: [problem: string, changed: readonly SiteFile[]][] = [
    ["The page /es/contact is missing.", site.filter(({ name }) => name !== "es/contact/index.html")],
    [
      "The page /about has only 40 % of its former size.",
      withPage("about/index.html", (html) => html.slice(0, html.length * 0.4)),
    ],
    [
      "The page / has no content security policy.",
      withPage("index.html", (html) => html.replace("content-security-policy", "refresh")),
    ],
    [
      "The page /faqs links to /lost, which is no page of the site.",
      withPage("faqs/index.html", (html) => html.replace(/href="\/[a-z-]+"/, 'href="/lost"')),
    ],
    [
      "The page /faqs links to /%zz, which is no page of the site.",
      withPage("faqs/index.html", (html) => html.replace(/href="\/[a-z-]+"/, 'href="/%zz"')),
    ],
  ];
  for (const [problem, changed] of faults) expect(await check(changed)).toBe(problem);
  const price = { path: "tiers/taxPreparation/families/price", value: 123_456 };
  expect(await check(site, [price])).toBe('The edited text "$123,456" stands on no page (en).');
  // What was live has to be whole, but not what an edit should be.
  const wrong = faults.map(([, changed]) => check(changed, [price], true));
  expect(wrong).toEqual([faults[0]?.[0], undefined, faults[2]?.[0], undefined, undefined]);
});
