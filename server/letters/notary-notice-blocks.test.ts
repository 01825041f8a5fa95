import { describe, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { notaryNotice } from "#content/words/notary-notice.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { campaignLetter } from "./campaign-letter.ts";
import { writtenLetter } from "./written-letter.ts";

const practice = loadPractice();
const siteUrl = "https://example.com";
const parts = locales.flatMap((locale) => [
  notaryNotice[locale].statement,
  ...practice.rates.notary.caps.fees.map(({ name }) => `${name[locale]}: `),
]);
type Text = { subject: string; body: string; link?: string };

// Tex. Gov't Code 406.017: whatever the staff writes and not only what the program does.
describe.each<[string, (locale: Locale, text: Text) => { text: string; html: string }]>([
  [
    "a newsletter",
    (locale, { link = "", ...text }) =>
      campaignLetter({ practice, siteUrl, locale, texts: { ...text, link, linkLabel: "Ver" }, token: "" }),
  ],
  [
    "a letter of the staff",
    (locale, text) => writtenLetter({ practice, siteUrl, locale, ...text, received: "" }),
  ],
])("the notary notice in %s", (_, letterOf) => {
  test.each([
    { subject: "Notary Public", body: "Venga a vernos." },
    { subject: "Su cita", body: "Ofrecemos servicios notariales." },
    { subject: "Su cita", body: "¿Necesita NOTARIZAR un documento?" },
  ])("stands with all fees, in both languages, in Spanish that offers the service: %j", (written) => {
    const { text, html } = letterOf("es", written);
    for (const part of parts) expect(text).toContain(part);
    expect(html).toContain(notaryNotice.en.statement);
    expect(letterOf("en", written).text).not.toContain(notaryNotice.en.statement);
  });

  test("stands in no other letter", () => {
    const { text } = letterOf("es", { subject: "Fechas", body: "Notará que cambió la fecha." });
    for (const part of parts) expect(text).not.toContain(part);
  });
});

test("a link to the page of the service is an offer too", () => {
  const link = "https://example.com/es/services/notary-public";
  const texts = { subject: "Servicios", body: "Vea el servicio nuevo.", linkLabel: "Ver", link };
  const { text } = campaignLetter({ practice, siteUrl, locale: "es", texts, token: "" });
  expect(text).toContain(notaryNotice.es.statement);
});
