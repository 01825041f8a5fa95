import { fieldWords } from "#content/words/office/website-fields.ts";
import type { Locale } from "#domain/locale.ts";
import { orderStep } from "#domain/website/edits.ts";
import type { FieldPattern } from "#domain/website/field-table.ts";
import { groupOf } from "./field-names.ts";

const patterns = Object.keys(fieldWords.en.labels) as FieldPattern[];

/** The name of a field of which only the address is known, with the id of its entry: "In person, families: Price". */
export function pathName(path: string, locale: Locale): string {
  const { groups, labels } = fieldWords[locale];
  const steps = path.split("/");
  const pattern = patterns.find((each) => fits(each.split("/"), steps));
  if (!pattern) return path;
  const group = groupOf(path);
  const ids = steps.filter(
    (step, place) => pattern.split("/")[place] === "*" && !group.split("/").includes(step),
  );
  const place = [groups[group], ids.map((id) => id.replaceAll("-", " ")).join(", ")]
    .filter(Boolean)
    .join(", ");
  return `${place}: ${labels[pattern]}`;
}

const fits = (pattern: readonly string[], steps: readonly string[]) =>
  pattern.length === steps.length &&
  pattern.every((step, place) => (step === "*" && steps[place] !== orderStep) || step === steps[place]);
