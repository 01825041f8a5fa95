import type { DeskNames } from "#content/desk-names.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import type { Locale } from "#domain/locale.ts";
import { orderStep } from "#domain/website/edits.ts";
import type { FieldPattern } from "#domain/website/field-table.ts";
import { groupOf, withLabel } from "./field-names.ts";

const patterns = Object.keys(fieldWords.en.labels) as FieldPattern[];

/** Services and levels have names by their id and by that of their set: "inPerson/families"; others by their place. */
type Names = Pick<DeskNames, "services" | "entries">;

/** The name of a field of which only the address is known, with its entry: "In person, Families: Price", else its id. */
export function pathName(path: string, locale: Locale, names: Names): string {
  const steps = path.split("/");
  const pattern = patterns.find((each) => fits(each.split("/"), steps));
  if (!pattern) return path;
  const group = groupOf(path);
  const service = (id: string) => names.services.find(({ ids }) => ids.includes(id))?.name[locale];
  const entryAt = (place: string) => names.entries.find(({ path }) => path === place)?.name[locale];
  const called = steps.flatMap((id, place) => {
    if (pattern.split("/")[place] !== "*" || group.split("/").includes(id)) return [];
    const own = entryAt(steps.slice(0, place + 1).join("/")) ?? service(`${steps[1]}/${id}`);
    return own ?? service(id) ?? id.replaceAll("-", " ");
  });
  const place = [fieldWords[locale].groups[group], called.join(", ")].filter(Boolean).join(", ");
  return withLabel(place, pattern, locale);
}

const fits = (pattern: readonly string[], steps: readonly string[]) =>
  pattern.length === steps.length &&
  pattern.every((step, place) => (step === "*" && steps[place] !== orderStep) || step === steps[place]);
