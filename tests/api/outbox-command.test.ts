import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outbox as outboxCommand } from "../../scripts/outbox.ts";
import { runHere } from "../run-here.ts";
import { runScript } from "../run-script.ts";
import { openOutbox, type TestOutbox } from "./outbox-setup.ts";

let outbox: TestOutbox;
beforeEach(async () => {
  outbox = await openOutbox({ WEBHOOK_URL: "https://hooks.example.com/secret-path" });
});
afterEach(() => outbox.close());

const settings = () => ({ DATA_DIR: outbox.folder, NOW: "2026-11-20T16:00:00Z" });
const command = (...args: string[]) => runHere(outboxCommand, args, settings());

test("it runs as a process, with the exit code of its answer", async () => {
  const run = (...args: string[]) => runScript("scripts/outbox.ts", args, settings());
  expect(await run("list")).toEqual({ code: 0, stdout: "The outbox is empty.\n", stderr: "" });
  expect(await run("retry", "018f-nothing")).toMatchObject({
    code: 1,
    stdout: "",
    stderr: "There is no delivery 018f-nothing in the outbox.\n",
  });
});
const hold = (id: string) =>
  outbox.db
    .updateTable("outbox")
    .set({ state: "held", attempts: 9, last_error: "The mail server answered 550 5.1.1 to RCPT TO." })
    .where("id", "=", id)
    .execute();

test("the list says what waits and why, without personal data", async () => {
  expect((await command("list")).stdout).toBe("The outbox is empty.\n");
  const leadId = await outbox.insertLead();
  const { id } = await outbox.delivery(leadId, "lead-confirmation");
  await hold(id);
  const { code, stdout } = await command("list");
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`${id} +lead-confirmation +held +9 +The mail server answered 550`));
  expect(stdout).toMatch(/lead-notice +queued +0 +2026-11-20 15:00 UTC\n/);
  expect(stdout).toContain("1 held, 2 queued");
  expect(stdout).not.toMatch(/ana|prueba|secret-path/i);
  const held = (await command("list", "--state", "held")).stdout;
  expect(held).toContain(id);
  expect(held).not.toContain("lead-notice");
  expect((await command("list", "--state", "failed")).stdout).toBe("No delivery is failed.\n");
});

test("a letter that waits can be read", async () => {
  const leadId = await outbox.insertLead();
  const letter = await command("show", (await outbox.delivery(leadId, "lead-confirmation")).id);
  expect(letter.stdout).toMatch(/^From: .+\nTo: Ana Prueba <ana@example\.com>\nReply-To: .+\nSubject: .+\n/);
  const webhook = await command("show", (await outbox.delivery(leadId, "lead-webhook")).id);
  expect(JSON.parse(webhook.stdout)).toMatchObject({ formType: "hero", name: "Ana Prueba" });
  await outbox.db.updateTable("webhook_endpoints").set({ fields: '["name"]' }).execute();
  const short = await command("show", (await outbox.delivery(leadId, "lead-webhook")).id);
  expect(JSON.parse(short.stdout)).toMatchObject({ formType: "hero", name: "Ana Prueba" });
  expect(short.stdout).not.toContain("ana@example.com");
});

test("a held delivery goes back to the queue, and its disabled endpoint is enabled", async () => {
  const leadId = await outbox.insertLead();
  const { id } = await outbox.delivery(leadId, "lead-webhook");
  await hold(id);
  await outbox.db.updateTable("webhook_endpoints").set({ disabled_at: "2026-11-20T15:00:00.000Z" }).execute();
  const { code, stdout } = await command("retry", id);
  expect([code, stdout]).toEqual([0, `Delivery ${id} is queued and due now.\n`]);
  const row = await outbox.delivery(leadId, "lead-webhook");
  expect(row).toMatchObject({ state: "queued", attempts: 0 });
  expect(row.due_at.slice(0, 13)).toBe("2026-11-20T16");
  const endpoint = await outbox.db.selectFrom("webhook_endpoints").selectAll().executeTakeFirstOrThrow();
  expect(endpoint.disabled_at).toBeNull();
});

test("all held deliveries go back to the queue at once, and others stay", async () => {
  const leadIds = [await outbox.insertLead(), await outbox.insertLead()];
  for (const leadId of leadIds) await hold((await outbox.delivery(leadId, "lead-webhook")).id);
  await outbox.db.updateTable("webhook_endpoints").set({ disabled_at: "2026-11-20T15:00:00.000Z" }).execute();
  // What was set aside long ago is as held as these, and a day leaves it out.
  const nothing = await command("retry", "--state", "held", "--since", "2026-11-21");
  expect(nothing.stdout).toBe("No delivery that is held can be put back.\n");
  const disabled = await outbox.db.selectFrom("webhook_endpoints").selectAll().executeTakeFirstOrThrow();
  expect(disabled.disabled_at).not.toBeNull();
  const { code, stdout } = await command("retry", "--state", "held", "--since", "2026-11-20");
  expect([code, stdout]).toEqual([0, "Back in the queue: 2 that were held.\n"]);
  for (const leadId of leadIds) {
    const row = await outbox.delivery(leadId, "lead-webhook");
    expect([row.state, row.attempts, row.due_at.slice(0, 13)]).toEqual(["queued", 0, "2026-11-20T16"]);
    expect((await outbox.delivery(leadId, "lead-notice")).due_at).toBe("2026-11-20T15:00:00.000Z");
  }
  const endpoint = await outbox.db.selectFrom("webhook_endpoints").selectAll().executeTakeFirstOrThrow();
  expect(endpoint.disabled_at).toBeNull();
  await hold((await outbox.delivery(leadIds[0] ?? "", "lead-webhook")).id);
  const retry = async () => (await command("retry", "--state", "held")).stdout;
  expect(await retry()).toBe("Back in the queue: 1 that were held.\n");
  expect(await retry()).toBe("No delivery that is held can be put back.\n");
});

test("of all that are queued those come due that were tried, but no letter of a campaign", async () => {
  const leadId = await outbox.insertLead();
  const tried = { attempts: 3, due_at: "2026-11-21T12:00:00.000Z" };
  const kinds = ["lead-notice", "lead-confirmation"] as const;
  await outbox.db.updateTable("outbox").set(tried).where("kind", "in", kinds).execute();
  await outbox.db
    .updateTable("outbox")
    .set({ channel: "bulk-mail" })
    .where("kind", "=", "lead-confirmation")
    .execute();
  const { code, stdout } = await command("retry", "--state", "queued");
  expect([code, stdout]).toEqual([0, "Back in the queue: 1 that were queued.\n"]);
  const dueOf = async (kind: string) => (await outbox.delivery(leadId, kind)).due_at.slice(0, 13);
  expect(await dueOf("lead-notice")).toBe("2026-11-20T16");
  expect(await dueOf("lead-confirmation")).toBe("2026-11-21T12");
  expect(await dueOf("lead-webhook")).toBe("2026-11-20T15");
});

test("a setting that leads to no database is named in one line, with exit code 1", async () => {
  const run = (own: Record<string, string>) => runHere(outboxCommand, ["list"], { ...settings(), ...own });
  const unreachable = await run({ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/db" });
  expect([unreachable.code, unreachable.stderr]).toEqual([
    1,
    `DATABASE_URL holds "postgres://***@127.0.0.1:1", but it takes the address of a Postgres that answers (connect ECONNREFUSED 127.0.0.1:1).\n`,
  ]);
  const inFile = await run({ DATA_DIR: join(outbox.folder, "ventanilla.sqlite") });
  expect(inFile.code).toBe(1);
  expect(inFile.stderr).toMatch(/^DATA_DIR holds [^\n]+ but it takes a folder [^\n]+\n$/);
});

test("what cannot be done is said in one line, with exit code 1", async () => {
  const unknown = await command("retry", "018f-nothing");
  expect([unknown.code, unknown.stderr]).toEqual([1, "There is no delivery 018f-nothing in the outbox.\n"]);
  const leadId = await outbox.insertLead();
  const { id } = await outbox.delivery(leadId, "lead-confirmation");
  await outbox.db.updateTable("outbox").set({ state: "sent", sent_at: "2026-11-20T15:00:01.000Z" }).execute();
  const sent = await command("retry", id);
  expect([sent.code, sent.stderr]).toEqual([1, `Delivery ${id} was sent on 2026-11-20T15:00:01.000Z.\n`]);
  for (const args of [
    [],
    ["lost"],
    ["retry"],
    ["list", "--state", "gone"],
    ["list", "--what"],
    ["retry", "--state", "sent"],
    ["retry", "--state", "held", "--since", "2026-13-01"],
    ["list", "--since", "2026-11-20"],
  ]) {
    const wrong = await command(...args);
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatch(/^npm run outbox -- list/);
  }
});
