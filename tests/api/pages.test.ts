import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messageWords } from "#content/words/messages.ts";
import { minutes } from "#domain/durations.ts";
import { siteUrl, startApp, type TestApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";

/** A file that the build has compressed. */
const [asset = ""] = readdirSync("dist/_astro")
  .filter((name) => name.endsWith(".js.br"))
  .map((name) => `/_astro/${name.slice(0, -".br".length)}`);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.end());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Asks for exactly this path: `fetch` would tidy it first. */
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(app.url);
    request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });

test("pages have pretty addresses, in both languages", async () => {
  for (const path of ["/", "/es", "/es/contact", "/services/notary-public", "/contact?utm_source=x"]) {
    const { status, headers } = await get(path);
    expect([path, status, headers["content-type"]]).toEqual([path, 200, "text/html; charset=utf-8"]);
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

test("every address of the office is answered with its one page, which nobody caches, lists or refers from", async () => {
  const page = readFileSync("dist/office/index.html");
  for (const path of ["/office", "/office/staff", "/office/link?x=1"]) {
    const { status, headers, body } = await get(path);
    expect([path, status, body.equals(page)]).toEqual([path, 200, true]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  }
  for (const path of ["/office/api", "/office/api/none", "/officer"])
    expect((await get(path)).status, path).toBe(404);
});

test("a slash at the end and the addresses of old links lead on", async () => {
  const leads = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };
  expect(await leads("/contact/?a=1")).toEqual([308, "/contact?a=1"]);
  expect(await leads("/es/")).toEqual([308, "/es"]);
  expect(await leads("/es/appointments/?service=x")).toEqual([308, "/es/appointments?service=x"]);
  expect(await leads("/services/notary")).toEqual([301, "/services/notary-public"]);
  expect(await leads("/es/services/business-formation-services/")).toEqual([301, "/es/start-your-business"]);
  expect((await get("//other.example/")).headers.location).toBeUndefined();
});

test("files come compressed when the browser can, and not again when it has them", async () => {
  const script = readFileSync(`dist${asset}`, "utf8");
  const br = await get(asset, { "accept-encoding": "gzip, deflate, br, zstd" });
  expect(br.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  const gzip = await get(asset, { "accept-encoding": "br;q=0, gzip" });
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  expect((await get(asset)).body.toString()).toBe(script);
  expect(
    (await get(asset, { "accept-encoding": "identity, *;q=0" })).headers["content-encoding"],
  ).toBeUndefined();
  const known = await get(asset, { "accept-encoding": "br", "if-none-match": `W/"old", ${br.headers.etag}` });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, br.headers.etag]);
  expect((await get(asset, { "if-none-match": String(br.headers.etag) })).status).toBe(200);
  const head = await get(asset, { "accept-encoding": "br" }, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(br.body.length),
  ]);
  expect((await get(`${asset}.br`)).status).toBe(404);
  expect((await get("/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");
});

test("forms carry a signed time that is renewed by the first request after an hour", async () => {
  const stampIn = async (encoding?: string) => {
    const { body } = await get("/contact", encoding ? { "accept-encoding": encoding } : {});
    const page = encoding === "br" ? brotliDecompressSync(body) : body;
    const [input = ""] = /<input[^>]* name="stamp"[^>]*>/.exec(page.toString()) ?? [];
    return / value="([^"]+)"/.exec(input)?.[1];
  };
  const first = await stampIn();
  expect(first).toMatch(/^[0-9a-z]+\.[\w-]{22}$/);
  expect(await stampIn("br")).toBe(first);
  app.advance(minutes(59));
  expect(await stampIn()).toBe(first);
  app.advance(minutes(2));
  await expect.poll(() => stampIn("br")).not.toBe(first);
  app.advance(minutes(1));
  const trapped = { ...hero, website: "x" };
  await app.post("send-hero-consultation", { formData: trapped, stamp: await stampIn() });
  expect((await app.leads()).at(-1)).toMatchObject({ spam_reasons: '["honeypot"]' });
  await app.post("send-hero-consultation", { formData: trapped, stamp: `${await stampIn()}x` });
  expect((await app.leads()).at(-1)).toMatchObject({ spam_reasons: '["honeypot","form-token-missing"]' });
});

const mainIn = ({ body }: Answer) => /<main.*<\/main>/s.exec(body.toString())?.[0] ?? "";

test("an unknown address answers 404 in its language, with pages that hold its words", async () => {
  const english = await get("/payroll-services?x=1");
  expect(english.status).toBe(404);
  const payroll = '<ul><li><a href="/services/payroll">Payroll Services</a></li></ul>';
  expect(mainIn(english)).toContain(`<p>${messageWords.en.notFound.suggestions}</p>${payroll}`);
  expect(english.body.toString()).toMatch(/<a [^>]*data-language-switch[^>]* href="\/es\/payroll-services"/);
  const spanish = mainIn(await get("/es/nomina"));
  expect(spanish).toContain(messageWords.es.notFound.heading);
  expect(spanish).toContain('href="tel:');
  expect(spanish).toContain('<a href="/es/services/payroll">Servicios de nómina</a>');
  const article = mainIn(await get("/es/blog/itin-apply"));
  expect(article).toMatch(/<a href="\/es\/blog\/itin-apply-and-renew">ITIN: [^<]+<\/a>/);
  // The button leads to the home page, whose slogan says "impuestos", too.
  expect(mainIn(await get("/es/impuestos-negocio"))).toMatch(/<li>(?!.*<li><a href="\/es">)/s);
  expect(mainIn(await get("/wp-login.php"))).not.toMatch(/<ul|<li|Perhaps/);
  expect((await get("/404")).status).toBe(404);
  expect((await get("/500.html")).status).toBe(404);
  expect((await get("/contact", {}, "POST")).status).toBe(405);
});

test("no trick in a path reaches what is not part of the site", async () => {
  const tricks = ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "/.built"];
  const odd = [
    "/contact%00",
    "/%00",
    "//contact",
    "/contact/index.html/..",
    "/contact%2findex.html",
    "/%",
    "/%E0%A4%A",
  ];
  for (const path of [
    ...tricks,
    ...odd,
    "/_astro/../.built",
    "/__proto__",
    "/constructor",
    "/es/../.built",
  ]) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code === 404 || code === 400)]);
    expect(body.toString()).not.toMatch(/"ventanilla"|^\[/);
  }
});

test("every answer is guarded, and only the forwarding frame may be framed by our own pages", async () => {
  for (const path of ["/", asset, "/nowhere", "/healthz", "/contact/"]) {
    expect((await get(path)).headers).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "strict-transport-security": "max-age=31536000",
    });
  }
  expect((await get("/forward.html")).headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'none'; form-action https: http:; frame-src https: http:; frame-ancestors 'self'",
  );
});

test("pages, sitemap and feed name the address of the server, also when the build knew none", async () => {
  for (const path of [
    "/",
    "/es/contact",
    "/sitemap-index.xml",
    "/sitemap-0.xml",
    "/rss.xml",
    "/robots.txt",
  ]) {
    const text = (await get(path)).body.toString();
    expect([path, text.includes(siteUrl)]).toEqual([path, true]);
    expect([path, /localhost/.test(text)]).toEqual([path, false]);
  }
});
