import { expect, test } from "vitest";
import { hours } from "#domain/durations.ts";
import * as people from "#domain/office/people-operations.ts";
import * as commands from "#domain/office/person-commands.ts";
import { searchTerms } from "#domain/people/search-terms.ts";
import { newId } from "#server/base/new-id.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const form = "send-hero-consultation";

/** People of one name, each made and last active an hour after the one before; resolves with their ids. */
async function insertNamesakes(app: TestApp, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(app.now().getTime() + hours(index - count));
    return {
      id: newId(at),
      name: "María Prueba",
      email: `maria${index}@example.com`,
      phone: "",
      phone_shown: "",
      writes: "es" as const,
      speaks: "es" as const,
      stage: "new" as const,
      closed_reason: "",
      next_step: "",
      last_activity_at: at.toISOString(),
      blocked_channels: "[]",
      created_at: at.toISOString(),
    };
  });
  await app.db.insertInto("people").values(rows).execute();
  const terms = rows.flatMap((row) => searchTerms(row).map((term) => ({ term, person_id: row.id })));
  await app.db.insertInto("search_terms").values(terms).execute();
  return rows.map(({ id }) => id);
}

describeOnBoth("a search for people", (open) => {
  test("by a name that very many have finds those who wrote last", async () => {
    const app = await open();
    const ids = await insertNamesakes(app, 150);
    const { ask } = await atWork(app);
    for (const text of ["maria", "mar", "maria prueba"]) {
      const found = (await ask(people.findPeople, { text })).people.map(({ id }) => ids.indexOf(id));
      expect([text, found]).toEqual([text, Array.from({ length: 20 }, (_, index) => 149 - index)]);
    }
  });

  test("a person is found by what is known of it, before and after changes and merges", async () => {
    const app = await open();
    const first = await sendForm(app, form, hero);
    const second = await sendForm(app, "send-contact-message", {
      ...contact,
      firstName: "Iris",
      phone: "(214) 555-0177",
    });
    const ana = await atWork(app);
    const find = async (text: string) =>
      (await ana.ask(people.findPeople, { text })).people.map(({ id }) => id).toSorted();
    const both = [first, second].toSorted();
    expect(await Promise.all(["0177", "prueba", "ana prueba", "ANA@example", "iris 0177"].map(find))).toEqual(
      [[second], both, both, both, [second]],
    );
    const doubles = async (typed: { name?: string; phone?: string }) =>
      (await ana.ask(people.findDoubles, { name: "", email: "", phone: "", ...typed })).people;
    const iris = { id: second, name: "Iris Prueba" };
    expect(await doubles({ phone: "214 555 0177" })).toEqual([{ ...iris, reason: "phone" }]);
    expect(await doubles({ name: "prueba iris" })).toEqual([{ ...iris, reason: "name" }]);
    // A name of one word is many people's.
    expect(await doubles({ name: "Iris" })).toEqual([]);
    expect((await ana.ask(people.getPerson, { id: first })).alike).toEqual([
      { id: second, name: "Iris Prueba", reason: "email" },
    ]);
    await ana.ask(commands.mergePeople, { id: first, other: second });
    expect([await find("0177"), await find("iris")]).toEqual([[first], [first]]);
    const merged = await ana.ask(people.getPerson, { id: first });
    expect(merged.merged).toEqual([{ id: second, name: "Iris Prueba" }]);
    expect(merged.timeline.filter(({ type }) => type === "submission")).toHaveLength(2);
    expect(await ana.ask(people.getPerson, { id: second })).toMatchObject({ mergedInto: first });
    expect((await ana.ask(people.getToday, {})).waiting).toHaveLength(1);
    const later = await sendForm(app, "send-contact-message", { ...contact, firstName: "Iris" });
    expect(later).toBe(first);
    expect(await ana.ask(commands.mergePeople, { id: second, other: first })).toMatchObject({
      code: "state-changed",
    });
    await ana.ask(commands.unmergePerson, { id: second });
    expect((await ana.ask(people.getToday, {})).waiting).toHaveLength(2);
    expect(await find("0177")).toEqual([second]);
    await ana.ask(commands.changePerson, {
      id: second,
      changes: { name: { from: "Iris Prueba", to: "Irene Soto" } },
    });
    expect([await find("irene soto"), await find("iris")]).toEqual([[second], both]);
  });
});
