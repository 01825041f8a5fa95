import { randomUUID } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { FactorsTable, IdentitiesTable, UsersTable } from "../base/db/auth-schema.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { emailExists, phoneExists } from "./auth-error.ts";

export type User = Selectable<UsersTable>;
export type Identity = Selectable<IdentitiesTable>;
export type Factor = Selectable<FactorsTable>;
export type Metadata = Record<string, unknown>;

type NewUser = Partial<Insertable<UsersTable>> & {
  now: Date;
  appMetadata?: Metadata;
  userMetadata?: Metadata;
};

/** Two who take one address at once both find it free: the second is refused by its unique index. */
function refuseTaken(error: unknown): never {
  const { message, constraint } = error as { message?: string; constraint?: string };
  const isTaken = (column: string) =>
    constraint === `users_${column}_key` || message === `UNIQUE constraint failed: users.${column}`;
  if (isTaken("email")) throw emailExists();
  if (isTaken("phone")) throw phoneExists();
  throw error;
}

/** Inserts a user with the identity of its mail address or phone number, if it has one. */
export async function insertUser(
  tx: Db,
  { now, appMetadata, userMetadata, ...values }: NewUser,
): Promise<User> {
  const at = now.toISOString();
  const id = values.id ?? randomUUID();
  const provider = values.email ? "email" : values.phone ? "phone" : undefined;
  const providers = provider ? { provider, providers: [provider] } : {};
  const user = await tx
    .insertInto("users")
    .values({
      role: "authenticated",
      email_change_step: 0,
      is_anonymous: 0,
      created_at: at,
      updated_at: at,
      ...values,
      id,
      app_metadata: JSON.stringify({ ...providers, ...appMetadata }),
      user_metadata: JSON.stringify(userMetadata ?? {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  if (provider) await insertIdentity(tx, user, provider, now);
  return user;
}

/** Inserts the identity of a provider. */
export const insertIdentity = (tx: Db, ...identity: Parameters<typeof newIdentity>) =>
  tx
    .insertInto("identities")
    .values(newIdentity(...identity))
    .execute();

/** Composes the identity of a provider; its data hold what the person gave at sign-up. */
export function newIdentity(user: User, provider: Identity["provider"], now: Date): Identity {
  const at = now.toISOString();
  const data = {
    ...parseMetadata(user.user_metadata),
    sub: user.id,
    ...(user.email && { email: user.email }),
    ...(user.phone && { phone: user.phone }),
    email_verified: user.email_confirmed_at !== null,
    phone_verified: user.phone_confirmed_at !== null,
  };
  return {
    id: randomUUID(),
    user_id: user.id,
    provider,
    identity_data: JSON.stringify(data),
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** Updates a user and resolves with its new row. */
export async function updateUser(
  tx: Db,
  id: string,
  values: Partial<Insertable<UsersTable>>,
  now: Date,
): Promise<User> {
  return tx
    .updateTable("users")
    .set({ ...values, updated_at: now.toISOString() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
}

/** Finds a user by its id, banned or not. */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks the row of a user until the transaction ends (Postgres; SQLite writes in turn) and resolves with it. */
export const lockUser = (tx: Db, id: string): Promise<User | undefined> =>
  tx
    .updateTable("users")
    .set((eb) => ({ id: eb.ref("id") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** Finds a user by mail address, in any case, or by phone number. */
export async function findUserBy(
  db: Db,
  key: { email: string } | { phone: string },
): Promise<User | undefined> {
  const [user] = await ("email" in key
    ? selectByEmail(db, [{ email: key.email.toLowerCase() }])
    : selectByPhone(db, [key]));
  return user;
}

const selectByEmail = compileOnce((db, [{ email }]: [{ email: string }]) =>
  db.selectFrom("users").selectAll().where("email", "=", email),
);
const selectByPhone = compileOnce((db, [{ phone }]: [{ phone: string }]) =>
  db.selectFrom("users").selectAll().where("phone", "=", phone),
);

/** Notes that a user signed in, and resolves with the row, which is locked now; undefined when it is gone. */
export async function noteSignIn(tx: Db, id: string, now: Date): Promise<User | undefined> {
  const [user] = await updateSignedIn(tx, [{ id, at: now.toISOString() }]);
  return user;
}

const updateSignedIn = compileOnce((db, [{ id, at }]: [{ id: string; at: string }]) =>
  db.updateTable("users").set({ last_sign_in_at: at, updated_at: at }).where("id", "=", id).returningAll(),
);

/** Lists the identities of a user, oldest first. */
export const listIdentities = (db: Db, userId: string): Promise<Identity[]> =>
  selectIdentities(db, [{ userId }]);

const selectIdentities = compileOnce((db, [{ userId }]: [{ userId: string }]) =>
  db.selectFrom("identities").selectAll().where("user_id", "=", userId).orderBy("created_at"),
);

/** Lists the factors of a user, oldest first; those not verified too. */
export const listFactors = (db: Db, userId: string): Promise<Factor[]> => selectFactors(db, [{ userId }]);

const selectFactors = compileOnce((db, [{ userId }]: [{ userId: string }]) =>
  db.selectFrom("factors").selectAll().where("user_id", "=", userId).orderBy("created_at"),
);

/** Confirms a user's mail address, also in the data that tokens and identities carry. */
export async function confirmEmail(tx: Db, user: User, now: Date): Promise<User> {
  await markVerified(tx, user.id, "email", { email: user.email, email_verified: true });
  return updateUser(
    tx,
    user.id,
    {
      email_confirmed_at: user.email_confirmed_at ?? now.toISOString(),
      user_metadata: mergeJson(user.user_metadata, { email_verified: true }),
    },
    now,
  );
}

/** Merges data into the identity of a provider. */
export async function markVerified(tx: Db, userId: string, provider: Identity["provider"], data: Metadata) {
  for (const identity of await listIdentities(tx, userId)) {
    if (identity.provider !== provider) continue;
    await tx
      .updateTable("identities")
      .set({ identity_data: mergeJson(identity.identity_data, data) })
      .where("id", "=", identity.id)
      .execute();
  }
}

/** Parses the JSON column of the metadata of a user. */
export const parseMetadata = (text: string) => JSON.parse(text) as Metadata;

/** Merges metadata one level deep; a null deletes its key. */
export function mergeJson(text: string, changes: Metadata | null | undefined): string {
  const merged = Object.entries({ ...parseMetadata(text), ...changes }).filter(([, value]) => value !== null);
  return JSON.stringify(Object.fromEntries(merged));
}

/** Whether a user is banned at a time. */
export const isBanned = (user: User, now: Date) =>
  user.banned_until !== null && Date.parse(user.banned_until) > now.getTime();
