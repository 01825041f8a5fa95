import { describe, expect, test } from "vitest";
import type { Content, Json } from "#domain/website/edits.ts";
import { applyEdits } from "./apply-edits.ts";
import { digestOf, valueAt, withValue } from "./content-values.ts";
import { readContent } from "./read-content.ts";

const shipped = readContent();
const price = "tiers/inPerson/tiers/families/price";
const slug = Object.keys(shipped.articles as object)[0] ?? "";
const article = valueAt(shipped, `articles/${slug}`) as { [key: string]: Json };

/** An edit as it is made over the shipped content. */
const edit = (path: string, value: Json, over: Content = shipped) => ({
  path,
  value,
  base: digestOf(valueAt(over, path)),
});

describe("who wins when an update brings other content", () => {
  const mine = edit(price, 135);

  test("shipped unchanged: the edit applies, and nothing else changes", () => {
    const { content, ...rest } = applyEdits(shipped, [mine]);
    expect(content).toEqual(withValue(shipped, price, 135));
    expect(valueAt(content, price)).toBe(135);
    expect(rest).toEqual({ applied: [mine], absorbed: [], conflicts: [], parked: [] });
  });

  test("shipped became equal to the edit: it is absorbed", () => {
    const update = withValue(shipped, price, 135);
    expect(applyEdits(update, [mine])).toEqual({
      content: update,
      applied: [],
      absorbed: [mine],
      conflicts: [],
      parked: [],
    });
  });

  test("shipped changed to something else: the office's value stays, and the other is told", () => {
    const { content, applied, conflicts } = applyEdits(withValue(shipped, price, 125), [mine]);
    expect(valueAt(content, price)).toBe(135);
    expect(applied).toEqual([mine]);
    expect(conflicts).toEqual([{ edit: mine, shipped: 125 }]);
  });

  test("the field, its entry or its file is gone: the edit is parked and the content stays as shipped", () => {
    const ofBadge = edit("tiers/mobileApp/badge", { en: "New", es: "Nuevo" });
    const ofNowhere = { path: "rewards/gold/price", value: 5, base: "" };
    const update = withValue(
      withValue(shipped, "tiers/inPerson/tiers/families", null),
      "tiers/mobileApp/badge",
      null,
    );
    const { content, parked } = applyEdits(update, [mine, ofBadge, ofNowhere]);
    expect(content).toEqual(update);
    expect(parked.map((each) => [each.edit, each.reason])).toEqual([
      [ofBadge, "gone"],
      [mine, "gone"],
      [ofNowhere, "gone"],
    ]);
  });

  test("the value is no longer valid: that edit alone is parked", () => {
    const broken = [edit("proof/responseHours", "soon"), edit("catalogue/payroll/link", "/services/nothing")];
    const halfSpanish = edit("tiers/inPerson/tiers/families/name", { en: "Households" });
    const { content, applied, parked } = applyEdits(shipped, [mine, halfSpanish, ...broken]);
    expect(content).toEqual(withValue(shipped, price, 135));
    expect(applied).toEqual([mine]);
    expect(parked.map(({ edit: { path }, reason }) => [path, reason])).toEqual([
      ["proof/responseHours", "invalid"],
      ["catalogue/payroll/link", "invalid"],
      ["tiers/inPerson/tiers/families/name", "invalid"],
    ]);
  });

  test("an article of the same slug on both sides: the office's stays whole, also when the shipped one leaves", () => {
    const path = `articles/${slug}`;
    const rewritten = edit(path, { ...article, taxYear: 2027 });
    const updated = withValue(shipped, path, { ...article, featured: true });
    const clash = applyEdits(updated, [rewritten]);
    expect(valueAt(clash.content, path)).toEqual(rewritten.value);
    expect(clash.conflicts).toEqual([{ edit: rewritten, shipped: { ...article, featured: true } }]);
    const left = applyEdits(withValue(shipped, path, null), [rewritten]);
    expect(valueAt(left.content, path)).toEqual(rewritten.value);
    expect(left.parked).toEqual([]);
  });
});

describe("entries of lists", () => {
  const added = {
    id: "teacher",
    sample: false,
    name: { en: "Rosa P.", es: "Rosa P." },
    about: { en: "Teacher", es: "Maestra" },
    quote: { en: "Clear and quick.", es: "Clara y rápida." },
  };

  test("can be added, changed after that, and taken out", () => {
    const { content, applied } = applyEdits(shipped, [
      { path: "testimonials/teacher/about", value: { en: "Nurse", es: "Enfermera" }, base: "" },
      edit("testimonials/teacher", added),
      edit("testimonials/family", null),
    ]);
    const ids = (content.testimonials as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(["freelancer", "small-business", "teacher"]);
    expect(valueAt(content, "testimonials/teacher/about/es")).toBe("Enfermera");
    expect(applied).toHaveLength(3);
  });

  test("that an update brings under the same id are a conflict, and those it takes out too are absorbed", () => {
    const ofOffice = edit("testimonials/teacher", added);
    const update = withValue(shipped, "testimonials/teacher", { ...added, sample: true });
    expect(applyEdits(update, [ofOffice]).conflicts).toHaveLength(1);
    const takenOut = edit("testimonials/family", null);
    const without = withValue(shipped, "testimonials/family", null);
    expect(applyEdits(without, [takenOut]).absorbed).toEqual([takenOut]);
  });

  test("that leave too little behind are parked as not valid", () => {
    const questions = valueAt(shipped, "faqs/pages/compareOptions") as { id: string }[];
    const edits = questions.map(({ id }) => edit(`faqs/pages/compareOptions/${id}`, null));
    const { parked } = applyEdits(shipped, edits);
    expect(parked.map(({ reason }) => reason)).toEqual(["invalid"]);
  });
});

test("an optional entry comes and goes, and the order of keys makes no difference", () => {
  const path = "tiers/inPerson/tiers/families/popular";
  expect(valueAt(applyEdits(shipped, [edit(path, null)]).content, path)).toBeUndefined();
  const name = "tiers/inPerson/tiers/families/name";
  const { en, es } = valueAt(shipped, name) as { en: string; es: string };
  const { absorbed } = applyEdits(shipped, [edit(name, { es, en })]);
  expect(absorbed).toHaveLength(1);
});
