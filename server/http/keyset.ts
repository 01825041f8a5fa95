import { sql } from "kysely";
import { OperationRefused } from "./office-handler.ts";

/** A place in a list: the instant that orders it and the id that parts equal ones. */
export type Place = { at: string; id: string };

const cursorOf = ({ at, id }: Place): string => `${at} ${id}`;

/** Reads a cursor; undefined without one. Throws `input-invalid` for a text that is none. */
export function readCursor(text: string | undefined): Place | undefined {
  if (text === undefined || text === "") return undefined;
  const [at = "", id = ""] = text.split(" ");
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) || id === "")
    throw new OperationRefused("input-invalid", { field: "after" });
  return { at, id };
}

/** A page of one more row than it shows, cut to its size, with the cursor of the next page. */
export function toPage<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => Place) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? cursorOf(placeOf(last)) : null };
}

/** The condition of what comes after a place in a list, latest first; all of it without a place. */
export const isBefore = (at: string, id: string, place: Place | undefined) =>
  place ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id})` : sql<boolean>`1 = 1`;

/** The same of a list that begins with the earliest. */
export const isAfter = (at: string, id: string, place: Place | undefined) =>
  place ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) > (${place.at}, ${place.id})` : sql<boolean>`1 = 1`;
