import { createHash } from "node:crypto";
import { closeSync, fdatasyncSync, openSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import type { TableDigests } from "./manifest.ts";

/** The pages (of 4 kB) that are copied at once before the disk catches up, and the pause after it in milliseconds. */
const step = { pages: 256, pause: 2 };

/** Copies a SQLite file in steps while others write. The open transaction keeps their writes from starting it anew. */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    source.exec("begin; select count(*) from sqlite_master");
    closeSync(openSync(copy, "wx", 0o600));
    const written = openSync(copy, "r");
    const progress = () => {
      fdatasyncSync(written);
      sleep(step.pause);
    };
    await backup(source, copy, { rate: step.pages, progress }).finally(() => closeSync(written));
    // The log grew under the open transaction. Whoever commits next would move all of it at once: better this process.
    const mover = new DatabaseSync(file);
    source.exec("commit");
    mover.exec("pragma wal_checkpoint(passive)");
    mover.close();
  } finally {
    source.close();
  }
  const made = new DatabaseSync(copy);
  made.exec("pragma journal_mode = delete");
  made.close();
}

const cell = new Int32Array(new SharedArrayBuffer(4));
const sleep = (milliseconds: number) => void Atomics.wait(cell, 0, 0, milliseconds);

/** Counts and digests the rows of each table of a file that nobody writes into. Throws for a damaged one. */
export function digestSqlite(file: string): { tables: TableDigests; migrations: string[] } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec("pragma cache_size = -8000");
    const names = database
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
      )
      .all()
      .map(({ name }) => String(name));
    const tables: TableDigests = {};
    for (const name of names.sort()) {
      const hash = createHash("sha256");
      let rows = 0;
      const statement = database.prepare(`select * from "${name}"`);
      statement.setReturnArrays(true);
      for (const row of statement.iterate()) {
        hash.update(JSON.stringify(row, bytesAsText));
        rows += 1;
      }
      tables[name] = { rows, digest: hash.digest("hex") };
    }
    const ran = names.includes("kysely_migration")
      ? database.prepare("select name from kysely_migration order by timestamp, name").all()
      : [];
    return { tables, migrations: ran.map(({ name }) => String(name)) };
  } finally {
    database.close();
  }
}

const bytesAsText = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
