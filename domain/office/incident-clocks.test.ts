import { expect, test } from "vitest";
import { clocksOf } from "./incident-clocks.ts";

const discoveredAt = "2026-11-20T15:00:00.000Z";
const authoritiesOf = (isUnencrypted: boolean, people: number) =>
  clocksOf({ discoveredAt, isUnencrypted, people, told: {} }).map(
    ({ authority, dueAt }) => `${authority} ${dueAt.slice(0, 10)}`,
  );

test.each([
  [false, 5000, ["irs 2026-11-21"]],
  [true, 0, ["irs 2026-11-21"]],
  [true, 249, ["irs 2026-11-21", "people 2027-01-19"]],
  [true, 250, ["irs 2026-11-21", "people 2027-01-19", "texas 2026-12-20"]],
  [true, 500, ["irs 2026-11-21", "ftc 2026-12-20", "people 2027-01-19", "texas 2026-12-20"]],
])("an incident with unencrypted data (%s) of %i people has its clocks", (isUnencrypted, people, clocks) => {
  expect(authoritiesOf(isUnencrypted, people)).toEqual(clocks);
});

test("an authority that was told stays on the list when fewer people turn out to be in reach", () => {
  const told = { texas: discoveredAt };
  expect(
    clocksOf({ discoveredAt, isUnencrypted: true, people: 0, told }).map(({ authority }) => authority),
  ).toEqual(["irs", "texas"]);
});
