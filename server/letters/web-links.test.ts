import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { hostilePayloads } from "#tests/hostile-payloads.ts";
import { sampleAppointment } from "#tests/sample-appointments.ts";
import { sampleLead } from "#tests/sample-leads.ts";
import { processorTime } from "#tests/thread-time.ts";
import { appointmentLetter } from "./appointment-letter.ts";
import { campaignLetter } from "./campaign-letter.ts";
import { practiceLetter } from "./practice-letter.ts";
import { writtenLetter } from "./written-letter.ts";

const practice = loadPractice();
const siteUrl = "https://ventanilla.example.com";
const base = { practice, siteUrl, locale: "en" } as const;
const written = (body: string, received = "") =>
  writtenLetter({ ...base, subject: "Hi", body, received }).html;
const campaign = (body: string) =>
  campaignLetter({ ...base, texts: { subject: "Hi", body, linkLabel: "", link: "" }, token: "" }).html;

/** The links in the paragraphs of a letter: where each leads and what it says. */
const linksIn = (html: string) =>
  [...html.matchAll(/<p class="ink"[^>]*>.*?<\/p>/gs)].flatMap(([paragraph]) =>
    [...paragraph.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, url, text]) => {
      expect(text).toBe(url);
      return url?.replaceAll("&amp;", "&");
    }),
  );

test.each([
  [
    "See https://video.example.com/r/abc?x=1&y=%7b2%7d#top",
    "https://video.example.com/r/abc?x=1&y=%7b2%7d#top",
  ],
  ["HTTP://IRS.gov: call us", "HTTP://IRS.gov"],
  ["(https://www.irs.gov/x). Bye", "https://www.irs.gov/x"],
  ["«https://www.irs.gov/x/?»", "https://www.irs.gov/x/"],
  ["“https://www.irs.gov/x”…", "https://www.irs.gov/x"],
  ["<https://www.irs.gov/x>", "https://www.irs.gov/x"],
  ["[https://www.irs.gov/x], ¡gracias!", "https://www.irs.gov/x"],
  ["https://en.wikipedia.example/wiki/Form_(US), too", "https://en.wikipedia.example/wiki/Form_(US)"],
  ["Enlace:https://meet.example/a_b-\nGracias", "https://meet.example/a_b-"],
])("a web address is a link, as it was typed: %s", (body, url) => {
  for (const html of [written(body), campaign(body)]) expect(linksIn(html)).toEqual([url]);
});

test.each([
  "irs.gov and www.irs.gov",
  "https:// and http://. and https://?",
  "ftp://x.example/a mailto:ana@example.com tel:+19725550142",
  "javascript:alert(1)//x.example data:text/html,x vbscript:x file:///etc/passwd",
  "https://x.example:99999999/",
  "https://[x].example",
])("nothing else is one: %s", (body) => {
  for (const html of [written(body), campaign(body)]) expect(linksIn(html)).toEqual([]);
});

test("hostile texts in and around an address stay text", () => {
  for (const payload of hostilePayloads) {
    const typed = `https://x.example/${payload}`;
    const html = written(`${typed} https://x.example/?q=${payload}`);
    expect(html).not.toMatch(/<[^>]*class=xss/i);
    for (const url of linksIn(html)) expect(url).toMatch(/^https:\/\/x\.example\/[^\s<>"]*$/);
    expect(html.match(/<a\b[^>]*>/g)).toEqual(
      html.match(/<a href="https:[^"<>]*"(?: class="accent")? style="[^"<>]*">/g),
    );
  }
});

test.each(["https://a(", "https://a", "https://a.", "https://a((b)", "https://[", ")", "h"])(
  "a hundred thousand characters of %j are read in a moment",
  (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const start = processorTime();
    written(text);
    expect(processorTime() - start).toBeLessThan(1000);
  },
);

test("what the person sent before leads nowhere when a letter quotes it, and what forms bring leads nowhere", () => {
  const spam = "https://spam.example/x";
  const body = `Hello ${spam}, you wrote "(${spam})". Our link: https://spam.example/x/ours`;
  expect(linksIn(written(body, JSON.stringify({ firstName: spam })))).toEqual([
    "https://spam.example/x/ours",
  ]);
  const lead = sampleLead("contact", "en", { firstName: spam, message: spam });
  const appointment = sampleAppointment("booked", "en", { fields: { name: spam, comments: spam } });
  for (const { html } of [
    practiceLetter({ practice, lead, siteUrl }),
    appointmentLetter(appointment, "practice"),
  ]) {
    expect(html).toContain(spam);
    expect(html).not.toContain(`href="${spam}`);
  }
});
