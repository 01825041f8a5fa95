import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longest } from "#domain/forms/form-values.ts";
import { officeOperations } from "#domain/office/office-operations.ts";
import { filesUnder } from "./source-files.ts";

type Schema = { type: string; requirement?: unknown } & Partial<{
  entries: Record<string, Schema>;
  pipe: readonly Schema[];
  wrapped: Schema;
  options: readonly Schema[];
}>;

/** The most characters that a rule takes, where it says so. */
const mostOf = ({ type, requirement, pipe = [], wrapped }: Schema): number | undefined => {
  if (type === "max_length" && typeof requirement === "number") return requirement;
  return [...pipe, ...(wrapped ? [wrapped] : [])].map(mostOf).find((most) => most !== undefined);
};
const fieldsOf = ({ entries = {}, options = [], pipe = [] }: Schema): [string, Schema][] => [
  ...Object.entries(entries),
  ...[...options, ...pipe].flatMap(fieldsOf),
];

const fields = filesUnder(["office"], /\.tsx$/).flatMap((file) => {
  const source = readFileSync(file, "utf8");
  const used = officeOperations.filter(({ name }) => {
    const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return new RegExp(`\\b${variable}\\b`).test(source);
  });
  const rules = new Map(used.flatMap(({ input }) => fieldsOf(input as unknown as Schema)));
  return [...source.matchAll(/<Field\b[^>]*?\bname="(\w+)"[\s\S]*?\/>/g)].flatMap(([field, name = ""]) => {
    const rule = rules.get(name);
    const most = rule && mostOf(rule);
    return most ? [{ file, name, field, most }] : [];
  });
});

test("a field of the office takes as much as its rule, so that nothing is cut without a word", () => {
  expect(fields.length).toBeGreaterThan(5);
  const plain = fields.filter(({ field }) => !/\b(?:type|maxLength)=/.test(field));
  const cut = plain.filter(({ most }) => most > longest.line).map(({ file, name }) => `${name} in ${file}`);
  expect(cut).toEqual([]);
});
