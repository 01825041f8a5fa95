import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { releasesFolder } from "#server/release/release-folder.ts";
import { siteUrl, startApp } from "../start-app.ts";
import { insertRevision, keptIn, shownName, stub } from "../stub-site.ts";
import { signedInStaff } from "./office-staff.ts";

test("a preview is seen by its session alone, until that ends", async () => {
  const app = await startApp(stub());
  const { user, session } = await signedInStaff(app);
  const edits = JSON.stringify([{ path: "business/name", value: "Segunda", base: "" }]);
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
  const look = async (value = token, { url } = app) => {
    const headers = { cookie: `other=1; ventanilla-preview=${value}` };
    const answer = await fetch(`${url}/es/contact`, { headers });
    const kept = [answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")];
    return { html: await answer.text(), kept };
  };
  const { html, kept } = await look();
  expect(kept).toEqual(["no-store", "noindex"]);
  expect(html).toContain("<h1>Segunda</h1>");
  expect(html).toContain("Vista previa, no es pública");
  expect(await shownName(app.url)).toBe("Ventanilla Tax & Business");
  expect((await look("x".repeat(43))).html).not.toContain("Segunda");
  // Another server of the database, which has to build it first, shows it to two requests at once.
  rmSync(releasesFolder(app.folder), { recursive: true });
  const other = await startApp({ ...stub(), folder: app.folder });
  const [one, two] = await Promise.all([look(token, other), look(token, other)]);
  expect([one.html, two.html].map((each) => /<h1>(.*)<\/h1>/.exec(each)?.[1])).toEqual([
    "Segunda",
    "Segunda",
  ]);
  expect(await shownName(other.url)).toBe("Ventanilla Tax & Business");
  await other.end();
  await app.db.deleteFrom("sessions").where("id", "=", session.id).execute();
  expect((await look()).html).not.toContain("Segunda");
  const outside = new URLSearchParams({ token, path: "//evil.example" });
  const body = { method: "POST", redirect: "manual", headers: { origin: siteUrl }, body: outside } as const;
  expect((await fetch(`${app.url}/office/api/preview`, body)).headers.get("location")).toBe("/");
  // What was looked at is published without another build.
  expect(await app.releases.publish(await insertRevision(app.db, "Segunda"), user.id)).toEqual({
    result: "live",
  });
  expect(keptIn(app.folder)).toHaveLength(1);
  await app.end();
});
