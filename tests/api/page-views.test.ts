import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { days, hours } from "#domain/durations.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { createLogger } from "#server/base/logger.ts";
import { startPageViews } from "#server/counts/count-page-views.ts";
import { loadCounts } from "#server/counts/load-counts.ts";
import { countedPage, createHostLimit, isOpenedByPerson, referringHost } from "#server/counts/page-view.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { cleanUp } from "./clean-up.ts";
import { twinOf } from "./twin-server.ts";

const agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36";
const visit = (app: TestApp, path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(app.url + path, { method, redirect: "manual", headers: { "user-agent": agent, ...headers } });

async function stored(...apps: TestApp[]) {
  for (const app of apps) await app.writePageViews();
  const rows = await apps[0]?.db
    .selectFrom("page_counts")
    .selectAll()
    .orderBy("day")
    .orderBy("path")
    .execute();
  return rows?.map(({ day, path, locale, count }) => `${day} ${locale} ${path} ${count}`);
}

test("a view is a person's who opens the page", () => {
  const opened = (headers: Record<string, string>, method = "GET") =>
    isOpenedByPerson({ method, rawHeaders: Object.entries(headers).flat() });
  expect(opened({ Host: "x", "User-Agent": agent })).toBe(true);
  expect(opened({ "user-agent": agent, "Sec-Fetch-Dest": "document" })).toBe(true);
  expect(opened({ "user-agent": "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12" })).toBe(true);
  expect(opened({ "user-agent": agent }, "HEAD")).toBe(false);
  expect(opened({ "user-agent": agent, "Sec-Purpose": "prefetch;prerender" })).toBe(false);
  expect(opened({ "user-agent": agent, Purpose: "prefetch" })).toBe(false);
  expect(opened({ "user-agent": agent, "Sec-Fetch-Dest": "empty" })).toBe(false);
  for (const name of [
    "",
    "curl/8.9",
    "python-requests/2.32",
    "node",
    "WhatsApp/2.24 A",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36",
    "Mozilla/5.0 (compatible; YandexBot/3.0)",
    "Mozilla/5.0 (compatible; Baiduspider/2.0)",
  ])
    expect([name, opened({ "user-agent": name })]).toEqual([name, false]);
});

test("pages that search engines may list are counted, by language", () => {
  expect(countedPage("/es")).toEqual({ path: "/", locale: "es" });
  expect(countedPage("/services/payroll")).toEqual({ path: "/services/payroll", locale: "en" });
  expect(countedPage("/es/blog/some-article")).toEqual({ path: "/blog/some-article", locale: "es" });
  for (const path of ["/office", "/sent/hero", "/404", "/robots.txt", "/favicon.ico", "/appointments/manage"])
    expect([path, countedPage(path)]).toEqual([path, undefined]);
});

test("the host that led to a page is known by its name alone, and a day keeps 200 apart", () => {
  const hostOf = (referer?: string) =>
    referringHost({ rawHeaders: ["Host", "practice.example:443", ...(referer ? ["Referer", referer] : [])] });
  expect(hostOf("https://www.Google.com/search?q=taxes")).toBe("google.com");
  expect(hostOf("https://m.facebook.com/")).toBe("m.facebook.com");
  expect(hostOf("https://practice.example:443/faqs")).toBeUndefined();
  const none = [undefined, "about:blank", "android-app://com.mail/", "http://192.0.2.7/", "https://x", "no"];
  for (const referer of [...none, `https://${"a".repeat(90)}.com/`, "https://me@x.com/"])
    expect([referer, hostOf(referer)]).toEqual([referer, ""]);
  const limit = createHostLimit();
  const kept = Array.from({ length: 300 }, (_, number) => limit("2026-11-20", `site${number}.example`));
  expect(new Set(kept)).toHaveProperty("size", 201);
  expect([limit("2026-11-20", "site7.example"), limit("2026-11-20", "")]).toEqual(["site7.example", ""]);
  expect(limit("2026-11-21", "late.example")).toBe("late.example");
});

test("whoever invents sites keeps none out that leads here again, and makes few rows", () => {
  const limit = createHostLimit();
  const visitFrom = (host: string) => limit("2026-11-20", host);
  const named = new Set<string>();
  for (let turn = 0; turn < 20_000; turn += 1) named.add(visitFrom(`pills${turn}.example`));
  expect(named.size).toBe(201);
  const google = [1, 2, 3].map(() => visitFrom("google.com"));
  expect(google).toEqual(["other", "google.com", "google.com"]);
  // Each thrice.
  for (let turn = 0; turn < 20_000; turn += 1) named.add(visitFrom(`loans${Math.floor(turn / 3)}.example`));
  expect(named.size).toBeLessThan(700);
  expect(visitFrom("google.com")).toBe("google.com");
});

describeOnBoth("page views", (open) => {
  test("are added up by the day of the practice, of several servers too, and go after 25 months", async () => {
    const app = await open();
    const twin = app.env.databaseUrl ? await open(await twinOf(app)) : app;
    const isTwin = twin !== app;
    const google = { referer: "https://www.google.com/" };
    await Promise.all([
      visit(app, "/", google),
      visit(twin, "/?utm_source=card", google),
      visit(app, "/es", { referer: `${app.url}/` }),
    ]);
    // What the browser kept was opened all the same.
    expect((await visit(app, "/faqs", { "if-none-match": "*" })).status).toBe(304);
    await visit(app, "/", {}, "HEAD");
    await visit(app, "/", { "user-agent": "curl/8.9" });
    await visit(app, "/faqs/");
    await visit(app, "/services/notary");
    await visit(app, "/office");
    await visit(app, "/rss.xml");
    await visit(app, "/blog/itin-apply-and-renew");
    const first = [
      "2026-11-20 en / 2",
      "2026-11-20 es / 1",
      "2026-11-20 en /blog/itin-apply-and-renew 1",
      "2026-11-20 en /faqs 1",
    ];
    expect((await stored(app, twin))?.sort()).toEqual(first.sort());

    expect(await app.db.selectFrom("referrer_counts").selectAll().orderBy("host").execute()).toEqual([
      { day: "2026-11-20", host: "", count: 2 },
      { day: "2026-11-20", host: "google.com", count: 2 },
    ]);

    // Ten in the evening in Texas is the next day by universal time.
    app.advance(hours(13));
    await visit(app, "/");
    app.advance(hours(2));
    await visit(app, "/");
    expect(await stored(app)).toEqual(expect.arrayContaining(["2026-11-20 en / 3", "2026-11-21 en / 1"]));
    if (isTwin) {
      await Promise.all([...Array(20).keys()].map((number) => visit(number % 2 ? app : twin, "/contact")));
      await Promise.all([app.writePageViews(), twin.writePageViews()]);
      const contact = (await stored(app))?.filter((line) => line.includes("/contact"));
      expect(contact).toEqual(["2026-11-20 en /contact 10", "2026-11-21 en /contact 10"]);
    }
    await cleanUp(app, new Date(app.now().getTime() + days(760)));
    expect((await stored(app))?.length).toBeGreaterThan(0);
    await cleanUp(app, new Date(app.now().getTime() + days(762)));
    expect(await stored(app)).toEqual([]);
    expect(await app.db.selectFrom("referrer_counts").selectAll().execute()).toEqual([]);
  });

  test("are told by the site that led to them, and of sites that did so once only how many", async () => {
    const app = await open();
    const hosts = ["pills1.example", "pills2.example", "www.google.com", "google.com"];
    for (const host of hosts) await visit(app, "/", { referer: `https://${host}/` });
    await visit(app, "/");
    await app.writePageViews();
    const range = { from: "2026-11-16", to: "2026-11-22" };
    const { views } = await loadCounts(range, { db: app.db, now: app.now(), practice: loadPractice() });
    expect(views?.referrers).toEqual([
      { id: "google.com", count: 2 },
      { id: "", count: 1 },
      { id: "other", count: 2 },
    ]);
  });

  test("survive a database that does not answer, and many addresses make no rows", async () => {
    const app = await open();
    await visit(app, "/about");
    await app.db.schema.alterTable("page_counts").renameTo("page_counts_away").execute();
    await app.writePageViews();
    expect(app.logged.join()).toContain("page views could not be written");
    await visit(app, "/about");
    await app.db.schema.alterTable("page_counts_away").renameTo("page_counts").execute();
    const odd = ["/blog/%00", "/blog/x y", "/es/blog/", "/about%20x", "/blog/itin-apply-and-renew/"];
    await Promise.all(
      [...odd, ...Array.from({ length: 30 }, (_, number) => `/blog/no-${number}`)].map((path) =>
        visit(app, path).then((answer) => answer.body?.cancel()),
      ),
    );
    expect(await stored(app)).toEqual(["2026-11-20 en /about 2"]);
  });

  test("count once, also when the end of their transaction gets no answer", async () => {
    const app = await open();
    const transaction = () => ({
      execute: async (work: (tx: Db) => Promise<unknown>) => {
        await app.db.transaction().execute(work);
        throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
      },
    });
    const views = startPageViews({
      db: { transaction } as unknown as Db,
      now: app.now,
      log: createLogger({ write: () => {} }),
      timeZone: () => "America/Chicago",
      hasPage: () => true,
    });
    const request = { method: "GET", url: "/about", rawHeaders: ["User-Agent", agent] };
    views.add(request as unknown as IncomingMessage);
    await views.write();
    await views.stop();
    expect(await stored(app)).toEqual(["2026-11-20 en /about 1"]);
  });
});
