import { hasSensitiveNumber } from "#domain/forms/sensitive-numbers.ts";

/** Warns under the free text of a form that is no island, with the words it carries, as `Field` does in an island. */
export function warnOfNumbers() {
  const part = document.querySelector<HTMLElement>("[data-sensitive-warning]");
  const warn = ({ id, value }: HTMLInputElement) => {
    const warning = document.getElementById(`${id}-warning`);
    const text = hasSensitiveNumber(value) ? (part?.dataset.sensitiveWarning ?? "") : "";
    if (warning && warning.textContent !== text) warning.textContent = text;
  };
  const warnAll = () => {
    for (const field of part?.querySelectorAll<HTMLInputElement>("input[id], textarea[id]") ?? [])
      warn(field);
  };
  part?.addEventListener("input", ({ target }) => warn(target as HTMLInputElement));
  // What was typed before this script came, or put back by the server; a draft is put back later.
  warnAll();
  part?.addEventListener("focusin", warnAll);
}
