import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formWords } from "#content/words/forms.ts";
import { securityPlanWords } from "#content/words/office/security-plan.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { locales } from "#domain/locale.ts";
import { answerChannels } from "#office/answer/answer-channels.ts";
import { filesUnder } from "./source-files.ts";

test("no page, letter or content file says the word that Texas forbids to notaries public", () => {
  // Tex. Gov't Code 406.017.
  const written = filesUnder(
    ["dist", "content", "domain", "pages", "site", "office", "ui", "server", "build"],
    /\.(html|ts|tsx|astro|yaml|md|xml|txt|js)$/,
  );
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((file) => /notario/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no page speaks to a Spanish reader as tú", () => {
  const familiar = /\b(tú|tus|contigo|puedes|quieres|necesitas|tienes|haz clic|envíanos|llámanos)\b/i;
  const pages = filesUnder(["dist/es"], /\.html$/);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((file) => familiar.test(textOf(file)))).toEqual([]);
});

test("the consent and the privacy page name WhatsApp as long as the office answers there", () => {
  const isUsed = answerChannels.some((channel) => channel === "whatsapp");
  for (const locale of locales) {
    expect(formWords[locale].shared.consent.includes("WhatsApp")).toBe(isUsed);
    const privacy = readFileSync(`content/legal/${locale}/privacy.md`, "utf8");
    expect([/^- \*\*WhatsApp\*\*/m, /^## .*WhatsApp/m].map((part) => part.test(privacy))).toEqual([
      isUsed,
      isUsed,
    ]);
  }
});

/** "Papeles" reads as immigration status, a free time as one that costs nothing, a letter as one on paper. */
const misread = [
  /\bpapeles\b|\bindividuos\b|instalación (gratis|inicial)|\bhonrad[oa]s?\b|\boprim[ae]\b|\bcon éxito\b/i,
  /\bhoras? libres?\b|día observado|al otro lado de la mesa|de dónde viene|\bsofá\b/i,
  /\bfree times?\b|\be-mails?\b|\bon video\b|\bwe (will )?say so\b|say so and|\bany more\b|across the table|your papers/i,
  /\b(is|been|or|and) cancelled\b|\bmove or cancel|letter (went|goes)|(due|\d) line\b/i,
  /\b(la|día) de más\b|se rechazan tantos|fueron rechazados|díganos antes|"deleted \{moment\}"/i,
  /\bsecond sign-in step was removed|su segundo paso para|got the email|recibió el correo|details are saved/,
  /\bbase, (each month|cada mes)|on the server that runs this site|database of this server/i,
  /\bcuota inicial\b|(fax o por|opa o por|más por|original por) correo\b(?! postal|$)|\bal patrón\b|\{percent\} %/i,
  /\bperiodos?\b|enlace del IRS(?! \(St)|\b(otro|cuenta de|ya tiene) dueño\b(?! o dueña)|o más", from/i,
  /\b(is|are|has|have) grown old\b|too few for a picture|email leaves in/i,
  // The owner adds services and packages, and takes them out.
  /\b(eight services|ocho servicios|four monthly|cuatro paquetes)\b/i,
  // Due for a year with a reportable transaction (26 CFR 1.6038A-2), and not always.
  /must file Form 5472|no residente debe presentar cada año/,
];

test("no content file says what clients misread or nobody says", () => {
  expect(contentLines().filter(({ line }) => misread.some((words) => words.test(line)))).toEqual([]);
});

test("no page promises a mail about what was just sent, because its mailbox may have had its ten of the hour", () => {
  const promise =
    /\b(we(’ve|'ve| have)? (just )?(sent|emailed)|we(’ll|'ll| will) (send|email) you (a confirmation|our|the new))\b|recommendation is on its way|[Ll]e (enviamos|mandamos|enviaremos) (una confirmación|la confirmación|el nuevo|la nueva|nuestra)|[Ee]nviamos una confirmación|va en camino/;
  // The office tells its own staff, who know why a mail may be late.
  const publicLines = contentLines().filter(({ place }) => !/^content\/words\/(office|staff)/.test(place));
  expect(publicLines.filter(({ line }) => promise.test(line) && !/^\s*\/[/*]/.test(line))).toEqual([]);
});

test("no part of a screen makes a question out of words: Spanish opens one, too", () => {
  const parts = filesUnder(["office", "site", "ui"], /\.tsx?$/);
  expect(parts.filter((file) => /\}\?(`|<\/)/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the privacy page keeps no counter in memory: those with scrambled addresses are rows", () => {
  const privacy = contentLines().filter(({ place }) => /legal\/..\/privacy/.test(place));
  expect(privacy.filter(({ line }) => /working memory|memoria de trabajo/.test(line))).toEqual([]);
});

test("whoever blocks or removes a member, and the security plan, hear what the member still knows", () => {
  for (const locale of locales) {
    const { ban, remove } = staffWords[locale].commands;
    const texts = [ban.text, remove.text, securityPlanWords[locale].people.text];
    expect(texts.filter((text) => !/calendar(io)?\b/.test(text) || !/webhook/.test(text))).toEqual([]);
  }
});

test("the security plan promises no more than is done", () => {
  for (const locale of locales) {
    const { items, backups } = securityPlanWords[locale].systems;
    expect([items.factors, items.transport, backups]).toEqual([
      expect.stringMatching(/emailed link|enlace enviado/),
      expect.stringMatching(/before a visitor clicks|antes de que el visitante/),
      expect.stringMatching(/7 .* 4 /),
    ]);
  }
});

const contentLines = () =>
  filesUnder(["content"], /\.(ts|yaml|md)$/).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, place) => ({ place: `${file}:${place + 1}`, line })),
  );

const textOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ");

test("whoever runs a server is told its own command, not one that would find neither its settings nor its data", () => {
  const docs = ["docs/operate.md", "docs/runbook.md"].map((file) => readFileSync(file, "utf8")).join("\n");
  expect(docs.match(/(?<!README\.md calls\s`)npm run (?!build|soak)[^`\n]+/g)).toBe(null);
});
