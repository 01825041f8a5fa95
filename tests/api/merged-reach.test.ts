import { expect, test } from "vitest";
import { getPerson } from "#domain/office/people-operations.ts";
import { addPerson, changePerson, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { describeOnBoth } from "../start-app.ts";
import { atWork } from "./staff-at-work.ts";

describeOnBoth("people who are merged", (open) => {
  test("bring the address and the number that the other lacks, and take them away again", async () => {
    const app = await open();
    const desk = await atWork(app);
    const add = async (fields: { phone?: string; email?: string }) => {
      const walkIn = {
        name: "Rosa Prueba",
        source: "visit",
        writes: "es",
        speaks: "es",
        consent: true,
      } as const;
      return (await desk.ask(addPerson, { ...walkIn, ...fields })).id;
    };
    const [id, other] = [await add({}), await add({ phone: "(972) 555-0173", email: "rosa@example.com" })];
    const reach = async () => {
      const { email, phoneShown } = await desk.ask(getPerson, { id });
      return [email, phoneShown];
    };
    app.advance(1000);
    await desk.ask(mergePeople, { id, other });
    expect(await reach()).toEqual(["rosa@example.com", "(972) 555-0173"]);
    app.advance(1000);
    await desk.ask(changePerson, {
      id,
      changes: { phone: { from: "(972) 555-0173", to: "(972) 555-0174" } },
    });
    await desk.ask(unmergePerson, { id: other });
    // What was changed since is the person's own.
    expect(await reach()).toEqual(["", "(972) 555-0174"]);
  });
});
