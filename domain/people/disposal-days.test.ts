import { expect, test } from "vitest";
import { disposalCutoff, disposalDayAfter, disposalDayAt } from "./disposal-days.ts";
import { retentionAt } from "./retention.ts";

const zone = "America/Chicago";

test("a disposal of a day begins at two in the morning of the practice", () => {
  expect(disposalDayAt(new Date("2027-03-05T07:59:00Z"), zone)).toBe("2027-03-04");
  expect(disposalDayAt(new Date("2027-03-05T08:00:00Z"), zone)).toBe("2027-03-05");
});

test.each([
  ["2026-11-20T15:00:00.000Z", 12, "2027-11-21"],
  ["2027-08-31T15:00:00.000Z", 6, "2028-03-01"],
  ["2027-02-28T15:00:00.000Z", 1, "2027-04-01"],
  ["2028-02-29T15:00:00.000Z", 24, "2030-03-01"],
])("a last contact of %s goes after %i months on %s, and not a day before", (contact, months, day) => {
  expect(disposalDayAfter(contact, months, zone)).toBe(day);
  expect(disposalCutoff(day, months, zone) > contact).toBe(true);
});

test("a shorter setting counts a week later, a longer one at once", () => {
  const former = { inquiryMonths: 24, clientMonths: 6 };
  const stored = { inquiryMonths: 12, clientMonths: 18, former, changedAt: "2026-11-20T15:00:00.000Z" };
  const at = (moment: string) => retentionAt(stored, new Date(moment));
  expect(at("2026-11-27T14:59:00Z")).toEqual({ inquiryMonths: 24, clientMonths: 18 });
  expect(at("2026-11-27T15:00:00Z")).toEqual({ inquiryMonths: 12, clientMonths: 18 });
  const shorterForClients = { ...stored, former: { inquiryMonths: 6, clientMonths: 24 } };
  expect(retentionAt(shorterForClients, new Date("2026-11-27T14:59:00Z"))).toEqual({
    inquiryMonths: 12,
    clientMonths: 24,
  });
});
