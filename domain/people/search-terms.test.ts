import { expect, test } from "vitest";
import { isAlikeName } from "./person-names.ts";
import { searchedRanges, searchTerms } from "./search-terms.ts";

test("names are alike when the words of one are among the other's, whatever accents and case", () => {
  const pairs: [string, string, boolean][] = [
    ["José Núñez", "jose nunez", true],
    ["Ana", "Ana Prueba", true],
    ["Prueba, Ana", "ana PRUEBA", true],
    ["", "Ana", true],
    ["Ana Prueba", "Ana Gómez", false],
    ["Ana", "Mariana", false],
    ["O’Brien, Sean", "sean o'brien", true],
  ];
  for (const [one, other, isAlike] of pairs)
    expect([one, other, isAlikeName(one, other), isAlikeName(other, one)]).toEqual([
      one,
      other,
      isAlike,
      isAlike,
    ]);
});

const ana = {
  name: "Ana María Núñez",
  email: "ana.nunez@example.com",
  phone: "+1 (214) 555-0177 ext. 5",
  reference: "01998f0a-2d7c-7e1d-8a60-b1f2e3d4c5b6",
};

const finds = (query: string, known: Parameters<typeof searchTerms>[0]) => {
  const terms = searchTerms(known);
  const groups = searchedRanges(query);
  return (
    groups.length > 0 &&
    groups.every((ranges) => ranges.some(({ from, to }) => terms.some((term) => term >= from && term < to)))
  );
};

test("a person is found by any form of the number, folded words, address and reference", () => {
  const hits = [
    "0177",
    "5550177",
    "555-0177",
    "2145550177",
    "(214) 555-0177",
    "+1 214.555.0177",
    "12145550177",
    "ana",
    "nun",
    "NUÑEZ",
    "nunez ana",
    "maria nú",
    "ana 0177",
    "0177 ana",
    "Ana (214) 555-0177",
    "Ana:2145550177",
    "ana0177",
    "(214) 555-0177 ext. 5",
    "214\u2011555\u20110177",
    "ana.nunez@example.com",
    "ana.nunez@",
    "Ana.Nunez",
    "01998f0a",
    "01998f0a-2d7c",
    ana.reference,
  ];
  for (const query of hits) expect([query, finds(query, ana)]).toEqual([query, true]);
  const misses = [
    "",
    "  ",
    "177",
    "0178",
    "2155550177",
    "ana gomez",
    "b@example.com",
    "!!",
    "%",
    "_",
    "01998f0b",
  ];
  for (const query of misses) expect([query, finds(query, ana)]).toEqual([query, false]);
  const abroad = { name: "Luis", email: "", phone: "+52 55 1234 5678" };
  for (const query of ["5678", "5512345678", "+52 55 1234 5678", "1234 5678", "011 52 55 1234 5678"])
    expect([query, finds(query, abroad)]).toEqual([query, true]);
  const zeros = { name: "", email: "", phone: "(214) 555-0077" };
  expect(finds("0077", zeros)).toBe(true);
});

test("an address is found from its beginning on, with digits and dots as well", () => {
  const addresses = [
    "ana1985@example.com",
    "1985ana@example.com",
    "a.1985.b@example.com",
    "jose_g.75001@a.co",
    `${"long.".repeat(16)}name@example.com`,
  ];
  for (const email of addresses)
    for (let end = 1; end <= email.length; end++) {
      const query = email.slice(0, end);
      // Digits alone are those of a number.
      if (/^\d{4,}$/.test(query)) continue;
      expect([query, finds(query, { name: "Someone Else", email, phone: "" })]).toEqual([query, true]);
    }
  expect(finds("ana1985@example.com", ana)).toBe(false);
  expect(finds("ana1985", ana)).toBe(false);
});

test("a number like an SSN finds nobody, wherever it was typed", () => {
  const typed = { name: "Ana 123-45-6789", email: "", phone: "123-45-6789" };
  expect(searchTerms(typed)).toEqual([]);
});
