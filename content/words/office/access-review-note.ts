import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  /** Kept among the notes, with everybody's name and role. */
  reviewed: "All accounts and roles were looked at. {list}.",
} as const;

const es: Words<typeof en> = {
  reviewed: "Se revisaron todas las cuentas y sus puestos. {list}.",
};

export const accessReviewWords: Both<Words<typeof en>> = { en, es };
