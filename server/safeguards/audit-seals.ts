import { type Selectable, sql } from "kysely";
import { minutes } from "#domain/durations.ts";
import type { verifyAudit as verifyOperation } from "#domain/office/audit-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { ago } from "../base/clock.ts";
import type { AuditTable } from "../base/db/auth-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import type { AuditSealsTable } from "../base/db/safeguards-schema.ts";
import { macOf } from "../base/mac-of.ts";
import type { Cursor } from "../http/keyset.ts";

/** Rows are sealed when no transaction that writes an earlier one can be under way any more. */
const settled = minutes(10);
const rowsOfSeal = 500;
/** The rows of the audit are kept at least so long; of older ones some may be deleted. */
const keptMonths = 24;

type Seal = Selectable<AuditSealsTable>;

/**
 * Seals the next rows of the audit; resolves with whether more may be left. Each seal goes over the one before, so that
 * a row that is changed, taken out or added later makes its seal and no other wrong.
 */
export async function sealNextRows(db: Db, secret: string, now: Date): Promise<boolean> {
  const last = await lastSeal(db);
  const until = ago(now, settled);
  // The first seal holds one row: with none before it, nothing else tells how old the oldest of its rows was.
  const most = last ? rowsOfSeal : 1;
  const rows = await readRows(db, cursorOf(last), { at: until, id: "" }, most);
  const end = rows.at(-1);
  if (!end) return false;
  await db
    .insertInto("audit_seals")
    .values({
      seq: (last?.seq ?? 0) + 1,
      last_at: end.at,
      last_id: end.id,
      rows: rows.length,
      digest: digestOf(secret, last?.digest ?? "", rows),
    })
    // Another server may have sealed the same rows.
    .onConflict((conflict) => conflict.column("seq").doNothing())
    .execute();
  return rows.length >= most;
}

/** Compares the audit with its seals, a seal at a time. */
export async function verifySeals(
  db: Db,
  secret: string,
  now: Date,
): Promise<OutputOf<typeof verifyOperation>> {
  const kept = new Date(now);
  kept.setUTCMonth(kept.getUTCMonth() - keptMonths);
  let before: Seal | undefined;
  let checked = 0;
  for (;;) {
    const seal = await nextSeal(db, before);
    if (!seal) return { rows: checked, sealedUntil: before?.last_at ?? null, broken: null };
    const rows = await readRows(db, cursorOf(before), { at: seal.last_at, id: seal.last_id });
    const first = rows[0]?.at ?? seal.last_at;
    const mayBeDeleted = (before?.last_at ?? first) <= kept.toISOString();
    if (digestOf(secret, before?.digest ?? "", rows) !== seal.digest && !mayBeDeleted)
      return {
        rows: checked,
        sealedUntil: before?.last_at ?? null,
        broken: { from: before?.last_at ?? null, to: seal.last_at },
      };
    checked += rows.length;
    before = seal;
  }
}

/** The start of a digest in groups of four digits, which is typed from paper without a mistake. */
const fingerprintOf = ({ digest }: Pick<Seal, "digest">): string =>
  Buffer.from(digest, "base64url")
    .subarray(0, 16)
    .toString("hex")
    .replace(/.{4}(?!$)/g, "$& ");

/** The latest seal as the security plan prints it; null while nothing is sealed. */
export async function findLastSeal(db: Db): Promise<{ at: string; fingerprint: string } | null> {
  const last = await lastSeal(db);
  return last ? { at: last.last_at, fingerprint: fingerprintOf(last) } : null;
}

/** Finds until when a seal with a fingerprint goes; undefined when the log has none, as whoever rewrites it makes others. */
export async function findPrinted(db: Db, fingerprint: string): Promise<string | undefined> {
  const digits = (text: string) => text.replace(/\s/g, "").toLowerCase();
  const seals = await db.selectFrom("audit_seals").select(["digest", "last_at"]).execute();
  return seals.find((seal) => digits(fingerprintOf(seal)) === digits(fingerprint))?.last_at;
}

const lastSeal = (db: Db): Promise<Seal | undefined> =>
  db.selectFrom("audit_seals").selectAll().orderBy("seq", "desc").limit(1).executeTakeFirst();

const nextSeal = (db: Db, before: Seal | undefined): Promise<Seal | undefined> =>
  db
    .selectFrom("audit_seals")
    .selectAll()
    .where("seq", ">", before?.seq ?? 0)
    .orderBy("seq")
    .limit(1)
    .executeTakeFirst();

const cursorOf = (seal: Seal | undefined): Cursor => ({ at: seal?.last_at ?? "", id: seal?.last_id ?? "" });

/** The rows after one place up to another, in their order. */
const readRows = (db: Db, after: Cursor, end: Cursor, limit?: number): Promise<Selectable<AuditTable>[]> =>
  db
    .selectFrom("audit")
    .selectAll()
    .where(sql<boolean>`(at, id) > (${after.at}, ${after.id})`)
    .where(sql<boolean>`(at, id) <= (${end.at}, ${end.id})`)
    .orderBy("at")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();

const digestOf = (secret: string, before: string, rows: readonly Selectable<AuditTable>[]): string => {
  const texts = rows.map((row) =>
    JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  return macOf(secret, "audit-seal", [before, ...texts].join("\n")).toString("base64url");
};
