import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { postJson } from "../post-json.ts";
import { startMailReceiver, startReceiver } from "../receivers.ts";
import { freePort, type SpawnedServer, spawnServer } from "../spawn-server.ts";

const senders = 16;

/** Kills the server again and again under load: no acknowledged lead may be lost, and none sent under two ids. */
export async function expectNoLossBy(kills: number) {
  const mail = await startMailReceiver();
  const webhook = await startReceiver();
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-crash-")),
    SMTP_URL: mail.url,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_ALLOW_PRIVATE: "1",
    RATE_LIMITS: "off",
  };
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill++) {
    await killUnderLoad(await spawnServer(env), acknowledged);
  }
  expect(acknowledged.size).toBeGreaterThan(kills * 5);

  // Two minutes later by its clock: what the killed processes had claimed is free again.
  const later = new Date(Date.now() + 120_000).toISOString();
  const server = await spawnServer({ ...env, NOW: later });
  const missing = () => {
    const toVisitors = new Set(mail.mails.flatMap(({ to }) => to));
    const toPractice = new Set(mail.mails.map(({ mail }) => mail.replyTo?.[0]?.address));
    const toWebhook = new Set(webhook.calls.map(({ body }) => JSON.parse(body).email));
    const reached = [toVisitors, toPractice, toWebhook];
    return [...acknowledged].filter((address) => !reached.every((each) => each.has(address)));
  };
  await expect.poll(() => missing().length, { timeout: 90_000, interval: 250 }).toBe(0);
  expect(await server.end()).toBe(0);

  const letterIds = idsByKey(mail.mails, ({ to, mail }) => [to.join(), mail.messageId ?? ""], isToVisitor);
  expect(letterIds.filter(([, ids]) => ids.size !== 1)).toEqual([]);
  const practiceIds = idsByKey(
    mail.mails,
    ({ mail }) => [mail.replyTo?.[0]?.address ?? "", mail.messageId ?? ""],
    (letter) => !isToVisitor(letter),
  );
  expect(practiceIds.filter(([, ids]) => ids.size !== 1)).toEqual([]);
  expect(practiceIds.length).toBeGreaterThanOrEqual(acknowledged.size);
  const callIds = idsByKey(webhook.calls, ({ body, headers }) => [
    JSON.parse(body).email,
    String(headers["webhook-id"]),
  ]);
  expect(callIds.filter(([, ids]) => ids.size !== 1)).toEqual([]);
  await mail.stop();
  await webhook.stop();
}

const isToVisitor = ({ to }: { to: string[] }) => to.some((address) => address.startsWith("crash-"));

async function killUnderLoad(server: SpawnedServer, acknowledged: Set<string>) {
  let isAlive = true;
  const send = async () => {
    while (isAlive) {
      const email = `crash-${crypto.randomUUID()}@example.com`;
      const answer = await post(server.url, email).catch(() => undefined);
      if (answer?.status === 200) acknowledged.add(email);
    }
  };
  const sending = Array.from({ length: senders }, send);
  const before = acknowledged.size;
  // The moment is random on purpose: by a number of answers, so that a slow machine is hit in full load too.
  const answersBeforeKill = before + 5 + Math.floor(Math.random() * 60);
  await expect
    .poll(() => acknowledged.size, { timeout: 60_000, interval: 3 })
    .toBeGreaterThan(answersBeforeKill);
  await server.end("SIGKILL");
  isAlive = false;
  await Promise.all(sending);
}

async function post(url: string, email: string) {
  const answer = await postJson(
    `${url}/functions/v1/send-hero-consultation`,
    { formData: { name: "Ana Prueba", email, service: "bookkeeping" } },
    { "idempotency-key": crypto.randomUUID() },
  );
  await answer.text();
  return answer;
}

function idsByKey<T>(
  items: T[],
  pair: (item: T) => [string, string],
  isWanted: (item: T) => boolean = () => true,
) {
  const ids = new Map<string, Set<string>>();
  for (const item of items.filter(isWanted)) {
    const [key, id] = pair(item);
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  }
  return [...ids];
}
