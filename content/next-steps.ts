import { type Locale, locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { fillIn } from "./format/fill-in.ts";
import { formWords } from "./words/forms.ts";
import { type ToldKind, visitorLetterWords } from "./words/letters.ts";

const appNames = locales.map((locale) => formWords[locale].consultation.services.mobileApp);

/** By whose words a sent form is answered: its kind's, or for a booking request of that service the mobile app's. */
export const toldKind = <Kind extends string>(kind: Kind, service: unknown): Kind | "mobileApp" =>
  kind === "booking" && appNames.some((name) => name === service) ? "mobileApp" : kind;

/** What happens after a form was sent. */
export const nextSteps = (kind: ToldKind, locale: Locale, { proof }: Practice): string[] =>
  visitorLetterWords[locale].steps[kind].map((step) => fillIn(step, proof));
