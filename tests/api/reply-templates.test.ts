import { expect, test } from "vitest";
import * as templates from "#domain/office/template-operations.ts";
import { describeOnBoth, race } from "../start-app.ts";
import { atWork } from "./staff-at-work.ts";

const both = (text: string) => ({ en: text, es: text });
const thanks = {
  channel: "whatsapp",
  title: both("Gracias"),
  subject: both(""),
  body: both("Gracias, {firstName}"),
} as const;
const nobodys = "0190a0b0-0000-7000-8000-000000000000";

describeOnBoth("reply templates", (open) => {
  test("begin with a set in both languages, and are added, moved, archived and restored", async () => {
    const app = await open();
    const { ask } = await atWork(app, { role: "preparer" });
    const titles = async (only?: "archived") =>
      (await ask(templates.listTemplates, only ? { only } : {})).templates.map(({ title }) => title.es);
    const before = await titles();
    expect(before[0]).toBe("Primer contacto");
    expect(before.length).toBeGreaterThan(4);
    const template = {
      channel: "whatsapp",
      title: { en: "Closed today", es: "Hoy cerramos" },
      subject: { en: "", es: "" },
      body: { en: "Hi {firstName}", es: "Hola, {firstName}" },
    } as const;
    const { id } = await ask(templates.addTemplate, template);
    expect((await titles()).at(-1)).toBe("Hoy cerramos");
    await ask(templates.moveTemplate, { id, seen: before.length, position: 1 });
    expect(await titles()).toEqual([before[0], "Hoy cerramos", ...before.slice(1)]);
    const changed = { ...template, id, version: "", title: { ...template.title, es: "Cerrado" } };
    expect(await ask(templates.changeTemplate, changed)).toEqual({});
    const broken = { ...changed, body: { en: "Hi {firstName}", es: "Hola" } };
    expect(await ask(templates.changeTemplate, broken)).toMatchObject({ error: "blanks-differ" });
    await ask(templates.archiveTemplate, { id });
    expect([await titles(), await titles("archived")]).toEqual([before, ["Cerrado"]]);
    await ask(templates.restoreTemplate, { id });
    expect(await titles()).toEqual([...before, "Cerrado"]);
  });

  test("what the front desk proposes is no template until somebody accepts it, and comes back when declined by mistake", async () => {
    const app = await open();
    const [desk, preparer] = [
      await atWork(app, { role: "front-desk" }),
      await atWork(app, { role: "preparer" }),
    ];
    const list = async (only?: "archived" | "proposed") =>
      (await desk.ask(templates.listTemplates, only ? { only } : {})).templates.map(({ id }) => id);
    const before = await list();
    expect(await desk.ask(templates.addTemplate, thanks)).toMatchObject({ code: "role-forbidden" });
    expect(
      await desk.ask(templates.proposeTemplate, { ...thanks, body: { en: "{firstName}", es: "Hola" } }),
    ).toMatchObject({ code: "input-invalid" });
    const { id } = await desk.ask(templates.proposeTemplate, thanks);
    expect([await list(), await list("proposed")]).toEqual([before, [id]]);
    const [proposal] = (await preparer.ask(templates.listTemplates, { only: "proposed" })).templates;
    expect(proposal).toMatchObject({ ...thanks, proposedBy: "Elena Prueba" });
    expect(await desk.ask(templates.acceptTemplate, { id })).toMatchObject({ code: "role-forbidden" });
    await preparer.ask(templates.archiveTemplate, { id });
    expect([await list("proposed"), await list("archived")]).toEqual([[], [id]]);
    await preparer.ask(templates.restoreTemplate, { id });
    expect([await list(), await list("proposed")]).toEqual([before, [id]]);
    expect(await preparer.ask(templates.acceptTemplate, { id })).toEqual({});
    expect([await list(), await list("proposed")]).toEqual([[...before, id], []]);
    expect(await preparer.ask(templates.acceptTemplate, { id })).toMatchObject({ code: "state-changed" });
    await preparer.ask(templates.moveTemplate, { id, seen: before.length, position: 0 });
    expect(await list()).toEqual([id, ...before]);
  });

  test("are accepted once, however many do it at the same moment", async () => {
    const app = await open(race);
    const preparer = await atWork(app, { role: "preparer" });
    const { id } = await preparer.ask(templates.proposeTemplate, thanks);
    const accept = () => preparer.ask(templates.acceptTemplate, { id });
    const answers = await Promise.all(Array.from({ length: 8 }, accept));
    expect(answers.filter(({ code }) => code !== "state-changed")).toEqual([{}]);
  });

  test("are changed over what was seen; of several at the same moment one is stored, and the others get its texts and author", async () => {
    const app = await open(race);
    const [owner, preparer] = [await atWork(app), await atWork(app, { role: "preparer" })];
    const { id } = await owner.ask(templates.addTemplate, thanks);
    const find = async () => {
      const { templates: all } = await owner.ask(templates.listTemplates, {});
      return all.find((each) => each.id === id);
    };
    const { version = "none" } = (await find()) ?? {};
    const change = (by: typeof owner, text: string, seen: string) =>
      by.ask(templates.changeTemplate, { ...thanks, id, version: seen, body: both(text) });
    const texts = Array.from({ length: 8 }, (_, index) => `Gracias ${index}, {firstName}`);
    const answers = await Promise.all(texts.map((text) => change(preparer, text, version)));
    const stored = await find();
    expect(texts).toContain(stored?.body.en);
    const refusals = answers.filter(({ code }) => code === "field-conflict");
    expect(refusals).toHaveLength(answers.length - 1);
    const { current = "", by, at = "" } = refusals[0] ?? {};
    expect(JSON.parse(current)).toEqual({
      version: stored?.version,
      channel: "whatsapp",
      title: thanks.title,
      subject: thanks.subject,
      body: stored?.body,
    });
    expect([by, Number.isNaN(Date.parse(at))]).toEqual(["Elena Prueba", false]);
    expect(await change(owner, "{firstName}", stored?.version ?? "")).toEqual({});
    expect(await change(owner, "{firstName}", "")).toMatchObject({ code: "field-conflict" });
    expect(await owner.ask(templates.changeTemplate, { ...thanks, id: nobodys, version })).toMatchObject({
      code: "not-found",
    });
  });

  test("keep one order, however many move, archive and add them at the same moment", async () => {
    const app = await open(race);
    const preparer = await atWork(app, { role: "preparer" });
    const list = async () => (await preparer.ask(templates.listTemplates, {})).templates;
    const before = await list();
    const answers = await Promise.all(
      before.flatMap(({ id }, index) => [
        preparer
          .ask(templates.moveTemplate, { id, seen: index, position: index % 2 === 0 ? 0 : before.length })
          // It may stand elsewhere by then.
          .then((answer) => (answer.code === "state-changed" ? {} : answer)),
        preparer.ask(templates.archiveTemplate, { id: before[index % 2]?.id ?? "" }),
        preparer.ask(templates.addTemplate, { ...thanks, title: both(`Gracias ${index}`) }),
      ]),
    );
    const codes = answers.flatMap(({ code }: { code?: string }) =>
      code && code !== "not-found" ? code : [],
    );
    // Each of the two is archived once.
    expect(codes).toEqual(Array(before.length - 2).fill("state-changed"));
    const after = await list();
    expect(after).toHaveLength(before.length * 2 - 2);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index));
  });
});
