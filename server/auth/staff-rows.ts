import * as v from "valibot";
import { nameField } from "#domain/office/account-fields.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import {
  type listStaff as listOperation,
  type StaffState,
  staffPageSize,
} from "#domain/office/staff-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { isAfter, readCursor, toPage } from "../http/keyset.ts";
import { staffRoleOf } from "./require-staff.ts";
import { isBanned, parseMetadata, type User } from "./user-rows.ts";

/** Lists the staff by creation, oldest first, a page at a time; `after` is the `next` of the page before. */
export async function listStaff(
  db: Db,
  after: string | undefined,
  now: Date,
): Promise<OutputOf<typeof listOperation>> {
  const rows = await db
    .selectFrom("users")
    .selectAll()
    .where("app_metadata", "like", '%"role":"%')
    .where("deleted_at", "is", null)
    .where(isAfter("created_at", "id", readCursor(after)))
    .orderBy("created_at")
    .orderBy("id")
    .limit(staffPageSize + 1)
    .execute();
  const { page, next } = toPage(rows, staffPageSize, ({ created_at: at, id }) => ({ at, id }));
  const secured = await listSecured(db, page);
  return {
    staff: page.flatMap((user) => {
      const role = staffRoleOf(user);
      if (!role) return [];
      return {
        id: user.id,
        name: staffNameOf(user),
        email: user.email ?? "",
        role,
        state: stateOf(user, now),
        hasSecondFactor: secured.has(user.id),
        lastSignInAt: user.last_sign_in_at,
      };
    }),
    next,
  };
}

async function listSecured(db: Db, users: readonly User[]): Promise<Set<string>> {
  if (users.length === 0) return new Set();
  const ids = users.map(({ id }) => id);
  const factors = await db
    .selectFrom("factors")
    .select("user_id")
    .where("user_id", "in", ids)
    .where("status", "=", "verified")
    .execute();
  return new Set(factors.map(({ user_id }) => user_id));
}

function stateOf(user: User, now: Date): StaffState {
  if (isBanned(user, now)) return "banned";
  return user.email_confirmed_at ? "active" : "invited";
}

/** Counts the members of staff who can sign in with a second factor. */
export async function countSecured(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("app_metadata", "like", '%"role":"%')
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("banned_until", "is", null), eb("banned_until", "<=", now.toISOString())]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("factors")
          .select("factors.id")
          .whereRef("factors.user_id", "=", "users.id")
          .where("factors.status", "=", "verified"),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether anybody signed in with a second factor, as far back as the log goes. */
export async function wasAnySecured(db: Db): Promise<boolean> {
  const query = db.selectFrom("audit").select("id").where("action", "=", "mfa_code_login").limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The name that a person goes by; empty when none was given, or none that the office would take. */
export function staffNameOf(user: User): string {
  const name = v.safeParse(nameField, parseMetadata(user.user_metadata).name);
  return name.success ? name.output : "";
}
