import { expect, test } from "vitest";
import { siteUrl, startApp } from "../start-app.ts";
import { business } from "./sample-forms.ts";

test("who asks for a plan waits for one of each other address, however many that one asked for", async () => {
  const app = await startApp({ settings: { TRUST_PROXY: "1" } });
  const order: string[] = [];
  const askFrom = async (address: string) => {
    const status = await askAt(app.url, { "x-forwarded-for": address });
    order.push(address);
    return status;
  };
  const plans = Array.from({ length: 29 }, () => askFrom("198.51.100.7"));
  await plans[0];
  expect(await askFrom("198.51.100.8")).toBe(200);
  const after = 29 - order.indexOf("198.51.100.8");
  expect(new Set(await Promise.all(plans))).toEqual(new Set([200]));
  expect(after).toBeGreaterThan(10);
  await app.end();
});

test("many plans at once are all made, and other requests get their turn in between", async () => {
  const app = await startApp();
  const order: string[] = [];
  await askAt(app.url);
  const plans = Array.from({ length: 12 }, async () => {
    const status = await askAt(app.url);
    order.push("plan");
    return status;
  });
  await plans[0];
  const health = await fetch(`${app.url}/healthz`);
  order.push("health");
  expect(new Set(await Promise.all(plans))).toEqual(new Set([200]));
  expect(health.status).toBe(200);
  expect(order.lastIndexOf("plan")).toBeGreaterThan(order.indexOf("health"));
  await app.end();
});

async function askAt(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${url}/plan.pdf`, {
    method: "POST",
    headers: { origin: siteUrl, ...headers },
    body: new URLSearchParams({ ...business, numOwners: "2" }),
  });
  return answer.status;
}
