import { v7 } from "uuid";
import { expect, test } from "vitest";
import { formatMoney } from "#domain/money.ts";
import { startApp } from "../start-app.ts";

const price = 13_700;
const edit = { path: "tiers/taxPreparation/tiers/families/price", value: price / 100, base: "" };

test("a changed price is built and live in both languages while the old site answers", async () => {
  const app = await startApp();
  const read = async (path: string) => (await fetch(app.url + path)).text();
  const id = v7();
  await app.db
    .insertInto("content_revisions")
    .values({
      ...{ id, edits: JSON.stringify([edit]), state: "queued", step: "", reason: "" },
      ...{ actor_id: "elena", created_at: app.now().toISOString(), live_at: null },
    })
    .execute();
  const publishing = app.releases.publish(id, "elena");
  const during = await read("/services/personal-taxes");
  expect(await publishing).toEqual({ result: "live" });
  for (const [locale, path] of [
    ["en", "/services/personal-taxes"],
    ["es", "/es/services/personal-taxes"],
  ] as const) {
    const shown = formatMoney(price, locale);
    expect(during).not.toContain(shown);
    expect(await read(path)).toContain(shown);
    // The address of this server, as every page has it.
    expect(await read(path)).toContain(`<link rel="canonical" href="https://www.example.com${path}"`);
  }
  await app.end();
});
