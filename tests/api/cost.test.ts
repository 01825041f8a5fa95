import { expect, test } from "vitest";
import { startApp, type TestApp } from "../start-app.ts";

const rounds = 5;
const requests = 30;

/** Milliseconds of processor time of a request, client and server together: the quietest of some rounds. */
async function costOf(request: () => Promise<Response>) {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (let count = 0; count < requests; count++) await (await request()).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000 / requests);
  }
  return Math.min(...costs);
}

const withApp = async (use: (app: TestApp, ownCost: number) => Promise<void>) => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  // What asking and answering take by themselves.
  const ownCost = await costOf(() => fetch(`${app.url}/healthz`));
  await use(app, ownCost);
  await app.end();
};

test("a filled page costs less than 2 ms of processor", () =>
  withApp(async (app, ownCost) => {
    for (const path of ["/appointments?week=2026-12-07", "/es/nomina", "/appointments/unknown"]) {
      const cost = await costOf(() => fetch(app.url + path));
      expect(cost - ownCost, path).toBeLessThan(2);
    }
  }));

test("a refused post without script costs less than 4 ms of processor", () =>
  withApp(async (app, ownCost) => {
    const fields = { name: "Ana", email: "nonsense", service: "bookkeeping", page: "/", form: "hero-form" };
    const cost = await costOf(() => app.postForm("send-hero-consultation", fields));
    expect(cost - ownCost).toBeLessThan(4);
  }));

test("the free times of two months cost less than 4 ms of processor", () =>
  withApp(async (app, ownCost) => {
    const question = "service=consultation&from=2026-11-23&to=2027-01-20";
    const cost = await costOf(() => fetch(`${app.url}/booking/v1/slots?${question}`));
    expect(cost - ownCost).toBeLessThan(4);
  }));
