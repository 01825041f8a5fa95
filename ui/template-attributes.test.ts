import { expect, test } from "vitest";
import type { ValuesOf } from "#domain/templates/template-fields.ts";
import { templateAttributes } from "./template-attributes.ts";

const fields = { title: "text", note: "optional text", isNew: "flag", rows: [{ name: "text" }] } as const;
const { fill, fillAttribute, when, unless, repeat } = templateAttributes(fields);

test("a field is named in the attribute that the server reads", () => {
  expect([fill("title"), when("note"), unless("isNew"), repeat("rows")]).toEqual([
    { "data-fill": "title" },
    { "data-if": "note" },
    { "data-unless": "isNew" },
    { "data-repeat": "rows" },
  ]);
  expect(fillAttribute("open", "isNew")).toEqual({ "data-fill-open": "isNew" });
});

test("a name that is misspelt or of another kind does not compile, nor do values of another shape", () => {
  // @ts-expect-error There is no such field.
  fill("titel");
  // @ts-expect-error A flag is no text.
  fill("isNew");
  // @ts-expect-error A text is always there.
  when("title");
  // @ts-expect-error Only lists repeat.
  repeat("note");
  const values: ValuesOf<typeof fields> = { title: "", isNew: true, rows: [{ name: "" }] };
  // @ts-expect-error A flag is a boolean.
  const texts: ValuesOf<typeof fields> = { ...values, isNew: "yes" };
  // @ts-expect-error An entry has its fields too.
  const rows: ValuesOf<typeof fields> = { ...values, rows: [{}] };
  // @ts-expect-error All fields but optional ones are needed.
  const few: ValuesOf<typeof fields> = { isNew: true, rows: [] };
  expect([texts, rows, few]).toHaveLength(3);
});
