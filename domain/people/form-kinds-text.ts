import type { FormKind } from "../forms/form-kinds.ts";

/** The kinds of the forms that a person sent as one text, a space around each, so that one can be looked for: ` hero quiz `. */
export const formKindsText = (kinds: readonly FormKind[]): string =>
  kinds.reduce((text, kind) => withFormKind(text, kind), " ");

/** The text of form kinds with one more in it, once. */
export const withFormKind = (text: string, kind: FormKind): string =>
  text.includes(` ${kind} `) ? text : `${text}${kind} `;
