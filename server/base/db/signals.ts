import type { Insertable } from "kysely";
import type { Topic } from "#domain/office/topics.ts";
import type { ChangesTable } from "./commands-schema.ts";
import { compileOnce } from "./compile-once.ts";
import type { Db } from "./open-database.ts";

/** What changed: a topic and the id of its subject, empty for the topic as a whole. */
export type Signal = { topic: Topic; id: string };

/** Writes the signals of a change in its transaction; other screens read again when they get them. */
export async function writeSignals(
  tx: Db,
  signals: readonly Signal[],
  actorId: string,
  now: Date,
): Promise<void> {
  if (signals.length === 0) return;
  const rows = signals.map(({ topic, id }) => ({
    topic,
    subject_id: id,
    actor_id: actorId,
    at: now.toISOString(),
  }));
  await insertChanges(tx, rows);
}

const insertChanges = compileOnce((db, rows: readonly Insertable<ChangesTable>[]) =>
  db.insertInto("changes").values(rows),
);
