import { expect, test } from "vitest";
import { seconds } from "#domain/durations.ts";
import { findPeople, getToday } from "#domain/office/people-operations.ts";
import { mergePeople } from "#domain/office/person-commands.ts";
import { tagSpam } from "#domain/office/spam-operations.ts";
import { joinStoredLeads } from "#server/base/db/people-from-leads.ts";
import { moveTagged } from "#server/base/db/tagging-migration.ts";
import { describeOnBoth } from "../start-app.ts";
import { business, contact, hero, quiz } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("the leads of before there were people", (open) => {
  test("are joined as new ones are, without spam, and wait for nobody", async () => {
    const app = await open();
    const forms: [string, object][] = [
      ["send-hero-consultation", hero],
      ["send-contact-message", { ...contact, firstName: "ANA MARÍA", phone: "(214) 555-0177" }],
      ["send-quiz-recommendation", quiz],
      ["send-hero-consultation", { ...hero, name: "Luis Prueba" }],
      ["send-business-confirmation", { ...business, email: "none" }],
      ["send-business-confirmation", { ...business, email: "none" }],
      ["subscribe-newsletter", { email: "ana@example.com" }],
      ["subscribe-newsletter", { email: "nobody@example.com" }],
      ["send-hero-consultation", { ...hero, website: "spam" }],
    ];
    for (const [name, formData] of forms) await sendForm(app, name, formData);
    const groups = async () => {
      const leads = await app.leads();
      return leads.map(({ person_id }) => leads.findIndex((other) => other.person_id === person_id));
    };
    const joined = await groups();
    expect(joined).toEqual([0, 0, 0, 3, 4, 5, 3, 7, 7]);
    await app.db.updateTable("leads").set({ person_id: null }).execute();
    await app.db.deleteFrom("people").execute();
    await joinStoredLeads(app.db);
    expect(await groups()).toEqual(joined);
    const ana = await atWork(app);
    expect((await ana.ask(getToday, {})).waiting).toEqual([]);
    const [person] = (await ana.ask(findPeople, { text: "5550177" })).people;
    expect(person).toMatchObject({ name: "Ana Prueba", stage: "talking", formKind: "quiz" });
    // A repeat finds nothing to do.
    await joinStoredLeads(app.db);
    expect(await groups()).toEqual(joined);
  });
});

describeOnBoth("people who were tagged as spam before that had a column", (open) => {
  test("have its moment there, with who was merged into them", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { ask } = await atWork(app);
    const send = (email: string) => sendForm(app, "send-hero-consultation", { ...hero, email });
    const [id, merged] = [await send("a@example.com"), await send("b@example.com")];
    await send("c@example.com");
    await ask(mergePeople, { id, other: merged });
    app.advance(seconds(1));
    await ask(tagSpam, { ids: [id] });
    const rows = () =>
      app.db.selectFrom("people").select(["id", "merged_into", "tagged_at"]).orderBy("id").execute();
    const tagged = await rows();
    const last_activity_at = app.now().toISOString();
    expect(tagged.filter(({ tagged_at }) => tagged_at === last_activity_at)).toHaveLength(2);
    const people = app.db.updateTable("people").where("tagged_at", "is not", null);
    await people.set({ last_activity_at, tagged_at: null }).execute();
    await app.db.updateTable("people").set({ merged_into: "spam" }).where("id", "=", id).execute();
    await moveTagged(app.db);
    expect(await rows()).toEqual(tagged);
  });
});
