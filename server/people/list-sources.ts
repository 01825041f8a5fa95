import { sql } from "kysely";
import { noSource } from "#domain/forms/lead-source.ts";
import type { Db } from "../base/db/open-database.ts";
import { isCounted } from "./lead-filter.ts";

/** How many messages are looked at, and how many sources they name at most: strangers may write any into an address. */
const latest = 10_000;
const mostNamed = 50;

export async function listSources(db: Db): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from (
      select lead.source from leads as lead where ${isCounted({})}
      order by lead.created_at desc limit ${sql.lit(latest)}
    ) as latest
    group by source order by count(*) desc, source limit ${sql.lit(mostNamed)}`.execute(db);
  return rows.map(({ source }) => source || noSource);
}
