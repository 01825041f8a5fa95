import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { campaignLetter } from "./campaign-letter.ts";

const letterOf = (body: string) =>
  campaignLetter({
    practice: loadPractice(),
    siteUrl: "https://example.com",
    locale: "en",
    texts: { subject: "Dates", body, linkLabel: "", link: "" },
    token: "",
  });

test.each(["## June\n\nPay by June 15.", "## June\nPay by June 15.", "Hello\n## June\nPay by June 15."])(
  "a line that begins with ## is a heading, with or without an empty line: %j",
  (body) => {
    const { html } = letterOf(body);
    expect(html).toMatch(/<h2[^>]*>June<\/h2>/);
    expect(html).toMatch(/<p[^>]*>Pay by June 15\.<\/p>/);
  },
);

test("lines of a paragraph stay together", () => {
  expect(letterOf("One\nTwo #3\n##Four").text).toContain("One\nTwo #3\n##Four");
});

test("an address of any length stays within a letter", () => {
  const { html } = letterOf(`See https://example.com/appointments/${"a".repeat(90)}`);
  expect(html).toMatch(/<td class="card" style="[^"]*overflow-wrap:anywhere;word-break:break-word/);
});
