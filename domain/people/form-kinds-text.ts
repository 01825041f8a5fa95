import type { FormKind } from "../forms/form-kinds.ts";

/** The kinds of a person's forms with a space around each, so that one can be looked for: ` hero quiz `. */
export const formKindsText = (kinds: readonly FormKind[]): string =>
  kinds.reduce((text, kind) => withFormKind(text, kind), " ");

export const withFormKind = (text: string, kind: FormKind): string =>
  text.includes(` ${kind} `) ? text : `${text}${kind} `;
