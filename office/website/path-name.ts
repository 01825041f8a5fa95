import { fieldWords } from "#content/words/office/website-fields.ts";
import type { Both, Locale } from "#domain/locale.ts";
import { orderStep } from "#domain/website/edits.ts";
import type { FieldPattern } from "#domain/website/field-table.ts";
import { groupOf } from "./field-names.ts";

const patterns = Object.keys(fieldWords.en.labels) as FieldPattern[];

/** The names of services and levels, by their id and by that of their set: "inPerson/families". */
type EntryNames = readonly { ids: readonly string[]; name: Both }[];

/** The name of a field of which only the address is known, with its entry: "In person, Families: Price", else its id. */
export function pathName(path: string, locale: Locale, names: EntryNames = []): string {
  const { groups, labels } = fieldWords[locale];
  const steps = path.split("/");
  const pattern = patterns.find((each) => fits(each.split("/"), steps));
  if (!pattern) return path;
  const group = groupOf(path);
  const ids = steps.filter(
    (step, place) => pattern.split("/")[place] === "*" && !group.split("/").includes(step),
  );
  const called = (id: string) => names.find(({ ids }) => ids.includes(id))?.name[locale];
  const entry = (id: string) => called(`${steps[1]}/${id}`) ?? called(id) ?? id.replaceAll("-", " ");
  const place = [groups[group], ids.map(entry).join(", ")].filter(Boolean).join(", ");
  return `${place}: ${labels[pattern]}`;
}

const fits = (pattern: readonly string[], steps: readonly string[]) =>
  pattern.length === steps.length &&
  pattern.every((step, place) => (step === "*" && steps[place] !== orderStep) || step === steps[place]);
