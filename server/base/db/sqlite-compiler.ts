import { type LimitNode, SqliteQueryCompiler, ValueNode } from "kysely";

/**
 * Compiles queries for SQLite. A limit becomes part of the text: SQLite plans by it, so that a statement with a bound one
 * would be prepared anew each time it runs.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append("limit ");
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(String(limit.value));
    else this.visitNode(limit);
  }
}
