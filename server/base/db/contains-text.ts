import { sql } from "kysely";

/** The condition that a column contains a text, in which the wildcards of LIKE stand for themselves. */
export const containsText = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
