import type { Field } from "#domain/office/website-values.ts";
import type { FieldKind } from "#domain/website/field-kinds.ts";

const kinds: readonly FieldKind[] = ["line", "url", "email", "day", "money", "number", "flag", "choice"];

/** Whether a field has one input, which needs no screen of its own. */
export const isOneInput = ({ kind, parked }: Pick<Field, "kind" | "parked">) =>
  kinds.includes(kind) && parked === null;
