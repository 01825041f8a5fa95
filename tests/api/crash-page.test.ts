import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { messageWords } from "#content/words/messages.ts";
import { readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import { loadPages } from "#server/pages/load-pages.ts";
import { createPageSources } from "#server/pages/page-sources.ts";
import { readSite } from "#server/pages/read-site.ts";
import { openBareApp } from "../bare-app.ts";

const folder = mkdtempSync(join(tmpdir(), "ventanilla-app-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = readEnv({ DATA_DIR: folder, SITE_URL: "http://localhost:3000" });
const secret = "a secret for tests";
const now = () => new Date("2026-11-20T15:00:00Z");
const crash = () => {
  throw new Error("a pipe burst");
};

async function brokenApp() {
  const logged: string[] = [];
  const log = createLogger({ write: (line: string) => void logged.push(line) });
  const { app } = await openBareApp({ env, now, log });
  app.get("/es/broken", crash);
  app.all("/functions/broken", crash);
  app.post("/broken.pdf", crash);
  return { app, logged };
}

test("a crash shows the page of the visitor's language with the reference it was logged under", async () => {
  const { app, logged } = await brokenApp();
  const answer = await app.request("/es/broken");
  expect(answer.status).toBe(500);
  const html = await answer.text();
  const page = /<main.*<\/main>/s.exec(html)?.[0];
  expect(page).toContain(messageWords.es.serverError.heading);
  const [line, ...others] = logged.map((text) => JSON.parse(text));
  expect(others).toMatchObject([{ route: "GET /es/broken", status: 500, request_id: line.request_id }]);
  expect(line).toMatchObject({
    err: { message: "a pipe burst" },
    request_id: answer.headers.get("x-request-id"),
  });
  expect(html).toMatch(/<a [^>]*data-language-switch[^>]* href="\/broken"/);
  expect(page).toContain(`<code>${line.request_id}</code>`);
  expect(page).not.toMatch(/a pipe burst|data-fill|at crash/);
});

test("a crash of a function is told as JSON without its cause", async () => {
  const { app } = await brokenApp();
  const answer = await app.request("/functions/broken");
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: "Unexpected Application Error!",
    code: "crash",
    request_id: answer.headers.get("x-request-id"),
  });
});

test.each(["/functions/broken", "/broken.pdf"])(
  "a crash of a form without script, %s, shows the page in the language of its form",
  async (path) => {
    const { app } = await brokenApp();
    const headers = { origin: env.siteUrl, referer: `${env.siteUrl}/es/contact` };
    const answer = await app.request(path, {
      method: "POST",
      headers,
      body: new URLSearchParams({ a: "b" }),
    });
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain(messageWords.es.serverError.heading);
    expect(html).toMatch(/<a [^>]*data-language-switch[^>]* href="\/contact"/);
  },
);

test.each([
  ["/es/deadlines.ics?a=b", "es"],
  ["/deadlines.ics", "en"],
] as const)("a page that cannot be made, %s, says so in its language", async (address, locale) => {
  const pages = loadPages({
    site: await readSite("dist", env.siteUrl),
    content: "content",
    siteUrl: env.siteUrl,
    sources: createPageSources({ siteUrl: env.siteUrl, timeZone: "UTC", secret, now }),
    log: createLogger({ write: () => {} }),
    madeSources: ["/deadlines.ics", "/es/deadlines.ics"].map((path) => [path, async () => crash()]),
  });
  const server = createServer((request, response) => void pages.answer(request, response));
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(messageWords[locale].serverError.heading);
});
