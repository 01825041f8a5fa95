import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import { writeAudit } from "#server/auth/audit.ts";
import { describeOnBoth } from "../start-app.ts";

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
});
