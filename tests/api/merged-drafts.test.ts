import { expect, test } from "vitest";
import { seconds } from "#domain/durations.ts";
import { logTouch, saveDraft } from "#domain/office/answer-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { describeOnBoth } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const form = "send-hero-consultation";

describeOnBoth("drafts to people who are merged", (open) => {
  test("are on the card of both, the latest of each kind, until they are sent", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const other = await sendForm(app, form, { ...hero, name: "Omar Gil", email: "omar@example.com" });
    const [ana, eva] = [await atWork(app), await atWork(app)];
    const write = async (personId: string, channel: "note" | "whatsapp", body: string) => {
      app.advance(seconds(1));
      await ana.ask(saveDraft, { id: personId, channel, subject: "", body });
    };
    const drafts = async (personId: string) =>
      (await ana.ask(getPerson, { id: personId })).drafts
        .map(({ channel, body }) => `${channel}: ${body}`)
        .toSorted();
    await write(id, "whatsapp", "Hello");
    await write(other, "whatsapp", "Bring the W-2");
    await write(other, "note", "Comes on Monday");
    await eva.ask(mergePeople, { id, other });
    expect(await drafts(id)).toEqual(["note: Comes on Monday", "whatsapp: Bring the W-2"]);
    await write(id, "whatsapp", "Bring the W-2, please");
    expect(await drafts(id)).toContain("whatsapp: Bring the W-2, please");

    const ofEva = { channel: "whatsapp", subject: "", body: "See you soon" } as const;
    await eva.ask(saveDraft, { id, ...ofEva });
    await ana.ask(logTouch, { id, kind: "whatsapp", body: "Bring the W-2, please" });
    expect(await drafts(id)).toEqual(["note: Comes on Monday"]);
    expect((await eva.ask(getPerson, { id })).drafts).toMatchObject([ofEva]);
    const mail = { id, channel: "mail", body: "" } as const;
    await ana.ask(saveDraft, { ...mail, subject: "ITIN" });
    expect((await ana.ask(getPerson, { id })).drafts).toContainEqual(
      expect.objectContaining({ subject: "ITIN" }),
    );
    await ana.ask(saveDraft, { ...mail, subject: "" });
    // As an older version stored it.
    await app.db.updateTable("drafts").set({ body: "Comes on Monday" }).execute();
    await eva.ask(unmergePerson, { id: other });
    expect(await drafts(id)).toEqual([]);
    expect(await drafts(other)).toEqual(["note: Comes on Monday"]);
  });
});
