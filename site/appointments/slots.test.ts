import { getEventListeners } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { bookableDays, fetchSlots, minutesOf, slotsByDay } from "./slots.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const office = "America/Chicago";
const slotAt = (start: string, minutes = 30) => ({
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
});
const first = slotAt("2026-11-23T09:00:00-06:00");
const last = slotAt("2026-11-23T16:30:00-06:00");
const daysOf = (zone: string, ...slots: (typeof first)[]) =>
  [...slotsByDay(slots, zone)].map(([day, own]) => [day, own.map(({ start }) => start)]);

test("free times stand under their day at the office, the earliest first", () => {
  expect(daysOf(office, last, first)).toEqual([["2026-11-23", [first.start, last.start]]]);
  expect(daysOf(office)).toEqual([]);
});

test("one day at the office can be two days of a visitor", () => {
  expect(daysOf("Asia/Kolkata", first, last)).toEqual([
    ["2026-11-23", [first.start]],
    ["2026-11-24", [last.start]],
  ]);
  expect(daysOf("Pacific/Kiritimati", first, last)).toEqual([["2026-11-24", [first.start, last.start]]]);
});

test("times around a change of clocks stay in order", () => {
  const [summer, winter] = [slotAt("2026-11-01T01:30:00-05:00"), slotAt("2026-11-01T01:00:00-06:00")];
  expect(daysOf(office, winter, summer)).toEqual([["2026-11-01", [summer.start, winter.start]]]);
});

test("an appointment is as long as its slot", () => {
  expect(minutesOf(first)).toBe(30);
  expect(minutesOf(slotAt("2026-11-01T01:00:00-05:00", 90))).toBe(90);
});

test("a visitor looks from the own today to the last day that the office books, or the one after where that is elsewhere", () => {
  const evening = new Date("2026-11-21T20:00:00-06:00");
  expect(bookableDays(evening, office, office, 60)).toEqual({ first: "2026-11-21", last: "2027-01-21" });
  expect(bookableDays(evening, "Pacific/Kiritimati", office, 60)).toEqual({
    first: "2026-11-22",
    last: "2027-01-21",
  });
});

const fetchMonth = (signal: AbortSignal) => fetchSlots("tax", "2026-11", office, signal);
const isUnavailable = async () => new Response(null, { status: 503 });

test("free times are asked for again after failures, and nothing is left at the signal", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(isUnavailable).mockImplementationOnce(isUnavailable);
  fetch.mockImplementationOnce(isUnavailable).mockResolvedValueOnce(Response.json({ slots: [first] }));
  vi.stubGlobal("fetch", fetch);
  const { signal } = new AbortController();
  const days = fetchMonth(signal);
  await vi.runAllTimersAsync();
  expect([...(await days).keys()]).toEqual(["2026-11-23"]);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("the pause before the next try ends with the signal", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(isUnavailable);
  vi.stubGlobal("fetch", fetch);
  const stop = new AbortController();
  const days = fetchMonth(stop.signal);
  const isOver = expect(days).rejects.toThrow("aborted");
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  await isOver;
  expect(fetch).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
