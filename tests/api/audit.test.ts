import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import { writeAudit } from "#server/auth/audit.ts";
import { cleanUp } from "#server/cleanup.ts";
import { verifySeals } from "#server/safeguards/audit-seals.ts";
import { describeOnBoth } from "../start-app.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

const caller = { ipAddress: "192.0.2.1", userAgent: "a test", requestId: "test" };

describeOnBoth("the audit table", (open) => {
  test("refuses updates, and deletes of rows younger than 24 months", async () => {
    const app = await open();
    const now = new Date();
    const id = await writeAudit(app.db, { action: "login" }, caller, now);
    const old = await writeAudit(app.db, { action: "login" }, caller, new Date(now.getTime() - days(732)));
    const change = app.db
      .updateTable("audit")
      .set({ action: "logout" })
      .where("id", "in", [id, old])
      .execute();
    await expect(change).rejects.toThrow(/append-only/);
    const remove = (row: string) => app.db.deleteFrom("audit").where("id", "=", row).execute();
    await expect(remove(id)).rejects.toThrow(/24 months/);
    await remove(old);
    const rows = await app.db.selectFrom("audit").select(["id", "action"]).execute();
    expect(rows).toEqual([{ id, action: "login" }]);
  });

  test("is true to its seals also while the rows of the first one are deleted, a weekend between them", async () => {
    const app = await open();
    await waitForHousekeeping(app);
    const log = (at: string) => writeAudit(app.db, { action: "login" }, caller, new Date(at));
    await log("2022-06-01T10:00:00.000Z");
    const kept = await log("2022-06-04T10:00:00.000Z");
    const keySecret = "a secret";
    await cleanUp(app.db, new Date("2022-06-05T10:00:00.000Z"), { keySecret });
    const later = new Date("2024-06-02T15:00:00.000Z");
    await cleanUp(app.db, later, { keySecret });
    const rows = await app.db.selectFrom("audit").select("id").execute();
    expect(rows).toEqual([{ id: kept }]);
    expect(await verifySeals(app.db, keySecret, later)).toMatchObject({ rows: 1, broken: null });
  });
});
