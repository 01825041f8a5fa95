import type { Kysely } from "kysely";

/** Messages and notes hold numbers like an SSN masked; what stood there is sealed beside. Housekeeping seals older rows. */
export async function addSealedNumbers({ schema }: Kysely<unknown>) {
  for (const table of ["leads", "touches"])
    await schema.alterTable(table).addColumn("sealed", "text").execute();
}
