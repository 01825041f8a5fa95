import { expect, test } from "vitest";
import { loadPractice } from "../practice.ts";
import { hoursLines } from "./hours-lines.ts";

const { hours } = loadPractice();
const told = (set: keyof typeof hours & ("home" | "contact" | "notary"), locale: "en" | "es") =>
  hoursLines(hours[set], locale).map((line) => `${line.days}: ${line.hours}`);

test("the three sets of hours are those of the specification", () => {
  expect(told("home", "en")).toEqual(["Monday–Friday: 9:00 AM–5:00 PM", "Saturday and Sunday: Closed"]);
  expect(told("contact", "en")).toEqual(["Monday–Friday: 9:00 AM–7:00 PM", "Saturday and Sunday: Closed"]);
  expect(told("notary", "en")).toEqual([
    "Monday–Friday: 8:00 AM–8:00 PM",
    "Saturday: 9:00 AM–6:00 PM",
    "Sunday: By appointment",
  ]);
});

test("the Spanish week is written in Spanish", () => {
  expect(told("home", "es")).toEqual(["Lunes a viernes: 9:00 a. m.–5:00 p. m.", "Sábado y domingo: Cerrado"]);
});
