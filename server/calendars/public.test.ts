import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { calendarSources } from "./public.ts";

test("a calendar that could not be made is made for the next request", async () => {
  const practice = loadPractice();
  let failures = 1;
  const failing = {
    ...practice,
    get deadlines() {
      if (failures-- > 0) throw new Error("no memory");
      return practice.deadlines;
    },
  };
  const now = () => new Date("2026-11-20T15:00:00.000Z");
  const [[, source] = []] = calendarSources({ siteUrl: "https://www.example.com", practice: failing, now });
  await expect(source?.()).rejects.toThrow("no memory");
  const copy = await source?.();
  expect(copy?.identity.body.toString()).toMatch(/^BEGIN:VCALENDAR\r\n.+\r\nEND:VCALENDAR\r\n$/s);
  expect(await source?.()).toBe(copy);
});
