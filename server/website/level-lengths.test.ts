import { expect, test } from "vitest";
import type { Edit, Json } from "#domain/website/edits.ts";
import { readEnv } from "../base/env.ts";
import { applyEdits } from "../content/apply-edits.ts";
import { digestOf, valueAt } from "../content/content-values.ts";
import { readShipped } from "../content/read-content.ts";
import { checkValue } from "./check-value.ts";
import { isWhole } from "./publish.ts";
import { nextRevision, type WebsiteState } from "./website-state.ts";

const circumstances = { env: readEnv({}), now: new Date("2026-11-22T15:00:00Z") };
const shipped = readShipped();
const level = "tiers/virtual/tiers/families";
const length = "appointments/types/virtual-60/minutes";

function stateWith(values: Record<string, Json>): WebsiteState {
  const edits: Edit[] = Object.entries(values).map(([path, value]) => {
    const before = valueAt(shipped, path);
    return { path, value, base: before === undefined ? "" : digestOf(before) };
  });
  const drafts = edits.map((edit) => ({ ...edit, version: "", actorId: "", changedAt: "" }));
  const [live, drafted] = [applyEdits(shipped, []), applyEdits(shipped, edits)];
  return { shipped, revision: undefined, liveEdits: [], settings: [], drafts, live, drafted };
}
const isWholeWith = (values: Record<string, Json>, paths?: string[]) =>
  isWhole(nextRevision(stateWith(values), paths));
const lengthsSaid = (path: string, value: Json, drafted: Record<string, Json> = {}) =>
  checkValue(stateWith(drafted), path, value, circumstances)
    .filter(({ rule }) => rule === "length")
    .map(({ severity, says }) => `${severity}: ${says.es}`);

test("a level by video is as long as an appointment of its page, or cannot be published", () => {
  expect(lengthsSaid(`${level}/minutes`, 75)).toEqual([
    expect.stringMatching(/^error: Ninguna cita .* “Familias”.* 45, 60 o 90 minutos/),
  ]);
  expect(isWholeWith({ [`${level}/minutes`]: 75 })).toBe(false);
  expect(lengthsSaid(length, 75)).toEqual([
    expect.stringMatching(/^error: .* “Familias”.* 45, 75 o 90 minutos/),
  ]);
  expect(lengthsSaid(`${level}/minutes`, 90)).toEqual([]);
  expect(lengthsSaid(`${level}/minutes`, 75, { [length]: 75 })).toEqual([]);
  expect(lengthsSaid(length, 75, { [`${level}/minutes`]: 75 })).toEqual([]);
  expect(isWholeWith({ [`${level}/minutes`]: 75, [length]: 75 })).toBe(true);
  // What has nothing to do with it is published meanwhile.
  expect(isWholeWith({ [length]: 75, "hours/closedDays": [] }, ["hours/closedDays"])).toBe(true);
});

test("a level that is added is held to the same, and one without minutes is told what is booked", () => {
  const { minutes: _, ...rest } = valueAt(shipped, level) as Record<string, Json>;
  const added = { ...rest, id: "veterans" };
  const path = "tiers/virtual/tiers/veterans";
  expect(lengthsSaid(path, { ...added, minutes: 60 })).toEqual([]);
  expect(lengthsSaid(path, { ...added, minutes: 30 })).toEqual([expect.stringMatching(/^error/)]);
  const told = ["warning: Sin minutos, para este nivel se reserva “Consulta gratis”."];
  expect(lengthsSaid(path, added)).toEqual(told);
  expect(lengthsSaid(`${level}/minutes`, null)).toEqual(told);
  expect(isWholeWith({ [`${level}/minutes`]: null })).toBe(true);
  expect(lengthsSaid(level, null, { [length]: 75 })).toEqual([]);
  expect(lengthsSaid("tiers/inPerson/tiers/families/minutes", 75)).toEqual([]);
});
