import { orderStep } from "./edits.ts";
import { type FieldKind, type FieldRules, type FieldTable, type Section, sections } from "./field-kinds.ts";
import { type FieldPattern, fieldTable } from "./field-table.ts";

export type FieldType = FieldRules & { pattern: FieldPattern; section: Section; kind: FieldKind };

export const fieldTypes: readonly FieldType[] = sections.flatMap((section) =>
  Object.entries(fieldTable[section] as FieldTable).map(([pattern, [kind, rules]]) => ({
    ...rules,
    pattern: pattern as FieldPattern,
    section,
    kind,
  })),
);

// Each of some thousand addresses is looked up when a draft is checked: its pattern is split once and for all.
const typesByLength = Map.groupBy(
  fieldTypes.map((type) => ({ type, steps: type.pattern.split("/") })),
  ({ steps }) => steps.length,
);

export function findFieldType(path: string): FieldType | undefined {
  const steps = path.split("/");
  return typesByLength.get(steps.length)?.find((each) => fits(each.steps, steps))?.type;
}

/** Finds the entry that a field stands in; undefined for an entry itself and for a field outside of all. */
export const entryAbove = (path: string): string | undefined => {
  const above = fieldAbove(path.slice(0, path.lastIndexOf("/")));
  return above !== undefined && findFieldType(above)?.isEntry ? above : undefined;
};

export function fieldAbove(path: string): string | undefined {
  const steps = path.split("/");
  const lengths = steps.map((_, index) => steps.length - index);
  return lengths.map((length) => steps.slice(0, length).join("/")).find(findFieldType);
}

const fits = (pattern: readonly string[], steps: readonly string[]) =>
  pattern.every((step, index) => (step === "*" ? isId(steps[index]) : step === steps[index]));

const isId = (step = "") => step !== "" && step !== orderStep;
