import { fillCount, fillIn, type PluralForms } from "#content/format/fill-in.ts";
import { mostShown } from "#domain/office/desk-values.ts";

/** A number as lists tell it: "99+" beyond what they count. */
export const capped = (count: number) => (count > mostShown ? `${mostShown}+` : count);

/** The plural form for such a number. */
export const fillCapped = (forms: PluralForms, count: number): string =>
  count > mostShown ? fillIn(forms.other, { count: capped(count) }) : fillCount(forms, count);
