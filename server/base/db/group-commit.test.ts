import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Db, openDatabase } from "./open-database.ts";
import { longestWait } from "./turns.ts";

let db: Db;
let other: DatabaseSync;
beforeEach(async () => {
  // A group may also end by its age; the clock stands still, so that a busy machine ends none.
  vi.useFakeTimers({ toFake: ["performance"] });
  const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-group-"));
  db = openDatabase({ dataDir });
  await sql`create table settings (name text primary key, value text not null)`.execute(db);
  other = new DatabaseSync(join(dataDir, "ventanilla.sqlite"));
});
afterEach(async () => {
  vi.useRealTimers();
  other.close();
  await db.destroy();
});

const row = (name: string, value = "") => ({ name, value });
const insert = (tx: Db, name: string, value?: string) =>
  tx.insertInto("settings").values(row(name, value)).execute();
const add = (name: string, then: (tx: Db) => unknown = () => {}) =>
  db.transaction().execute(async (tx) => {
    await insert(tx, name);
    await then(tx);
    return name;
  });
const names = (tx: Db = db) =>
  tx
    .selectFrom("settings")
    .select("name")
    .orderBy("name")
    .execute()
    .then((rows) => rows.map(({ name }) => name));
/** What another process sees. */
const onDisk = () =>
  other
    .prepare("select name from settings order by name")
    .all()
    .map(({ name }) => name);
const numbers = Array.from({ length: 9 }, (_, number) => String(number));
const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((each) => (each.status === "rejected" ? String(each.reason) : "well"));

test("transactions that wait at once are committed by one COMMIT, and none is answered before it", async () => {
  const seen: unknown[] = [];
  await Promise.all(
    numbers.map((name) => add(name, () => seen.push(onDisk())).then(() => seen.push(onDisk()))),
  );
  expect(seen).toEqual([...numbers.map(() => []), ...numbers.map(() => numbers)]);
});

test("a transaction sees those before it in the group; a read outside sees what is committed", async () => {
  const inside: string[][] = [];
  const outside: string[][] = [];
  await Promise.all(
    numbers.map((name) =>
      add(name, async (tx) => {
        inside.push(await names(tx));
        outside.push(await names());
      }),
    ),
  );
  expect(inside).toEqual(numbers.map((_, index) => numbers.slice(0, index + 1)));
  expect(outside).toEqual(numbers.map(() => []));
  expect(await names()).toEqual(numbers);
});

test("counting up from what was read loses no step", async () => {
  await insert(db, "counter", "0");
  const countUp = () =>
    db.transaction().execute(async (tx) => {
      const { value } = await tx.selectFrom("settings").select("value").executeTakeFirstOrThrow();
      await tx
        .updateTable("settings")
        .set({ value: String(Number(value) + 1) })
        .execute();
    });
  await Promise.all(numbers.map(countUp));
  expect(await db.selectFrom("settings").selectAll().execute()).toEqual([row("counter", "9")]);
});

test("what a transaction throws undoes itself alone, and is told after the others are on the disk", async () => {
  const first = add("0");
  let seenByRefused: unknown;
  const refused = add("bad", () => {
    throw new Error("no");
  }).catch((error: Error) => {
    seenByRefused = onDisk();
    return error.message;
  });
  const all = [first, refused, add("0"), add("1")];
  expect(await outcomes(all)).toEqual(["well", "well", expect.stringContaining("UNIQUE"), "well"]);
  expect(await refused).toBe("no");
  expect(seenByRefused).toEqual(["0", "1"]);
  expect(onDisk()).toEqual(["0", "1"]);
});

test("single statements take part, and one that fails undoes nothing else", async () => {
  const all = [insert(db, "0"), add("1"), insert(db, "1"), insert(db, "2")];
  expect(await outcomes(all)).toEqual(["well", "well", expect.stringContaining("UNIQUE"), "well"]);
  expect(onDisk()).toEqual(["0", "1", "2"]);
});

test("when the COMMIT fails all of its group fail with that error, also who was refused, and the next goes well", async () => {
  await sql`create table children (parent text references settings (name) deferrable initially deferred)`.execute(
    db,
  );
  const orphan = add("0", (tx) => sql`insert into children values ('nobody')`.execute(tx));
  const refused = add("1", () => {
    throw new Error("no");
  });
  const all = [orphan, refused, add("2")];
  expect(await outcomes(all)).toEqual(all.map(() => expect.stringContaining("FOREIGN KEY")));
  expect(onDisk()).toEqual([]);
  expect(await add("3")).toBe("3");
  expect(onDisk()).toEqual(["3"]);
});

test("a full disk fails whom it meets, keeps nothing of them, and is over when there is room", async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const limitTo = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  await limitTo((rows[0]?.page_count ?? 0) + 5);
  const fill = (name: string) => db.transaction().execute((tx) => insert(tx, name, "x".repeat(4000)));
  const results = await outcomes(numbers.map(fill));
  const failed = results.filter((result) => result !== "well");
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter((each) => !each.includes("disk is full"))).toEqual([]);
  expect(onDisk()).toEqual(numbers.filter((_, index) => results[index] === "well"));
  await limitTo(1_000_000);
  await fill("later");
  expect(onDisk()).toContain("later");
});

test("a transaction that goes on after SQLite rolled back everything writes nothing", async () => {
  const errors: string[] = [];
  const before = add("before");
  const stubborn = add("0", async (tx) => {
    await sql`insert or rollback into settings values ('0', '')`
      .execute(tx)
      .catch((error) => errors.push(String(error)));
    await insert(tx, "1").catch((error) => errors.push(String(error)));
  });
  const all = [before, stubborn, add("after")];
  const lost = expect.stringContaining("UNIQUE constraint failed");
  expect(await outcomes(all)).toEqual([lost, lost, "well"]);
  expect(errors).toEqual([lost, expect.stringContaining("rolled back by SQLite")]);
  expect(onDisk()).toEqual(["after"]);
});

test("a slow transaction delays its group and who comes after it, and no read", async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const fast = add("fast").then(() => order.push("fast"));
  const work = () => {
    begun.resolve();
    return read.promise;
  };
  const slow = add("slow", work).then(() => order.push("slow"));
  const late = add("late").then(() => order.push("late"));
  await begun.promise;
  expect(await names()).toEqual([]);
  order.push("read");
  read.resolve();
  await Promise.all([fast, slow, late]);
  expect(order).toEqual(["read", "fast", "slow", "late"]);
});

test("a transaction that waits for itself gets an error instead of standing still", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const knot = add("0", () => add("1"));
  const next = add("2");
  const ended = outcomes([knot, next]);
  await vi.advanceTimersByTimeAsync(longestWait);
  vi.useRealTimers();
  expect(await ended).toEqual([expect.stringContaining("held by another transaction"), expect.anything()]);
  expect(await add("3")).toBe("3");
});
