import { expect, test } from "vitest";
import { homeWords } from "#content/words/home.ts";
import { describeOnBoth } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { elementIn, shown } from "./shown-form.ts";

describeOnBoth("forms sent without script", (open) => {
  test("come back with every empty field marked, and with a bad address only when none is empty", async () => {
    const app = await open();
    const place = { form: "hero-form", page: "/es", locale: "es" };
    const send = async (fields: Record<string, string>) =>
      (await app.postForm("send-hero-consultation", { ...place, ...fields })).text();
    const empty = await send({ name: "Ana", email: "ana", service: "" });
    const missing = shown("Por favor, llene todos los campos");
    expect(elementIn(empty, "hero-form", "data-error-for", "service")).toMatchObject({ text: missing.text });
    expect(elementIn(empty, "hero-form", "data-error-for", "email")).toHaveProperty("hidden");
    const all = await send({ name: "", email: "", service: "" });
    for (const field of ["name", "email", "service"]) {
      expect({ hidden: undefined, ...elementIn(all, "hero-form", "data-error-for", field) }).toMatchObject(
        missing,
      );
      expect(elementIn(all, "hero-form", "name", field)).toMatchObject({ "aria-invalid": "true" });
    }
    const bad = await send({ name: "Ana", email: "ana", service: "advisory" });
    expect(elementIn(bad, "hero-form", "data-form-error").text).toBe("Escriba un correo electrónico válido");
  });

  test("come back as they were sent, without a word, when the honeypot is filled, and are kept apart", async () => {
    const app = await open();
    for (const [locale, page] of [
      ["en", "/"],
      ["es", "/es"],
    ] as const) {
      const trapped = { ...hero, form: "hero-form", page, locale, name: `Ana ${locale}`, website: "x" };
      const answer = await app.postForm("send-hero-consultation", trapped);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      const html = await answer.text();
      expect(html).toContain(`<title>${homeWords[locale].title}`);
      expect(elementIn(html, "hero-form", "name", "email")).toMatchObject({ value: hero.email });
      expect(elementIn(html, "hero-form", "data-form-error")).toMatchObject({ text: "", hidden: "" });
    }
    expect((await app.leads()).map(({ status }) => status)).toEqual(["spam", "spam"]);
    expect(await app.outbox()).toEqual([]);
  });
});
