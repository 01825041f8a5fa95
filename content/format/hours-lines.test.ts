import { expect, test } from "vitest";
import { loadPractice } from "../load-practice.ts";
import { hoursLines } from "./hours-lines.ts";

const { hours } = loadPractice();
const linesOf = (set: keyof typeof hours & ("home" | "contact" | "notary"), locale: "en" | "es") =>
  hoursLines(hours[set], locale).map((line) => `${line.days}: ${line.hours}`);

test("the three sets of hours are those of the specification", () => {
  expect(linesOf("home", "en")).toEqual(["Monday–Friday: 9:00 AM–5:00 PM", "Saturday and Sunday: Closed"]);
  expect(linesOf("contact", "en")).toEqual(["Monday–Friday: 9:00 AM–7:00 PM", "Saturday and Sunday: Closed"]);
  expect(linesOf("notary", "en")).toEqual([
    "Monday–Friday: 8:00 AM–8:00 PM",
    "Saturday: 9:00 AM–6:00 PM",
    "Sunday: By appointment",
  ]);
});

test("the Spanish week is written in Spanish", () => {
  expect(linesOf("home", "es")).toEqual([
    "Lunes a viernes: 9:00\u00a0a.\u00a0m.–5:00\u00a0p.\u00a0m.",
    "Sábado y domingo: Cerrado",
  ]);
});
