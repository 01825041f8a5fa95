import { afterEach, expect, test, vi } from "vitest";
import type { Field } from "#domain/office/website-values.ts";
import { currentValue } from "./current-value.ts";

afterEach(() => vi.useRealTimers());

test("an article that is begun in the evening has the practice's day and tax year, not those of Greenwich", () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T23:30:00-06:00") });
  const field = {
    kind: "article",
    path: "articles/next",
    isEntry: true,
    draft: null,
    live: null,
    shipped: null,
  };
  const article = currentValue(field as unknown as Field, "America/Chicago");
  expect(article).toMatchObject({ date: "2026-12-31", checked: "2026-12-31", taxYear: 2026 });
});
