import { describe, expect, test } from "vitest";
import { checkFields } from "../forms/check-fields.ts";
import { groupedPhone, shownPhone } from "../forms/phone-number.ts";
import { hasSensitiveNumber } from "../forms/sensitive-numbers.ts";
import { bookingForm } from "./booking-form.ts";

const request = { service: "consultation", start: "2026-11-23T09:00:00-06:00", name: "Ana", email: "a@b.co" };
const problemOf = (fields: Record<string, string>) => {
  const check = checkFields(bookingForm, { ...request, ...fields });
  return "problem" in check ? check.problem : undefined;
};

describe("an appointment", () => {
  test("by phone needs a number that can be called", () => {
    expect(problemOf({ meeting: "phone" })).toEqual({ fields: ["phone"], code: "phone-required" });
    for (const phone of ["12", "call me", "555-0100", "1".repeat(30)]) {
      expect(problemOf({ meeting: "phone", phone }), phone).toEqual({
        fields: ["phone"],
        code: "phone-invalid",
      });
    }
    for (const phone of ["214 555 0100", "(214) 555-0100 ext. 12", "+52 55 1234 5678"]) {
      expect(problemOf({ meeting: "phone", phone }), phone).toBeUndefined();
    }
    expect(problemOf({ meeting: "video" })).toBeUndefined();
    expect(problemOf({ meeting: "office", phone: "12" })).toBeUndefined();
  });

  test("at the visitor's place needs an address that can be found, and a number to call at the door", () => {
    const visit = { meeting: "visit", phone: "214 555 0100" };
    expect(problemOf({ ...visit, address: "" })).toEqual({ fields: ["address"], code: "address-required" });
    for (const address of [
      "12 Main St",
      "12345 Main St",
      "12 Main St, Apt 4",
      "12 Main St,",
      "12 Main\nApt 4",
    ]) {
      expect(problemOf({ ...visit, address }), address).toEqual({
        fields: ["address"],
        code: "address-required",
      });
    }
    for (const address of [
      "12 Main St, Apt 4, Richardson, TX 75080",
      "12 Main St 75080-1234",
      "12345 Main St, Cañón City",
      "12 Main St, Dallas, apt 4",
      "12 Main St,\nRichardson",
      "12 Main St\r\nRichardson TX",
    ]) {
      expect(problemOf({ ...visit, address }), address).toBeUndefined();
    }
    expect(problemOf({ ...visit, address: `Dallas 75080${"x".repeat(121)}` })?.code).toBe("too-long");
    const address = "12 Main St, Richardson";
    expect(problemOf({ ...visit, address, phone: "" })).toEqual({
      fields: ["phone"],
      code: "phone-required",
    });
    expect(problemOf({ ...visit, address, phone: "12" })?.code).toBe("phone-invalid");
  });

  test("takes place in a way that exists, and who asks is checked first", () => {
    expect(problemOf({ meeting: "pigeon" })).toEqual({ fields: ["meeting"], code: "meeting-required" });
    expect(problemOf({ meeting: "phone", name: " " })?.code).toBe("name-required");
    expect(problemOf({})).toBeUndefined();
  });
});

test("a phone number is shown by its digits and its extension alone", () => {
  expect(shownPhone("214.555.0100")).toBe("(214) 555-0100");
  expect(shownPhone("1 214 555 0100 x9")).toBe("(214) 555-0100 ext. 9");
  expect(shownPhone("+52 55 1234 5678 extensión 123456")).toBe("+52 55 1234 5678 ext. 123456");
  expect(shownPhone("0052 55 1234 5678")).toBe("+52 55 1234 5678");
  expect(shownPhone("+526641234567")).toBe("+52 664 123 4567");
  expect(shownPhone("+5215512345678")).toBe("+52 1 55 1234 5678");
  expect(shownPhone("+34 911 234 567")).toBe("+34911234567");
  for (const phone of ["+52 55 1234 5678", "+52 664 123 4567", "(214) 555-0100 ext. 1234"])
    expect(hasSensitiveNumber(phone)).toBe(false);
  expect(["+525512345678", "+52 (55) 1234-5678", "214-555-0100, x9"].map(groupedPhone)).toEqual([
    "+52 55 1234 5678",
    "+52 55 1234 5678",
    "(214) 555-0100 ext. 9",
  ]);
  for (const typed of ["555 0177", "214 555 0100, ask for Ana", "***-**-6789 214555"])
    expect(groupedPhone(typed)).toBe(typed);
  expect(shownPhone("visit evil.example 2145550100")).toBe("(214) 555-0100");
  expect(shownPhone("123")).toBe("");
});
