import { describe, expect, test } from "vitest";
import { processorTime } from "#tests/thread-time.ts";
import { scoreSpam } from "./spam-score.ts";

const fields = {
  firstName: "Ana",
  lastName: "Prueba",
  email: "ana@example.com",
  phone: "",
  message: "Necesito ayuda con mi declaración de 2025.",
};
const honest = { honeypot: "", formToken: { ageSeconds: 90 }, fields } as const;
const reasonsFor = (change: object) => scoreSpam({ ...honest, ...change });
const written = (message: string) => reasonsFor({ fields: { ...fields, message } });

describe("an honest person", () => {
  test("is not suspected at all", () => {
    expect(scoreSpam(honest)).toEqual({ isSpam: false, score: 0, reasons: [] });
  });
  test("is let through without a form token and with a week-old one", () => {
    for (const formToken of ["missing", { ageSeconds: 8 * 86_400 }] as const) {
      expect(reasonsFor({ formToken })).toMatchObject({ isSpam: false, score: 1 });
    }
  });
  test("may name a website, write about crypto or a loan, and have a Cyrillic name", () => {
    expect(written("My shop is https://example.com, I also sold crypto and have an SBA loan.").isSpam).toBe(
      false,
    );
    expect(written("Здравствуйте, мне нужна помощь с налогами").isSpam).toBe(false);
    expect(
      scoreSpam({ ...honest, formToken: "missing", fields: { name: "Ana", message: "Ana" } }).isSpam,
    ).toBe(false);
    expect(reasonsFor({ fields: { name: "Ana" } }).reasons).toEqual([]);
  });
});

describe("what gives spam away", () => {
  test("the honeypot condemns alone", () => {
    expect(reasonsFor({ honeypot: "http://x" })).toMatchObject({ isSpam: true, reasons: ["honeypot"] });
  });
  test("many links, links for a name and forum markup do", () => {
    expect(written("https://a.b ".repeat(5)).isSpam).toBe(true);
    expect(reasonsFor({ fields: { ...fields, firstName: "www.spam.example" } }).isSpam).toBe(true);
    expect(written("[url=https://spam.example]here[/url]").isSpam).toBe(true);
  });
  test("sales phrases do in both languages", () => {
    expect(written("We offer SEO services and high quality backlinks").isSpam).toBe(true);
    expect(written("Llegue a la primera página de Google con nuestro posicionamiento SEO").isSpam).toBe(true);
  });
  test("another script with links does", () => {
    expect(written("Лучшее предложение для вас https://spam.example").isSpam).toBe(true);
    expect(written("最好的报价给您的公司网站推广 https://spam.example").isSpam).toBe(true);
  });
  test("several small signs add up", () => {
    const same = { firstName: "x", lastName: "x", message: "x", email: "x@example.com" };
    expect(scoreSpam({ ...honest, formToken: "missing", fields: same })).toMatchObject({
      isSpam: false,
      score: 3,
    });
  });
  test("a hostile text is judged in a moment", () => {
    const start = processorTime();
    written("[url".repeat(16_000));
    written("www.http://".repeat(6_000));
    expect(processorTime() - start).toBeLessThan(500);
  });
});
