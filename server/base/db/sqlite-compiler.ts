import { type LimitNode, SqliteQueryCompiler, ValueNode } from "kysely";

/** Writes limits into the SQL: SQLite plans by them, and would prepare a statement with a bound one at each run. */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append("limit ");
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(String(limit.value));
    else this.visitNode(limit);
  }
}
