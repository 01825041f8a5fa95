import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { v7 } from "uuid";
import { runTask } from "./bench-server.ts";

/** All rows that one lead wrote, and the schema that they stand in. */
type LeadRows = { schema: string[]; rows: { table: string; row: Record<string, SQLInputValue> }[] };

const length = 3000;
/** Sets of rows that are made before the clock runs. */
const batch = 1000;

/** The rate of bare commits of the rows of a lead, one lead each, from a process of its own on the first core. */
export const commitRows = (rows: LeadRows) =>
  runTask<{ rate: number }>("commits", { BENCH_ROWS: JSON.stringify(rows) }, 0);

/** The task of that process: node:sqlite as the server opens it, with compiled statements and nothing else. */
export function runCommits(): void {
  const { schema, rows }: LeadRows = JSON.parse(process.env.BENCH_ROWS ?? "");
  const database = new DatabaseSync(join(mkdtempSync(join(tmpdir(), "ventanilla-bench-")), "raw.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  database.exec("pragma cache_size = -32000");
  for (const sql of schema) database.exec(sql);
  const statements = rows.map(({ table, row }) => {
    const columns = Object.keys(row);
    return database.prepare(
      `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    );
  });
  const [begin, commit] = [database.prepare("begin immediate"), database.prepare("commit")];
  let committed = 0;
  let time = 0;
  while (time < length) {
    const leads = Array.from({ length: batch }, () => valuesOfAnother(rows));
    const start = performance.now();
    for (const values of leads) {
      begin.run();
      for (const [index, statement] of statements.entries()) statement.run(...(values[index] ?? []));
      commit.run();
    }
    time += performance.now() - start;
    committed += batch;
  }
  console.log(JSON.stringify({ rate: (committed / time) * 1000 }));
}

/** The same rows for another lead: each id, also within other values, becomes another of its kind. */
function valuesOfAnother(rows: LeadRows["rows"]): SQLInputValue[][] {
  const ids = new Map<string, string>();
  const text = JSON.stringify(rows.map(({ row }) => Object.values(row)));
  const other = (id: string) => {
    const known = ids.get(id) ?? (id.includes("-7") && id[14] === "7" ? v7() : randomUUID());
    ids.set(id, known);
    return known;
  };
  const changed = text.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, other);
  return JSON.parse(
    [...ids].reduce(
      (all, [id, next]) => all.replaceAll(id.replaceAll("-", ""), next.replaceAll("-", "")),
      changed,
    ),
  );
}

/** Reads all rows that `write` adds to a file. */
export async function rowsOf(file: string, write: () => Promise<unknown>): Promise<LeadRows> {
  const database = new DatabaseSync(file, { readOnly: true });
  const schema = database
    .prepare("select name, type, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all() as { name: string; type: string; sql: string }[];
  const tables = schema.filter(({ type }) => type === "table").map(({ name }) => name);
  const read = (table: string) =>
    database
      .prepare(`select * from ${table}`)
      .all()
      .map((row) => JSON.stringify(row));
  const before = new Map(tables.map((table) => [table, new Set(read(table))]));
  await write();
  const rows = tables.flatMap((table) =>
    read(table)
      .filter((row) => !before.get(table)?.has(row))
      .map((row) => ({ table, row: withoutCounter(JSON.parse(row)) })),
  );
  database.close();
  // Parents first: an insert finds what it refers to.
  const parents = ["people", "leads"];
  const rank = (table: string) => (parents.includes(table) ? parents.indexOf(table) : parents.length);
  return {
    schema: schema.map(({ sql }) => sql),
    rows: rows.sort((one, other) => rank(one.table) - rank(other.table)),
  };
}

// The database counts it itself.
const withoutCounter = ({ seq: _, ...row }: Record<string, SQLInputValue>) => row;
