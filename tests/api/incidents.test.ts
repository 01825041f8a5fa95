import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { authorities } from "#domain/office/incident-clocks.ts";
import * as safeguards from "#domain/office/safeguards-operations.ts";
import { newId } from "#server/base/new-id.ts";
import { describeOnBoth, race } from "../start-app.ts";
import { cleanUp } from "./clean-up.ts";
import { atWork } from "./staff-at-work.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

/** Of a day whose log no database keeps any more. */
const day = "2023-11-20";
const incident = { text: "A laptop was stolen", fromDay: day, toDay: day, isUnencrypted: true };

describeOnBoth("an incident", (open) => {
  test("of an incident nobody who was told is forgotten when several are noted at the same moment", async () => {
    const app = await open(race);
    const owner = await atWork(app);
    const { id } = await owner.ask(safeguards.addIncident, { ...incident, people: 9 });
    await Promise.all(authorities.map((told) => owner.ask(safeguards.changeIncident, { id, told })));
    const { incidents } = await owner.ask(safeguards.getSafeguards, {});
    expect(Object.keys(incidents[0]?.told ?? {}).sort()).toEqual([...authorities].sort());
  });

  test("is of an account that there is or was, and what was done for safety is not of a day to come", async () => {
    const app = await open();
    const owner = await atWork(app);
    const ofAccount = { ...incident, people: null, accountId: randomUUID() };
    expect(await owner.ask(safeguards.addIncident, ofAccount)).toMatchObject({
      code: "input-invalid",
      field: "accountId",
    });
    const gone = { id: ofAccount.accountId, name: "Rosa", removed_at: app.now().toISOString() };
    await app.db.insertInto("former_staff").values(gone).execute();
    for (const accountId of [ofAccount.accountId, owner.user.id])
      expect(await owner.ask(safeguards.addIncident, { ...ofAccount, accountId })).toHaveProperty("id");
    const note = { kind: "training", day: "2026-11-21", text: "Phishing" } as const;
    expect(await owner.ask(safeguards.addSafeguardNote, note)).toMatchObject({
      code: "input-invalid",
      field: "day",
      error: "day-to-come",
    });
  });

  test("that is closed keeps the number of its people when its log is deleted", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    await waitForHousekeeping(app);
    const owner = await atWork(app);
    const at = new Date(`${day}T15:00:00.000Z`);
    const opened = {
      ...{ actor_id: owner.user.id, role: "owner", session_id: null, ip_address: "", request_id: "" },
      ...{ action: "get-person", subject_kind: "person", details: "{}" },
    };
    const rows = Array.from({ length: 300 }, () => newId(at)).map((id) => ({
      ...opened,
      id,
      at: at.toISOString(),
      subject_id: id,
      person_id: id,
    }));
    await app.db.insertInto("audit").values(rows).execute();
    const { id } = await owner.ask(safeguards.addIncident, { ...incident, people: null });
    await owner.ask(safeguards.changeIncident, { id, told: "texas" });
    await owner.ask(safeguards.changeIncident, { id, isClosed: true });
    await cleanUp(app);
    const { incidents } = await owner.ask(safeguards.getSafeguards, {});
    expect(incidents).toMatchObject([{ people: 300, peopleByLog: 0 }]);
  });
});
