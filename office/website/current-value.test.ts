import { afterEach, expect, test, vi } from "vitest";
import type { Field } from "#domain/office/website-values.ts";
import { currentValue } from "./current-value.ts";

const absent = { isEntry: true, draft: null, live: null, shipped: null };
const begun = (field: Partial<Field>) => currentValue({ ...absent, ...field } as Field, "America/Chicago");

afterEach(() => vi.useRealTimers());

test("an entry that was taken out begins with what came with the program, so that it can be stored", () => {
  const shipped = { id: "family", name: { en: "Ana R.", es: "Ana R." } };
  const entry = { kind: "testimonial", path: "testimonials/family", shipped } as const;
  expect(begun(entry)).toEqual(shipped);
  const draft = { value: null, isRestoring: false };
  expect(begun({ ...entry, live: shipped, draft })).toBeNull();
});

test("an article that is begun in the evening has the practice's day and tax year, not those of Greenwich", () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T23:30:00-06:00") });
  const article = begun({ kind: "article", path: "articles/next" });
  expect(article).toMatchObject({ date: "2026-12-31", checked: "2026-12-31", taxYear: 2026 });
});
