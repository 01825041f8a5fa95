import { expect, test } from "vitest";
import { bookAppointment, cancelAppointment } from "#domain/office/calendar-operations.ts";
import { addPerson, mergePeople } from "#domain/office/person-commands.ts";
import { exportPerson } from "#domain/office/person-requests.ts";
import { describeOnBoth } from "../start-app.ts";
import { atWork, sendForm } from "./staff-at-work.ts";
import { unpackCopy } from "./unpack-copy.ts";

const rosa = { name: "Rosa Núñez", writes: "es", speaks: "es", source: "visit", consent: true } as const;

describeOnBoth("the copy of a person", (open) => {
  test("of one who was just merged holds all of whom they belong to", async () => {
    const app = await open();
    const [id = "", other = ""] = await Promise.all(
      ["ana", "eva"].map((name) =>
        sendForm(app, "send-hero-consultation", { name, email: `${name}@example.com`, service: "notary" }),
      ),
    );
    const owner = await atWork(app);
    await owner.ask(mergePeople, { id, other });
    const { json } = unpackCopy(await owner.ask(exportPerson, { id: other }));
    expect(json).toContain("ana@example.com");
    expect(json).toContain("eva@example.com");

    // Whoever of an address it is that asked for the newsletter.
    const luis = { name: "Luis", email: "ana@example.com", service: "notary" };
    const sharing = await sendForm(app, "send-hero-consultation", luis);
    expect([id, other]).not.toContain(sharing);
    await app.post("subscribe-newsletter", { formData: { email: luis.email } });
    for (const each of [id, sharing])
      expect(unpackCopy(await owner.ask(exportPerson, { id: each })).json).toContain('"newsletter"');
  });

  test("says in words how they agreed, an address once a message, and a reason with its booking alone", async () => {
    const app = await open();
    const owner = await atWork(app);
    const { id: personId } = await owner.ask(addPerson, { ...rosa, email: "rosa@example.com" });
    const evening = { typeId: "consultation", start: "2026-11-24T19:15", meeting: "office" } as const;
    const wanted = { ...evening, personId, consent: true, reason: "She works days" } as const;
    const { id } = await owner.ask(bookAppointment, wanted);
    await owner.ask(cancelAppointment, { id, letter: true });
    const { fileName, ...copy } = await owner.ask(exportPerson, { id: personId });
    expect(fileName).toBe("copy-rosa-nunez.zip");
    const { html, json } = unpackCopy(copy);
    expect(html).toContain('<dt>Consent / <span lang="es">Consentimiento</span></dt>');
    expect(html).toMatch(
      />Agreed by phone or in person \/ <span lang="es">Aceptó por teléfono o en persona</,
    );
    expect(html).not.toMatch(/spoken/);
    const sent = html.split(/<h2>(?=What you sent us|Your appointments)/)[1] ?? "";
    expect([sent.match(/<dl>/g)?.length, sent.match(/rosa@example\.com/g)?.length]).toEqual([1, 1]);
    const events = JSON.parse(json).appointment_events as { kind: string; reason: string | null }[];
    expect(Object.fromEntries(events.map(({ kind, reason }) => [kind, reason]))).toEqual({
      booked: "She works days",
      cancelled: null,
    });
  });

  test("is named by whom it is of, where that can be written in plain letters", async () => {
    const app = await open();
    const owner = await atWork(app);
    const nameOf = async (person: object) => {
      const { id } = await owner.ask(addPerson, { ...rosa, ...person });
      return (await owner.ask(exportPerson, { id })).fileName;
    };
    expect(await nameOf({ name: "王小明", email: "wang@example.com" })).toBe("copy-wang-example-com.zip");
    expect(await nameOf({ name: "Łukasz", phone: "(972) 555-0188" })).toBe("copy-972-555-0188.zip");
  });
});
