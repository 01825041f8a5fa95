import type { Compilable, CompiledQuery, DatabaseConnection } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Db } from "./open-database.ts";

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly row: number;
  readonly column: string;
  constructor(row: number, column: string) {
    this.row = row;
    this.column = column;
  }
}

type Compiled<Result> = {
  onPostgres: boolean;
  rowCount: number;
  columns: readonly string[];
  query: CompiledQuery<Result>;
};

/** Compiles a statement of a hot path once for each number of rows and set of columns; `build` must not use values. */
export function compileOnce<const Rows extends readonly object[], Result>(
  build: (db: Db, rows: Rows) => Compilable<Result>,
): (db: Db, rows: Rows) => Promise<Result[]> {
  const compiled: Compiled<Result>[] = [];
  const compile = (db: Db, rows: Rows, columns: readonly string[]) => {
    const query = build(db, placeholders(rows) as unknown as Rows).compile();
    const next = { onPostgres: isPostgres(db), rowCount: rows.length, columns, query };
    compiled.push(next);
    return next;
  };
  return (db, rows) => {
    const onPostgres = isPostgres(db);
    const columns = Object.keys(rows[0] ?? {});
    const kept = compiled.find(
      (each) =>
        each.onPostgres === onPostgres && each.rowCount === rows.length && isSame(each.columns, columns),
    );
    const { query } = kept ?? compile(db, rows, columns);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? rows[value.row]?.[value.column as keyof object] : value,
    );
    return execute<Result>(db, { ...query, parameters });
  };
}

/** The connections of transactions, on which statements run without Kysely's way, longer than many a statement. */
const connections = new WeakMap<Db, DatabaseConnection | Promise<DatabaseConnection>>();

async function execute<Result>(db: Db, query: CompiledQuery<Result>): Promise<Result[]> {
  if (!db.isTransaction) return (await db.executeQuery<Result>(query)).rows;
  const known = connectionOf(db);
  const connection = known instanceof Promise ? await known : known;
  return (await connection.executeQuery<Result>(query)).rows;
}

/** A promise at first, so that statements that are asked for at once are sent in their order. */
function connectionOf(tx: Db): DatabaseConnection | Promise<DatabaseConnection> {
  const known = connections.get(tx) ?? tx.getExecutor().provideConnection(async (each) => each);
  connections.set(tx, known);
  return known;
}

/** Sends the compiled statements that follow at once: else one that Kysely runs would overtake them. */
export async function holdConnection(tx: Db): Promise<void> {
  connections.set(tx, await connectionOf(tx));
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

const placeholders = (rows: readonly object[]) =>
  rows.map((row, index) =>
    Object.fromEntries(Object.keys(row).map((column) => [column, new Placeholder(index, column)])),
  );
