import { html } from "hono/html";
import { languageTags } from "#domain/locale.ts";
import type { Block, Draft, Link } from "./draft.ts";
import { webAddress } from "./web-links.ts";

/** Renders a draft as HTML for mail programs old and new: one column, a layout table, inline styles, no images. */
export function draftHtml({ locale, subject, sender, title, blocks, foot }: Draft): string {
  return String(html`<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
.page { background: #1b1614 !important }
.card { background: #26201d !important; border-color: #b3261e #4a3f39 #4a3f39 !important }
.ink { color: #f4ede5 !important }
.soft { color: #cfc3b8 !important }
.accent { color: #ff9f92 !important }
.rule { border-color: #4a3f39 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbf7f0">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf7f0">
<tr><td align="center" style="padding:20px 10px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="card" style="background:#ffffff;border:1px solid #e3dacd;border-top:6px solid #b3261e;border-radius:6px;padding:26px 22px;overflow-wrap:anywhere;word-break:break-word">
<p class="accent" style="margin:0 0 6px;font:bold 13px/1.4 ${sans};color:${accent}">${sender}</p>
<h1 class="ink" style="margin:0 0 16px;font:600 26px/1.2 ${serif};color:${ink}">${title}</h1>
${blocks.map(blockHtml)}
</td></tr>
<tr><td style="padding:18px 22px">
${foot.lines.map((line) => html`<p class="soft" style="margin:0 0 6px;font:13px/1.5 ${sans};color:${soft}">${line}</p>\n`)}
${foot.links.map((link) => html`<p style="margin:0;font:13px/1.5 ${sans}">${textLink(link)}</p>\n`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`);
}

const serif = "Georgia,'Times New Roman',serif";
const sans = "Verdana,'Segoe UI',Helvetica,Arial,sans-serif";
const ink = "#2b211e";
const soft = "#5f524b";
const accent = "#b3261e";

function blockHtml(block: Block) {
  switch (block.kind) {
    case "heading":
      return html`<h2 class="ink" style="margin:26px 0 10px;font:600 19px/1.3 ${serif};color:${ink}">${block.text}</h2>\n`;
    case "paragraph":
      return html`<p class="${block.isSoft ? "soft" : "ink"}" style="margin:0 0 14px;font:${block.isSoft ? 14 : 16}px/1.55 ${sans};color:${block.isSoft ? soft : ink}">${lines(block.text, block.links)}</p>\n`;
    case "facts":
      return html`<div style="margin:0 0 16px">${block.facts.map(({ label, value }) => fact(label, value))}</div>\n`;
    case "steps":
      return html`<ol class="ink" style="margin:0 0 14px;padding:0 0 0 24px;font:16px/1.55 ${sans};color:${ink}">${block.steps.map((step) => html`<li style="margin:0 0 6px">${step}</li>`)}</ol>\n`;
    case "buttons":
      return html`<div style="margin:20px 0 8px">${block.links.map(button)}</div>\n`;
    case "notice":
      return html`<div lang="${block.lang}" style="margin:20px 0;padding:14px 16px;border:2px solid ${accent};border-radius:6px">
<p class="ink" style="margin:0 0 8px;font:bold 15px/1.4 ${sans};color:${ink}">${block.heading}</p>
<p class="ink" style="margin:0 0 10px;font:bold 14px/1.5 ${sans};color:${ink}">${block.statement}</p>
${[block.listHeading, ...block.list].map((line) => html`<p class="ink" style="margin:0 0 4px;font:14px/1.5 ${sans};color:${ink}">${line}</p>\n`)}</div>\n`;
  }
}

const fact = (label: string, value: string) =>
  html`<div class="rule" style="padding:9px 0;border-bottom:1px solid #e3dacd">
<div class="soft" style="font:13px/1.4 ${sans};color:${soft}">${label}</div>
<div class="ink" style="font:16px/1.5 ${sans};color:${ink}">${lines(value)}</div></div>\n`;

const button = ({ label, url }: Link, place: number) =>
  place === 0
    ? html`<a href="${url}" style="display:block;margin:0 0 10px;padding:14px 18px;border:2px solid ${accent};border-radius:6px;background:${accent};color:#ffffff;font:bold 16px/1.3 ${sans};text-align:center;text-decoration:none">${label}</a>\n`
    : html`<a href="${url}" class="accent" style="display:block;margin:0 0 10px;padding:14px 18px;border:2px solid ${accent};border-radius:6px;color:${accent};font:bold 16px/1.3 ${sans};text-align:center;text-decoration:none">${label}</a>\n`;

const textLink = ({ label, url }: Link) =>
  html`<a href="${url}" class="accent" style="color:${accent}">${label}</a>`;

const lines = (text: string, links?: Set<string>) =>
  text.split("\n").map((line, place) => html`${place > 0 && html`<br>`}${withLinks(line, links)}`);

const withLinks = (line: string, links?: Set<string>) =>
  line.split(webAddress).map((part) => (links?.has(part) ? textLink({ label: part, url: part }) : part));
