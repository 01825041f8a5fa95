import { createHash } from "node:crypto";
import { shellWords } from "#content/words/shell.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { previewPath } from "#domain/office/office-addresses.ts";
import type { SiteFile } from "../pages/read-site.ts";

// Above the bar that phones have at the foot of a page; a header stays where it is.
const style =
  ".preview-bar{position:fixed;inset-block-end:5.25rem;inset-inline-start:1rem;z-index:1000;display:flex;gap:.75rem;align-items:center;max-inline-size:calc(100% - 2rem);padding:.25rem .25rem .25rem 1rem;background:#ffd54a;color:#241a00;font:600 .9375rem/1.3 system-ui;border-radius:.75rem;box-shadow:0 .25rem 1rem #0004}.preview-bar button{min-block-size:2.75rem;padding-inline:.75rem;font:inherit;color:inherit;background:none;border:2px solid;border-radius:.5rem;white-space:nowrap}@media print{.preview-bar{display:none}}";
const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const barOf = (locale: Locale) => {
  const { notPublic, leave } = shellWords[locale].preview;
  return `<form class="preview-bar" aria-label="${notPublic}" method="post" action="${previewPath}/end"><span>${notPublic}</span><button>${leave}</button></form>`;
};
const bars = Object.fromEntries(locales.map((locale) => [locale, barOf(locale)]));

/** The site with a bar on every page that says that nobody else sees it. */
export const withPreviewBar = (site: readonly SiteFile[]): SiteFile[] =>
  site.map((file) => {
    if (!file.name.endsWith(".html")) return file;
    const html = file.body.toString();
    const locale = /<html[^>]*\slang="(en|es)/.exec(html)?.[1] ?? "en";
    const changed = html
      .replace(
        /(<meta http-equiv="content-security-policy" content="[^"]*style-src [^;"]*)/,
        `$1 ${styleHash}`,
      )
      .replace("</head>", `<style>${style}</style></head>`)
      .replace(/<body[^>]*>/, (body) => body + bars[locale]);
    return { name: file.name, body: Buffer.from(changed) };
  });
