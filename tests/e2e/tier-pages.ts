import { loadPractice } from "#content/load-practice.ts";
import { pathOf } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import type { Locale } from "#domain/locale.ts";
import { offeredTiers } from "#site/forms/offered-types.ts";
import type { Page } from "./fixtures.ts";

const { tiers } = loadPractice();
type Alert = keyof (typeof serviceWords)["en"]["alerts"];
type TierPage = {
  route: keyof (typeof formWords)["en"]["consultation"]["services"] & Parameters<typeof pathOf>[0];
  set: keyof typeof tiers;
  kind: "booking" | "consultation";
  /** What the page says where nothing is chosen; without one its button waits, disabled. */
  alert?: Alert;
};

/** Pages on which a tier is chosen. `/services/tax-preparation` is the screen of personal taxes at a second address. */
export const tierPages: readonly (TierPage & { path: string })[] = (
  [
    { route: "personalTaxes", set: "taxPreparation", kind: "consultation", alert: "serviceType" },
    { route: "businessTaxes", set: "businessTaxes", kind: "consultation", alert: "serviceType" },
    { route: "bookkeeping", set: "bookkeeping", kind: "consultation", alert: "plan" },
    { route: "advisory", set: "advisory", kind: "consultation", alert: "advisoryType" },
    { route: "startYourBusiness", set: "businessFormation", kind: "consultation", alert: "serviceType" },
    { route: "inPerson", set: "inPerson", kind: "booking" },
    { route: "mobileApp", set: "mobileApp", kind: "booking" },
    { route: "virtual", set: "virtual", kind: "booking" },
  ] satisfies TierPage[]
).flatMap((page: TierPage) => [
  { ...page, path: pathOf(page.route, "en") },
  ...(page.route === "personalTaxes" ? [{ ...page, path: pathOf("taxPreparation", "en") }] : []),
]);

/** Names of a page's tiers, in the order of the cards. */
export const tierNames = (page: TierPage, locale: Locale) =>
  tiers[page.set].tiers.map(({ name }) => name[locale]);
/** As the dialog says the chosen tier: its name and its price. */
export const chosenWords = (page: TierPage, locale: Locale, place: number) => {
  const { name, price } = offeredTiers(tiers[page.set], locale)[place] ?? {};
  return `${name} · ${price}`;
};
export const serviceName = (page: TierPage, locale: Locale) =>
  formWords[locale].consultation.services[page.route];

/** The parts of a tier page. */
export function partsOf(page: Page, { kind, alert }: TierPage, locale: Locale) {
  const section = page.locator("#tiers");
  const button = section.getByRole("button");
  const dialog = page.getByRole("dialog");
  return {
    radios: section.getByRole("radio"),
    /** Their labels lie over the whole cards. */
    cards: section.locator("label"),
    chosen: section.getByRole("radio", { checked: true }),
    waiting: section.getByRole("button", { disabled: true }),
    /** Names the choice, except where the page's button has words of its own. */
    goOn: alert ? button : section.getByRole("button", { name: serviceWords[locale].tiers.continueWith }),
    button,
    alert: page.getByRole("alertdialog"),
    dialog,
    /** A field of the closed dialog, which has no role. */
    emptied: page.locator(`dialog#${kind} [name=email]`),
    submit: dialog.getByRole("button", { name: formWords[locale][kind].submit }),
  };
}
