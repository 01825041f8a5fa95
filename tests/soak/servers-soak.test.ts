import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../create-database.ts";
import { startMailReceiver, startReceiver } from "../receivers.ts";
import { freePort, spawnServer } from "../spawn-server.ts";
import { startSenders } from "./lead-senders.ts";

const kills = 8;

test("three servers on one Postgres share the outbox while one of them is killed at random", async () => {
  const mail = await startMailReceiver();
  const webhook = await startReceiver();
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-servers-"));
  onTestFinished(async () => {
    await mail.stop();
    await webhook.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: await createDatabase(),
    SMTP_URL: mail.url,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_ALLOW_PRIVATE: "1",
    RATE_LIMITS: "off",
  };
  const ports = [String(await freePort()), String(await freePort()), String(await freePort())];
  const start = (port: string) => spawnServer({ ...env, PORT: port });
  const servers = await Promise.all(ports.map(start));
  const sent = startSenders(
    9,
    servers.map(({ url }) => url),
  );
  for (let kill = 0; kill < kills; kill++) {
    const before = sent.acknowledged.size;
    await expect
      .poll(() => sent.acknowledged.size, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(before + 20 + Math.floor(Math.random() * 80));
    const victim = Math.floor(Math.random() * servers.length);
    await servers[victim]?.end("SIGKILL");
    servers[victim] = await start(ports[victim] ?? "");
  }
  await sent.end();
  // What the killed servers had claimed is free again after the lease of a minute.
  const reached = () => {
    const visitors = new Set(mail.mails.flatMap(({ to }) => to));
    const posted = new Set(webhook.calls.map(({ body }) => JSON.parse(body).email));
    return [...sent.acknowledged].filter((email) => visitors.has(email) && posted.has(email)).length;
  };
  await expect.poll(reached, { timeout: 150_000, interval: 500 }).toBe(sent.acknowledged.size);
  for (const server of servers) expect(await server.end()).toBe(0);

  const messageIds = mail.mails.map(({ mail: { messageId = "" } }) => messageId);
  const webhookIds = webhook.calls.map(({ headers }) => String(headers["webhook-id"]));
  // A confirmation and a notice for each lead, and a webhook: under one id each, whoever sent it.
  expect(new Set(messageIds).size).toBe(sent.acknowledged.size * 2);
  expect(new Set(webhookIds).size).toBe(sent.acknowledged.size);
  // Twice comes only what a killed server had under way: two mails and two first tries of them, four webhooks each.
  expect(messageIds.length - new Set(messageIds).size).toBeLessThanOrEqual(kills * 4);
  expect(webhookIds.length - new Set(webhookIds).size).toBeLessThanOrEqual(kills * 8);
}, 300_000);
