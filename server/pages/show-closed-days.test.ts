import { expect, test } from "vitest";
import { hasClosedDays, showClosedDays } from "./show-closed-days.ts";

const line = (date: string) =>
  `<p class="note" data-closed-on="${date}" hidden="">Closed ${date} (A &amp; B)</p>`;
const page = `<dl></dl>${["2026-11-11", "2026-11-26", "2026-12-25", "2027-01-01"].map(line).join("")}<p>Texas</p>`;

test.each([
  ["2026-11-11", ["2026-11-11", "2026-11-26"]],
  ["2026-11-12", ["2026-11-26"]],
  ["2026-11-25", ["2026-11-26", "2026-12-25"]],
  ["2026-12-03", ["2026-12-25", "2027-01-01"]],
  ["2029-01-01", []],
])("on %s a page says what is closed from that day on for a month, whenever it was built", (today, shown) => {
  const said = showClosedDays(page, today);
  expect(
    [...said.matchAll(/<p class="note">Closed ([\d-]+) \(A &amp; B\)<\/p>/g)].map(([, day]) => day),
  ).toEqual(shown);
  expect(said).not.toMatch(/hidden|data-closed-on/);
  expect(said.startsWith("<dl></dl>") && said.endsWith("<p>Texas</p>")).toBe(true);
});

test("a day may be called by a form, whose name the build keeps in one line", () => {
  const named = line("2026-12-01").replace("A &amp; B", "<no-break>1099-NEC</no-break> day");
  expect(showClosedDays(named, "2026-11-28")).toBe(
    '<p class="note">Closed 2026-12-01 (<no-break>1099-NEC</no-break> day)</p>',
  );
  expect(showClosedDays(named + line("2026-12-25"), "2026-12-02")).toBe(
    '<p class="note">Closed 2026-12-25 (A &amp; B)</p>',
  );
});

test("a page without closed days is known by it", () => {
  expect([page, "<p>Texas</p>"].map((html) => hasClosedDays(Buffer.from(html)))).toEqual([true, false]);
});
