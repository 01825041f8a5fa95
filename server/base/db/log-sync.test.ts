import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { Checkpoints } from "./checkpoints.ts";
import { GroupCommit } from "./group-commit.ts";
import { SqliteConnection } from "./sqlite-connection.ts";

/** A group commit over a log whose syncs end when the test says so. */
function open() {
  // A group may also end by its age; the clock stands still, so that a busy machine ends none.
  vi.useFakeTimers({ toFake: ["performance"] });
  const file = join(mkdtempSync(join(tmpdir(), "ventanilla-log-")), "test.sqlite");
  const writer = new SqliteConnection(file, { readOnly: false });
  writer.exec("create table names (name text)");
  const other = new DatabaseSync(file);
  onTestFinished(() => {
    vi.useRealTimers();
    other.close();
    writer.close();
  });
  let running: PromiseWithResolvers<void> | undefined;
  const log = {
    get isRunning() {
      return running !== undefined;
    },
    sync() {
      running = Promise.withResolvers();
      return running.promise;
    },
    settled: () => Promise.resolve(running?.promise),
  };
  const end = (error?: Error) => {
    const ended = running;
    running = undefined;
    if (error) ended?.reject(error);
    else ended?.resolve();
  };
  const commits = new GroupCommit(writer, log, new Checkpoints(file, writer));
  /** Those who have asked for their COMMIT. */
  const waiting: string[] = [];
  const add = async (name: string) => {
    const group = await commits.begin();
    writer.exec(`insert into names values ('${name}')`);
    const committed = commits.commit(group);
    waiting.push(name);
    await committed;
    return name;
  };
  const onDisk = () =>
    other
      .prepare("select name from names")
      .all()
      .map(({ name }) => name);
  return { add, end, isSyncing: () => running !== undefined, onDisk, other, waiting };
}

test("who comes while the disk is busy shares one COMMIT, and nobody is answered before the own sync", async () => {
  const { add, end, isSyncing, onDisk, waiting } = open();
  const answered: string[] = [];
  const note = (name: string) => answered.push(name);
  const first = add("1").then(note);
  await expect.poll(isSyncing).toBe(true);
  const later = [add("2").then(note), add("3").then(note)];
  await expect.poll(() => waiting).toEqual(["1", "2", "3"]);
  expect([onDisk(), answered]).toEqual([["1"], []]);
  end();
  await first;
  await expect.poll(isSyncing).toBe(true);
  expect([onDisk(), answered]).toEqual([["1", "2", "3"], ["1"]]);
  end();
  await Promise.all(later);
  expect(answered).toEqual(["1", "2", "3"]);
});

test("after a sync that fails nothing is written until all of the log stands in the database file", async () => {
  const { add, end, isSyncing, onDisk, other } = open();
  // Who still reads what was before keeps SQLite from moving the log.
  other.exec("begin; select * from names");
  const refused = add("1").catch(String);
  await expect.poll(isSyncing).toBe(true);
  end(new Error("EIO"));
  expect(await refused).toBe("Error: EIO");
  expect(await add("2").catch(String)).toMatch("The disk refused");
  other.exec("commit");
  const next = add("3");
  await expect.poll(isSyncing).toBe(true);
  end();
  expect(await next).toBe("3");
  expect(onDisk()).toEqual(["1", "3"]);
});

test("who came while a sync ran that fails is refused with it: no COMMIT follows what the disk refused", async () => {
  const { add, end, isSyncing, onDisk, waiting } = open();
  const first = add("1").catch(String);
  await expect.poll(isSyncing).toBe(true);
  const second = add("2").catch(String);
  await expect.poll(() => waiting).toEqual(["1", "2"]);
  end(new Error("EIO"));
  expect(await first).toBe("Error: EIO");
  await nextTurn();
  expect(isSyncing()).toBe(false);
  expect(await second).toMatch("The disk refused");
  expect(onDisk()).toEqual(["1"]);
});
