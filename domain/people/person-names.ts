import type { FormFields } from "../forms/check-fields.ts";
import type { FormKind } from "../forms/form-kinds.ts";
import { groupedPhone } from "../forms/phone-number.ts";
import { maskSensitiveNumbers } from "../forms/sensitive-numbers.ts";
import { foldText } from "../search/fold-text.ts";

export function personName(kind: FormKind, fields: FormFields): string {
  if (kind === "contact") return `${fields.firstName} ${fields.lastName}`;
  return (kind === "business" ? fields.fullName : fields.name) ?? "";
}

/** What a list calls a person; one who gave no name, as after the quiz, by their address or number. */
export const listedName = (person: { name: string; email: string; phone_shown: string }): string =>
  maskSensitiveNumbers(person.name) || person.email || maskSensitiveNumbers(groupedPhone(person.phone_shown));

export const firstNameOf = (name: string): string => name.split(" ")[0] ?? "";

export const nameWords = (name: string): string[] => [...new Set(foldText(name).match(/[\p{L}\p{N}]+/gu))];

/** Whether two names may be one person's: all words of one are among the other's. No name is like every name. */
export function isAlikeName(one: string, other: string): boolean {
  const [fewer = [], more = []] = [nameWords(one), nameWords(other)].sort((a, b) => a.length - b.length);
  return fewer.every((word) => more.includes(word));
}

/** The first of people with an alike name, one with as many words before others; undefined when there is none. */
export function mostAlike<Each extends { name: string }>(
  people: readonly Each[],
  name: string,
): Each | undefined {
  const alike = people.filter((person) => isAlikeName(person.name, name));
  const words = nameWords(name).length;
  return alike.find((person) => nameWords(person.name).length === words) ?? alike[0];
}
