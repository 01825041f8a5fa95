import { describe, expect, test } from "vitest";
import type { Content, Json } from "#domain/website/edits.ts";
import { applyEdits } from "./apply-edits.ts";
import { digestOf, valueAt, withValue } from "./content-values.ts";
import { readContent } from "./read-content.ts";

const shipped = readContent();
const list = "tiers/inPerson/tiers";
const order = `${list}/.order`;
const ids = ["individuals-and-students", "families", "self-employed", "investors"];
const [students, families, employed, investors] = ids as [string, string, string, string];
const level = (id: string): Json => ({
  id,
  name: { en: "Veterans", es: "Veteranos" },
  description: { en: "Who served.", es: "Quien sirvió." },
  features: [],
});

const edit = (path: string, value: Json, over: Content = shipped) => ({
  path,
  value,
  base: digestOf(valueAt(over, path)),
});
const mine = edit(order, [families, students, employed, investors]);

describe("who wins over the order of a list when an update brings another one", () => {
  test("shipped unchanged: the office's order applies, and nothing else changes", () => {
    expect(valueAt(shipped, order)).toEqual(ids);
    const { content, applied, conflicts } = applyEdits(shipped, [mine]);
    expect([valueAt(content, order), applied, conflicts]).toEqual([mine.value, [mine], []]);
    expect(valueAt(content, `${list}/families`)).toEqual(valueAt(shipped, `${list}/families`));
    expect(applyEdits(content, [mine]).absorbed).toEqual([mine]);
  });

  test("an entry that the update adds stays behind the one it follows, and the other order is told", () => {
    const added = withValue(shipped, `${list}/seniors`, level("seniors"));
    const update = withValue(added, order, [students, "seniors", families, employed, investors]);
    const { content, conflicts } = applyEdits(update, [mine]);
    expect(valueAt(content, order)).toEqual([families, students, "seniors", employed, investors]);
    expect(conflicts).toEqual([{ edit: mine, shipped: valueAt(update, order) }]);
    const first = withValue(added, order, ["seniors", ...ids]);
    expect(valueAt(applyEdits(first, [mine]).content, order)).toEqual(["seniors", ...(mine.value as Json[])]);
  });

  test("an entry that the update takes out is missed in it without harm", () => {
    const update = withValue(shipped, `${list}/self-employed`, null);
    expect(valueAt(applyEdits(update, [mine]).content, order)).toEqual([families, students, investors]);
  });

  test("entries of the office are in it, whichever edit is named first; a list that is gone parks it", () => {
    const ordered = edit(order, ["veterans", ...ids]);
    const added = edit(`${list}/veterans`, level("veterans"));
    const takenOut = edit(`${list}/investors`, null);
    const { content, applied } = applyEdits(shipped, [ordered, takenOut, added]);
    expect(valueAt(content, order)).toEqual(["veterans", students, families, employed]);
    expect(applied).toHaveLength(3);
    const update = withValue(shipped, "tiers/inPerson", null);
    expect(applyEdits(update, [mine]).parked).toEqual([{ edit: mine, reason: "gone" }]);
  });

  test("a level that the office took out and the update changed is a conflict, one that both took out is absorbed", () => {
    const takenOut = edit(`${list}/families`, null);
    const update = withValue(shipped, `${list}/families/price`, 125);
    const { content, conflicts } = applyEdits(update, [takenOut]);
    expect(valueAt(content, `${list}/families`)).toBeUndefined();
    expect(conflicts.map(({ edit: { path } }) => path)).toEqual([takenOut.path]);
    expect(applyEdits(withValue(shipped, takenOut.path, null), [takenOut]).absorbed).toEqual([takenOut]);
  });

  test("a page without any level is not valid: what would empty it is parked", () => {
    const { parked } = applyEdits(
      shipped,
      ids.map((id) => edit(`${list}/${id}`, null)),
    );
    expect(parked.map(({ reason }) => reason)).toEqual(["invalid"]);
  });
});
