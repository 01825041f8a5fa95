import { createHash } from "node:crypto";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused, type StaffCall } from "./office-handler.ts";

/**
 * Runs a change in one transaction. A repeat of an idempotency key by the same person gets the first answer and changes
 * nothing; with another input it throws `key-conflict`. An error that `run` throws rolls everything back. The answer is
 * kept in the database: it must hold no personal data and no secret.
 */
export function runOnce<Answer extends object>(
  db: Db,
  { name, input, call }: { name: string; input: object; call: StaffCall },
  run: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (tx) => {
    const repeat = await claimKey(tx, name, input, call);
    if (repeat !== undefined) return JSON.parse(repeat) as Answer;
    const answer = await run(tx);
    await keepAnswer(tx, answer, call);
    return answer;
  });
}

/** Claims the idempotency key of a call; resolves with undefined, or with the answer of the call that claimed it before. */
async function claimKey(
  tx: Db,
  operation: string,
  input: object,
  { staff, now, idempotencyKey: key, file }: StaffCall,
): Promise<string | undefined> {
  if (!key) return undefined;
  const input_hash = createHash("sha256")
    .update(JSON.stringify(input))
    .update(file ?? "")
    .digest("hex");
  const claim = {
    user_id: staff.userId,
    key,
    operation,
    input_hash,
    answer: "",
    created_at: now.toISOString(),
  };
  const claimedRow = await tx
    .insertInto("office_commands")
    .values(claim)
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimedRow) return undefined;
  const first = await tx
    .selectFrom("office_commands")
    .select(["operation", "input_hash", "answer"])
    .where("user_id", "=", staff.userId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (first.operation !== operation || first.input_hash !== input_hash)
    throw new OperationRefused("key-conflict");
  return first.answer;
}

async function keepAnswer(tx: Db, answer: object, { staff, idempotencyKey: key }: StaffCall): Promise<void> {
  if (!key) return;
  await tx
    .updateTable("office_commands")
    .set({ answer: JSON.stringify(answer) })
    .where("user_id", "=", staff.userId)
    .where("key", "=", key)
    .execute();
}
