import { expect, onTestFinished, test } from "vitest";
import { days } from "#domain/durations.ts";
import { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { getLaunchList } from "#domain/office/website-operations.ts";
import { agingRules } from "#server/preflight/launch-rules.ts";
import { startApp } from "../start-app.ts";
import { atWork } from "./staff-at-work.ts";

const aging = agingRules.map(({ id }) => id);

test("an owner hears at work of the facts of the website that have grown old, each day anew", async () => {
  const app = await startApp();
  onTestFinished(app.end);
  const counted: number[] = [];
  // From the autumn in which all was checked into the season that it was written for, and a year on.
  for (const length of [0, 57, 365]) {
    app.advance(days(length));
    const owner = await atWork(app);
    const { outdated } = await owner.ask(getOwnerTasks, {});
    const { findings } = await owner.ask(getLaunchList, {});
    const old = findings.filter(({ rule }) => aging.includes(rule));
    // A field that is old for two reasons, or in both languages, is one.
    expect(outdated).toBe(new Set(old.map(({ path, place }) => path || place)).size);
    counted.push(outdated);
    // What was published stands in no line of a file, and levels are added where they are put in order.
    expect(findings.filter(({ place }) => /^content\/(?:practice|articles)\//.test(place))).toEqual([]);
    expect(findings.find(({ rule }) => rule === "levels-by-video")?.path).toBe("tiers/virtual/tiers/.order");
  }
  const [autumn, season = 0, later = 0] = counted;
  expect(autumn).toBe(0);
  expect(season).toBeGreaterThan(0);
  expect(later).toBeGreaterThan(season);
});
