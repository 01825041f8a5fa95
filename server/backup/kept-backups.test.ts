import { expect, test } from "vitest";
import { days, hours } from "#domain/durations.ts";
import { isBackupDue } from "./backup-schedule.ts";
import { backupName, outdatedBackups } from "./kept-backups.ts";

const now = new Date("2026-11-22T09:00:00Z");
const namesOf = (...ages: number[]) =>
  ages.map((age) => backupName(new Date(now.getTime() - days(age)), age % 2 === 0));

test("seven daily and four weekly backups are kept, none of them longer than 30 days", () => {
  const daily = namesOf(...Array.from({ length: 60 }, (_, age) => age));
  const outdated = new Set(outdatedBackups(daily, now));
  const kept = daily.filter((name) => !outdated.has(name));
  expect(kept.slice(0, 7)).toEqual(daily.slice(0, 7));
  expect(kept.length).toBeLessThanOrEqual(11);
  expect(kept.every((name) => daily.indexOf(name) <= 30)).toBe(true);
  // A backup a week ago, two, three: one of each is there.
  for (const age of [7, 14, 21])
    expect(kept.some((name) => Math.abs(daily.indexOf(name) - age) < 7)).toBe(true);
});

test("the newest stays however old it is, and files of others are left alone", () => {
  const [newest = "", older = ""] = namesOf(40, 41);
  expect(outdatedBackups([older, "notes.txt", newest, "ventanilla-old.tar.gz"], now)).toEqual([older]);
});

test("the newest of a folder goes after its 30 days once a newer good one lies elsewhere", () => {
  const before = (age: number) => new Date(now.getTime() - days(age));
  const [month = "", older = ""] = namesOf(30, 31);
  expect(outdatedBackups([older], now, before(1))).toEqual([older]);
  expect(outdatedBackups([month], now, before(1))).toEqual([]);
  for (const good of [before(31), before(-1), undefined])
    expect(outdatedBackups([older], now, good)).toEqual([]);
});

test("backups of days to come, from a clock that was ahead, stay and take the place of no other", () => {
  const ahead = namesOf(...Array.from({ length: 30 }, (_, age) => age - 60));
  const [last = "", older = ""] = namesOf(1, 40);
  expect(outdatedBackups([...ahead, last, older], now)).toEqual([older]);
});

test("a backup is due at its time of day in the practice's zone, and an hour after one that failed", () => {
  const when = { at: "03:00", timeZone: "America/Chicago" };
  // 03:00 there is 09:00 UTC.
  const due = (good: Date | undefined, failed?: Date, at = now) => isBackupDue(at, when, { good, failed });
  const before = (length: number) => new Date(now.getTime() - length);
  expect(due(undefined)).toBe(true);
  expect(due(before(hours(24)))).toBe(true);
  expect(due(before(hours(24)), undefined, before(1))).toBe(false);
  expect(due(now)).toBe(false);
  expect(due(before(hours(30)), before(hours(0.9)))).toBe(false);
  expect(due(before(hours(30)), before(hours(1)))).toBe(true);
  // The night without 02:30: the backup of the day before was made at 08:30 UTC.
  const spring = { at: "02:30", timeZone: "America/Chicago" };
  const made = { good: new Date("2027-03-13T08:30:00Z"), failed: undefined };
  expect(isBackupDue(new Date("2027-03-14T08:29:00Z"), spring, made)).toBe(false);
  expect(isBackupDue(new Date("2027-03-14T08:30:00Z"), spring, made)).toBe(true);
  // From a clock that was ahead; a few minutes are the difference between two servers.
  expect(due(before(-days(30)))).toBe(true);
  expect(due(before(hours(30)), before(-days(30)))).toBe(true);
  expect(due(before(-hours(0.1)))).toBe(false);
});
