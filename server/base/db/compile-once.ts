import type { Compilable, CompiledQuery } from "kysely";
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

/**
 * A statement of a hot path, built and compiled once for each database, number of rows and set of columns; what follows
 * only exchanges the values. `build` may put the values of `rows` into the statement and may not look at them.
 */
export function compileOnce<const Rows extends readonly object[], Result>(
  build: (db: Db, rows: Rows) => Compilable<Result>,
): (db: Db, rows: Rows) => Promise<Result[]> {
  const compiled = new Map<string, CompiledQuery<Result>>();
  return async (db, rows) => {
    const key = `${isPostgres(db)} ${rows.length} ${Object.keys(rows[0] ?? {})}`;
    const query = compiled.get(key) ?? build(db, placeholders(rows) as unknown as Rows).compile();
    compiled.set(key, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? rows[value.row]?.[value.column as keyof object] : value,
    );
    return (await db.executeQuery<Result>({ ...query, parameters })).rows;
  };
}

const placeholders = (rows: readonly object[]) =>
  rows.map((row, index) =>
    Object.fromEntries(Object.keys(row).map((column) => [column, new Placeholder(index, column)])),
  );
