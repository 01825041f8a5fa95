import { mkdtempSync, readFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { type SpawnedServer, spawnServer } from "../spawn-server.ts";

const connections = 200;
const form = { "content-type": "application/x-www-form-urlencoded", "accept-encoding": "br" };
const plan = {
  businessType: "llc",
  numOwners: "2",
  allUSCitizens: "yes",
  needsPayroll: "yes",
  needsAdvisory: "yes",
  needsBookkeeping: "yes",
  fullName: "Ana Prueba",
  email: "ana@example.com",
  phone: "972-555-0100",
};
const hero = { name: "Ana", email: "ana@example.com", service: "bookkeeping" };
const floods: [string, string, Record<string, string>?][] = [
  ["pages", "/appointments?week=2026-12-07"],
  ["refused posts", "/functions/v1/send-hero-consultation", { ...hero, email: "nonsense", page: "/" }],
  ["plans", "/plan.pdf", plan],
];

const ask = (options: RequestOptions, url: string, body?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, options, (answer) => answer.resume().on("end", () => resolve(answer.statusCode)))
      .on("error", reject)
      .end(body);
  });

const memoryOf = ({ process: { pid } }: SpawnedServer) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

test("floods on 200 connections hold up no new visitor for 2 s and take less than 350 MB", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-floods-"));
  const server = await spawnServer({ DATA_DIR: folder, RATE_LIMITS: "off", NOW: "2026-11-20T15:00:00Z" });
  for (const [name, path, fields] of floods) {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const end = Date.now() + 12_000;
    const options = { agent, method: fields ? "POST" : "GET", headers: form };
    const flood = Array.from({ length: connections }, async () => {
      while (Date.now() < end)
        await ask(options, server.url + path, fields && new URLSearchParams(fields).toString());
    });
    await wait(2000);
    const start = performance.now();
    expect(await ask({ agent: new Agent() }, `${server.url}/healthz`)).toBe(200);
    const lead = { method: "POST", agent: new Agent(), headers: { "content-type": "application/json" } };
    const url = `${server.url}/functions/v1/send-hero-consultation`;
    expect(await ask(lead, url, JSON.stringify({ formData: hero }))).toBe(200);
    const waited = performance.now() - start;
    await Promise.all(flood);
    agent.destroy();
    console.log(`${name}: a new visitor waited ${Math.round(waited)} ms, ${Math.round(memoryOf(server))} MB`);
    expect(waited, name).toBeLessThan(2000);
    expect(memoryOf(server), name).toBeLessThan(350);
  }
  await server.end();
}, 120_000);
