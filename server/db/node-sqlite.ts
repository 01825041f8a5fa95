import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

const mostStatements = 200;

/**
 * Lets Kysely's own SQLite dialect talk to the SQLite that ships inside Node. A commit returns after its fsync
 * (`synchronous = full`): an answered lead survives a power cut.
 */
export function nodeSqlite(location: string): SqliteDialect {
  const database = new DatabaseSync(location, { timeout: 5000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  const prepared = new Map<string, SqliteStatement>();
  const adapted: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      // A plain `begin` takes the write lock too late and loses to another process in between.
      const statement = adapt(database.prepare(sql === "begin" ? "begin immediate" : sql));
      if (prepared.size < mostStatements) prepared.set(sql, statement);
      return statement;
    },
  };
  return new SqliteDialect({ database: adapted });
}

function adapt(statement: StatementSync): SqliteStatement {
  const bind = (values: readonly unknown[]) => values as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bind(values)),
    run: (values) => statement.run(...bind(values)),
    iterate: (values) => statement.iterate(...bind(values)),
  };
}
