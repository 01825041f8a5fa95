import {
  deleteView,
  listSavedViews,
  mostViews,
  type SavedView,
  type SavedViewProblem,
  saveView,
} from "#domain/office/people-list-operations.ts";
import { localeOf } from "../auth/user-locale.ts";
import { lockUser } from "../auth/user-rows.ts";
import type { Db } from "../base/db/open-database.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";

/** The operations on saved views; no row of the audit tells of them, as of drafts. */
export function savedViewHandlers(db: Db): OfficeHandler[] {
  return [
    handle(listSavedViews, async (_, { staff }) => ({ views: await listViews(db, staff.userId) })),
    handle(saveView, async (view, { staff }) => {
      await db.transaction().execute((tx) => storeView(tx, staff.userId, view));
      return {};
    }),
    handle(deleteView, async ({ name }, { staff }) => {
      await db
        .deleteFrom("saved_views")
        .where("user_id", "=", staff.userId)
        .where("name", "=", name)
        .execute();
      return {};
    }),
  ];
}

async function listViews(db: Db, userId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("saved_views")
    .innerJoin("users", "users.id", "saved_views.user_id")
    .select(["saved_views.name", "filters", "user_metadata"])
    .where("user_id", "=", userId)
    .execute();
  // No database has the alphabet of each language.
  const { compare } = new Intl.Collator(localeOf(rows[0]));
  return rows
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ name, filters }) => ({ name, filters: JSON.parse(filters) }));
}

async function storeView(tx: Db, user_id: string, { name, filters: wanted }: SavedView): Promise<void> {
  // One after the other: two at once would each count without the other's.
  await lockUser(tx, user_id);
  const filters = JSON.stringify(wanted);
  await tx
    .insertInto("saved_views")
    .values({ user_id, name, filters })
    .onConflict((conflict) => conflict.columns(["user_id", "name"]).doUpdateSet({ filters }))
    .execute();
  const { views } = await tx
    .selectFrom("saved_views")
    .select(({ fn }) => fn.countAll().as("views"))
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  if (Number(views) > mostViews)
    throw new OperationRefused("input-invalid", {
      field: "name",
      message: "too-many-views" satisfies SavedViewProblem,
    });
}
