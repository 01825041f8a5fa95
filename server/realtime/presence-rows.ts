import { seconds } from "#domain/durations.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";

/** Who looks at what: the state of a socket, which any server can read. */
export type Presence = { id: string; userId: string; subjectId: string };

/** The lease of a presence in milliseconds; the client's heartbeat every 25 s renews it. */
const lease = seconds(40);

/** Notes or renews what the person at a socket (`id`) looks at; an empty `subjectId` is a list. */
export async function keepPresence(db: Db, { id, userId, subjectId }: Presence, now: Date): Promise<void> {
  const row = {
    user_id: userId,
    subject_id: subjectId,
    until: new Date(now.getTime() + lease).toISOString(),
  };
  await db
    .insertInto("presence")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function deletePresence(db: Db, id: string): Promise<void> {
  await db.deleteFrom("presence").where("id", "=", id).execute();
}

/** Everybody whose lease runs, on whatever server. */
export async function listPresences(db: Db, now: Date): Promise<Presence[]> {
  const rows = await db
    .selectFrom("presence")
    .select(["id", "user_id", "subject_id"])
    .where("until", ">", now.toISOString())
    .orderBy("id")
    .execute();
  return rows.map(({ id, user_id, subject_id }) => ({ id, userId: user_id, subjectId: subject_id }));
}

/** Deletes the presences that ran out, as those of a server that died. */
export async function deleteOldPresences(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  // A read, as long as there are none: every few seconds a write would sync the disk for nothing.
  if ((await selectOld(db, [{ at }])).length === 0) return;
  await db.deleteFrom("presence").where("until", "<=", at).execute();
}

const selectOld = compileOnce((db, [{ at }]: [{ at: string }]) =>
  db.selectFrom("presence").select("id").where("until", "<=", at).limit(1),
);

type State = Record<string, { metas: { phx_ref: string; user: string; at: string }[] }>;

/** The presences in the client's shape: a key for each person, a meta for each of their windows. */
export function presenceState(presences: readonly Presence[]): State {
  const state: State = {};
  for (const { id, userId, subjectId } of presences) {
    const person = state[userId] ?? { metas: [] };
    state[userId] = person;
    // The client tells metas apart by their reference, so that a look at something else is another one.
    person.metas.push({ phx_ref: `${id}:${subjectId}`, user: userId, at: subjectId });
  }
  return state;
}

/** What changed between two lists of presences, in the client's shape; undefined when nothing did. */
export function presenceDiff(before: readonly Presence[], after: readonly Presence[]) {
  const refOf = ({ id, subjectId }: Presence) => `${id}:${subjectId}`;
  const [beforeRefs, afterRefs] = [new Set(before.map(refOf)), new Set(after.map(refOf))];
  const joins = after.filter((each) => !beforeRefs.has(refOf(each)));
  const leaves = before.filter((each) => !afterRefs.has(refOf(each)));
  if (joins.length + leaves.length === 0) return undefined;
  return { joins: presenceState(joins), leaves: presenceState(leaves) };
}
