import { expect, test } from "vitest";
import { siteUrl, startApp } from "../start-app.ts";
import { business } from "./sample-forms.ts";

test("who asks for a plan waits for one of each other address, however many that one asked for", async () => {
  const app = await startApp({ settings: { TRUST_PROXY: "1" } });
  const order: string[] = [];
  const askFrom = async (address: string) => {
    const { status } = await fetch(`${app.url}/plan.pdf`, {
      method: "POST",
      headers: { origin: siteUrl, "x-forwarded-for": address },
      body: new URLSearchParams({ ...business, numOwners: "2" }),
    });
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
