import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** What is said of the staff wherever somebody of them is named or chosen. */
const en = {
  /** In the place of a name that is not known. */
  unnamed: "Somebody without a name",
  /** Of those who left the staff, or are blocked. */
  former: "{name} (no access)",
} as const;

const es: Words<typeof en> = {
  unnamed: "Alguien sin nombre",
  former: "{name} (sin acceso)",
};

export const colleagueWords: Both<Words<typeof en>> = { en, es };
