import { execFile } from "node:child_process";
import { mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { Checkpoints } from "./checkpoints.ts";
import { GroupCommit } from "./group-commit.ts";
import { LogSync } from "./log-sync.ts";
import { SqliteConnection } from "./sqlite-connection.ts";

const limits = { step: 50, calm: 0, pause: 10, long: 100, rest: 25, log: 200 };
const pagesOfRow = 20;

/** A group commit whose log begins anew at 200 pages, and others that read the file. */
function open(most = limits) {
  const file = join(mkdtempSync(join(tmpdir(), "ventanilla-checkpoints-")), "test.sqlite");
  const writer = new SqliteConnection(file, { readOnly: false });
  writer.exec("create table texts (text text)");
  const log = new LogSync(file);
  const checkpoints = new Checkpoints(file, writer, most);
  const commits = new GroupCommit(writer, log, checkpoints);
  const [other, reader] = [new DatabaseSync(file), new DatabaseSync(file, { readOnly: true })];
  onTestFinished(async () => {
    await log.close();
    await checkpoints.close();
    for (const each of [reader, other, writer]) each.close();
  });
  let written = 0;
  const write = async () => {
    const group = await commits.begin();
    writer.exec(`insert into texts values (zeroblob(${pagesOfRow * 4096}))`);
    await commits.commit(group);
    written += 1;
    return written;
  };
  const measure = () =>
    other.prepare("pragma wal_checkpoint(noop)").get() as { log: number; checkpointed: number };
  return { file, write, measure, other, reader, writer, checkpoints, close: () => checkpoints.close() };
}

test("nothing is copied while the log grows without a pause, up to its greatest length", async () => {
  const { write, measure } = open({ ...limits, pause: 60_000 });
  while (measure().log < limits.log - 2 * pagesOfRow) {
    expect(measure().checkpointed).toBe(0);
    await write();
  }
  await expect.poll(async () => (await write()) > 0 && measure().log).toBeLessThan(limits.log / 2);
});

test("the log is copied into the file and begins anew, however much is written without a pause", async () => {
  const { write, measure, other } = open();
  const lengths: number[] = [];
  for (let row = 0; row < 200; row++) {
    await write();
    lengths.push(measure().log);
  }
  expect(Math.max(...lengths)).toBeLessThan(3 * limits.log);
  expect(other.prepare("select count(*) as n from texts").get()).toEqual({ n: 200 });
});

test("what is written at once and then rests is copied, without a further write", async () => {
  const { write, measure } = open();
  while (measure().log < limits.step) await write();
  await expect.poll(() => measure().log - measure().checkpointed).toBe(0);
});

test("what is written while others are copied is copied after them, without a further write", async () => {
  const { write, measure, reader, writer, checkpoints } = open();
  await write();
  reader.exec("begin; select * from texts");
  const emptied = checkpoints.empty();
  for (let row = 0; row < limits.step / pagesOfRow; row++)
    writer.exec(`insert into texts values (zeroblob(${pagesOfRow * 4096}))`);
  checkpoints.noteCommit();
  await emptied;
  reader.exec("commit");
  await expect.poll(() => measure().log - measure().checkpointed).toBe(0);
});

test("a long log is copied to its last page in a pause, so that it begins anew", async () => {
  const { write, measure, reader } = open();
  reader.exec("begin; select * from texts");
  while (measure().log < limits.long) await write();
  reader.exec("commit");
  await write();
  await expect.poll(() => measure().log - measure().checkpointed).toBe(0);
  await write();
  expect(measure().log).toBeLessThan(limits.long);
});

test("while somebody reads what was before, writes go on and the log grows; after that it begins anew", async () => {
  const { write, measure, reader } = open();
  reader.exec("begin; select * from texts");
  while (measure().log < 5 * limits.log) await write();
  reader.exec("commit");
  const grown = measure().log;
  await expect.poll(async () => (await write()) > 0 && measure().log).toBeLessThan(grown);
});

test("a thread that has ended is made again", async () => {
  const { write, measure, close } = open();
  const copied = () => expect.poll(() => measure().log - measure().checkpointed).toBe(0);
  for (let ended = 0; ended < 2; ended++) {
    await write();
    while (measure().log - measure().checkpointed < limits.step) await write();
    await copied();
    await close();
  }
});

test("a thread that fails keeps nobody from writing, and another does its work", async () => {
  const { file, write, measure } = open();
  const away = `${file}-away`;
  // The thread cannot open what is no file of the database.
  renameSync(file, away);
  symlinkSync(dirname(file), file);
  while (measure().log < 3 * limits.log) await write();
  // At once: in a moment without a file the thread would make an empty one.
  renameSync(away, file);
  await expect.poll(async () => (await write()) > 0 && measure().log).toBeLessThan(limits.log);
});

test("a command ends by itself after a checkpoint", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-checkpoints-"));
  const command = join(folder, "command.mjs");
  writeFileSync(
    command,
    `import { Checkpoints } from "${import.meta.dirname}/checkpoints.ts";
    import { SqliteConnection } from "${import.meta.dirname}/sqlite-connection.ts";
    const writer = new SqliteConnection("${folder}/test.sqlite", { readOnly: false });
    writer.exec("create table texts (text text)");
    const checkpoints = new Checkpoints("${folder}/test.sqlite", writer, { step: 1, calm: 0, pause: 1, long: 1, log: 1, rest: 1 });
    checkpoints.noteCommit();
    await checkpoints.settled();
    await checkpoints.close();
    console.log("ended");`,
  );
  expect((await promisify(execFile)(process.execPath, [command])).stdout).toBe("ended\n");
});
