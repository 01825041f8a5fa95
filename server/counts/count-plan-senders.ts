import { sql } from "kysely";
import type { Stage } from "#domain/people/people.ts";
import type { Db } from "../base/db/open-database.ts";
import { findSenders } from "../people/list-by-leads.ts";
import type { Scope } from "./count-week.ts";

type PlanSenders = { asked: number; talking: number; booked: number; clients: number };

/** Counts the people who asked for a business plan in a range, and how many of them stand at a stage or beyond it now. */
export async function countPlanSenders(db: Db, { from, until, assignee }: Scope): Promise<PlanSenders> {
  const filter = { kind: "business", from, until } as const;
  const isOwn = assignee === undefined ? sql<boolean>`1 = 1` : sql<boolean>`assigned_to = ${assignee}`;
  const people = (await findSenders(db, filter, isOwn, Number.MAX_SAFE_INTEGER)) ?? [];
  const at = (...stages: Stage[]) => people.filter(({ stage }) => stages.includes(stage)).length;
  return {
    asked: people.length,
    talking: at("talking", "booked", "client"),
    booked: at("booked", "client"),
    clients: at("client"),
  };
}
