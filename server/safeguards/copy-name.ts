import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { foldText } from "#domain/search/fold-text.ts";

type Named = { name: string; email: string; phone_shown: string };

/** The file name of a person's copy, by what of theirs is written in plain letters: "copy-ana-ruiz.zip". */
export function copyName({ name, email, phone_shown }: Named): string {
  const texts = [maskSensitiveNumbers(name), email, maskSensitiveNumbers(phone_shown)].map(foldText);
  const whose = texts.find((text) => /[a-z\d]/.test(text) && !otherLetter.test(text)) ?? "";
  return `${["copy", ...(whose.match(/[a-z\d]+/g) ?? [])].join("-")}.zip`;
}

/** A letter that is not plain: without it a name would be another. */
const otherLetter = /[^\P{L}a-z]/u;
