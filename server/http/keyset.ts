import { sql } from "kysely";
import { OperationRefused } from "./office-handler.ts";

/** A place in a list: the instant that orders it and the id that parts equal ones. */
export type Cursor = { at: string; id: string };

/** The text of a cursor; texts compare as their cursors do. */
export const cursorText = ({ at, id }: Cursor): string => `${at} ${id}`;

/** Reads a cursor; undefined without one. Throws `input-invalid` for a text that is none. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined || text === "") return undefined;
  const [at = "", id = ""] = text.split(" ");
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) || id === "")
    throw new OperationRefused("input-invalid", { field: "after" });
  return { at, id };
}

/** The same of a list in the order of its ids. */
export function readIdCursor(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!/^[\da-f-]{36}$/.test(text)) throw new OperationRefused("input-invalid", { field: "after" });
  return text;
}

/** A page of one more row than it shows, cut to its size, with the cursor of the next page. */
export function toPage<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? cursorText(cursorOf(last)) : null };
}

/** The same of a list in the order of its ids. */
export function toPageById<Row extends { id: string }>(rows: readonly Row[], size: number) {
  const page = rows.slice(0, size);
  return { page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}

/** The condition of what comes after a cursor, latest first; the whole list without one. */
export const isBefore = (at: string, id: string, cursor: Cursor | undefined) =>
  cursor
    ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.at}, ${cursor.id})`
    : sql<boolean>`1 = 1`;

/** The same of a list that begins with the earliest. */
export const isAfter = (at: string, id: string, cursor: Cursor | undefined) =>
  cursor
    ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) > (${cursor.at}, ${cursor.id})`
    : sql<boolean>`1 = 1`;
