import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { touchInWords, valueInWords } from "./copied-values.ts";

const practice = loadPractice();
const words = (column: string, value: string) => {
  const { en, es } = valueInWords(column, value, practice);
  return [en, es].map((text) => text.replaceAll("\u00a0", " "));
};

test("moments are told by the practice's clock, written out for each language", () => {
  expect(words("created_at", "2026-11-20T15:00:00.001Z")).toEqual([
    "Nov 20, 2026, 9:00 AM",
    "20 nov 2026, 9:00 a. m.",
  ]);
  expect(words("start", "2026-11-20T19:30:00+00:00")[1]).toBe("20 nov 2026, 1:30 p. m.");
});

test("the program's own names are told in words", () => {
  expect(words("type_id", "consultation")).toEqual(["Free consultation", "Consulta gratis"]);
  expect(words("kind", "reminder-hour")).toEqual(["Reminder an hour before", "Recordatorio una hora antes"]);
  expect(words("kind", "lead-notice")).toEqual(["Notice to the practice", "Aviso a la oficina"]);
  expect(words("tz", "America/Chicago")).toEqual(["Central Time", "Hora central"]);
  expect(words("writes", "es")).toEqual(["Spanish", "español"]);
  expect(words("recommendations", '["LLC","Payroll"]')).toEqual(["LLC; Payroll", "LLC; Payroll"]);
});

test("what somebody wrote stands as written, also where it spells one of those names", () => {
  expect(words("next_step", "call")).toEqual(["call", "call"]);
  expect(words("kind", "constructor")).toEqual(["constructor", "constructor"]);
});

test("a change tells its field and its values, and neither whose it became nor which record was joined", () => {
  const change = (field: string, from: string, to: string) =>
    touchInWords("change", JSON.stringify({ field, from, to }), practice).es;
  expect(change("stage", "new", "client")).toBe("Etapa: Persona nueva → Cliente");
  expect(change("nextStep", "", "Llamar")).toBe("Siguiente paso: – → Llamar");
  expect(change("writes", "en", "es")).toBe("Escribe en: inglés → español");
  expect(change("blockedChannels", "", "whatsapp,call")).toBe("No contactar por: – → WhatsApp, Llamada");
  expect(change("nextStepAt", "", "2026-11-20T15:00:00Z")).toMatch(/^Cuándo: – → 20 nov 2026, 9:00/);
  expect(change("assignedTo", "", "4fb4e615-ce2f-45d5-b7e4-b7fc68a0ed7f")).toBe("Le toca a");
  expect(touchInWords("merge", "01a1f978-b582-72a0-b1fb-cd817e765661", practice).en).toBe("");
  expect(touchInWords("note", "Llamó", practice).es).toBe("Llamó");
});
