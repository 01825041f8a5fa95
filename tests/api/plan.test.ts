import { afterEach, describe, expect, test } from "vitest";
import { siteUrl, startApp, type TestApp } from "../start-app.ts";
import { pageDrawings, readPlan, unmarkedText } from "./plan-pdf.ts";

const answers = {
  businessType: "llc",
  numOwners: "2",
  allUSCitizens: "yes",
  needsPayroll: "yes",
  needsBookkeeping: "yes",
  needsAdvisory: "yes",
  fullName: "José Núñez",
  email: "jose@example.com",
  phone: "(972) 555-0100",
};

let app: TestApp | undefined;
afterEach(async () => {
  await app?.end();
  app = undefined;
});

describe("the business plan on paper", () => {
  test("holds the answers, the services with their prices, and the way to the practice, in English", async () => {
    const answer = await ask({ ...answers, notes: "We open in January." });
    expect(headersOf(answer)).toEqual({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="business-plan.pdf"',
      "cache-control": "no-store",
    });
    const { text, pages, title } = await readPlan(answer);
    expect(pages).toBeLessThanOrEqual(2);
    expect(title).toBe("Your business plan | Ventanilla Tax & Business");
    for (const part of [
      "Prepared for José Núñez on November 20, 2026",
      "Number of owners 2",
      "We open in January.",
      "LLC/S-Corp Formation & EIN Setup from $299",
      "Bookkeeping Setup from $100 a month",
      "Payroll Services from $50 a month",
      "Plus $6 per paid employee and $6 per paid contractor.",
      "Business Advisory from $75 a session",
      "The Texas filing fee ($300) is separate.",
      "Sales tax permit: free, if you sell goods or taxable services (comptroller.texas.gov).",
      "(972) 555-0142",
      // The hours of the mail about the same answers.
      "Monday–Friday: 9:00 AM–5:00 PM",
      "Closed Thursday, November 26 (Thanksgiving Day)",
      "www.example.com/contact",
      "Page 1 of 2",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("Quarterly");
    expect(text).not.toContain("nonresident");
  });

  test("speaks Spanish to those who filled in the Spanish form", async () => {
    const answer = await ask({ ...answers, locale: "es", allUSCitizens: "no", needsAdvisory: "later" });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="plan-de-negocio.pdf"');
    const { text, language } = await readPlan(answer);
    expect(language).toBe("es-US");
    for (const part of [
      "Su plan de negocio",
      "Preparado para José Núñez el 20 de noviembre de 2026",
      "Asesoría Tal vez más adelante",
      "Organización de la teneduría de libros desde $100 al mes",
      "Planificación tributaria trimestral y asesoría (opcional)",
      "extranjero no residente",
      "La tarifa de registro de Texas ($300) se paga aparte.",
      "Pasos para empezar en Texas",
      "www.example.com/es/contact",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Your|Prepared|from \$/);
  });

  test("never says the word that Texas forbids to notaries public", async () => {
    for (const locale of ["en", "es"]) {
      expect((await readPlan(await ask({ ...answers, locale }))).text).not.toMatch(/notari/i);
    }
  });

  test("can be read aloud: it is tagged, says its language and title, and every heading is one", async () => {
    const bytes = Buffer.from(await (await ask(answers)).arrayBuffer());
    const source = bytes.toString("latin1");
    expect(source).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(source).toMatch(/\/Marked true/);
    expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(source).toContain("/Lang (en-US)");
    expect(source).toContain("/DisplayDocTitle true");
    expect(source).toContain("pdfuaid:part>1<");
    const count = (type: string) => source.match(new RegExp(`/S /${type}\\b`, "g"))?.length ?? 0;
    expect([count("Document"), count("H1"), count("H2"), count("H3")]).toEqual([1, 1, 6, 4]);
    expect([count("Table"), count("L"), count("LI"), count("Link")]).toEqual([2, 3, 10, 4]);
    expect(count("TR")).toBe(count("TH"));
    const pages = pageDrawings(bytes);
    expect(pages).toHaveLength(2);
    expect(pages.flatMap(unmarkedText)).toEqual([]);
  });

  test("stars out numbers that nobody should carry on paper, and takes any letters", async () => {
    const { text } = await readPlan(await ask({ ...answers, notes: "SSN 123-45-6789\n\n日本" }));
    expect(text).toContain("***-**-6789");
    expect(text).not.toContain("123-45");
  });

  test("names nobody rather than misspell a name of other letters; an emoji beside it is left out", async () => {
    for (const fullName of ["مريم العطار", "王小明", "Nguyễn Thị Ánh", "Łukasz Đặng"]) {
      const { text } = await readPlan(await ask({ ...answers, fullName }));
      expect([fullName, text]).toEqual([fullName, expect.stringContaining("Prepared on November 20, 2026")]);
    }
    const spanish = await readPlan(await ask({ ...answers, fullName: "Иван Петров", locale: "es" }));
    expect(spanish.text).toContain("Preparado el 20 de noviembre de 2026");
    // A machine may write a letter and its accent as two.
    const { text } = await readPlan(await ask({ ...answers, fullName: "José Núñez 🙂".normalize("NFD") }));
    expect(text).toContain("Prepared for José Núñez on November 20, 2026");
  });

  test("stays at two pages with long notes, and at three however much was written", async () => {
    const long = { ...answers, locale: "es", allUSCitizens: "no", notes: "palabra ".repeat(600) };
    expect((await readPlan(await ask(long))).pages).toBe(2);
    const longest = {
      fullName: "W".repeat(120),
      email: `${"a".repeat(200)}@example.com`,
      phone: "9".repeat(40),
    };
    for (const notes of ["W".repeat(5000), "a\n".repeat(2500), "palabra ".repeat(600)]) {
      const { pages } = await readPlan(
        await ask({ ...answers, ...longest, locale: "es", allUSCitizens: "no", notes }),
      );
      expect(pages).toBe(3);
    }
  });

  test("leaves no trace in the database or the log", async () => {
    await ask({ ...answers, notes: "only for me" });
    expect(await app?.leads()).toEqual([]);
    expect(await app?.outbox()).toEqual([]);
    expect(app?.logged.join("")).not.toMatch(/José|only for me/);
  });

  test("is refused with the message of the form when an answer is missing", async () => {
    const english = await ask({ ...answers, phone: "" });
    expect([english.status, english.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
    expect(await english.text()).toContain("Phone number is required");
    const spanish = await ask({ ...answers, locale: "es", numOwners: "0" });
    expect(spanish.status).toBe(400);
    const page = await spanish.text();
    expect(page).toContain("Escriba un número entero del 1 al 9,999");
    expect(page).toContain('href="/es/start-your-business"');
  });

  test("is made for no other site's page, and from nothing but a form", async () => {
    expect((await ask(answers, { origin: "https://other.example" })).status).toBe(403);
    expect((await ask("{}", { "content-type": "text/plain" })).status).toBe(415);
    expect((await ask({ ...answers, notes: "x".repeat(70_000) })).status).toBe(413);
  });

  test("cannot be fetched without answers, and says in both languages where to give them", async () => {
    app ??= await startApp();
    const answer = await fetch(`${app.url}/plan.pdf`);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await answer.text()).toMatch(
      new RegExp(`Please.*${siteUrl}/start-your-business\nEl plan.*${siteUrl}/es/start-your-business\n$`),
    );
  });

  test("is refused to an address that asks too often, and made again when time has passed", async () => {
    expect((await ask(answers)).status).toBe(200);
    // As after 29: drawing them all would prove no more.
    await app?.db.updateTable("rate_limits").set({ count: 29 }).where("count", "=", 1).execute();
    expect((await ask(answers)).status).toBe(200);
    const refused = await ask({ ...answers, locale: "es" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await refused.text()).toContain("Desde su conexión llegaron muchas solicitudes");
    app?.advance(600_000);
    expect((await ask(answers)).status).toBe(200);
  });
});

async function ask(fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  app ??= await startApp();
  return fetch(`${app.url}/plan.pdf`, {
    method: "POST",
    headers: { origin: siteUrl, ...headers },
    body: typeof fields === "string" ? fields : new URLSearchParams(fields),
  });
}

const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    ["content-type", "content-disposition", "cache-control"].map((name) => [name, headers.get(name)]),
  );
