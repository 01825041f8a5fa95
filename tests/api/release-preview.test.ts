import { rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import { createPageQueue } from "#server/http/work-queue.ts";
import { previewToken } from "#server/release/preview-cookie.ts";
import { createPreviews } from "#server/release/previews.ts";
import { releasesFolder } from "#server/release/release-folder.ts";
import { describeOnBoth, siteUrl, startApp, type TestApp } from "../start-app.ts";
import { buildStub, insertRevision, keptIn, shownName, stub } from "../stub-site.ts";
import { signedInStaff } from "./office-staff.ts";
import { twinOf } from "./twin-server.ts";

const edits = JSON.stringify([{ path: "business/name", value: "Segunda", base: "" }]);

/** Whose visits are counted. */
const browser = { "user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile Safari/537.36" };

/** Asks for a page with a preview's cookie. */
async function look({ url }: Pick<TestApp, "url">, token: string) {
  const headers = { cookie: `other=1; ventanilla-preview=${token}`, ...browser };
  const answer = await fetch(`${url}/es/contact`, { headers });
  const html = await answer.text();
  const kept = [answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")];
  return { html, kept, name: /<h1>(.*)<\/h1>/.exec(html)?.[1] };
}

test("a preview is seen by its session alone, until that ends", async () => {
  const app = await startApp(stub());
  const { user, session } = await signedInStaff(app);
  const made = await app.releases.preview(edits, { id: session.id, userId: user.id });
  const token = made.result === "ready" ? made.token : made.result;
  const begun = await fetch(`${app.url}/office/api/preview`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: siteUrl },
    body: new URLSearchParams({ token, path: "/es/contact" }),
  });
  expect([begun.status, begun.headers.get("location")]).toEqual([303, "/es/contact"]);
  const cookie = begun.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const { html, kept } = await look(app, token);
  expect(kept).toEqual(["no-store", "noindex"]);
  expect(html).toContain("<h1>Segunda</h1>");
  expect(html).toContain("Vista previa, no es pública");
  const headers = { cookie: `ventanilla-preview=${token}` };
  const calendar = await fetch(`${app.url}/es/deadlines.ics`, { headers });
  expect([calendar.status, calendar.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await shownName(app.url)).toBe("Ventanilla Tax & Business");
  expect((await look(app, "x".repeat(43))).html).not.toContain("Segunda");
  await app.db.deleteFrom("sessions").where("id", "=", session.id).execute();
  expect((await look(app, token)).html).not.toContain("Segunda");
  const outside = new URLSearchParams({ token, path: "//evil.example" });
  const body = { method: "POST", redirect: "manual", headers: { origin: siteUrl }, body: outside } as const;
  expect((await fetch(`${app.url}/office/api/preview`, body)).headers.get("location")).toBe("/");
  // What was looked at is published without another build.
  expect(await app.releases.publish(await insertRevision(app.db, "Segunda"), { actorId: user.id })).toEqual({
    result: "live",
  });
  expect(keptIn(app.folder)).toHaveLength(1);
  await app.end();
});

test("a preview is over with its session, and after an hour; it is no visit, and shows no office", async () => {
  const app = await startApp(stub());
  const { user, session } = await signedInStaff(app);
  const open = async () => {
    const made = await app.releases.preview(edits, { id: session.id, userId: user.id });
    return made.result === "ready" ? made.token : made.result;
  };
  const setSession = (change: { active_at: string } | { created_at: string }) =>
    app.db.updateTable("sessions").set(change).execute();
  const token = await open();
  const nameAfter = async (wait: number, shown = token) => {
    app.advance(wait);
    return (await look(app, shown)).name;
  };
  const shipped = "Ventanilla Tax & Business";
  const visits = async () => {
    await app.writePageViews();
    return app.db.selectFrom("page_counts").select("count").execute();
  };
  expect([await nameAfter(0), await visits()]).toEqual(["Segunda", []]);
  await fetch(`${app.url}/es/contact`, { headers: browser });
  expect(await visits()).toHaveLength(1);
  expect(await nameAfter(minutes(16))).toBe(shipped);
  await setSession({ active_at: app.now().toISOString() });
  expect(await nameAfter(minutes(10))).toBe("Segunda");
  app.advance(minutes(34));
  await setSession({ active_at: app.now().toISOString() });
  expect(await nameAfter(0)).toBe(shipped);
  const later = await open();
  expect(await nameAfter(0, later)).toBe("Segunda");
  // The row of the one that is over went with it.
  expect(await app.db.selectFrom("previews").select("id").execute()).toHaveLength(1);
  await setSession({ created_at: new Date(app.now().getTime() - days(2)).toISOString() });
  expect(await nameAfter(0, later)).toBe(shipped);
  const tokenOf = (url: string, method = "GET") =>
    previewToken({ method, url, rawHeaders: ["Cookie", "ventanilla-preview=x"] } as IncomingMessage);
  expect([tokenOf("/es"), tokenOf("/officers"), tokenOf("/es", "POST")]).toEqual(["x", "x", undefined]);
  for (const url of ["/office", "/office/api/today", "/auth/v1/user", "/functions/v1/x", "/realtime/v1"])
    expect([url, tokenOf(url)]).toEqual([url, undefined]);
  await app.end();
});

test("made-up cookies wait in the queue of pages, and keep nobody from a preview", async () => {
  const app = await startApp(stub());
  const { session } = await signedInStaff(app);
  const { db, env, now } = app;
  const previews = createPreviews({ db, env, now, enqueue: createPageQueue(), open: async () => "anew" });
  const token = await previews.add(edits, "opened", session.id);
  const from = (remoteAddress: string) =>
    ({ socket: { remoteAddress }, headersDistinct: {} }) as IncomingMessage;
  const made = Array.from({ length: 300 }, (_, turn) => previews.find(`${turn}`, from("203.0.113.5")));
  const answers = Promise.allSettled(made);
  expect(await previews.find(token, from("203.0.113.6"))).toBe("opened");
  const refused = (await answers).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(51);
  // Three stay in memory; an older one is opened anew.
  for (let more = 0; more < 3; more += 1) await previews.add(edits, "another", session.id);
  expect(await previews.find(token, from("203.0.113.6"))).toBe("anew");
  await app.end();
});

describeOnBoth("a preview that another server made", (open) => {
  test("is built here once, for two requests at the same time, and for its session alone", async () => {
    const app = await open(stub());
    const { user, session } = await signedInStaff(app);
    const made = await app.releases.preview(edits, { id: session.id, userId: user.id });
    const token = made.result === "ready" ? made.token : made.result;
    const isPostgres = app.env.databaseUrl !== undefined;
    if (!isPostgres) rmSync(releasesFolder(app.folder), { recursive: true });
    let builds = 0;
    const build: typeof buildStub = (each) => {
      builds += 1;
      return buildStub(each);
    };
    const other = await open({
      ...stub({ build }),
      ...(isPostgres ? await twinOf(app) : { folder: app.folder }),
    });
    const both = await Promise.all([look(other, token), look(other, token)]);
    expect([...both.map(({ name }) => name), builds]).toEqual(["Segunda", "Segunda", 1]);
    expect(both[0]?.kept).toEqual(["no-store", "noindex"]);
    expect([await shownName(other.url), await shownName(app.url)]).toEqual(
      Array(2).fill("Ventanilla Tax & Business"),
    );
    await app.db.deleteFrom("sessions").where("id", "=", session.id).execute();
    expect((await look(other, token)).name).toBe("Ventanilla Tax & Business");
  });
});
