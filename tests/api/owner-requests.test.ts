import { expect, test } from "vitest";
import { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { askOwner, listPersonRequests, settlePersonRequest } from "#domain/office/person-requests.ts";
import { tagSpam, untagSpam } from "#domain/office/spam-operations.ts";
import { describeOnBoth, race } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("what the owner is asked for", (open) => {
  test("waits once, however often it is asked, with all that was said of it", async () => {
    const app = await open(race);
    const id = await sendForm(app, "send-hero-consultation", hero);
    const [desk, owner] = [await atWork(app, { role: "preparer" }), await atWork(app)];
    const ask = (note: string) => desk.ask(askOwner, { id, kind: "hold", note });
    const notes = ["A letter of the IRS", "", "An audit", "A letter of the IRS", ""];
    const asked = await Promise.all(notes.map(ask));
    const { requests } = await owner.ask(listPersonRequests, {});
    expect(requests.map(({ kind }) => kind)).toEqual(["hold"]);
    expect(requests[0]?.note.split("; ").sort()).toEqual(["A letter of the IRS", "An audit"]);
    expect([...new Set(asked.map(({ requestId }) => requestId))]).toEqual([requests[0]?.id]);

    await desk.ask(askOwner, { id, kind: "copy", note: "" });
    expect((await owner.ask(listPersonRequests, {})).requests).toHaveLength(2);
    // One that was settled is not taken back over one that was asked since.
    const settled = { id: requests[0]?.id ?? "" };
    await owner.ask(settlePersonRequest, settled);
    await ask("");
    expect(await owner.ask(settlePersonRequest, { ...settled, isSettled: false })).toMatchObject({
      code: "state-changed",
    });
    expect((await owner.ask(listPersonRequests, {})).requests).toHaveLength(2);
  });

  test("waits no longer while its person is tagged as spam", async () => {
    const app = await open({});
    const id = await sendForm(app, "send-hero-consultation", hero);
    const owner = await atWork(app);
    await owner.ask(askOwner, { id, kind: "copy", note: "" });
    const counted = async () => [
      (await owner.ask(listPersonRequests, {})).requests.length,
      (await owner.ask(getOwnerTasks, {})).requests,
    ];
    expect(await counted()).toEqual([1, 1]);
    await owner.ask(tagSpam, { ids: [id] });
    expect(await counted()).toEqual([0, 0]);
    await owner.ask(untagSpam, { ids: [id] });
    expect(await counted()).toEqual([1, 1]);
  });
});
